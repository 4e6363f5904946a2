import type { Currency } from '@quittance/contract/money'
import { categoryNames, formatCount, formatDate, formatGroup } from '#claims/format.ts'
import type { Report } from '#claims/report.ts'
import { type Html, html } from '#mail/html.ts'
import { icon } from './category-icons.ts'
import { money } from './claim-money.ts'

type Bar = { name: Html; tone: string; count: number; missing: number; totalMinor: number }

/** More days than this are collapsed. */
const maxDays = 10

/** In the trip's currency, as far as rates are known. */
export function renderSpending(report: Report): Html | null {
  const { converted, trip } = report
  if (report.receiptCount === 0) return null
  const categories = converted.categories.map((sum) => ({
    ...sum,
    tone: sum.category,
    name: html`${icon(sum.category)}${categoryNames[sum.category]}`,
  }))
  const days = converted.days.map((sum) => ({
    ...sum,
    tone: 'days',
    name: html`${formatDate(sum.date)}`,
  }))
  return html`<div class="two">
<section class="card" aria-labelledby="by-category"><h2 id="by-category">By category</h2>${renderBars(categories, trip.currency)}</section>
<section class="card" aria-labelledby="by-day"><h2 id="by-day">By day</h2>${renderDays(days, trip.currency)}</section>
</div>`
}

function renderDays(days: Bar[], currency: Currency): Html {
  const longest = longestOf(days)
  if (days.length <= maxDays + 2) return renderBars(days, currency, longest)
  const rest = days.slice(maxDays)
  return html`${renderBars(days.slice(0, maxDays), currency, longest)}<details><summary>${formatCount(rest.length, 'more day')}</summary>${renderBars(rest, currency, longest)}</details>`
}

function longestOf(bars: Bar[]) {
  return Math.max(1, ...bars.map(({ totalMinor }) => totalMinor))
}

function renderBars(bars: Bar[], currency: Currency, longest = longestOf(bars)): Html {
  return html`<ul class="bars">${bars.map((bar) => renderBar(bar, currency, longest))}</ul>`
}

/** Sets the length by an attribute: the page's policy forbids inline styles. */
function renderBar(
  { name, tone, count, missing, totalMinor }: Bar,
  currency: Currency,
  longest: number,
) {
  const percent = Math.max(0.5, (100 * totalMinor) / longest).toFixed(1)
  const { sum, leftOut } = formatGroup({ count, missing, totalMinor }, currency)
  const amount =
    count === missing ? html`<span class="muted">${sum}</span>` : money(totalMinor, currency)
  return html`<li><span class="name">${name}</span>${amount}<svg class="bar ${tone}" aria-hidden="true"><rect width="${percent}%" height="6" rx="3"/></svg>${leftOut && html`<span class="small">${leftOut}</span>`}</li>`
}
