import type { Db } from '#db/connect.ts'
import { loadReport } from '#reports/load-report.ts'
import { reportFile } from '#reports/report-file.ts'
import type { Storage } from '#storage/storage.ts'
import type { ReportLinks } from './report-links.ts'

type Deps = { db: Db; storage: Storage; links: ReportLinks }

/** The three files of a finalization, none of them made yet, and a fresh link to each. */
export async function linkReport(
  { db, storage, links }: Deps,
  { id, tripId }: { id: number; tripId: number },
) {
  const report = await loadReport({ db, storage }, tripId)
  const files = {
    excel: await reportFile('excel', report),
    zip: await reportFile('zip', report),
    pdf: await reportFile('pdf', report),
  }
  return { files, ...links.make(id, files) }
}
