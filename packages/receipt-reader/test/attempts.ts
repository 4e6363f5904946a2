import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'

export type Attempts = { data: string; port: number; hasOwnUser: boolean }

/**
 * Loaded into a confined process before its own code, in tests only. When that is ready for its first job, tries
 * what it must not be able to do, and sends the outcome of each attempt: an error code, or `done`.
 */
const { data, port, hasOwnUser } = JSON.parse(process.env.ATTEMPTS ?? '') as Attempts

const attempts: Record<string, () => unknown> = {
  'connect to a server': () => settled(connect(port, '127.0.0.1'), 'connect'),
  'read /etc/passwd': () => readFileSync('/etc/passwd'),
  'read the data folder': () => readFileSync(`${data}/secret.png`),
  'list the data folder': () => readdirSync(data),
  'write to the data folder': () => writeFileSync(`${data}/mine`, ''),
  'write elsewhere': () => writeFileSync('/tmp/confined-process', ''),
  'start a program': () => spawnSync('/bin/true'),
  'start a thread': () => settled(new Worker('', { eval: true }), 'exit'),
  // Node's permissions do not bind native code, so only a user of its own stops this.
  ...(hasOwnUser && {
    'read the data folder in native code': async () => {
      const { default: sharp } = await import('sharp')
      return sharp(`${data}/secret.png`).metadata()
    },
  }),
}

process.on('newListener', (event) => {
  if (event === 'message') void tryAll()
})

async function tryAll() {
  const outcomes: Record<string, string> = {}
  for (const [name, attempt] of Object.entries(attempts)) outcomes[name] = await outcomeOf(attempt)
  process.send?.({ outcomes })
}

async function outcomeOf(attempt: () => unknown) {
  try {
    await attempt()
    return 'done'
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code ?? message
  }
}

function settled(emitter: NodeJS.EventEmitter, event: string) {
  return new Promise((resolve, reject) => {
    emitter.on(event, resolve)
    emitter.on('error', reject)
  })
}
