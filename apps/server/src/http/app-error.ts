import { type ErrorBody, type ErrorCode, errorStatus } from '@quittance/contract/errors'

type Meta = Omit<ErrorBody, 'message' | 'code'> & { retryAfterSeconds?: number }

/** Can be thrown anywhere in a request; the error handler converts it into the response. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly meta: Meta

  constructor(code: ErrorCode, message: string, meta: Meta = {}) {
    super(message)
    this.code = code
    this.meta = meta
  }

  get status() {
    return errorStatus[this.code]
  }
}
