import type { ErrorBody } from '@quittance/contract/errors'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { type Outage, outageOf } from '#db/outage.ts'
import { hasForbiddenCharacter } from '#db/postgres-errors.ts'
import { AppError } from './app-error.ts'

/** The only place where an error becomes a response; above 499 it reveals nothing internal. */
export function registerErrorHandler(app: FastifyInstance, dataDir: string) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const appError = toAppError(error)
    // A client that disconnected makes work fail; the request log says that it did.
    const isAborted = request.raw.socket.destroyed
    if (appError.status >= 500 && !isAborted) logFailure(request, error, appError, dataDir)
    if (appError.meta.retryAfterSeconds)
      reply.header('retry-after', appError.meta.retryAfterSeconds)
    return reply.code(appError.status).send(toBody(appError))
  })
}

/** Being busy is not a bug and needs no stack trace. */
function logFailure(request: FastifyRequest, error: Error, reported: AppError, dataDir: string) {
  const outage = error instanceof AppError ? undefined : outageOf(error)
  if (outage === 'full') {
    const line = 'disk full: data folder or database'
    request.log.error({ err: error, dataDir }, line)
  } else if (reported.code === 'UNAVAILABLE' && !outage) {
    request.log.warn({ reason: reported.message }, 'request rejected')
  } else request.log.error({ err: error }, 'request failed')
}

export function toBody({ message, code, meta }: AppError): ErrorBody {
  const { retryAfterSeconds: _isHeader, ...reported } = meta
  return { message, code, ...reported }
}

export function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map((issue) => issue.message ?? 'Invalid input')
    return new AppError('VALIDATION', details[0] ?? 'Invalid input', { details })
  }
  if (hasForbiddenCharacter(error)) {
    return new AppError('VALIDATION', 'A text contains a character that cannot be stored.')
  }
  if (error.statusCode === 413) return new AppError('TOO_LARGE', 'The request is too large.')
  if (error.statusCode === 415) {
    return new AppError('UNSUPPORTED_MEDIA', 'This content type is not accepted here.')
  }
  if (error.statusCode && error.statusCode < 500) {
    return new AppError('VALIDATION', 'The request could not be understood.')
  }
  const outage = outageOf(error)
  if (outage) return outageErrors[outage]()
  return new AppError('INTERNAL', 'Something went wrong on our side. Please try again.')
}

const outageErrors: Record<Outage, () => AppError> = {
  unreachable: () =>
    new AppError(
      'UNAVAILABLE',
      'Quittance cannot reach its data right now. Please try again in a minute.',
      { retryAfterSeconds: 30 },
    ),
  full: () =>
    new AppError(
      'UNAVAILABLE',
      'The disk of the server is full, so nothing was saved. Keep your photo and contact support.',
      { retryAfterSeconds: 60 },
    ),
}
