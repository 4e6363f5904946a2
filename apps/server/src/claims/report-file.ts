import type { ReportKind } from '@quittance/contract/reports'
import { dayOf } from './format.ts'
import { lazyStream } from './lazy-stream.ts'
import { pdfBytes } from './pdf/pdf.ts'
import type { AttachedFile } from './pdf/pdf-steps.ts'
import type { Report, ReportFile } from './report.ts'
import { safeName } from './safe-name.ts'
import { archiveBytes, archiveLength } from './zip/image-archive.ts'

type Make = (report: Report, signal: AbortSignal) => AsyncGenerator<Uint8Array>
type Kind = { name: string; ending: string; contentType: string; load(): Promise<Make> }

/** The workbook and PDF libraries take 30 MB; each is loaded on first use. */
const kinds: Record<ReportKind, Kind> = {
  excel: {
    name: 'expense-report',
    ending: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    load: async () => (await import('./workbook/workbook.ts')).workbookBytes,
  },
  zip: {
    name: 'receipts',
    ending: 'zip',
    contentType: 'application/zip',
    load: async () => archiveBytes,
  },
  pdf: {
    name: 'expense-report',
    ending: 'pdf',
    contentType: 'application/pdf',
    load: async () => (report, signal) => pdfBytes(report, signal, attachedTo(report)),
  },
}

/** Files of the claim that travel inside its PDF. */
function attachedTo(report: Report): AttachedFile[] {
  const { contentType, load } = kinds.excel
  async function* make(signal: AbortSignal) {
    // What is missing is reported once, by the PDF itself.
    yield* (await load())({ ...report, onMissing() {} }, signal)
  }
  const name = reportFileName('excel', report)
  const description = 'Workbook with every receipt, with formulas'
  return [{ name, contentType, description, relationship: 'Alternative', make }]
}

type Named = Pick<Report, 'trip' | 'version' | 'issuedAt'>

export function reportFileName(kind: ReportKind, report: Named) {
  return nameFile(kinds[kind], report)
}

/** Includes number and date from the second version on. */
export function nameFile(
  { name, ending }: { name: string; ending: string },
  { trip, version, issuedAt }: Named,
) {
  const issue = version > 1 ? `-v${version}-${dayOf(issuedAt)}` : ''
  return `${safeName(trip.name, 'trip')}-${name}${issue}.${ending}`
}

/** `isExact`: the length becomes a header, so every image is checked; else it is an estimate. */
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
