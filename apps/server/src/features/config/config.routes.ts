import { configEndpoints } from '@quittance/contract/config'
import type { FastifyInstance } from 'fastify'
import { mount } from '#http/mount.ts'

type Deps = { supportEmail: string | undefined; hasMailbox: boolean }

export function registerConfig(app: FastifyInstance, { supportEmail, hasMailbox }: Deps) {
  mount(app, configEndpoints, {
    'GET /api/config': async () => ({ supportEmail: supportEmail ?? null, hasMailbox }),
  })
}
