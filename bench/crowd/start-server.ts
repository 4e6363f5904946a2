import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@quittance/server/test/free-port'
import { startBuiltServer } from '#api/filled-server.ts'

export type CrowdedServer = Awaited<ReturnType<typeof startServer>>

/** With the local reader. It trusts forwarded addresses, so that a crowd on one machine can come from many. */
export async function startServer() {
  const smtpPort = await freePort()
  const { url, dataDir, pid, stop } = await startBuiltServer({
    LOG_LEVEL: 'fatal',
    READER: 'local',
    TRUST_PROXY: 'loopback',
    INBOUND_MAIL_DOMAIN: 'in.example.com',
    INBOUND_SMTP_PORT: String(smtpPort),
    // The quiet user reads more than a person would.
    READS_PER_HOUR: '400',
  })
  return {
    url,
    smtpPort,
    dataDir,
    /** The server and its PostgreSQL; all other processes descend from one of the two. */
    async pids() {
      const lines = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '')
      return [pid, Number.parseInt(lines, 10)].filter((each) => each > 0)
    },
    [Symbol.asyncDispose]: stop,
  }
}
