declare module 'oidc-provider' {
  type Context = { path: string; body: { id_token?: string } }
  export class Provider {
    constructor(issuer: string, configuration: object)
    Client: { prototype: object }
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): import('node:http').RequestListener
  }
}
