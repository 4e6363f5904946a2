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

type Job = [
  table: string,
  take: (db: Db) => Promise<unknown>,
  columns: string,
  values: string,
  taken?: string,
]

/** Each job, rows that are due for it, and how to tell that it took one, unless it deletes it. */
const deletes: Job[] = [
  ['sessions', deleteExpiredSessions, 'token_hash, user_id, expires_at', `n::text, 1, ${longAgo}`],
  [
    'one_time_tokens',
    deleteExpiredTokens,
    'token_hash, user_id, purpose, expires_at',
    `n::text, 1, 'reset-password', ${longAgo}`,
  ],
  ['rate_limits', deleteOldAttempts, 'key, count, resets_at', `n::text, 1, ${longAgo}`],
  ['billing_events', deleteOldBillingEvents, 'id, created_at', `n::text, ${longAgo}`],
  ['security_events', deleteOldEvents, 'user_id, kind, at', `1, 'login', ${longAgo}`],
  ['passkey_challenges', deleteOldChallenges, 'challenge_hash, expires_at', `n::text, ${longAgo}`],
  [
    'known_devices',
    deleteUnusedDevices,
    'token_hash, user_id, last_used_at',
    `n::text, 1, ${longAgo}`,
  ],
  ['uploads', deleteOldUploads, 'user_id, problem, kept_until', `1, 'damaged', ${longAgo}`],
  [
    'arrivals',
    deleteOldInboundMails,
    'user_id, message_key, state, received_at',
    `1, ${hash}, 'taken', ${longAgo}`,
  ],
  [
    'arrivals',
    forgetRefusedMails,
    'user_id, message_key, state, reason, raw_key, received_at',
    `1, ${hash}, 'refused', 'loop', n::text, ${longAgo}`,
    'raw_key is null',
  ],
  [
    'documents',
    deleteForgottenDocuments,
    'user_id, kind, name, original_key, original_bytes, sha256, page_count, stored_bytes, created_at',
    `1, 'pdf', 'a', n::text, 1, ${hash}, 1, 1, ${longAgo}`,
  ],
]
const claims: Job[] = [
  ['outbox', claimMail, 'message', `'{}'`, 'attempts > 0'],
  ['arrivals', claimArrival, 'user_id, message_key, state', `1, ${hash}, 'received'`, 'tries > 0'],
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
  ...deletes.map(([table, take, ...job]) => ({ table, take, job, count: 1 })),
  ...claims.map(([table, take, ...job]) => ({ table, take, job, count: rowCount - 1 })),
])(
  'Hole 32: $take.name of $table leaves a row that another process holds, and takes no more than it should, with stale statistics',
  async ({ table, take, job: [columns, values, taken = 'false'], count }) => {
    const { pool, db } = database
    // As after a quiet night: by its statistics the table is nearly empty.
    await pool.query(`analyze ${table}`)
    await pool.query(`insert into ${table} (${columns}) select ${values} from ${n}`)
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      const { rows: held } = await holder.query(
        `select ctid, * from ${table} order by ctid limit 1 for update`,
      )
      const rows = await db.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = '5s'`)
        for (const plan of ['hashagg', 'hashjoin', 'mergejoin', 'material', 'indexscan', 'sort'])
          await tx.execute(sql.raw(`set local enable_${plan} = off`))
        await take(tx)
        const left = `select ctid from ${table} where not (${taken})`
        return (await tx.execute<{ ctid: string }>(sql.raw(left))).rows
      })
      expect(rows).toHaveLength(count)
      expect(rows.map(({ ctid }) => ctid)).toContain(held[0].ctid)
    } finally {
      holder.release(true)
    }
  },
)
