import { hash, randomBytes } from 'node:crypto'
import { canonicalJson, type JsonObject } from '@quittance/record/canonical-json'
import type { RecordEntry } from '@quittance/record/entries'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { recordContents } from '#db/schema.ts'

/** `claim:5`, by the trip's id. */
export type Subject = `receipt:${number}` | `claim:${number}`

export type Addition = {
  subject: Subject
  kind: string
  data: JsonObject
  /** What the record begins with if it has no entry yet, as for a receipt from before it was kept. */
  begun?: JsonObject
}

type Head = { subject: string; seq: number; hash: string }

/** The first key of advisory locks on claims. */
const claimLock = 709_164_411

/**
 * Adds to the chains of these subjects, one addition each. Who adds to a receipt's holds its trip's
 * lock: an exclusive one, or a shared one and the receipt's row. `areNew`: rows of this
 * transaction, which have no entry yet.
 */
export async function appendRecord(
  tx: Db,
  userId: number,
  additions: Addition[],
  { areNew = false } = {},
) {
  if (additions.length === 0) return
  const heads = areNew ? new Map<string, Head>() : await lockHeads(tx, additions)
  const at = new Date().toISOString()
  const added = additions.flatMap((addition) => chain(addition, heads.get(addition.subject), at))
  const column = (values: (string | number)[]) => sql.param(values)
  const subjects = column(added.map(({ subject }) => subject))
  const seqs = column(added.map(({ seq }) => seq))
  await tx.execute(sql`
    with hashes as (
      insert into record_entries (subject, seq, hash)
      select * from unnest(${subjects}::text[], ${seqs}::int[], ${column(added.map((entry) => entry.hash))}::text[]))
    insert into record_contents (user_id, subject, seq, content)
    select ${userId}::int, * from unnest(${subjects}::text[], ${seqs}::int[], ${column(added.map(({ content }) => content))}::text[])`)
}

/** The last entry of each subject that has one. */
async function lockHeads(tx: Db, additions: Addition[]) {
  // Deliveries and views do not lock the trip.
  for (const { subject } of additions.filter((one) => one.subject.startsWith('claim:'))) {
    const tripId = Number(subject.slice('claim:'.length))
    await tx.execute(sql`select pg_advisory_xact_lock(${claimLock}::int, ${tripId}::int)`)
  }
  return findHeads(
    tx,
    additions.map(({ subject }) => subject),
  )
}

export async function findHeads(db: Db, subjects: Subject[]) {
  const { rows } = await db.execute<Head>(sql`
    select distinct on (subject) subject, seq, hash from record_entries
    where subject = any(${sql.param(subjects)}::text[]) order by subject, seq desc`)
  return new Map(rows.map((head) => [head.subject, head]))
}

export async function listRecordOfUser(db: Db, userId: number): Promise<RecordEntry[]> {
  const rows = await db
    .select({ content: recordContents.content })
    .from(recordContents)
    .where(eq(recordContents.userId, userId))
    .orderBy(recordContents.subject, recordContents.seq)
  return rows.map(({ content }) => JSON.parse(content))
}

function chain({ subject, kind, data, begun }: Addition, head: Head | undefined, at: string) {
  const steps = !head && begun ? [{ kind: 'begun', data: begun }] : []
  let { seq, hash: prev } = head ?? { seq: 0, hash: '' }
  return [...steps, { kind, data }].map((step) => {
    seq += 1
    const nonce = randomBytes(12).toString('base64url')
    const entry: RecordEntry = { subject, seq, at, ...step, nonce, prev }
    const content = canonicalJson(entry)
    prev = hash('sha256', content)
    return { subject, seq, hash: prev, content }
  })
}
