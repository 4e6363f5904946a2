import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { LedgerKind } from '@quittance/contract/ledger'
import type { ReportKind } from '@quittance/contract/reports'
import * as contentDisposition from 'content-disposition'
import type { Exchange } from '#http/exchange.ts'
import { replyQueueFull } from '#http/queue-full-reply.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import type { ReportFile } from './report.ts'

/** Queued per report, so that many downloads of one do not delay the others. */
type Claim = { kind: ReportKind | LedgerKind; finalizationId: number }

const busy = 'Too many reports are being sent. Please try again shortly.'
const queueFull = replyQueueFull({ own: busy, shared: busy })

/** A client that lost its network must not occupy a slot for ever. */
const stalledAfterMs = 2 * 60_000

export type FileSender = ReturnType<typeof createFileSender>

/** Files are generated while they are sent, at the reader's speed, so only a few run at once. */
export function createFileSender() {
  // Each PDF uses a thread, so few run at once.
  const documents = createFairQueue({ atOnce: 3, maxWaiting: 40 })
  // These hold an image or two, and are slow on a slow connection.
  const archives = createFairQueue({ atOnce: 8, maxWaiting: 40 })

  /** Holds the queue slot until the last byte is sent. */
  function openQueued({ kind, finalizationId }: Claim, { open }: ReportFile): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const isArchive = kind === 'zip' || kind === 'datev-documents'
      const job = (isArchive ? archives : documents).run(finalizationId, async () => {
        const content = open()
        resolve(content)
        await finished(content).catch(() => {})
      })
      job.catch(queueFull).catch(reject)
    })
  }

  return async function sendFile(claim: Claim, file: ReportFile, exchange: Exchange) {
    const { request, reply } = exchange
    reply.type(file.contentType).header('content-disposition', contentDisposition.create(file.name))
    if (file.bytes !== undefined) reply.header('content-length', file.bytes)
    if (request.method === 'HEAD') return reply.send()

    const content = await openQueued(claim, file)
    content.once('error', (err) => request.log.error({ err }, 'generating a report failed'))
    // A client that left while waiting would never read it.
    if (reply.raw.destroyed) content.destroy()
    reply.raw.setTimeout(stalledAfterMs, () => reply.raw.destroy())
    return reply.send(content)
  }
}
