import type { ReportKind } from '@quittance/contract/reports'
import { archiveBytes, archiveLength } from './archive/image-archive.ts'
import { lazyStream } from './lazy-stream.ts'
import { pdfBytes } from './pdf/pdf.ts'
import type { Report, ReportFile } from './report.ts'
import { safeName } from './safe-name.ts'

type Make = (report: Report, signal: AbortSignal) => AsyncGenerator<Uint8Array>
type Kind = { ending: string; contentType: string; load(): Promise<Make> }

/** The libraries of workbook and PDF take 30 MB; each is loaded with the first file that needs it. */
const kinds: Record<ReportKind, Kind> = {
  excel: {
    ending: 'expense-report.xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    load: async () => (await import('./workbook/workbook.ts')).workbookBytes,
  },
  zip: { ending: 'receipts.zip', contentType: 'application/zip', load: async () => archiveBytes },
  pdf: { ending: 'expense-report.pdf', contentType: 'application/pdf', load: async () => pdfBytes },
}

export function reportFileName(kind: ReportKind, { trip }: Pick<Report, 'trip'>) {
  return `${safeName(trip.name, 'trip')}-${kinds[kind].ending}`
}

/** `isExact`: its length is to be announced; where it only helps to plan, no image is looked for. */
export async function reportFile(
  kind: ReportKind,
  report: Report,
  { isExact = false } = {},
): Promise<ReportFile> {
  const { contentType, load } = kinds[kind]
  const bytes = kind === 'zip' ? await archiveLength(report, { isExact }) : undefined
  async function* made(signal: AbortSignal) {
    const make = await load()
    yield* make(report, signal)
  }
  return {
    name: reportFileName(kind, report),
    contentType,
    ...(bytes !== undefined && { bytes }),
    open: () => lazyStream(made),
  }
}
