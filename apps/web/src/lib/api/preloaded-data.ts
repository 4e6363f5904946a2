import { type AddressParts, addressOf } from '@quittance/contract/address'
import type { Endpoint, Output } from '@quittance/contract/endpoint'
import type { Endpoints } from '@quittance/contract/endpoints'
import { type PageAnswers, pageAnswersId } from '@quittance/contract/first-screen'
import type { Arguments } from './api.ts'

const answers = new Map(Object.entries(readPage()))

/** What the page brought along for this call, as long as no query has used it. */
export function preloadedData(endpoint: keyof Endpoints): unknown {
  return answers.get(addressOf(endpoint))
}

/** For a query: what the page brought along for this call, as old as the page and good for one use. */
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

/** What is left belongs to a session that has ended. */
export function clearPreloadedData() {
  answers.clear()
}

function take(address: string) {
  const answer = answers.get(address)
  answers.delete(address)
  return answer
}

function readPage() {
  const text = document.getElementById(pageAnswersId)?.textContent
  return JSON.parse(text ?? '{}') as PageAnswers
}
