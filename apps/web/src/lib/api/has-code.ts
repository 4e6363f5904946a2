import type { ErrorCode } from '@quittance/contract/errors'
import { ApiError } from './api.ts'

export function hasCode(error: unknown, code: ErrorCode) {
  return error instanceof ApiError && error.body.code === code
}
