import type { SealedRecord, SealPayload } from '@quittance/record/sealed-record'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimSeals, sealKeys } from '#db/schema.ts'

/** `record.json` without the tools in the same zip; undefined for a claim that is not sealed yet. */
export async function loadSealedRecord(
  db: Db,
  finalizationId: number,
): Promise<Omit<SealedRecord, 'tools'> | undefined> {
  const seal = await findSeal(db, finalizationId)
  if (!seal) return undefined
  const { keyId, publicKey, signature } = seal
  const payload = JSON.parse(seal.payload) as SealPayload
  const heads = [payload.claim, ...payload.receipts]
  const { rows } = await db.execute<{ subject: string; content: string }>(sql`
    select subject, content
    from unnest(${sql.param(heads.map(({ subject }) => subject))}::text[],
      ${sql.param(heads.map(({ seq }) => seq))}::int[]) as heads (subject, last)
    join record_contents using (subject)
    where seq <= last order by subject, seq`)
  const chains = Map.groupBy(rows, ({ subject }) => subject)
  const subjects = heads.map(({ subject }) => [
    subject,
    (chains.get(subject) ?? []).map(({ content }) => JSON.parse(content)),
  ])
  return {
    format: 'quittance-record/1',
    seal: { payload, keyId, publicKey, signature },
    subjects: Object.fromEntries(subjects),
  }
}

export async function findSeal(db: Db, finalizationId: number) {
  const [found] = await db
    .select({
      keyId: sealKeys.id,
      publicKey: sealKeys.publicKey,
      payload: claimSeals.payload,
      signature: claimSeals.signature,
    })
    .from(claimSeals)
    .innerJoin(sealKeys, eq(sealKeys.id, claimSeals.keyId))
    .where(eq(claimSeals.finalizationId, finalizationId))
  return found
}
