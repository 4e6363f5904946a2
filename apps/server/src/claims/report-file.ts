import type { ReportKind } from '@quittance/contract/reports'
import { dayOf } from './format.ts'
import { lazyStream } from './lazy-stream.ts'
import { jsonBytes } from './ledger/claim-json.ts'
import { pdfBytes } from './pdf/pdf.ts'
import type { AttachedFile } from './pdf/pdf-steps.ts'
import type { Report, ReportFile } from './report.ts'
import { safeName } from './safe-name.ts'
import { archiveBytes, archiveLength } from './zip/image-archive.ts'

export type MakeBytes = (signal: AbortSignal) => AsyncGenerator<Uint8Array>

type MakeOptions = {
  /** The address of this installation. */
  origin?: string
  /** The workbook that the PDF carries. */
  workbook?: MakeBytes
}
type Make = (
  report: Report,
  signal: AbortSignal,
  options: MakeOptions,
) => AsyncGenerator<Uint8Array>
type Kind = { name: string; ending: string; contentType: string; load(): Promise<Make> }

/** The workbook and PDF libraries take 30 MB; each is loaded on first use. */
export const kinds: Record<ReportKind, Kind> = {
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
    load: async () => (report, signal, options) =>
      pdfBytes(report, signal, attachedTo(report, options)),
  },
}

/** Files of the claim that travel inside its PDF. */
function attachedTo(report: Report, { origin = '', workbook }: MakeOptions): AttachedFile[] {
  // What is missing is reported once, by the PDF itself.
  const makeWorkbook = workbook ?? makeBytes('excel', { ...report, onMissing() {} })
  return [
    {
      name: reportFileName('excel', report),
      contentType: kinds.excel.contentType,
      description: 'Workbook with every receipt, with formulas',
      relationship: 'Alternative',
      make: makeWorkbook,
    },
    {
      name: nameFile({ name: 'claim', ending: 'json' }, report),
      contentType: 'application/json',
      description: 'The whole claim, for programs',
      relationship: 'Data',
      make: () => jsonBytes(report, origin),
    },
  ]
}

export function makeBytes(kind: ReportKind, report: Report, options: MakeOptions = {}): MakeBytes {
  return async function* make(signal) {
    const load = await kinds[kind].load()
    yield* load(report, signal, options)
  }
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
  { isExact = false, make = makeBytes(kind, report) } = {},
): Promise<ReportFile> {
  const bytes = kind === 'zip' ? await archiveLength(report, { isExact }) : undefined
  return {
    name: reportFileName(kind, report),
    contentType: kinds[kind].contentType,
    ...(bytes !== undefined && { bytes }),
    open: () => lazyStream(make),
  }
}
