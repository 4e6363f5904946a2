import { type ExtractedReceipt, extractedReceipt } from '@quittance/contract/extracted-receipt'
import { applyRememberedVendor } from '@quittance/contract/vendor-memory'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { refuseAfterDelay } from '#http/delayed-refusal.ts'
import { replyQueueFull } from '#http/queue-full-reply.ts'
import type { FairQueue } from '#process/fair-queue.ts'
import { limitReads } from './may-read.ts'
import { readProblemOf } from './read-problem.ts'
import { nothingRead } from './reading/reader.ts'
import { recallVendor } from './vendor-memory.queries.ts'

type Deps = { db: Db; readsPerHour: number }

const queueFull = replyQueueFull({
  own: 'Several of your receipts are being read already. Please wait for one of them.',
  shared: 'Many receipts are being read right now. Please try again shortly.',
})

/** Call it before receiving an upload: a user with a full queue need not send it. */
export async function requireQueueSlot(queue: FairQueue, userId: number) {
  await refuseAfterDelay(() => queue.requireSlot(userId)).catch(queueFull)
}

/** Runs all of it in the queue: prepares and counts nothing for a rejected job. */
export async function readQueued<Result>(
  { db, readsPerHour }: Deps,
  queue: FairQueue,
  { userId, signal }: { userId: number; signal: AbortSignal },
  work: () => Promise<Result>,
): Promise<Result> {
  const counted = async () => {
    await limitReads(db, userId, readsPerHour)
    return work()
  }
  return queue.run(userId, counted, signal).catch(queueFull)
}

/** A failed reading never loses the upload: the form opens with empty fields and the reason. */
export async function readOrEmpty(
  { db, log }: { db: Db; log: FastifyBaseLogger },
  userId: number,
  read: () => Promise<ExtractedReceipt>,
): Promise<ExtractedReceipt> {
  try {
    const reading = extractedReceipt.parse(await read())
    return applyRememberedVendor(reading, await recallVendor(db, userId, reading.vendor))
  } catch (err) {
    if (err instanceof AppError) throw err
    log.error({ err }, 'reading a receipt failed')
    return { ...nothingRead, problem: readProblemOf(err) }
  }
}
