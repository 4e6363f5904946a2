import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

type Claims = Record<string, unknown>
type Token = { header: Claims; claims: Claims; key: KeyObject }
/** Changes an ID token before it is signed and sent. */
export type Tamper = (token: Token) => Partial<Token>

/** A real OpenID Connect provider on this machine, where everyone may log in with any name. */
export async function startOidcServer() {
  const requests: string[] = []
  let handle: RequestListener = () => {}
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    if (request.url === '/favicon.ico') response.writeHead(204).end()
    else handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const identity = { OIDC_CLIENT_ID: 'quittance', OIDC_CLIENT_SECRET: 'hidden' }
  const provided = {
    env: { OIDC_ISSUER: issuer, ...identity, OIDC_NAME: 'Example ID' },
    /** By login; anyone else has the login as a verified address. */
    people: new Map<string, Claims>(),
    requests,
    tamper: undefined as Tamper | undefined,
    useNewKey() {
      const key = newKey()
      const jwk = { ...key.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
      const provider = new Provider(issuer, {
        clients: [{ client_id: 'quittance', client_secret: 'hidden', redirect_uris: [issuer] }],
        claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
        cookies: { keys: ['any'] },
        jwks: { keys: [jwk] },
        pkce: { required: () => true },
        ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
        findAccount: (_: unknown, sub: string) => ({
          accountId: sub,
          claims: () => ({ sub, email: sub, email_verified: true, ...provided.people.get(sub) }),
        }),
      })
      // Products under test choose their port when they start.
      const isAllowed = { redirectUriAllowed: () => true, postLogoutRedirectUriAllowed: () => true }
      Object.assign(provider.Client.prototype, isAllowed)
      provider.use(async (ctx, next) => {
        await next()
        const { tamper } = provided
        if (ctx.path !== '/token' || !ctx.body.id_token || !tamper) return
        ctx.body.id_token = change(ctx.body.id_token, key, tamper)
      })
      handle = provider.callback()
    },
    /** As a browser does: logs in and returns the path of the app that the provider leads to. */
    async visit(url: string, login: string) {
      const cookies = new Map<string, string>()
      let next = new URL(url)
      let prompt = 'login'
      while (next.origin === issuer) {
        const isForm = next.pathname.startsWith('/interaction/')
        const response = await fetch(next, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
          ...(isForm && { method: 'POST', body: new URLSearchParams({ prompt, login }) }),
        })
        if (isForm) prompt = 'consent'
        for (const line of response.headers.getSetCookie()) {
          const [name = '', value = ''] = line.split(/[=;]/, 2)
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
  provided.useNewKey()
  return provided
}

export function newKey() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
}

function change(token: string, ownKey: KeyObject, tamper: Tamper) {
  const [header = {}, claims = {}] = token
    .split('.', 2)
    .map((part): Claims => JSON.parse(Buffer.from(part, 'base64url').toString()))
  const made = { header, claims, key: ownKey, ...tamper({ header, claims, key: ownKey }) }
  const content = [made.header, made.claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const isSigned = made.header.alg !== 'none'
  return `${content}.${isSigned ? createSign('sha256').update(content).sign(made.key, 'base64url') : ''}`
}
