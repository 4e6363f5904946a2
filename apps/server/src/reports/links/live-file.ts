import { Readable } from 'node:stream'
import type { ReportKind } from '@quittance/contract/reports'
import type { Db } from '#db/connect.ts'
import { findLiveFinalization, keepFileBytes } from '#db/finalizations.ts'
import { loadReport, type ReportDeps } from '#reports/load-report.ts'
import type { ReportFile } from '#reports/report.ts'
import { reportFile } from '#reports/report-file.ts'

type Live = NonNullable<Awaited<ReturnType<typeof findLiveFinalization>>>

/** One file of a finalization; undefined when the trip was opened again or is gone. */
export async function findLiveFile(
  deps: ReportDeps,
  finalizationId: number,
  kind: ReportKind,
): Promise<ReportFile | undefined> {
  const found = await findLiveFinalization(deps.db, finalizationId)
  if (!found) return undefined
  const report = await loadReport(deps, found.tripId)
  const file = await reportFile(kind, report, { isExact: true })
  return {
    ...file,
    open: () => Readable.from(whileLive(deps.db, found, kind, file), { objectMode: false }),
  }
}

/** Holds the last piece back: a trip opened meanwhile may have changed, and half of each is not a report. */
async function* whileLive(db: Db, { id, currency }: Live, kind: ReportKind, file: ReportFile) {
  let held: Buffer | undefined
  let bytes = 0
  for await (const piece of file.open()) {
    if (held) yield held
    held = piece as Buffer
    bytes += held.length
  }
  const found = await findLiveFinalization(db, id)
  if (!found || found.currency !== currency) {
    throw new Error('The trip was opened again or changed while its report was being made.')
  }
  if (found.fileBytes[kind] === undefined) await keepFileBytes(db, id, kind, bytes)
  if (held) yield held
}
