import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

type Claims = Record<string, unknown>
/** Changes an ID token before it is sent; `key` signs the changed one unless it says otherwise. */
export type Tamper = (token: { header: Claims; claims: Claims; key: KeyObject }) => Partial<{
  header: Claims
  claims: Claims
  key: KeyObject
}>

/** A real OpenID Connect provider on this machine, where everyone may log in with any name. */
export async function startOidcServer() {
  /** By login; anyone else has the login as a verified address. */
  const people = new Map<string, Claims>()
  const requests: string[] = []
  let tamper: Tamper | undefined
  let handle: RequestListener = () => {}
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url === '/favicon.ico') response.writeHead(204).end()
    else handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function useNewKey() {
    const { privateKey } = newKey()
    const kid = randomUUID()
    const provider = new Provider(issuer, {
      clients: [{ client_id: 'quittance', client_secret: 'hidden', redirect_uris: [issuer] }],
      claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      cookies: { keys: ['any'] },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] },
      pkce: { required: () => true },
      ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
      findAccount: (_: unknown, sub: string) => ({
        accountId: sub,
        claims: () => ({ sub, email: sub, email_verified: true, ...people.get(sub) }),
      }),
      /** Asks for no consent. */
      async loadExistingGrant({ oidc }: Parameters<Parameters<Provider['use']>[0]>[0]) {
        const { clientId } = oidc.client
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
        grant.addOIDCScope('openid email profile')
        await grant.save()
        return grant
      },
    })
    // Products under test choose their port when they start.
    provider.Client.prototype.redirectUriAllowed = (uri) => isLocal(uri, '/api/auth/oidc/callback')
    provider.Client.prototype.postLogoutRedirectUriAllowed = (uri) => isLocal(uri, '/')
    provider.use(async (ctx, next) => {
      await next()
      if (ctx.path === '/token' && ctx.body.id_token && tamper) {
        ctx.body.id_token = change(ctx.body.id_token, privateKey, tamper)
      }
    })
    handle = provider.callback()
  }
  useNewKey()

  return {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'quittance',
      OIDC_CLIENT_SECRET: 'hidden',
      OIDC_NAME: 'Example ID',
    },
    people,
    requests,
    useNewKey,
    tamperWith(next: Tamper | undefined) {
      tamper = next
    },
    /** As a browser does: logs in and returns the path of the app that the provider leads to. */
    async visit(url: string, login: string) {
      const cookies = new Map<string, string>()
      let next = new URL(url)
      while (next.origin === issuer) {
        const isForm = next.pathname.startsWith('/interaction/')
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
          ...(isForm && { method: 'POST', body: new URLSearchParams({ prompt: 'login', login }) }),
        })
        for (const line of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        next = new URL(response.headers.get('location') ?? 'about:blank', next)
      }
      return next.pathname + next.search
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function newKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

function isLocal(uri: string, path: string) {
  const { hostname, pathname } = new URL(uri)
  return hostname === 'localhost' && pathname === path
}

function change(token: string, ownKey: KeyObject, tamper: Tamper) {
  const [header = {}, claims = {}] = token
    .split('.', 2)
    .map((part): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()))
  const made = { header, claims, key: ownKey, ...tamper({ header, claims, key: ownKey }) }
  const content = [made.header, made.claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  if (made.header.alg === 'none') return `${content}.`
  return `${content}.${createSign('sha256').update(content).sign(made.key, 'base64url')}`
}
