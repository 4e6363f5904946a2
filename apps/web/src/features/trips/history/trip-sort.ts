import { currencies } from '@quittance/contract/money'
import type { PastTrip } from '@quittance/contract/trips'
import { useLocation, useSearch } from 'wouter'
import { withQuery } from './history-filter.ts'

type SortKey = 'name' | 'date' | 'total' | 'recipient' | 'state'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const states = ['sent', 'opened', 'sent-back', 'approved', 'paid']

/** Sums in different currencies cannot be compared, so they are grouped by currency. A response cached by an earlier version has none. */
function mainSum({ currencies: totals = {}, converted }: Partial<PastTrip>): [string, number] {
  if (converted) return [converted.currency, Number(converted.total)]
  const code = currencies.find((one) => totals[one])
  return code ? [code, Number(totals[code])] : ['', 0]
}

const valuesOf: Record<SortKey, (trip: PastTrip) => (string | number)[]> = {
  name: ({ name }) => [name],
  date: ({ startDate, endDate }) => [startDate, endDate ?? ''],
  total: mainSum,
  recipient: ({ claim }) => [claim?.delivery?.to ?? claim?.sentTo ?? ''],
  state: ({ claimState }) => [claimState ? states.indexOf(claimState) : -1],
}

/** Stable: equal trips keep their order. */
export function sortTrips(trips: readonly PastTrip[], key: SortKey, isDown: boolean): PastTrip[] {
  const valueOf = valuesOf[key]
  return trips.toSorted((one, other) => {
    const others = valueOf(other)
    const steps = valueOf(one).map((value, index) => compare(value, others[index] ?? ''))
    return (isDown ? -1 : 1) * (steps.find((step) => step !== 0) ?? 0)
  })
}

function compare(one: string | number, other: string | number) {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return collator.compare(String(one), String(other))
}

/** In the query, like the filter; the newest first unless something else was chosen. */
export function useTripSort() {
  const [path, navigate] = useLocation()
  const given = new URLSearchParams(useSearch()).get('sort') ?? ''
  const name = given.replace(/^-/, '')
  const isKnown = Object.hasOwn(valuesOf, name)
  const key = isKnown ? (name as SortKey) : 'date'
  const isDown = isKnown ? given !== name : true
  function sortBy(next: SortKey) {
    const isNextDown = next === key ? !isDown : next === 'date' || next === 'total'
    const sort = `${isNextDown ? '-' : ''}${next}`
    navigate(withQuery(path, { sort: sort === '-date' ? '' : sort }), { replace: true })
  }
  return { key, isDown, sortBy }
}
