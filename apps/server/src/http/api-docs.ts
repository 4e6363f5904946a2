import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { contentSecurityPolicy } from './headers.ts'

export async function registerApiDocs(app: FastifyInstance, publicUrl: URL) {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Quittance API', version: '1.0.0' },
      servers: [{ url: publicUrl.origin }],
    },
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: contentSecurityPolicy(),
    // The other layout has a top bar whose logo loads a style sheet that the policy forbids.
    uiConfig: { layout: 'BaseLayout' },
  })
}
