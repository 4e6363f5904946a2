import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { deleteUnusedDevices } from '#accounts/known-devices.queries.ts'
import { deleteExpiredTokens } from '#accounts/one-time-tokens.queries.ts'
import { deleteOldChallenges } from '#accounts/passkeys/passkeys.queries.ts'
import { deleteOldEvents } from '#accounts/security-events.queries.ts'
import { deleteOldEvents as deleteOldBillingEvents } from '#billing/billing.queries.ts'
import { deleteForgottenDocuments } from '#documents/documents.queries.ts'
import { claimMail } from '#mail/outbox.queries.ts'
import {
  claimNextMail,
  deleteOldInboundMails,
  forgetRefusedMails,
} from '#mail-in/inbound-mails.queries.ts'
import { deleteOldUploads } from '#receipts/uploads.queries.ts'
import { createTestDatabase, type TestDatabase } from '#test/database.ts'
import type { Db } from './connect.ts'
import { deleteOldAttempts } from './rate-limits.ts'
import { deleteExpiredSessions } from './sessions.ts'

const rowCount = 12
const n = `generate_series(1, ${rowCount}) as n`
const hash = `lpad(n::text, 64, '0')`
const longAgo = `now() - interval '500 days'`

type Job = { table: string; take: (db: Db) => Promise<unknown>; rows: string; taken?: string }

/** Each job, rows that are due for it, and how to tell that it took one, unless it deletes it. */
const deletes: Job[] = [
  {
    table: 'sessions',
    take: deleteExpiredSessions,
    rows: `(token_hash, user_id, expires_at) select n::text, 1, ${longAgo}`,
  },
  {
    table: 'one_time_tokens',
    take: deleteExpiredTokens,
    rows: `(token_hash, user_id, purpose, expires_at) select n::text, 1, 'reset-password', ${longAgo}`,
  },
  {
    table: 'rate_limits',
    take: deleteOldAttempts,
    rows: `(key, count, resets_at) select n::text, 1, ${longAgo}`,
  },
  {
    table: 'billing_events',
    take: deleteOldBillingEvents,
    rows: `(id, created_at) select n::text, ${longAgo}`,
  },
  {
    table: 'security_events',
    take: deleteOldEvents,
    rows: `(user_id, kind, at) select 1, 'login', ${longAgo}`,
  },
  {
    table: 'passkey_challenges',
    take: deleteOldChallenges,
    rows: `(challenge_hash, expires_at) select n::text, ${longAgo}`,
  },
  {
    table: 'known_devices',
    take: deleteUnusedDevices,
    rows: `(token_hash, user_id, last_used_at) select n::text, 1, ${longAgo}`,
  },
  {
    table: 'uploads',
    take: deleteOldUploads,
    rows: `(user_id, problem, kept_until) select 1, 'damaged', ${longAgo}`,
  },
  {
    table: 'arrivals',
    take: deleteOldInboundMails,
    rows: `(user_id, message_key, state, received_at) select 1, ${hash}, 'taken', ${longAgo}`,
  },
  {
    table: 'arrivals',
    take: forgetRefusedMails,
    rows: `(user_id, message_key, state, reason, raw_key, received_at) select 1, ${hash}, 'refused', 'loop', n::text, ${longAgo}`,
    taken: 'raw_key is null',
  },
  {
    table: 'documents',
    take: deleteForgottenDocuments,
    rows: `(user_id, kind, name, original_key, original_bytes, sha256, page_count, stored_bytes, created_at) select 1, 'pdf', 'a', n::text, 1, ${hash}, 1, 1, ${longAgo}`,
  },
]
const claims: Job[] = [
  {
    table: 'outbox',
    take: claimMail,
    rows: `(message) select '{}'`,
    taken: 'attempts > 0',
  },
  {
    table: 'arrivals',
    take: claimArrival,
    rows: `(user_id, message_key, state) select 1, ${hash}, 'received'`,
    taken: 'tries > 0',
  },
]

function claimArrival(db: Db) {
  return claimNextMail(db, { except: [], exceptUsers: [], lately: [] })
}

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
  await database.pool.query(
    `insert into users (email, password_hash, first_name, last_name) values ('a@example.com', '', '', '')`,
  )
})

test.each([
  ...deletes.map((job) => ({ ...job, left: 1 })),
  ...claims.map((job) => ({ ...job, left: rowCount - 1 })),
])(
  'Hole 32: $take.name of $table leaves a row that another process holds, and takes no more than it should, with stale statistics',
  async (job) => {
    const { pool, db } = database
    // As after a quiet night: by its statistics the table is nearly empty.
    await pool.query(`analyze ${job.table}`)
    await pool.query(`insert into ${job.table} ${job.rows} from ${n}`)
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      const { rows: held } = await holder.query(
        `select ctid, * from ${job.table} order by ctid limit 1 for update`,
      )
      const rows = await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '5s'`)
        for (const plan of ['hashagg', 'hashjoin', 'mergejoin', 'material', 'indexscan', 'sort'])
          await tx.execute(sql.raw(`set local enable_${plan} = off`))
        await job.take(tx)
        const left = `select ctid from ${job.table} where not (${job.taken ?? 'false'})`
        return (await tx.execute<{ ctid: string }>(sql.raw(left))).rows
      })
      expect(rows).toHaveLength(job.left)
      expect(rows.map(({ ctid }) => ctid)).toContain(held[0].ctid)
    } finally {
      holder.release(true)
    }
  },
)
