import { type AddressParts, addressOf } from '@quittance/contract/address'
import type { Endpoint, Output } from '@quittance/contract/endpoint'
import type { Endpoints } from '@quittance/contract/endpoints'
import { type PreloadedData, preloadedDataId } from '@quittance/contract/first-screen'
import type { Arguments } from './api.ts'

const answers = new Map(Object.entries(readPage()))

/** The data that the HTML embeds for this call, until a query has used it. */
export function preloadedData(endpoint: keyof Endpoints): unknown {
  return answers.get(addressOf(endpoint))
}

/** Query options that use the embedded data once, dated as old as the page. */
export function withPreloadedData<K extends keyof Endpoints>(
  endpoint: K,
  ...[options]: Arguments<Endpoints[K]>
) {
  const address = addressOf(endpoint, options as AddressParts | undefined)
  return {
    initialData: () => take(address) as Output<Endpoints[K] & Endpoint> | undefined,
    initialDataUpdatedAt: performance.timeOrigin,
  }
}

/** The rest belongs to a session that has ended. */
export function clearPreloadedData() {
  answers.clear()
}

function take(address: string) {
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}

function readPage() {
  const text = document.getElementById(preloadedDataId)?.textContent
  return JSON.parse(text ?? '{}') as PreloadedData
}
