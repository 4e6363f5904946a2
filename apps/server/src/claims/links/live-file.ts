import { Readable } from 'node:stream'
import type { ReportKind } from '@quittance/contract/reports'
import { findLiveFinalization, recordFileBytes } from '#claims/finalizations.queries.ts'
import { type FileDeps, findSentFile } from '#claims/kept-files.ts'
import type { ReportFile } from '#claims/report.ts'
import type { Db } from '#db/connect.ts'

/** Returns undefined if the trip was re-opened or deleted. */
export async function findLiveFile(
  deps: FileDeps,
  finalizationId: number,
  kind: ReportKind,
): Promise<ReportFile | undefined> {
  const found = await findLiveFinalization(deps.db, finalizationId)
  if (!found) return undefined
  const file = await findSentFile(deps, found, kind)
  return {
    ...file,
    open: () => openWhileLive(deps.db, found.id, file, kind),
  }
}

/** Withholds the last chunk until it has checked that the trip was not re-opened meanwhile. */
export function openWhileLive(db: Db, id: number, file: ReportFile, kind?: ReportKind) {
  return Readable.from(whileLive(db, id, file, kind), { objectMode: false })
}

async function* whileLive(db: Db, id: number, file: ReportFile, kind: ReportKind | undefined) {
  let held: Buffer | undefined
  let bytes = 0
  for await (const piece of file.open()) {
    if (held) yield held
    held = piece as Buffer
    bytes += held.length
  }
  const found = await findLiveFinalization(db, id)
  if (!found) throw new Error('The trip was re-opened while its report was being generated.')
  if (kind && found.fileBytes[kind] === undefined) await recordFileBytes(db, id, kind, bytes)
  if (held) yield held
}
