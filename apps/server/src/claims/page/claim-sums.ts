import { rateSource, shortRate } from '@quittance/contract/exchange'
import {
  formatCount,
  formatDate,
  formatMoney,
  formatTotal,
  isMixed,
  totalsInOrder,
} from '#claims/format.ts'
import type { Report } from '#claims/report.ts'
import { type Html, html } from '#mail/html.ts'
import { money } from './claim-money.ts'

type Part = Report['converted']['parts'][number]

/** A year-long trip in eight currencies would have thousands. */
const maxRates = 60

/** Per currency; if there are several, also the total in the trip's currency. */
export function renderSums(report: Report): Html {
  const { currency } = report.trip
  const totals = totalsInOrder(report)
  const rows = totals.map(
    (sum) =>
      html`<tr><th scope="row">${sum.currency} <span class="small">${formatCount(sum.count, 'receipt')}</span></th><td>${money(sum.totalMinor, sum.currency)}</td></tr>`,
  )
  const nothing = html`<tr><th scope="row">No receipts</th><td>${money(0, currency)}</td></tr>`
  const isOnly = totals.length < 2 && !isMixed(report)
  return html`<section class="card" aria-labelledby="sums"><h2 id="sums">Total</h2>
<table class="sums${isOnly && ' only'}"><tbody>${rows.length > 0 ? rows : nothing}</tbody></table>
${isMixed(report) && renderAll(report)}</section>`
}

function renderAll(report: Report): Html {
  const { all, parts } = report.converted
  const { currency } = report.trip
  const { sum, after, leftOut } = formatTotal(report)
  return html`<p class="all">${sum && html`<strong>${money(all.totalMinor, currency)}</strong> `}${after && html`<span>${after}</span>`}${leftOut && html`<span class="small">${leftOut}</span>`}</p>
<details><summary>Rates and where they come from</summary>
<ul class="rates">${parts.slice(0, maxRates).map((part) => renderPart(part, currency))}</ul>
${parts.length > maxRates && html`<p class="small">The workbook has ${formatCount(parts.length - maxRates, 'more rate')}.</p>`}
<p class="small">${rateSource.name}: ${rateSource.terms} Days without a rate take the last one before; rates between two other currencies go through the euro.</p></details>`
}

function renderPart(part: Part, own: string): Html {
  const { currency, totalMinor, receiptCount, convertedMinor } = part
  const result = convertedMinor === null ? 'not in the total' : formatMoney(convertedMinor, own)
  return html`<li><span class="money">${formatMoney(totalMinor, currency)}</span><span class="money">${result}</span><span class="small">${formatWay(part, own)} · ${formatCount(receiptCount, 'receipt')}</span></li>`
}

function formatWay({ by, rate, day, currency }: Part, own: string) {
  if (by === 'card') return 'as charged on the card'
  if (by === 'own') return "in the trip's currency"
  if (rate === null || day === null) return 'no rate is known'
  return `1 ${currency} = ${shortRate(rate)} ${own} on ${formatDate(day)}`
}
