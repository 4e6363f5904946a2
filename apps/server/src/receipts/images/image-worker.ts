import { setPriority } from 'node:os'
import { dropRights } from '@quittance/receipt-reader/runtime/node/drop-rights'
import sharp from 'sharp'
import { answerJob } from './answer-job.ts'
import type { ImageJob, ImageReply } from './image-job.ts'

const maxResidentBytes = Number(process.argv[2]) * 1024 * 1024

// Every image is processed once; caching it would only cost memory.
sharp.cache(false)
// One image in one thread: its rows depend on each other, and every thread buffers some.
sharp.concurrency(1)

// Requests that only read a list go first.
setPriority(10)
dropRights('addon')

process.on('message', async (job: ImageJob) => {
  // The decoder runs in its own thread, so this one is free to watch it.
  const watch = setInterval(giveUpAboveLimit, 10)
  const answer = await answerJob(job)
  clearInterval(watch)
  send({ ...answer, memory: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())

function giveUpAboveLimit() {
  const memory = process.memoryUsage.rss()
  if (memory <= maxResidentBytes) return
  send({ refused: 'too-much-memory', memory })
  process.kill(process.pid, 'SIGKILL')
}

function send(reply: ImageReply) {
  process.send?.(reply)
}
