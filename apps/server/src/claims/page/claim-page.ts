import { renderAnswers, renderAsked } from '#claims/answers/answer-section.ts'
import { formatCount, formatDate, formatDates, formatVersion } from '#claims/format.ts'
import { formatPurpose } from '#claims/format-details.ts'
import { type Html, html } from '#mail/html.ts'
import { icon, iconSprite } from './category-icons.ts'
import { renderChanges } from './claim-changes.ts'
import { renderFiles } from './claim-files.ts'
import { renderReceipt } from './claim-receipt.ts'
import { renderRepayment, renderSpent, renderTaxes } from './claim-sums.ts'
import type { Claim } from './load-claim.ts'
import { renderShell } from './page-shell.ts'
import { renderSpending } from './spending-bars.ts'

export function renderClaimPage(claim: Claim): string {
  const { report, page } = claim
  return renderShell(
    `${report.trip.name} · Expense claim`,
    html`${iconSprite()}
<main>
<p class="brand">Quittance</p>
${renderHead(claim)}
${renderRepayment(claim)}
${page === 1 && renderSummary(claim)}
${renderReceipts(claim)}
</main>
${renderFoot(claim)}`,
  )
}

function renderHead({ report, version }: Claim): Html {
  const { trip, traveller, receiptCount } = report
  const days = formatDates(trip.startDate, trip.endDate)
  const purpose = formatPurpose(trip)
  const issue = formatVersion(report)
  const sent = !issue && ` · sent on ${formatDate(version.sentAt)}`
  return html`<header class="head"><p class="kicker">Expense claim${issue && ` · ${issue}`}</p><h1><bdi>${trip.name}</bdi></h1>
<p class="who"><bdi>${traveller.name}</bdi> <span class="muted">${traveller.email}</span></p>
${purpose && html`<p dir="auto">${purpose}</p>`}<p class="muted">${days} · ${formatCount(receiptCount, 'receipt')}${sent}</p></header>`
}

function renderSummary(claim: Claim): Html {
  return html`<div class="two top"><div>${renderSpent(claim.report)}${renderAnswers(claim)}</div>${renderFiles(claim)}</div>
${renderAsked(claim)}
${renderChanges(claim)}
${claim.doubtful > 0 && renderDoubts(claim.doubtful)}
${renderSpending(claim.report)}
${claim.taxes.length > 0 && renderTaxes(claim.taxes)}`
}

function renderDoubts(count: number): Html {
  const words = count === 1 ? 'has something' : 'have something'
  return html`<p class="notice">${icon('doubt')}<span>${formatCount(count, 'receipt')} ${words} that was hard to read and that the traveller did not confirm. It says so below.</span></p>`
}

function renderReceipts(claim: Claim): Html {
  const { receipts, report, hasImages } = claim
  const list =
    receipts.length > 0
      ? html`<ol class="card list ${hasImages ? 'photos' : 'plain'}">${receipts.map((shown) => renderReceipt(shown, claim))}</ol>`
      : html`<p class="card empty">This trip has no receipts.</p>`
  const [first, last] = [receipts[0], receipts.at(-1)]
  const range =
    first && last && report.receiptCount > receipts.length
      ? `${first.receipt.number} to ${last.receipt.number} of ${report.receiptCount.toLocaleString('en-US')}`
      : formatCount(report.receiptCount, 'receipt')
  return html`<section aria-labelledby="receipts"><div class="section"><h2 id="receipts">Receipts</h2><p class="muted">${range}</p></div>
${list}${renderPages(claim)}</section>`
}

/** Pagination, if there is more than one page. */
function renderPages({ page, pageCount, path }: Claim): Html | null {
  if (pageCount === 1) return null
  const link = (to: number, words: string) =>
    html`<a href="${path}?page=${to}#receipts" rel="nofollow">${words}</a>`
  const isFirst = page === 1
  const isLast = page === pageCount
  return html`<nav class="pages" aria-label="Pages of receipts">
${!isFirst && link(1, 'First')}${page > 2 && link(page - 1, 'Previous')}<span aria-current="page">Page ${page} of ${pageCount}</span>${page < pageCount - 1 && link(page + 1, 'Next')}${!isLast && link(pageCount, 'Last')}</nav>`
}

function renderFoot({ report, recipient }: Claim): Html {
  const own = recipient && ' and answer in your name'
  return html`<footer class="foot"><p>Made by Quittance from what <bdi>${report.traveller.name}</bdi> (${report.traveller.email}) entered. Questions go to that address. Anyone who has this address can open this page${own}: pass it on only to those who need it.</p></footer>`
}
