import { shortRate } from '@quittance/contract/exchange'
import { formatAmount } from '@quittance/contract/money'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import {
  categoryNames,
  documentNames,
  formatCount,
  formatDate,
  formatMoney,
  formatPrinted,
} from '#claims/format.ts'
import { formatDetails, payerNames } from '#claims/format-details.ts'
import { describeOrigin } from '#claims/origin-words.ts'
import { receiptNumber } from '#claims/receipt-files.ts'
import { missingImage, type ReportReceipt } from '#claims/report.ts'
import type { SentDocument } from '#db/schema/claims.ts'
import { type Html, html } from '#mail/html.ts'
import { icon } from './category-icons.ts'
import { money } from './claim-money.ts'
import type { Claim, ClaimReceipt } from './load-claim.ts'

export function renderReceipt(shown: ClaimReceipt, claim: Claim): Html {
  const { receipt } = shown
  const { report, hasImages } = claim
  const { category, vendor } = receipt
  const number = receiptNumber(report, receipt.number)
  return html`<li class="receipt" id="receipt-${number}">
${hasImages && renderPhoto(shown, claim)}
<div class="what"><h3><bdi>${vendor}</bdi></h3><p class="facts small"><span class="number">${number}</span><span>${formatDate(receipt.date)}</span><span class="category">${icon(category)}<span>${categoryNames[category]}</span></span></p></div>
<p class="amount">${money(receipt.amountMinor, receipt.currency)}${renderConversion(receipt, report.trip.currency)}</p>
${renderDoubts(shown)}${renderMore(receipt, number, claim)}
</li>`
}

/** A thumbnail linking to the full image; a category icon for a receipt entered by hand. */
function renderPhoto({ receipt, isMissing }: ClaimReceipt, { path, pageCount }: Claim): Html {
  if (!receipt.image) return html`<div class="photo none">${icon(receipt.category)}</div>`
  if (isMissing) return html`<div class="photo none">${missingImage}</div>`
  const at = `${path}/receipts/${receipt.id}`
  // Some browsers print lazy images only once they were scrolled into view.
  const loading = pageCount > 1 ? 'lazy' : 'eager'
  return html`<a class="photo" href="${at}/picture"><img src="${at}/thumbnail" width="192" height="256" loading="${loading}" fetchpriority="low" decoding="async" alt="Photo of receipt ${receipt.number}, ${receipt.vendor}"></a>`
}

/** The amount in the trip's currency, if the receipt is in another. */
function renderConversion(receipt: ReportReceipt, own: string): Html | null {
  const { by, rate, rateDay, convertedMinor } = receipt
  if (by === 'own') return null
  if (convertedMinor === null) {
    return html`<span class="small">no rate known, not in the total</span>`
  }
  const counted = formatMoney(convertedMinor, own)
  if (by === 'card') return html`<span class="small">${counted} charged on the card</span>`
  if (rate === null || rateDay === null) return html`<span class="small">${counted}</span>`
  const at = `at ${shortRate(rate)} of ${formatDate(rateDay)}`
  return html`<span class="small">${counted} ${at}</span>`
}

/** What to look at, never collapsed. */
function renderDoubts({ receipt, twice }: ClaimReceipt): Html | null {
  const { unconfirmed, origin } = receipt
  const doubts = [
    ...twice,
    ...(unconfirmed.length > 0
      ? [`Hard to read, and not confirmed: ${unconfirmed.join(', ')}`]
      : []),
    ...(describeOrigin(origin)?.signs ?? []),
  ].map((words) => html`<p class="doubt">${icon('doubt')}<span dir="auto">${words}</span></p>`)
  return doubts.length > 0 ? html`<div class="doubts">${doubts}</div>` : null
}

/** Collapsed on a phone only. */
function renderMore(receipt: ReportReceipt, number: string, claim: Claim): Html | null {
  const { notes, items, tax } = receipt
  const details = formatDetails(receipt.details)
  const origin = describeOrigin(receipt.origin)
  const lines = [
    claim.hasImages && receipt.document && renderDocument(receipt, receipt.document, claim),
    receipt.printed && html`<p>${formatPrinted(receipt)}</p>`,
    receipt.paidBy !== 'traveller' && html`<p>Paid by: ${payerNames[receipt.paidBy]}</p>`,
    details && html`<p dir="auto">${details}</p>`,
    notes && html`<p class="notes" dir="auto">${notes}</p>`,
    origin && html`<p class="muted">${origin.line}</p>`,
    origin?.changes && html`<p class="muted" dir="auto">${origin.changes}</p>`,
    items && items.length > 0 && renderItems(items, receipt.currency),
    tax && (tax.lines.length > 0 || tax.vatNumber !== null) && renderTax(tax, receipt.currency),
  ].filter((line) => line)
  if (lines.length === 0) return null
  return html`<details class="more"><summary aria-label="Details of receipt ${number}">Details</summary>${lines}</details>`
}

/** The pages, if there are several, and the original file. */
function renderDocument(
  receipt: ReportReceipt,
  { pages, original, kind }: SentDocument,
  { path }: Claim,
): Html | null {
  const at = `${path}/receipts/${receipt.id}`
  const links = pages.length > 1 ? pages.map((_, index) => pageLink(`${at}/pages`, index + 1)) : []
  if (original) {
    links.push(html`<a href="${at}/original">${documentNames[kind]} as it was sent</a>`)
  }
  return links.length > 0 ? html`<p class="pages">${links}</p>` : null
}

function pageLink(at: string, number: number): Html {
  return html`<a href="${at}/${number}">Page ${number}</a>`
}

function renderItems(items: ReceiptItem[], currency: string): Html {
  const rows = items.map(
    ({ name, quantity, price }) =>
      html`<tr><td dir="auto">${name}</td><td>${quantity}</td><td>${price && formatAmount(price, currency)}</td></tr>`,
  )
  return html`<details><summary>${formatCount(items.length, 'item')}</summary><table class="lines"><thead><tr><th scope="col">Item</th><th scope="col">Quantity</th><th scope="col">Price</th></tr></thead><tbody>${rows}</tbody></table></details>`
}

function renderTax({ lines, vatNumber }: ReceiptTax, currency: string): Html {
  const rows = lines.map(
    ({ rate, net, tax, gross }) =>
      html`<tr><td>${rate === null ? 'not printed' : `${rate}%`}</td>${[net, tax, gross].map((amount) => html`<td>${formatAmount(amount, currency)}</td>`)}</tr>`,
  )
  const table = html`<table class="lines"><thead><tr><th scope="col">Rate</th><th scope="col">Net</th><th scope="col">Tax</th><th scope="col">Gross</th></tr></thead><tbody>${rows}</tbody></table>`
  return html`<details><summary>Tax</summary>${rows.length > 0 && table}${vatNumber !== null && html`<p>VAT number: ${vatNumber}</p>`}</details>`
}
