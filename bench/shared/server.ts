import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@quittance/server/test/free-port'
import { postmasterOf } from '@quittance/server/test/postgres-processes'
import { Client, type ClientConfig } from 'pg'
import { endProgram, startProgram, type Trial, untilAnswers } from './programs.ts'

export const builtServer = join(import.meta.dirname, '../../apps/server/dist')
/** Like systemd's RestartSec. */
const restartMs = 100
const queryMs = 20_000

export type Server = Awaited<ReturnType<typeof startServer>>
export type Query = ReturnType<typeof queryOf>

/** The built server with its own PostgreSQL, started again whenever it ends, as a service manager does. */
export async function startServer(
  trial: Trial,
  folder: string,
  settings: Record<string, string> = {},
) {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'error',
    ...settings,
  }
  const dataDir = env.DATA_DIR
  const url = `http://127.0.0.1:${port}`
  const logFile = join(folder, 'server.log')
  let isWanted = true
  let child = start()

  function start(): ChildProcess {
    const server = startProgram(process.execPath, [join(builtServer, 'main.js')], logFile, env)
    server.once('exit', async () => {
      await pause(restartMs)
      if (isWanted) child = start()
    })
    return server
  }

  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    isWanted = false
    await endProgram(child, signal)
    // A killed server leaves its PostgreSQL running for the next one; here none follows.
    const postmaster = await postmasterOf(dataDir).catch(() => undefined)
    if (postmaster) process.kill(postmaster, 'SIGKILL')
  }

  const untilReady = () => untilAnswers(`${url}/readyz`, logFile)
  trial.defer(() => stop())
  await untilReady()
  return {
    url,
    port,
    env,
    dataDir,
    query: queryOf({ host: join(dataDir, 'postgres'), user: 'quittance', database: 'quittance' }),
    pid: () => child.pid ?? 0,
    untilReady,
    kill: () => child.kill('SIGKILL'),
    stop,
  }
}

/** Runs one statement, and retries while a killed server and its PostgreSQL restart. */
export function queryOf(database: ClientConfig) {
  return async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
    const deadline = performance.now() + queryMs
    for (;;) {
      const client = new Client(database)
      client.on('error', () => {})
      try {
        await client.connect()
        return (await client.query<Row>(sql, values)).rows
      } catch (error) {
        if (performance.now() > deadline) throw error
        await pause(100)
      } finally {
        await client.end().catch(() => {})
      }
    }
  }
}
