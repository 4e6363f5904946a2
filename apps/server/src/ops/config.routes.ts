import { configEndpoints } from '@quittance/contract/config'
import type { FastifyInstance } from 'fastify'
import { mount } from '#http/mount.ts'
import type { ReaderSettings } from '#process/settings/reader.ts'
import { describeReader } from './describe-reader.ts'

type Deps = {
  supportEmail: string | undefined
  hasMailbox: boolean
  mailIn: boolean
  stripePublishableKey: string | undefined
  trialDays: number
  reader: ReaderSettings
}

export function registerConfig(
  app: FastifyInstance,
  { supportEmail, stripePublishableKey, reader, ...rest }: Deps,
) {
  mount(app, configEndpoints, {
    'GET /api/config': async () => ({
      supportEmail: supportEmail ?? null,
      stripePublishableKey: stripePublishableKey ?? null,
      reader: describeReader(reader),
      ...rest,
    }),
  })
}
