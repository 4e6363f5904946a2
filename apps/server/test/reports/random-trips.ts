import { categories } from '@quittance/contract/categories'
import { convertMinor, crossRate } from '@quittance/contract/exchange'
import { type Currency, fromMinor, mainCurrencies } from '@quittance/contract/money'
import { categoryNames, formatCount, formatMoney } from '#claims/format.ts'
import type { receipts } from '#db/schema.ts'

/** No yuan at all, and nothing for much earlier days. */
export const perEuro = {
  '2026-03-02': { USD: '1.0712', GBP: '0.864', JPY: '163.45', CAD: '1.4957', INR: '89.4321' },
  '2026-03-04': { USD: '1.065', GBP: '0.8315', JPY: '160', AUD: '1.6587', INR: '88.1234' },
}
const days = ['2026-03-02', '2026-03-03', '2026-03-05', '2020-01-01'] as const
const kinds = categories.slice(0, 4)

type NewReceipt = Pick<typeof receipts.$inferInsert, 'date' | 'amountMinor' | 'category'> & {
  currency: Currency
  cardMinor: number | null
  cardCurrency: Currency | null
}
type Sum = { count: number; missing: number; totalMinor: number }

/** A trip's currency and a few receipts, the same for the same seed. */
export function drawTrip(seed: number) {
  const random = createRandom(seed)
  const currency = pickBy(random, mainCurrencies)
  const count = 1 + Math.floor(random() * 7)
  return { currency, drawn: Array.from({ length: count }, () => drawReceipt(random, currency)) }
}

function pickBy<T>(random: () => number, from: readonly T[]) {
  return from[Math.floor(random() * from.length)] as T
}

function drawReceipt(random: () => number, own: Currency): NewReceipt {
  const pick = <T>(from: readonly T[]) => pickBy(random, from)
  const isByCard = random() < 0.25
  return {
    date: pick(days),
    currency: pick([own, ...mainCurrencies]),
    category: pick(kinds),
    // From small to the largest allowed; whole yen.
    amountMinor: 100 * (1 + Math.floor(random() * 10 ** pick([1, 3, 5, 6.9]))),
    // A card charge in another currency than the trip's is ignored.
    cardMinor: isByCard ? 100 * (1 + Math.floor(random() * 50_000)) : null,
    cardCurrency: isByCard ? pick([own, own, 'CNY']) : null,
  }
}

/** The amount in the trip's currency, computed independently; null without a rate. */
function convert(
  { date, currency, amountMinor, cardMinor, cardCurrency }: NewReceipt,
  own: Currency,
) {
  if (currency === own) return amountMinor
  if (cardCurrency === own) return cardMinor
  const known: Record<string, string> = { EUR: '1', ...published(date, [currency, own]) }
  const [from, to] = [known[currency], known[own]]
  return from && to
    ? convertMinor(amountMinor, { from: currency, into: own, rate: crossRate(from, to) })
    : null
}

/** The last day with both currencies, at most a week back. */
function published(date: string, both: string[]): Record<string, string> | undefined {
  if (date < '2026') return undefined
  const earlier = Object.entries(perEuro).filter(([day]) => day <= date)
  const found = earlier.findLast(([, rates]) =>
    both.every((code) => code === 'EUR' || code in rates),
  )
  return found?.[1]
}

/** What every view must show for these receipts. */
export function describeWanted(drawn: NewReceipt[], own: Currency) {
  const shares = new Map<string, Sum>()
  const all: Sum = { count: 0, missing: 0, totalMinor: 0 }
  for (const receipt of drawn) {
    const minor = convert(receipt, own)
    const share = shares.get(receipt.category ?? '') ?? { count: 0, missing: 0, totalMinor: 0 }
    for (const sum of [all, share]) {
      sum.count += 1
      sum.missing += minor === null ? 1 : 0
      sum.totalMinor += minor ?? 0
    }
    shares.set(receipt.category ?? '', share)
  }
  const isMixed = drawn.some(({ currency }) => currency !== own)
  const sum = all.count === all.missing ? null : formatMoney(all.totalMinor, own)
  const left = `${formatCount(all.missing, 'receipt')} without a rate`
  const note =
    sum === null
      ? `No sum in ${own} ${left}.`
      : `${left} ${all.missing === 1 ? 'is' : 'are'} not in this sum.`
  return {
    all,
    converted: isMixed
      ? {
          currency: own,
          total: fromMinor(all.totalMinor, own),
          missing: all.missing,
          isFrozen: true,
        }
      : null,
    workbook: {
      total: sum === null ? null : all.totalMinor / 100,
      hint: all.missing > 0 ? `Without ${all.missing} of ${all.count}` : null,
      shares: Object.fromEntries(
        Array.from(shares, ([category, { count, missing, totalMinor }]) => [
          category,
          count === missing ? null : totalMinor / 100,
        ]),
      ),
    },
    screen: {
      total: fromMinor(all.totalMinor, own),
      missing: all.missing,
      shares: Object.fromEntries(
        Array.from(shares, ([category, { missing, totalMinor }]) => [
          category,
          { total: fromMinor(totalMinor, own), missing },
        ]),
      ),
    },
    words: [
      ...(sum === null ? [] : [sum]),
      ...(all.missing > 0 ? [note] : []),
      ...(sum === null
        ? []
        : Array.from(shares, ([category, share]) => formatShare(category, share))),
    ],
  }

  function formatShare(category: string, { count, missing, totalMinor }: Sum) {
    const name = categoryNames[category as keyof typeof categoryNames]
    if (count === missing) return `${name} no rate`
    return `${name} ${formatMoney(totalMinor, own)}`
  }
}

/** Deterministic for a seed, between 0 and 1. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
