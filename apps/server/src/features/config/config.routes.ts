import { configEndpoints } from '@quittance/contract/config'
import type { FastifyInstance } from 'fastify'
import { mount } from '#http/mount.ts'

type Deps = {
  supportEmail: string | undefined
  hasMailbox: boolean
  stripePublishableKey: string | undefined
}

export function registerConfig(
  app: FastifyInstance,
  { supportEmail, hasMailbox, stripePublishableKey }: Deps,
) {
  mount(app, configEndpoints, {
    'GET /api/config': async () => ({
      supportEmail: supportEmail ?? null,
      hasMailbox,
      stripePublishableKey: stripePublishableKey ?? null,
    }),
  })
}
