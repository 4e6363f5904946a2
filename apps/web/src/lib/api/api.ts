import { type AddressParts, addressOf } from '@quittance/contract/address'
import type { Endpoint, Input, Output } from '@quittance/contract/endpoint'
import type { Endpoints } from '@quittance/contract/endpoints'
import type { ErrorBody } from '@quittance/contract/errors'
import { noticeAnswer, noticeFailedCall } from './connection.ts'

type Given<E, Part extends 'params' | 'query' | 'body'> =
  Input<E, Part> extends undefined ? { [K in Part]?: undefined } : { [K in Part]: Input<E, Part> }

type Options<E> = Given<E, 'params'> &
  Given<E, 'query'> &
  Given<E, 'body'> & { signal?: AbortSignal }

/** What a call is made with; nothing at all where it needs nothing. */
export type Arguments<E> =
  Partial<Options<E>> extends Options<E> ? [options?: Options<E>] : [options: Options<E>]

/** A reply that is not a success; `status` 0 means that there was no reply at all. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: Partial<ErrorBody>

  constructor(status: number, message: string, body: Partial<ErrorBody> = {}) {
    super(message)
    this.status = status
    this.body = body
  }
}

let isLeaving = false

/**
 * The user is signing out: what the page would still ask for would be answered as to nobody, so it is
 * not asked, and nobody is told. Returns what lets calls through again, for who stays after all.
 */
export function endCalls(): () => void {
  isLeaving = true
  return () => {
    isLeaving = false
  }
}

/** Makes one call of the contract, named as the contract names it. */
export async function request<K extends keyof Endpoints>(
  endpoint: K,
  ...[options]: Arguments<Endpoints[K]>
): Promise<Output<Endpoints[K] & Endpoint>> {
  if (isLeaving && endpoint !== 'POST /api/auth/logout') return new Promise(() => {})
  const { body, signal, ...parts } = (options ?? {}) as AddressParts & {
    body?: unknown
    signal?: AbortSignal
  }

  const response = await fetch(addressOf(endpoint, parts), {
    method: endpoint.slice(0, endpoint.indexOf(' ')),
    signal: signal ?? null,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(failWithoutReply)
  // The connection may also break in the middle of the answer.
  const text = await response.text().catch(failWithoutReply)
  noticeAnswer()
  return readReply(response, text) as Output<Endpoints[K] & Endpoint>
}

function failWithoutReply(cause: unknown): never {
  const isCancelled = cause instanceof DOMException && cause.name === 'AbortError'
  if (!isCancelled) noticeFailedCall()
  throw new ApiError(0, cause instanceof Error ? cause.message : 'Network error')
}

/** The JSON of a success; anything else is thrown. */
export function readReply(
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  text: string,
): unknown {
  const json = parseJson(text)
  if (status >= 200 && status < 300) return json
  const body = (json && typeof json === 'object' ? json : {}) as Partial<ErrorBody>
  throw new ApiError(status, body.message ?? (text || statusText), body)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
