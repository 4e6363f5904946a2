import { hash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { filesIn } from '#claims/claim-files.ts'
import type { ReportDeps } from '#claims/load-report.ts'
import { claimLines } from '#db/schema.ts'
import { NotStoredError } from '#storage/storage.ts'

/**
 * Adds the hashes that the files of a claim lack, except of missing ones: those from before hashes
 * were kept. Returns false if the store does not answer.
 */
export async function hashOldFiles({ db, storage, log }: ReportDeps, id: number) {
  const lacksHash = sql`jsonb_path_exists(${claimLines.files}, 'strict $.** ? (exists (@.key) && !exists (@.sha256))')`
  const lines = await db
    .select({ receiptId: claimLines.receiptId, files: claimLines.files })
    .from(claimLines)
    .where(and(eq(claimLines.finalizationId, id), lacksHash))
  for (const { receiptId, files } of lines) {
    if (!files) continue
    for (const file of filesIn(files).filter(({ sha256 }) => !sha256)) {
      const found = await storage.readWhole(file.key).catch((error: unknown) => error)
      if (found instanceof Buffer)
        Object.assign(file, { bytes: found.length, sha256: hash('sha256', found) })
      else if (!(found instanceof NotStoredError)) {
        log.error({ err: found }, 'a claim cannot be sealed: its files cannot be read')
        return false
      }
    }
    const isLine = and(eq(claimLines.finalizationId, id), eq(claimLines.receiptId, receiptId))
    await db.update(claimLines).set({ files }).where(isLine)
  }
  return true
}
