import {
  APICallError,
  InvalidResponseDataError,
  NoContentGeneratedError,
  NoOutputGeneratedError,
} from 'ai'

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

  constructor(reason: VisionFailure, status?: number) {
    super(`The vision model gave no reading: ${reason}${status ? ` (HTTP ${status})` : ''}`)
    this.name = 'VisionError'
    this.reason = reason
    this.status = status
  }
}

export function toVisionError(error: unknown): VisionError {
  if (error instanceof VisionError) return error
  if (APICallError.isInstance(error)) return fromStatus(error.statusCode)
  const isEmpty =
    InvalidResponseDataError.isInstance(error) ||
    NoContentGeneratedError.isInstance(error) ||
    NoOutputGeneratedError.isInstance(error)
  return new VisionError(isEmpty ? 'junk' : 'unexpected')
}

function fromStatus(status: number | undefined): VisionError {
  if (status === undefined) return new VisionError('unreachable')
  if (status < 400) return new VisionError('junk', status)
  if (status === 401 || status === 403) return new VisionError('unauthorized', status)
  if (status === 429) return new VisionError('rate-limited', status)
  return new VisionError(status < 500 ? 'refused' : 'server-error', status)
}
