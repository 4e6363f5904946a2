import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { WorkerReply } from '#runtime/node/worker-process.ts'
import { doDocumentJob } from './do-document-job.ts'
import type { DocumentAnswer, DocumentJob } from './document-job.ts'
import { joinBlobsAtOnce } from './joined-blob.ts'
import { allowMemory, watchMemory } from './memory-watch.ts'

// Before the priority is lowered: the watcher's thread keeps the usual one, and is not late on a busy machine.
await watchMemory(Number(process.argv[2]))
// What takes a moment goes first.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)
joinBlobsAtOnce()

process.on('message', async (job: DocumentJob) => {
  allowMemory()
  // An error here comes from inside a library whose state is unknown now, so it ends the process.
  const output = await doDocumentJob(job)
  send({ output, memory: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
send({ ready: true })

function send(reply: WorkerReply<DocumentAnswer>) {
  process.send?.(reply)
}
