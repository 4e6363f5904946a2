import { z } from 'zod'
import { documentProblems } from './document-rules.ts'

/** Every error code of the API, with its HTTP status. */
export const errorStatus = {
  VALIDATION: 400,
  INVALID_TOKEN: 400,
  WEAK_PASSWORD: 400,
  WRONG_CODE: 400,
  WRONG_PASSWORD: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_STEP_REQUIRED: 401,
  WRONG_SECOND_STEP: 401,
  CROSS_SITE: 403,
  EMAIL_NOT_VERIFIED: 403,
  PASSWORDS_OFF: 403,
  PREMIUM_REQUIRED: 403,
  SIGN_IN_AGAIN: 403,
  SIGN_UP_REFUSED: 403,
  STORAGE_FULL: 403,
  TOKEN_SCOPE: 403,
  TRIP_LIMIT: 403,
  NOT_FOUND: 404,
  IMAGE_MISSING: 404,
  EMAIL_TAKEN: 409,
  IMAGE_EMPTY: 409,
  MANUAL_RECEIPT: 409,
  OTHER_USER: 409,
  TRIP_IN_PROGRESS: 409,
  UPLOAD_GONE: 409,
  WRONG_STATE: 409,
  GONE_RECEIPT: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  DOCUMENT_REFUSED: 422,
  INFECTED: 422,
  RATE_LIMITED: 429,
  SECOND_STEP_CLOSED: 429,
  INTERNAL: 500,
  MAIL_FAILED: 502,
  PAYMENT_FAILED: 502,
  UNAVAILABLE: 503,
} as const

/** Stable, whatever the message's wording. */
export type ErrorCode = keyof typeof errorStatus

/** The body of every response that is not a success. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  details: z.array(z.string()).optional(),
  /** Payments are not set up on this installation. */
  development: z.boolean().optional(),
  /** The trip in progress, with `TRIP_IN_PROGRESS`. */
  trip: z.object({ id: z.number().int(), name: z.string() }).optional(),
  /** The id of the deleted receipt, with `GONE_RECEIPT`. */
  clientId: z.string().optional(),
  /** Why a document was refused, with `DOCUMENT_REFUSED`. */
  problem: z.enum(documentProblems).optional(),
})

export type ErrorBody = z.infer<typeof errorBody>

/** For calls whose success needs no data. */
export const messageBody = z.object({ message: z.string() })
