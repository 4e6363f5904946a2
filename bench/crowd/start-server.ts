import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@quittance/server/test/free-port'

const root = join(import.meta.dirname, '../..')

export type CrowdedServer = Awaited<ReturnType<typeof startServer>>

/**
 * The built server as `npm start` runs it, with the local reader and its own PostgreSQL. It trusts
 * forwarded addresses, so that a crowd on one machine can come from many.
 */
export async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'quittance-crowd-'))
  const [port, smtpPort] = [await freePort(), await freePort()]
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      READER: 'local',
      TRUST_PROXY: 'loopback',
      INBOUND_MAIL_DOMAIN: 'in.example.com',
      INBOUND_SMTP_PORT: String(smtpPort),
      // The quiet user reads more than a person would.
      READS_PER_HOUR: '400',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  async function stop() {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await rm(dataDir, { recursive: true, force: true })
  }
  let printed = ''
  for await (const chunk of server.stdout) {
    printed += String(chunk)
    if (printed.includes('Stop it with')) break
  }
  if (!printed.includes('Stop it with')) {
    await stop()
    throw new Error('The server did not start; run npm run build first.')
  }
  return {
    url: `http://127.0.0.1:${port}`,
    smtpPort,
    dataDir,
    /** The server and its PostgreSQL; all other processes descend from one of the two. */
    async pids() {
      const lines = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
      return [server.pid ?? 0, Number.parseInt(lines, 10)].filter((pid) => pid > 0)
    },
    [Symbol.asyncDispose]: stop,
  }
}
