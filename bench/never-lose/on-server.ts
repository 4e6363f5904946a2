import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

export type OnServer = { id: number; key: string; clientId: string; number: number }

/** Receipts in the database, by the hash of the photo, otherwise by vendor. */
export function onServer(dataDir: string): Promise<OnServer[]> {
  return query<OnServer>(
    dataDir,
    'select id, coalesce(photo_hash, vendor) as key, client_id as "clientId" from receipts order by id',
  )
}

/** Receipts of other users, and photos they sent to be read. */
export async function ofOthers(dataDir: string, email: string): Promise<string[]> {
  const found = await query<{ key: string; email: string }>(
    dataDir,
    `select coalesce(r.photo_hash, r.vendor) as key, u.email from receipts r join users u on u.id = r.user_id
     union all select 'upload ' || p.id, u.email from uploads p join users u on u.id = p.user_id`,
  )
  return found.filter((one) => one.email !== email).map(({ key }) => key)
}

/** Expires the sessions, and clears rate limits: these logins stand for several days. */
export async function endSessions(dataDir: string) {
  await query(dataDir, 'delete from sessions')
  await query(dataDir, 'delete from rate_limits')
}

async function query<Row extends object>(dataDir: string, sql: string): Promise<Row[]> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const client = new Client({
      host: join(dataDir, 'postgres'),
      user: 'quittance',
      database: 'quittance',
    })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(sql)).rows
    } catch (error) {
      // The server may just have been killed, and its next start restarts PostgreSQL.
      if (performance.now() > deadline) throw error
      await pause(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
