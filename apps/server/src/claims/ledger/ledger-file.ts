import type { LedgerAccounts, LedgerKind } from '@quittance/contract/ledger'
import { lazyStream } from '#claims/lazy-stream.ts'
import type { Report, ReportFile } from '#claims/report.ts'
import { nameFile } from '#claims/report-file.ts'
import { zip } from '#claims/zip/zip.ts'
import { billBytes, checkBill } from './bills.ts'
import { csvBytes } from './claim-csv.ts'
import { jsonBytes } from './claim-json.ts'
import { checkDatev, datevBatches, datevTarget } from './datev.ts'
import { datevDocuments, hasDatevDocuments } from './datev-documents.ts'

export type LedgerSource = {
  report: Report
  accounts: LedgerAccounts
  /** The address of this installation. */
  origin: string
  /** False for a recipient who must not see the photos. */
  hasImages: boolean
}

/** Why a file cannot be made, as sentences; empty if it can. */
export async function checkLedgerFile(kind: LedgerKind, source: LedgerSource): Promise<string[]> {
  const { report, accounts, hasImages } = source
  if (kind === 'datev') return checkDatev(report, accounts.datev)
  if (kind === 'xero' || kind === 'quickbooks') return checkBill(kind, report, accounts[kind])
  if (kind === 'datev-documents') {
    const { payers } = datevTarget(accounts.datev, report)
    const isThere = hasImages && (await hasDatevDocuments(report, payers))
    return isThere ? [] : ['No receipt to repay has a photo or a document.']
  }
  return []
}

/** Call `checkLedgerFile` first. */
export async function ledgerFile(kind: LedgerKind, source: LedgerSource): Promise<ReportFile> {
  const { report, accounts, origin, hasImages } = source
  const make = (name: string, ending: string, open: ReportFile['open']) => ({
    name: nameFile({ name, ending }, report),
    contentType: contentTypes[ending] ?? '',
    open,
  })
  switch (kind) {
    case 'csv':
      return make('ledger', 'csv', () => lazyStream(() => csvBytes(report)))
    case 'json':
      return make('claim', 'json', () => lazyStream(() => jsonBytes(report, origin)))
    case 'xero':
    case 'quickbooks':
      return make(`${kind}-bill`, 'csv', () =>
        lazyStream(() => billBytes(kind, report, accounts[kind])),
      )
    case 'datev-documents': {
      const { payers } = datevTarget(accounts.datev, report)
      return make(kind, 'zip', () => lazyStream((signal) => datevDocuments(report, payers, signal)))
    }
    default:
      return batchFile()
  }

  async function batchFile() {
    const batches = await datevBatches(report, accounts.datev, hasImages)
    const nameOf = (year = '') =>
      `EXTF_${nameFile({ name: `datev${year}`, ending: 'csv' }, report)}`
    const [only] = batches
    if (only && batches.length === 1) {
      const file = make(kind, 'csv', () => lazyStream(() => inOnePiece(only.content)))
      return { ...file, name: nameOf(), bytes: only.content.length }
    }
    async function* files() {
      const modified = report.issuedAt
      for (const { year, content } of batches) yield { name: nameOf(`-${year}`), modified, content }
    }
    return make(kind, 'zip', () => lazyStream(() => zip(files())))
  }
}

const contentTypes: Record<string, string> = {
  csv: 'text/csv',
  json: 'application/json',
  zip: 'application/zip',
}

async function* inOnePiece(content: Buffer) {
  yield content
}
