import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { readProblemOf } from '#receipts/read-problem.ts'
import { nothingRead } from '#receipts/reading/reader.ts'
import type { OpenDocument } from './document-reader.ts'

/**
 * A document that opened is never refused for a slow reading: its fields stay empty, with the
 * reason. Drawing reports its own errors.
 */
export async function readOpened(
  { log }: { log: FastifyBaseLogger },
  opened: OpenDocument,
  ...[context, options]: Parameters<OpenDocument['read']>
) {
  return opened.read(context, options).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'DOCUMENT_REFUSED') throw error
    log.warn({ problem: error.meta.problem }, 'a document could not be read')
    return { ...nothingRead, problem: readProblemOf(error) }
  })
}
