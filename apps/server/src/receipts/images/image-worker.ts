import { setPriority } from 'node:os'
import sharp from 'sharp'
import { answerJob } from './answer-job.ts'
import type { ImageJob, ImageReply } from './image-job.ts'

const mostResident = Number(process.argv[2]) * 1024 * 1024

// Every image is seen once; remembering it would only hold memory.
sharp.cache(false)
// One image at a time in one thread: its rows wait for each other anyway, and every thread holds some of them.
sharp.concurrency(1)

// Whoever only looks at a list goes first.
setPriority(10)

process.on('message', async (job: ImageJob) => {
  // The decoder works in a thread of its own, so this one is free to watch it.
  const watch = setInterval(giveUpAboveLimit, 10)
  const answer = await answerJob(job)
  clearInterval(watch)
  send({ ...answer, memory: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())

function giveUpAboveLimit() {
  const memory = process.memoryUsage.rss()
  if (memory <= mostResident) return
  send({ refused: 'too-much-memory', memory })
  process.kill(process.pid, 'SIGKILL')
}

function send(reply: ImageReply) {
  process.send?.(reply)
}
