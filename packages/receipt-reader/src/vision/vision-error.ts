export type VisionFailure =
  | 'timeout'
  | 'cancelled'
  | 'unreachable'
  | 'unauthorized'
  | 'rate-limited'
  | 'refused'
  | 'server-error'
  | 'junk'
  | 'bad-image'
  | 'unexpected'

/**
 * Why the model gave no reading. It carries no cause and no text of the provider: those hold the
 * request with the photo, and some providers repeat the key in their answer.
 */
export class VisionError extends Error {
  readonly reason: VisionFailure
  readonly status?: number
  readonly retryAfterMs?: number

  constructor(reason: VisionFailure, status?: number, retryAfterMs?: number) {
    super(`The vision model gave no reading: ${reason}${status ? ` (HTTP ${status})` : ''}`)
    this.name = 'VisionError'
    this.reason = reason
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

export function toVisionError(error: unknown): VisionError {
  return error instanceof VisionError ? error : new VisionError('unexpected')
}

/** The error for a response that is not a success. */
export function fromStatus(status: number, retryAfter: string | null): VisionError {
  return new VisionError(reasonOf(status), status, parseRetryAfter(retryAfter))
}

function reasonOf(status: number): VisionFailure {
  if (status < 400) return 'junk'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 429) return 'rate-limited'
  return status < 500 ? 'refused' : 'server-error'
}

/** The header holds seconds or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0)
}
