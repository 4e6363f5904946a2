import { isIP } from 'node:net'
import { configEndpoints, type PublicConfig } from '@quittance/contract/config'
import type { FastifyInstance } from 'fastify'
import { mount } from '#http/mount.ts'
import type { ReaderSettings, VisionSettings } from '#process/settings/reader.ts'
import { version } from '#process/version.ts'

const makers = { anthropic: 'Anthropic', google: 'Google' }

export function describeReader(reader: ReaderSettings): PublicConfig['reader'] {
  const { engine } = reader
  return { engine, service: engine === 'vision' ? serviceOf(reader) : null }
}

function serviceOf({ provider, baseUrl }: VisionSettings) {
  if (!baseUrl) return provider === 'openai-compatible' ? null : makers[provider]
  const { hostname } = new URL(baseUrl)
  return isInHouse(hostname) ? null : hostname
}

/** Hosts and names that exist only inside a private network; they are not published. */
function isInHouse(hostname: string) {
  const isAddress = hostname.startsWith('[') || isIP(hostname) > 0
  const isPlainName = !hostname.includes('.')
  return isAddress || isPlainName || /\.(?:local|localhost|lan|internal|home\.arpa)$/.test(hostname)
}

type Deps = {
  supportEmail: string | undefined
  hasMailbox: boolean
  mailIn: boolean
  stripePublishableKey: string | undefined
  trialDays: number
  signUp: PublicConfig['signUp']
  provider: string | undefined
  passwordsOff: boolean
  reader: ReaderSettings
}

export function registerConfig(
  app: FastifyInstance,
  { supportEmail, stripePublishableKey, provider, reader, ...rest }: Deps,
) {
  mount(app, configEndpoints, {
    'GET /api/config': async () => ({
      version,
      supportEmail: supportEmail ?? null,
      stripePublishableKey: stripePublishableKey ?? null,
      provider: provider ?? null,
      reader: describeReader(reader),
      ...rest,
    }),
  })
}
