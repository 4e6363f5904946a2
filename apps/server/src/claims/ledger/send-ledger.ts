import type { LedgerKind } from '@quittance/contract/ledger'
import { sendLinkPage } from '#claims/link-page.ts'
import { openWhileLive } from '#claims/links/live-file.ts'
import { loadReport } from '#claims/load-report.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import type { FileSender } from '#claims/send-file.ts'
import type { Exchange } from '#http/exchange.ts'
import { findLedgerAccounts } from './ledger-accounts.queries.ts'
import { checkLedgerFile, type LedgerSource, ledgerFile } from './ledger-file.ts'

type Claim = { id: number; userId: number; hasImages: boolean }
type Out = Exchange & { sendFile: FileSender }

/** What the ledger files of a live claim are made from, with its traveller's accounts. */
export async function loadLedgerSource(
  { db, storage, links }: Pick<ReportsDeps, 'db' | 'storage' | 'links'>,
  { id, userId, hasImages }: Claim,
  log: Exchange['request']['log'],
): Promise<LedgerSource> {
  return {
    report: await loadReport({ db, storage, log }, id),
    accounts: await findLedgerAccounts(db, userId),
    origin: links.origin,
    hasImages,
  }
}

/** For someone in finance; a page says why a file cannot be made. */
export async function sendLedgerLink(
  deps: ReportsDeps,
  { kind, ...claim }: Claim & { kind: LedgerKind },
  out: Out,
) {
  const source = await loadLedgerSource(deps, claim, out.request.log)
  const problems = await checkLedgerFile(kind, source)
  if (problems.length === 0) return sendLedgerFile(deps, source, { id: claim.id, kind }, out)
  const { name } = source.report.traveller
  return sendLinkPage(out.reply, {
    status: 409,
    title: 'This file cannot be made yet',
    paragraphs: [...problems, `Settings are those of ${name}, who sent this claim.`],
  })
}

export async function sendLedgerFile(
  { db }: Pick<ReportsDeps, 'db'>,
  source: LedgerSource,
  { id, kind }: { id: number; kind: LedgerKind },
  { request, reply, sendFile }: Out,
) {
  const file = await ledgerFile(kind, source)
  const open = () => openWhileLive(db, id, file)
  return sendFile({ kind, finalizationId: id }, { ...file, open }, { request, reply })
}
