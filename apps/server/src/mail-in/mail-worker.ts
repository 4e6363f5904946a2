import { setPriority } from 'node:os'
import { usage } from '@quittance/receipt-reader/runtime/node/usage'
import type { WorkerReply } from '@quittance/receipt-reader/runtime/node/worker-process'
import type { TakenApart } from '#documents/document-reader.ts'
import { type ChosenPart, chooseParts } from './mail-contents.ts'

// Requests that only read a list go first.
setPriority(10)

process.on('message', (mail: TakenApart) => {
  send({ output: chooseParts(mail), ...usage() })
})
process.on('disconnect', () => process.exit())
send({ ready: true, ...usage() })

function send(reply: WorkerReply<ChosenPart[]>) {
  process.send?.(reply)
}
