import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { tokenScopeOf } from '@quittance/contract/tokens'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { version } from '#process/version.ts'
import { contentSecurityPolicy } from './headers.ts'
import { requireUser } from './mount.ts'

type Options = { publicUrl: URL; isOpen: boolean }

/** Unless it is open to all, only users get the description, by session or token. */
export async function registerApiDocs(app: FastifyInstance, { publicUrl, isOpen }: Options) {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Quittance API', version },
      servers: [{ url: publicUrl.origin }],
      components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } } },
    },
    transform: withScope,
  })
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    schema: { hide: true },
    onRequest: async (request) => void (isOpen || requireUser(request)),
    handler: async () => app.swagger(),
  })
  if (!isOpen) return
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(),
    // The other layout has a top bar whose logo loads a style sheet that the policy forbids.
    uiConfig: { layout: 'BaseLayout' },
  })
}

type Transform = typeof jsonSchemaTransform

function withScope(input: Parameters<Transform>[0]): ReturnType<Transform> {
  const { schema, url } = jsonSchemaTransform(input)
  const scope = tokenScopeOf(String(input.route.method), url)
  const description = scope ? `Scope of an access token: ${scope}` : 'Not open to access tokens'
  return { url, schema: { ...schema, description, security: scope ? [{ accessToken: [] }] : [] } }
}
