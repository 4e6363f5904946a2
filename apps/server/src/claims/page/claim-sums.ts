import { rateSource, shortRate } from '@quittance/contract/exchange'
import { formatCount, formatDate, formatMoney, isMixed, totalsInOrder } from '#claims/format.ts'
import { describeRepayment } from '#claims/repayment.ts'
import type { Report } from '#claims/report.ts'
import type { TaxRow } from '#claims/tax-words.ts'
import { type Html, html } from '#mail/html.ts'
import { money } from './claim-money.ts'

type Part = Report['converted']['parts'][number]

/** A year-long trip in eight currencies would have thousands. */
const maxRates = 60

/** What is to be repaid, what others paid, and per currency what was spent. */
export function renderSums(report: Report): Html {
  const { label, sum, leftOut, others, spent } = describeRepayment(report)
  const rows = totalsInOrder(report).map(
    (total) =>
      html`<tr><th scope="row">${total.currency} <span class="small">${formatCount(total.count, 'receipt')}</span></th><td>${money(total.totalMinor, total.currency)}</td></tr>`,
  )
  return html`<section class="card" aria-labelledby="sums"><h2 id="sums">${label}</h2>
<p class="repay money">${sum}</p>
${leftOut && html`<p class="small">${leftOut}</p>`}
${others.map((other) => html`<p class="others"><span>${other.label}</span> <span class="money">${other.sum}</span></p>`)}
${spent.length > 0 && html`<h3>Spent</h3><table class="sums"><tbody>${rows}</tbody></table>`}
${isMixed(report) && renderRates(report)}</section>`
}

function renderRates({ converted: { parts }, trip: { currency } }: Report): Html {
  return html`<details><summary>Rates and where they come from</summary>
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

export function renderTaxes(rows: TaxRow[]): Html {
  const lines = rows.map(
    ({ country, rate, amounts, isTotal }) =>
      html`<tr${isTotal && { markup: ' class="total"' }}><th scope="row">${country} ${rate}</th>${amounts.map((amount) => html`<td>${amount}</td>`)}</tr>`,
  )
  return html`<section class="card" aria-labelledby="tax"><h2 id="tax">Tax</h2><table class="lines wide"><thead><tr><th scope="col">Country and rate</th><th scope="col">Net</th><th scope="col">Tax</th><th scope="col">Gross</th></tr></thead><tbody>${lines}</tbody></table></section>`
}
