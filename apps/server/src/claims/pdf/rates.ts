import type { Currency } from '@quittance/contract/money'
import { formatAmount, formatMoney } from '#claims/format.ts'
import type { ConvertedPart } from '#rates/converted-receipts.ts'
import { describeDates, describeRates } from './describe.ts'
import type { FiguresTable } from './figures-table.ts'
import type { PdfHead } from './pdf-step.ts'

/** How the receipts of each currency were converted; the table shows each receipt's rate. */
export function ratesTable({ converted, trip }: PdfHead): FiguresTable {
  return {
    title: 'Rates',
    header: ['Receipts', 'Amount', 'Rate', 'Day of the rate', `In ${trip.currency}`],
    isRight: [false, true, false, false, true],
    rows: groupParts(converted.parts).map((group) => cellsOf(group, trip.currency)),
  }
}

function cellsOf({ currency, by, ...group }: Group, own: Currency) {
  return [
    String(group.receiptCount),
    formatMoney(group.totalMinor, currency),
    by === 'rate' ? describeRates(group.rates) : rateWords[by],
    group.days.length > 0 ? describeDates(group.days[0] ?? '', group.days.at(-1) ?? '') : '',
    group.convertedMinor === null ? '–' : formatAmount(group.convertedMinor, own),
  ]
}

type Group = ReturnType<typeof groupParts>[number]

const ways = ['rate', 'card', 'nothing']
const rateWords = { own: '', card: 'charged on card', nothing: 'no rate', rate: '' }

/** One per currency and method; a long trip has a rate for each day. */
function groupParts(parts: ConvertedPart[]) {
  const foreign = parts.filter(({ by }) => by !== 'own')
  const ordered = foreign.toSorted(
    (one, other) =>
      compareText(one.currency, other.currency) || ways.indexOf(one.by) - ways.indexOf(other.by),
  )
  const groups = Map.groupBy(ordered, ({ currency, by }) => `${currency} ${by}`)
  return Array.from(groups.values(), (group) => {
    const sums = group.map(({ convertedMinor }) => convertedMinor)
    return {
      currency: group[0]?.currency ?? 'EUR',
      by: group[0]?.by ?? 'rate',
      receiptCount: group.reduce((sum, part) => sum + part.receiptCount, 0),
      totalMinor: group.reduce((sum, part) => sum + part.totalMinor, 0),
      convertedMinor: sums.includes(null)
        ? null
        : sums.reduce((sum, own) => (sum ?? 0) + (own ?? 0), 0),
      rates: group.flatMap(({ rate }) => rate ?? []),
      days: group.flatMap(({ day }) => day ?? []).toSorted(),
    }
  })
}

function compareText(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
