import { type AddressParts, addressOf } from '@quittance/contract/address'
import type { Endpoint, Input, Output } from '@quittance/contract/endpoint'
import type { Endpoints } from '@quittance/contract/endpoints'
import type { ErrorBody } from '@quittance/contract/errors'
import { ownerHeader } from '@quittance/contract/owner-header'
import { markOnline, reportFailedCall } from './connection.ts'

type Given<E, Part extends 'params' | 'query' | 'body'> =
  Input<E, Part> extends undefined ? { [K in Part]?: undefined } : { [K in Part]: Input<E, Part> }

type Options<E> = Given<E, 'params'> &
  Given<E, 'query'> &
  Given<E, 'body'> & {
    signal?: AbortSignal
    /** Whose call it is, if not the page's user: the server refuses it under any other session. */
    owner?: number
  }

/** A call's parameters; optional if there are none. */
export type Arguments<E> =
  Partial<Options<E>> extends Options<E> ? [options?: Options<E>] : [options: Options<E>]

/** A response that is not a success; `status` 0 means that there was no response at all. */
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

let caller: number | undefined

/** Makes further calls for this user: in another tab the cookie may have become another user's. */
export function setCaller(userId: number | null) {
  caller = userId ?? undefined
}

/** Calls that ask for or change the session are valid for any user. */
const aboutSession = /^(?:GET \/api\/auth\/user$|POST \/api\/auth\/)/

let isLeaving = false

/**
 * Blocks calls while signing out: they would fail as signed out and show errors. Returns a function
 * that allows them again, in case signing out fails.
 */
export function endCalls(): () => void {
  isLeaving = true
  return () => {
    isLeaving = false
  }
}

export async function request<K extends keyof Endpoints>(
  endpoint: K,
  ...[options]: Arguments<Endpoints[K]>
): Promise<Output<Endpoints[K] & Endpoint>> {
  if (isLeaving && endpoint !== 'POST /api/auth/logout') return new Promise(() => {})
  const { body, signal, owner, ...parts } = (options ?? {}) as AddressParts & {
    body?: unknown
    signal?: AbortSignal
    owner?: number
  }

  const response = await fetch(addressOf(endpoint, parts), {
    method: endpoint.slice(0, endpoint.indexOf(' ')),
    signal: signal ?? null,
    headers: {
      ...(!aboutSession.test(endpoint) && headersFor(owner)),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(failWithoutReply)
  // The connection may also break in the middle of the response.
  const text = await response.text().catch(failWithoutReply)
  const { status, statusText, headers } = response
  const reply = { status, statusText, contentType: headers.get('content-type'), text }
  return readReply(reply) as Output<Endpoints[K] & Endpoint>
}

export function headersFor(owner: number | undefined = caller): Record<string, string> {
  return owner === undefined ? {} : { [ownerHeader]: String(owner) }
}

function failWithoutReply(cause: unknown): never {
  const isCancelled = cause instanceof DOMException && cause.name === 'AbortError'
  if (!isCancelled) reportFailedCall()
  throw new ApiError(0, cause instanceof Error ? cause.message : 'Network error')
}

export type Reply = {
  status: number
  statusText: string
  contentType: string | null
  text: string
}

/** A proxy's responses when the server is down; the server's own have a code. */
const unreachable = new Set([502, 503, 504])

/** Parses a success and throws anything else. A response that is not the server's counts as none. */
export function readReply(reply: Reply): unknown {
  const { status, statusText, text } = reply
  const json = parseJson(text)
  if (isFromStranger(reply, json)) return failWithoutReply(new Error('Network error'))
  markOnline()
  if (isSuccess(status)) return json
  const body = (json && typeof json === 'object' ? json : {}) as Partial<ErrorBody>
  throw new ApiError(status, body.message ?? (text || statusText), body)
}

/** A proxy or a hotel's login page: never show its text as ours. */
function isFromStranger({ status, contentType, text }: Reply, json: unknown) {
  if (isSuccess(status)) return json === undefined
  if (unreachable.has(status)) return !(json && typeof json === 'object' && 'code' in json)
  const isMarkup = contentType?.startsWith('text/html') || /^\s*</.test(text)
  return json === undefined && isMarkup
}

function isSuccess(status: number) {
  return status >= 200 && status < 300
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
