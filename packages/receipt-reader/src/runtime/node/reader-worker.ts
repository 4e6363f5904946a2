import { setPriority } from 'node:os'
import sharp from 'sharp'
import { extractReceipt } from '#fields/extract-receipt.ts'
import { extractPages } from './extract-pages.ts'
import { loadChooser, loadOcrModels } from './load-models.ts'
import { readImage } from './read-image.ts'
import type { AnswerTo, ReaderJob } from './reader-job.ts'
import type { WorkerReply } from './worker-process.ts'

// A read takes a second of every core; what takes a moment goes first.
setPriority(10)
const threads = Number(process.argv[2] ?? 2)
sharp.concurrency(threads)
sharp.cache(false)
const [models, chooser] = await Promise.all([loadOcrModels(threads), loadChooser()])

process.on('message', async (job: ReaderJob) => {
  try {
    send({ output: await answerTo(job), memory: memory() })
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error), memory: memory() })
  }
})
process.on('disconnect', () => process.exit())
send({ ready: true })

async function answerTo(job: ReaderJob): Promise<AnswerTo<ReaderJob>> {
  if (!('do' in job))
    return extractReceipt(chooser, await readImage(models, job.image), job.context)
  if (job.do === 'text') return readImage(models, job.image, { subject: job.subject })
  return extractPages(chooser, job.pages, job.from, job.context)
}

function send(reply: WorkerReply<AnswerTo<ReaderJob>>) {
  process.send?.(reply)
}

function memory() {
  return process.memoryUsage.rss()
}
