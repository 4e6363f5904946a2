import { loadReport, type ReportDeps } from '#claims/load-report.ts'
import { reportFile } from '#claims/report-file.ts'
import type { ReportLinks } from './report-links.ts'

type Deps = ReportDeps & { links: ReportLinks }

export type LinkedReport = Awaited<ReturnType<typeof linkReport>>

/** The files of a finalization, not generated yet, with links to them and to the claim page. */
export async function linkReport({ links, ...deps }: Deps, { id }: { id: number }) {
  const report = await loadReport(deps, id)
  const files = {
    excel: await reportFile('excel', report),
    zip: await reportFile('zip', report),
    pdf: await reportFile('pdf', report),
  }
  return { report, files, ...links.make(id, files) }
}
