import { hash } from 'node:crypto'
import { canonicalJson } from '@quittance/record/canonical-json'
import type { SealedFile, SealedHead, SealPayload } from '@quittance/record/sealed-record'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { loadReport, type ReportDeps } from '#claims/load-report.ts'
import { createFiles, type ReceiptFile } from '#claims/receipt-files.ts'
import type { Report } from '#claims/report.ts'
import { createManifest } from '#claims/zip/manifest.ts'
import type { Db } from '#db/connect.ts'
import { claimSeals, finalizations, trips } from '#db/schema.ts'
import { findHeads, type Subject } from './append-record.ts'
import { hashOldFiles } from './hash-old-files.ts'
import { keepOrigins } from './keep-origins.ts'
import { recordSending, type SentClaim } from './record-sending.ts'
import { requireSealKey, type Signing, signText } from './seal-keys.ts'
import { findSeal } from './sealed-record.queries.ts'

export type SealDeps = ReportDeps & { signing: Signing }

/** Records that a claim is sent, and seals it. The caller holds the trip's lock. */
export async function sealNewClaim(deps: SealDeps, claim: SentClaim, to: string[]) {
  const report = await loadReport(deps, claim.id)
  await recordSending(deps.db, claim, report, { to, isLate: false })
  await keepOrigins(deps.db, claim)
  await sealClaim(deps, claim, report)
}

/**
 * Seals a version from before claims were sealed, or one whose files could not be read when it was
 * sent. The caller holds the trip's lock.
 */
export async function ensureSealed(deps: SealDeps, claim: SentClaim & { sentTo: string | null }) {
  const { db } = deps
  if (await findSeal(db, claim.id)) return
  const report = await loadReport(deps, claim.id)
  if (!(await isRecorded(db, claim.tripId, report.version))) {
    const to = claim.sentTo ? [claim.sentTo] : []
    await recordSending(db, claim, report, { to, isLate: true })
  }
  await sealClaim(deps, claim, report)
}

/** The same for a claim that is still live, without a lock. */
export async function sealOnDemand(deps: SealDeps, finalizationId: number) {
  if (await findSeal(deps.db, finalizationId)) return
  await deps.db.transaction(async (tx) => {
    const [found] = await tx
      .select({
        id: finalizations.id,
        sentTo: finalizations.sentTo,
        tripId: trips.id,
        userId: trips.userId,
      })
      .from(finalizations)
      .innerJoin(trips, eq(trips.id, finalizations.tripId))
      .where(and(eq(finalizations.id, finalizationId), isNull(finalizations.revokedAt)))
      .for('update', { of: trips })
    if (found) await ensureSealed({ ...deps, db: tx }, found)
  })
}

async function sealClaim(deps: SealDeps, claim: SentClaim, report: Report) {
  const { db, signing } = deps
  // If the store does not answer now, the claim is sealed when its zip is made.
  if (!(await hashOldFiles(deps, claim.id))) return
  const payload = canonicalJson(await describeClaim(db, claim, report, signing.origin))
  const key = await requireSealKey(db, signing)
  const signature = signText(key, payload)
  await db
    .insert(claimSeals)
    .values({ finalizationId: claim.id, keyId: key.id, payload, signature })
}

async function describeClaim(
  db: Db,
  { tripId }: SentClaim,
  report: Report,
  origin: string,
): Promise<SealPayload> {
  const manifest = createManifest(report)
  const filesOf = createFiles(report)
  const receipts: { subject: Subject; number: number; files: SealedFile[] }[] = []
  for await (const receipt of report.receipts()) {
    const files = filesOf(receipt)
    for (const file of files.length > 0 ? files : [null]) {
      manifest.add(receipt, file, file && heldOf(file))
    }
    const own = files.filter(({ isShared }) => !isShared)
    receipts.push({
      subject: `receipt:${receipt.id}`,
      number: receipt.number,
      files: own.flatMap((file) => {
        const held = heldOf(file)
        return held ? [{ name: file.name, sha256: held.sha256, bytes: held.size }] : []
      }),
    })
  }
  const content = manifest.content()
  const heads = await findHeads(db, [`claim:${tripId}`, ...receipts.map(({ subject }) => subject)])
  const headOf = (subject: Subject): SealedHead => {
    const head = heads.get(subject)
    if (!head) throw new Error(`${subject} has no record.`)
    return { subject, seq: head.seq, head: head.hash }
  }
  return {
    format: 'quittance-seal/1',
    origin,
    version: report.version,
    sentAt: report.issuedAt.toISOString(),
    sealedAt: new Date().toISOString(),
    claim: headOf(`claim:${tripId}`),
    receipts: receipts.map((receipt) => ({ ...receipt, ...headOf(receipt.subject) })),
    files: [{ name: 'manifest.csv', sha256: hash('sha256', content), bytes: content.length }],
  }
}

/** As the zip describes it; null for a file that was missing. */
function heldOf({ sha256, bytes }: ReceiptFile) {
  return sha256 !== undefined && bytes !== null ? { sha256, size: bytes } : null
}

async function isRecorded(db: Db, tripId: number, version: number) {
  const { rows } = await db.execute(sql`
    select 1 from record_contents where subject = ${`claim:${tripId}`}
      and content::jsonb ->> 'kind' in ('sent', 'begun')
      and content::jsonb -> 'data' ->> 'version' = ${String(version)} limit 1`)
  return rows.length > 0
}
