import { type ChildProcess, spawn } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLocalReader } from '@quittance/receipt-reader'
import { confinement } from '@quittance/receipt-reader/runtime/node/confined-process'
import { createDocumentProcess } from '@quittance/receipt-reader/runtime/node/documents/document-process'
import type { Attempts } from '@quittance/receipt-reader/test/attempts'
import sharp from 'sharp'
import { chosenParts } from '#mail-in/chosen-parts.ts'
import { startImageProcess } from '#receipts/images/image-process.ts'

const attemptsFile = fileURLToPath(import.meta.resolve('@quittance/receipt-reader/test/attempts'))
const processes = {
  image: () => startImageProcess().end,
  document: () => createDocumentProcess().close,
  reader: () => createLocalReader({ threads: 1 }).close,
  mail: () => {
    const chosen = chosenParts({ text: '', html: null, files: [], inside: [] })
    return () => void chosen
  },
}

export type Confined = { outcomes: Record<string, string>; status: string }

const writable = '--allow-fs-write='

// Runs as a program, so that a test can start it as another user.
const data = await mkdtemp(join(tmpdir(), 'quittance-data-'))
await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } }).toFile(
  join(data, 'secret.png'),
)
const server = createServer().listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
const { port } = server.address() as AddressInfo
const tried: Attempts = { data, port, hasOwnUser: confinement().user !== undefined }
const found: Record<string, Confined> = {}
for (const [name, start] of Object.entries(processes)) found[name] = await attemptsIn(start)
server.close()
await rm(data, { recursive: true })
console.info(JSON.stringify(found))

/** Starts the process once more, by the same command, with the attempts loaded before its code. */
async function attemptsIn(start: () => () => void): Promise<Confined> {
  const started = Promise.withResolvers<ChildProcess>()
  const remember = (message: unknown) =>
    started.resolve((message as { process: ChildProcess }).process)
  channel('child_process').subscribe(remember)
  const end = start()
  channel('child_process').unsubscribe(remember)
  const { spawnfile, spawnargs } = await started.promise
  const at = spawnargs.findIndex((argument) => argument.endsWith('-worker.ts'))
  const folder = spawnargs.find((argument) => argument.startsWith(writable))
  const child = spawn(
    spawnfile,
    [...spawnargs.slice(1, at), '--import', attemptsFile, ...spawnargs.slice(at)],
    {
      cwd: folder?.slice(writable.length, -'/*'.length) ?? '/',
      env: { ATTEMPTS: JSON.stringify(tried) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  )
  try {
    const outcomes = await new Promise<Confined['outcomes']>((resolve, reject) => {
      child.on('message', (message: object) => {
        if ('outcomes' in message) resolve(message.outcomes as Confined['outcomes'])
      })
      child.on('exit', (code) => reject(new Error(`The process ended with ${code}`)))
    })
    return { outcomes, status: await readFile(`/proc/${child.pid}/status`, 'utf8') }
  } finally {
    child.kill('SIGKILL')
    end()
  }
}
