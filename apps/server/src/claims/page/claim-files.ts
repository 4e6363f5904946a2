import type { LedgerKind } from '@quittance/contract/ledger'
import { formatMoment } from '#claims/format.ts'
import { type Html, html } from '#mail/html.ts'
import type { Claim } from './load-claim.ts'

const size = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 })

/** The downloads and their expiry; without images, only files that do not contain them. */
export function renderFiles(claim: Claim): Html {
  const { hasImages } = claim
  return html`<section class="card downloads" aria-labelledby="files"><h2 id="files">Downloads</h2>
${!isOver(claim.filesUntil) && renderLinks(claim)}
${!hasImages && html`<p class="small">The traveller sent this claim without the photos.</p>`}
<p class="small until">${formatExpiry(claim)}</p></section>`
}

function renderLinks(claim: Claim): Html {
  const { urls, imageBytes, fileBytes, hasImages } = claim
  // The size of a PDF is unknown until it was generated once; photos are most of it.
  const pdfBytes = fileBytes.pdf ?? imageBytes
  return html`<ul class="files">
${file(urls.excel, 'XLSX', 'Expense Report', 'Workbook with every receipt, with formulas', fileBytes.excel)}
${hasImages && file(urls.pdf, 'PDF', 'PDF Report', 'The same on paper, with the photos', pdfBytes)}
${hasImages && file(urls.zip, 'ZIP', 'Receipt Images', 'All receipt photos', imageBytes)}
</ul>
${renderLedgerFiles(claim)}`
}

const ledgerFiles: [kind: LedgerKind, ending: string, title: string, words: string][] = [
  ['csv', 'CSV', 'Spreadsheet lines', 'Every receipt by tax rate'],
  ['datev', 'CSV', 'DATEV bookings', 'Booking batch in DATEV format'],
  ['datev-documents', 'ZIP', 'DATEV documents', 'For Belegtransfer, linked to the bookings'],
  ['xero', 'CSV', 'Xero bill', 'What is to be repaid'],
  ['quickbooks', 'CSV', 'QuickBooks Online bill', 'What is to be repaid'],
  ['json', 'JSON', 'Whole claim', 'For programs'],
]

/** Collapsed, since few need them. */
function renderLedgerFiles({ path, hasImages }: Claim): Html {
  const shown = ledgerFiles.filter(([kind]) => hasImages || kind !== 'datev-documents')
  return html`<details><summary>Files for ledgers</summary><ul class="files">
${shown.map(([kind, ending, title, words]) => html`<li><a href="${path}/ledger/${kind}" rel="nofollow"><span class="kind">${ending}</span><span><strong>${title}</strong><span class="small">${words}</span></span></a></li>`)}
</ul></details>`
}

function file(
  url: string,
  kind: string,
  title: string,
  words: string,
  bytes: number | null | undefined,
): Html {
  return html`<li><a href="${new URL(url).pathname}" rel="nofollow"><span class="kind">${kind}</span><span><strong>${title}</strong><span class="small">${words}</span></span>${Boolean(bytes) && html`<span class="small size">about ${formatSize(bytes ?? 0)}</span>`}</a></li>`
}

function formatExpiry({ expiresAt, filesUntil, report }: Claim): Html {
  const unless = html`unless <bdi>${report.traveller.name}</bdi> re-opens the trip first`
  if (filesUntil >= expiresAt) {
    return html`This page and its files can be opened without an account until ${formatMoment(expiresAt)}, ${unless}.`
  }
  const files = isOver(filesUntil)
    ? html`Its files could be downloaded until ${formatMoment(filesUntil)}; <bdi>${report.traveller.name}</bdi> can send new links.`
    : html`Its files can be downloaded until ${formatMoment(filesUntil)}.`
  return html`This page can be opened without an account until ${formatMoment(expiresAt)}, ${unless}. ${files}`
}

function isOver(moment: Date) {
  return moment.getTime() <= Date.now()
}

/** `340 kB`, `12.4 MB`. */
function formatSize(bytes: number) {
  if (bytes < 1_000_000) return `${size.format(Math.ceil(bytes / 1000))} kB`
  return `${size.format(bytes / 1_000_000)} MB`
}
