declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Context = { path: string; body: { id_token?: string } }
  export class Provider {
    constructor(issuer: string, configuration: object)
    Client: { prototype: object }
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): RequestListener
  }
}
