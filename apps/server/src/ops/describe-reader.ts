import { isIP } from 'node:net'
import type { PublicConfig } from '@quittance/contract/config'
import type { ReaderSettings, VisionSettings } from '#process/settings/reader.ts'

const makers = { anthropic: 'Anthropic', google: 'Google' }

/** Who sees a photo in order to read it, as people may know it. */
export function describeReader(reader: ReaderSettings): PublicConfig['reader'] {
  const { engine } = reader
  return { engine, service: engine === 'vision' ? serviceOf(reader) : null }
}

function serviceOf({ provider, baseUrl }: VisionSettings) {
  if (!baseUrl) return provider === 'openai-compatible' ? null : makers[provider]
  const { hostname } = new URL(baseUrl)
  return isInHouse(hostname) ? null : hostname
}

/** Addresses and names that mean something inside a network only; they are nobody else's business. */
function isInHouse(hostname: string) {
  const isAddress = hostname.startsWith('[') || isIP(hostname) > 0
  const isPlainName = !hostname.includes('.')
  return isAddress || isPlainName || /\.(?:local|localhost|lan|internal|home\.arpa)$/.test(hostname)
}
