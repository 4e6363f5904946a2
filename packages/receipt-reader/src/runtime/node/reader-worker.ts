import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import { extractReceipt } from '#fields/extract-receipt.ts'
import { dropRights } from './drop-rights.ts'
import { loadChooser, loadOcrModels } from './load-models.ts'
import { readImage } from './read-image.ts'
import type { AnswerTo, ReaderJob } from './reader-job.ts'
import { usage } from './usage.ts'
import type { WorkerReply } from './worker-process.ts'

// A read takes a second of every core; what takes a moment goes first.
setPriority(getPriority() + 10)
const threads = Number(process.argv[2] ?? 2)
sharp.concurrency(threads)
sharp.cache(false)
const [models, chooser] = await Promise.all([loadOcrModels(threads), loadChooser()])
dropRights('addon')

process.on('message', async (job: ReaderJob) => {
  try {
    send({ output: await answerTo(job), ...usage() })
  } catch (error) {
    send({ error: error instanceof Error ? error.message : String(error), ...usage() })
  }
})
process.on('disconnect', () => process.exit())
send({ ready: true, ...usage() })

async function answerTo(job: ReaderJob): Promise<AnswerTo<ReaderJob>> {
  if (!('do' in job))
    return extractReceipt(chooser, await readImage(models, job.image), job.context)
  return readImage(models, job.image, { subject: job.subject })
}

function send(reply: WorkerReply<AnswerTo<ReaderJob>>) {
  process.send?.(reply)
}
