import { loadOcrModels } from '#ocr/models.ts'
import { readText } from '#ocr/read-text.ts'
import type { OcrPage } from '#ocr/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import type { WorkerReply } from './worker-process.ts'

export type ReadJob = { image: Uint8Array; context: ReadingContext }

const models = await loadOcrModels(Number(process.argv[2] ?? 2))

process.on('message', async ({ image }: ReadJob) => {
  try {
    send({ output: await readText(models, Buffer.from(image)), memory: memory() })
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error), memory: memory() })
  }
})
process.on('disconnect', () => process.exit())
send({ ready: true })

function send(reply: WorkerReply<OcrPage>) {
  process.send?.(reply)
}

function memory() {
  return process.memoryUsage.rss()
}
