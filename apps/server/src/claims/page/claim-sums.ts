import { rateSource, shortRate } from '@quittance/contract/exchange'
import { renderActions } from '#claims/answers/answer-section.ts'
import { kindNames } from '#claims/answers/answer-words.ts'
import { formatCount, formatDate, formatMoney, isMixed, totalsInOrder } from '#claims/format.ts'
import { describeRepayment } from '#claims/repayment.ts'
import type { Report } from '#claims/report.ts'
import type { TaxRow } from '#claims/tax-words.ts'
import { type Html, html } from '#mail/html.ts'
import { money } from './claim-money.ts'
import type { Claim } from './load-claim.ts'

type Part = Report['converted']['parts'][number]

/** A year-long trip in eight currencies would have thousands. */
const maxRates = 60

/** Stays in view: the sum, how it was answered, and what this reader can answer. */
export function renderRepayment({ report, version, path, conversation, actions }: Claim): Html {
  const { label, sum, leftOut } = describeRepayment(report)
  const last = conversation.answers.filter((one) => one.version === version.version).at(-1)
  return html`<section class="stick" aria-labelledby="repay"><div><h2 id="repay">${label}</h2>${last && html`<strong class="small ${last.kind}">${kindNames[last.kind]}</strong>`}
<p class="repay money">${sum}</p></div>
${actions.length > 0 && renderActions(actions, path)}${leftOut && html`<p class="small">${leftOut}</p>`}</section>`
}

/** What was spent in each currency, and how much of it others paid; null if that equals the sum to repay. */
export function renderSpent(report: Report): Html | null {
  const { others, spent } = describeRepayment(report)
  if (spent.length === 0) return null
  const rows = totalsInOrder(report).map(
    (total) =>
      html`<tr><th scope="row">${total.currency} <span class="small">${formatCount(total.count, 'receipt')}</span></th><td>${money(total.totalMinor, total.currency)}</td></tr>`,
  )
  return html`<section class="card" aria-labelledby="sums"><h2 id="sums">Spent</h2><table class="sums"><tbody>${rows}
${others.map((other) => html`<tr class="others"><th scope="row">${other.label}</th><td class="money">${other.sum}</td></tr>`)}</tbody></table>
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
