import { setPriority } from 'node:os'
import sharp from 'sharp'
import { extractReceipt } from '#fields/extract-receipt.ts'
import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'
import { loadChooser, loadOcrModels } from '#runtime/node/load-models.ts'
import { readImage } from '#runtime/node/read-image.ts'
import type { WorkerReply } from './worker-process.ts'

export type ReadJob = { image: Uint8Array; context: ReadingContext }

// A read takes a second of every core; what takes a moment goes first.
setPriority(10)
const threads = Number(process.argv[2] ?? 2)
sharp.concurrency(threads)
sharp.cache(false)
const [models, chooser] = await Promise.all([loadOcrModels(threads), loadChooser()])

process.on('message', async ({ image, context }: ReadJob) => {
  try {
    const page = await readImage(models, Buffer.from(image))
    send({ output: await extractReceipt(chooser, page, context), memory: memory() })
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error), memory: memory() })
  }
})
process.on('disconnect', () => process.exit())
send({ ready: true })

function send(reply: WorkerReply<ReceiptReading>) {
  process.send?.(reply)
}

function memory() {
  return process.memoryUsage.rss()
}
