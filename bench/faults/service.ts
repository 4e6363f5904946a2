import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf, postmasterOf } from '@quittance/server/test/postgres-processes'
import type { Trial } from '#replicas/programs.ts'

const dist = join(import.meta.dirname, '../../apps/server/dist')
/** As systemd's RestartSec. */
const restartMs = 100
const startMs = 60_000

type Place = {
  dataDir: string
  port: number
  logFile: string
  /** Settings other than the usual. */
  env?: Record<string, string>
}

export type Service = Awaited<ReturnType<typeof startService>>

/** The built server, started again whenever it ends, as a service manager does. */
export async function startService(
  trial: Trial,
  { dataDir, port, logFile, env: settings = {} }: Place,
) {
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    ...settings,
  }
  let isWanted = true
  let child = start()

  function start(): ChildProcess {
    const log = openSync(logFile, 'a')
    const server = spawn(process.execPath, [join(dist, 'main.js')], {
      env,
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    server.once('exit', async () => {
      if (!isWanted) return
      await pause(restartMs)
      if (isWanted) child = start()
    })
    return server
  }

  trial.defer(async () => {
    isWanted = false
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    await endPostgres(dataDir)
  })

  const url = `http://127.0.0.1:${port}`
  return {
    url,
    database: { host: join(dataDir, 'postgres'), user: 'quittance', database: 'quittance' },
    async untilReady() {
      const deadline = performance.now() + startMs
      while (performance.now() < deadline) {
        const signal = AbortSignal.timeout(2000)
        const answer = await fetch(`${url}/readyz`, { signal }).catch(() => undefined)
        if (answer?.status === 200) return
        await pause(50)
      }
      throw new Error(`The server did not start; see ${logFile}.`)
    },
    kill: () => child.kill('SIGKILL'),
    async killReader() {
      for (const pid of await childrenOf(child.pid ?? 0)) {
        const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
        if (command.includes('reader-worker')) process.kill(pid, 'SIGKILL')
      }
    },
    /** The output of `npm run check-data` beside the running server, and whether it succeeded. */
    async checkData() {
      const command = spawn(process.execPath, [join(dist, 'commands/check-data.js')], { env })
      let said = ''
      for (const stream of [command.stdout, command.stderr]) {
        stream.on('data', (text) => {
          said += text
        })
      }
      const [code] = (await once(command, 'close')) as [number]
      return { isContent: code === 0, said: said.trim() }
    },
  }
}

/** Stops a PostgreSQL that a killed server left running for the next one; here no server follows. */
async function endPostgres(dataDir: string) {
  const postmaster = await postmasterOf(dataDir).catch(() => undefined)
  if (postmaster) process.kill(postmaster, 'SIGKILL')
}
