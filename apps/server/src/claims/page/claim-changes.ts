import { factNames } from '@quittance/contract/line-facts'
import type {
  ChangedLine,
  ClaimDifference,
  ClaimLine,
  LineFact,
  TripFact,
} from '@quittance/contract/reports'
import {
  categoryNames,
  formatCount,
  formatDate,
  formatDecimal,
  formatDifference,
} from '#claims/format.ts'
import { payerNames } from '#claims/format-details.ts'
import { type Html, html } from '#mail/html.ts'
import type { Claim } from './load-claim.ts'

/** How many are shown before the rest is collapsed. */
const maxExpanded = 5

/** The changes since the previous version; null for the first. */
export function renderChanges({ version, report }: Claim): Html | null {
  const { difference } = version
  if (!difference) return null
  const { added, removed, changed, lines, trip = [] } = difference
  const items = lines.map((line) => renderLine(line, report.trip.currency))
  const unnamed = added + removed + changed - lines.length
  const rest = items.slice(maxExpanded)
  return html`<section class="card changes" aria-labelledby="changes"><h2 id="changes">What changed</h2>
<p>${formatDifference(version.version, difference)}.</p>
${trip.length > 0 && html`<ul>${trip.map(renderTripChange)}</ul>`}
${items.length > 0 && html`<ul>${items.slice(0, maxExpanded)}</ul>`}
${rest.length > 0 && html`<details><summary>${formatCount(rest.length, 'more change')}</summary><ul>${rest}</ul></details>`}
${unnamed > 0 && html`<p class="small">${formatCount(unnamed, 'more change')} not listed here.</p>`}</section>`
}

const titles = { added: 'Added', removed: 'Removed', changed: 'Changed' }

function renderLine(line: ChangedLine, own: ClaimLine['currency']): Html {
  const shown = line.kind === 'removed' ? line.before : line.after
  return html`<li><span class="what ${line.kind}">${titles[line.kind]}</span><span><bdi>${shown.vendor}</bdi>, ${formatDate(shown.date)}</span><span class="money">${formatDecimal(shown.amount, shown.currency)}</span>${line.kind === 'changed' && html`<span class="facts">${line.facts.map((fact) => renderFact(fact, line, own))}</span>`}</li>`
}

const tripFactNames: Record<TripFact, string> = {
  name: 'Trip name',
  startDate: 'Start date',
  endDate: 'End date',
  currency: 'Currency',
  purpose: 'Purpose',
  project: 'Cost centre or project',
  traveller: 'Traveller',
  email: 'Email',
}

function renderTripChange({ fact, before, after }: TripChange): Html {
  const words = (text: string) => (fact.endsWith('Date') ? formatDate(text) : text)
  return html`<li><span class="what changed">${titles.changed}</span><span>${tripFactNames[fact]}: <s><bdi>${words(before)}</bdi></s> → <bdi>${words(after)}</bdi></span></li>`
}

type Change = { before: ClaimLine; after: ClaimLine }
type TripChange = NonNullable<ClaimDifference['trip']>[number]

function renderFact(fact: LineFact, { before, after }: Change, own: ClaimLine['currency']): Html {
  const words = (line: ClaimLine) => formatFact(fact, line, own)
  if (words(before) === words(after)) return html`<span>${factNames[fact]}: changed</span><br>`
  return html`<span>${factNames[fact]}: <s><bdi>${words(before)}</bdi></s> → <bdi>${words(after)}</bdi></span><br>`
}

function formatFact(fact: LineFact, line: ClaimLine, own: ClaimLine['currency']) {
  if (fact === 'amount') return formatDecimal(line.amount, line.currency)
  if (fact === 'date') return formatDate(line.date)
  if (fact === 'category') return categoryNames[line.category]
  if (fact === 'card') return line.card === null ? 'not given' : formatDecimal(line.card, own)
  if (fact === 'converted') {
    return line.converted === null ? 'not in the total' : formatDecimal(line.converted, own)
  }
  if (fact === 'paidBy') return line.paidBy ?? payerNames.traveller
  return line[fact] || 'none'
}
