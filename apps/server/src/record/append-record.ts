import { hash, randomBytes } from 'node:crypto'
import { canonicalJson, type JsonObject } from '@quittance/record/canonical-json'
import type { RecordEntry } from '@quittance/record/entries'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { prepared } from '#db/prepared.ts'
import { recordContents, recordEntries } from '#db/schema.ts'

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

/** Hashes and contents in one statement, planned once per connection: every save waits for it. */
const addEntries = prepared((db) => {
  const [subjects, seqs, hashes, contents] = [
    sql`${sql.placeholder('subjects')}::text[]`,
    sql`${sql.placeholder('seqs')}::int[]`,
    sql`${sql.placeholder('hashes')}::text[]`,
    sql`${sql.placeholder('contents')}::text[]`,
  ]
  const added = db
    .$with('added', {})
    .as(
      sql`insert into ${recordEntries} (subject, seq, hash) select * from unnest(${subjects}, ${seqs}, ${hashes})`,
    )
  return db
    .with(added)
    .insert(recordContents)
    .select(
      sql`select subject, seq, ${sql.placeholder('userId')}::int, content from unnest(${subjects}, ${seqs}, ${contents}) as given (subject, seq, content)`,
    )
    .prepare('add_entries')
})

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
  await addEntries(tx).execute({
    userId,
    subjects: added.map(({ subject }) => subject),
    seqs: added.map(({ seq }) => seq),
    hashes: added.map((entry) => entry.hash),
    contents: added.map(({ content }) => content),
  })
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
