import { getPriority, setPriority } from 'node:os'
import sharp from 'sharp'
import { dropRights } from '#runtime/node/drop-rights.ts'
import { usage } from '#runtime/node/usage.ts'
import type { WorkerReply } from '#runtime/node/worker-process.ts'
import { doDocumentJob } from './do-document-job.ts'
import type { DocumentAnswer, DocumentJob } from './document-job.ts'
import { loadExtractor } from './extractor.ts'
import { joinBlobsAtOnce } from './joined-blob.ts'
import { allowMemory, watchMemory } from './memory-watch.ts'

// Before the priority is lowered: the watcher's thread keeps the usual one, and is not late on a busy machine.
await watchMemory(Number(process.argv[2]))
// What takes a moment goes first; recognition, which takes longest, comes after this.
setPriority(getPriority() + 5)
sharp.concurrency(1)
sharp.cache(false)
joinBlobsAtOnce()
const [, , , extracts] = process.argv
if (extracts) await loadExtractor()
dropRights('addon', 'worker')

process.on('message', async (job: DocumentJob) => {
  allowMemory()
  // An error here comes from inside a library whose state is unknown now, so it ends the process.
  const output = await doDocumentJob(job)
  send({ output, ...usage() })
})
process.on('disconnect', () => process.exit())
send({ ready: true, ...usage() })

function send(reply: WorkerReply<DocumentAnswer>) {
  process.send?.(reply)
}
