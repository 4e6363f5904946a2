import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { ReportKind } from '@quittance/contract/reports'
import * as contentDisposition from 'content-disposition'
import type { Exchange } from '#http/exchange.ts'
import { replyQueueFull } from '#http/queue-full-reply.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import type { ReportFile } from './report.ts'

/** Reports take turns, so that many downloads of one do not hold up the others. */
type Claim = { kind: ReportKind; finalizationId: number }

const busy = 'Too many reports are being sent. Please try again shortly.'
const lineFull = replyQueueFull({ own: busy, shared: busy })

/** Someone whose network is gone must not hold a place for ever. */
const stalledAfterMs = 2 * 60_000

/** Files are made while they are sent, as fast as the reader takes them: a few at a time. */
export function createFileSender() {
  // Each PDF has a thread of its own, so these are few.
  const documents = createFairQueue({ atOnce: 3, inLine: 40 })
  // These hold an image or two, and take a long time on a slow line.
  const archives = createFairQueue({ atOnce: 8, inLine: 40 })

  /** The place in line is held until the last byte is gone. */
  function openInTurn({ kind, finalizationId }: Claim, { open }: ReportFile): Promise<Readable> {
    return new Promise((resolve, reject) => {
      const turn = (kind === 'zip' ? archives : documents).run(finalizationId, async () => {
        const content = open()
        resolve(content)
        await finished(content).catch(() => {})
      })
      turn.catch(lineFull).catch(reject)
    })
  }

  return async function sendFile(claim: Claim, file: ReportFile, exchange: Exchange) {
    const { request, reply } = exchange
    reply.type(file.contentType).header('content-disposition', contentDisposition.create(file.name))
    if (file.bytes !== undefined) reply.header('content-length', file.bytes)
    if (request.method === 'HEAD') return reply.send()

    const content = await openInTurn(claim, file)
    content.once('error', (err) => request.log.error({ err }, 'making a report failed'))
    // Someone who left while waiting would never read it.
    if (reply.raw.destroyed) content.destroy()
    reply.raw.setTimeout(stalledAfterMs, () => reply.raw.destroy())
    return reply.send(content)
  }
}
