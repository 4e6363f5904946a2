import * as oidc from 'openid-client'
import type { OidcSettings } from '#process/settings/oidc.ts'

export type Provider = ReturnType<typeof createProvider>
/** What the browser keeps of a sign-in until the provider sends it back. */
export type Checks = { state: string; nonce: string; verifier: string }

const discoveryMs = 60 * 60_000
const timeout = 5
const clockSkewSeconds = 60

/** The provider for single sign-on; asked only when a user signs in with it or signs out. */
export function createProvider(settings: OidcSettings, publicUrl: URL) {
  const { issuer, clientId, clientSecret, name, allowedDomains } = settings
  const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
  let discovered: { metadata: oidc.ServerMetadata; at: number } | undefined

  async function discover() {
    if (discovered && Date.now() - discovered.at < discoveryMs) return discovered.metadata
    const found = await oidc.discovery(issuer, clientId, undefined, undefined, { timeout, execute })
    const { supportsPKCE: _, ...metadata } = found.serverMetadata()
    discovered = { metadata, at: Date.now() }
    return metadata
  }

  /** Made anew for each sign-in, so that its keys are too: rotated and withdrawn ones count at once. */
  async function configure() {
    const metadata = await discover()
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const isBasic = methods.includes('client_secret_basic')
    const authenticate = isBasic ? oidc.ClientSecretBasic : oidc.ClientSecretPost
    const client = { [oidc.clockTolerance]: clockSkewSeconds }
    const config = new oidc.Configuration(metadata, clientId, client, authenticate(clientSecret))
    config.timeout = timeout
    // By default the library relies on TLS and does not check signatures.
    for (const extend of [...execute, oidc.enableNonRepudiationChecks]) extend(config)
    return config
  }

  return {
    name,
    issuer: issuer.href,
    allowedDomains,

    /** A user who is signed in already must enter their credentials there again. */
    async begin(isSignedIn: boolean): Promise<{ url: string; checks: Checks }> {
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()]
      const verifier = oidc.randomPKCECodeVerifier()
      const url = oidc.buildAuthorizationUrl(await configure(), {
        redirect_uri: new URL('/api/auth/oidc/callback', publicUrl).href,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isSignedIn && { prompt: 'login' }),
      })
      return { url: url.href, checks: { state, nonce, verifier } }
    },

    /** Throws if anything about the response is wrong. */
    async finish(path: string, checks: Checks) {
      const config = await configure()
      const tokens = await oidc.authorizationCodeGrant(config, new URL(path, publicUrl), {
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        pkceCodeVerifier: checks.verifier,
      })
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new Error('The provider sent no ID token.')
      /** Many providers leave the address out of the token. */
      const readClaims = async () =>
        claims.email ? claims : oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
      return { subject: claims.sub, idToken: tokens.id_token, readClaims }
    },

    /** Undefined if the provider offers none, or is down. */
    async endSessionUrl(idToken: string) {
      const config = await configure().catch(() => undefined)
      if (!config?.serverMetadata().end_session_endpoint) return undefined
      const back = { post_logout_redirect_uri: new URL('/', publicUrl).href }
      return oidc.buildEndSessionUrl(config, { id_token_hint: idToken, ...back }).href
    },
  }
}
