declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type Context = {
    path: string
    body: { id_token?: string }
    oidc: {
      client: { clientId: string }
      session: { accountId: string }
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant }
    }
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    Client: {
      prototype: Record<`${'r' | 'postLogoutR'}edirectUriAllowed`, (uri: string) => boolean>
    }
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): RequestListener
  }
}
