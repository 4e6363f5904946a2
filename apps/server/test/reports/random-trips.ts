import { categories } from '@quittance/contract/categories'
import { convertMinor, crossRate } from '@quittance/contract/exchange'
import {
  type Currency,
  currencies,
  describeTotals,
  fromMinor,
  mainCurrencies,
  storedDecimalsOf,
  type Totals,
  toMinor,
} from '@quittance/contract/money'
import { type Payer, payers } from '@quittance/contract/receipt-details'
import type { Repayment } from '@quittance/contract/trips'
import { categoryNames, formatCount, formatMoney } from '#claims/format.ts'
import type { receipts } from '#db/schema.ts'
import { drawTax } from './random-taxes.ts'

/** No yuan, dinars and pesos at all, and nothing for much earlier days. */
export const perEuro = {
  '2026-03-02': { USD: '1.0712', GBP: '0.864', JPY: '163.45', CAD: '1.4957', INR: '89.4321' },
  '2026-03-04': { USD: '1.065', GBP: '0.8315', JPY: '160', AUD: '1.6587', INR: '88.1234' },
}
const days = ['2026-03-02', '2026-03-03', '2026-03-05', '2020-01-01'] as const
const kinds = categories.slice(0, 4)
const printed = [...mainCurrencies, 'KWD', 'CLP'] as const

type NewReceipt = Pick<
  typeof receipts.$inferInsert,
  'date' | 'amountMinor' | 'category' | 'tax'
> & {
  currency: Currency
  paidBy: Payer
  cardMinor: number | null
  cardCurrency: Currency | null
}
type Sum = { count: number; missing: number; totalMinor: number }

const nothing: Sum = { count: 0, missing: 0, totalMinor: 0 }

/** A trip's currency and a few receipts, the same for the same seed. */
export function drawTrip(seed: number) {
  const random = createRandom(seed)
  const currency = pickBy(random, [...mainCurrencies, 'KWD'] as const)
  const count = 1 + Math.floor(random() * 7)
  return { currency, drawn: Array.from({ length: count }, () => drawReceipt(random, currency)) }
}

function pickBy<T>(random: () => number, from: readonly T[]) {
  return from[Math.floor(random() * from.length)] as T
}

function drawReceipt(random: () => number, own: Currency): NewReceipt {
  const pick = <T>(from: readonly T[]) => pickBy(random, from)
  const isByCard = random() < 0.25
  const currency = pick([own, ...printed])
  // A refund, a document without cost, or an expense.
  const sign = pick([-1, 0, 1, 1, 1, 1, 1, 1])
  // From small to the largest allowed; whole yen and pesos, thousandths of a dinar.
  const size = 1 + Math.floor(random() * 10 ** pick([1, 3, 5, 6.9]))
  const amountMinor = sign * size * (storedDecimalsOf(currency) === 3 ? 125 : 100) || 0
  return {
    date: pick(days),
    currency,
    category: pick(kinds),
    amountMinor,
    paidBy: pick(['traveller', 'traveller', ...payers]),
    tax: drawTax(random, amountMinor, currency),
    // A card charge in another currency than the trip's is ignored.
    cardMinor: isByCard ? sign * 100 * (1 + Math.floor(random() * 50_000)) || 0 : null,
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
  const [all, repaid, others] = [{ ...nothing }, { ...nothing }, { ...nothing }]
  for (const receipt of drawn) {
    const minor = convert(receipt, own)
    const share = shares.get(receipt.category ?? '') ?? { ...nothing }
    const isRepaid = receipt.paidBy === 'traveller'
    for (const sum of [all, share, isRepaid ? repaid : others]) {
      sum.count += 1
      sum.missing += minor === null ? 1 : 0
      sum.totalMinor += minor ?? 0
    }
    shares.set(receipt.category ?? '', share)
  }
  const isMixed = drawn.some(({ currency }) => currency !== own)
  const unit = 10 ** storedDecimalsOf(own)
  const sum = all.count === all.missing ? null : formatMoney(all.totalMinor, own)
  const isKnown = repaid.count === 0 || repaid.missing < repaid.count
  const left = `${formatCount(repaid.missing, 'receipt')} without a rate`
  const note = isKnown
    ? `${left} ${repaid.missing === 1 ? 'is' : 'are'} not in this sum.`
    : `No sum in ${own} ${left}.`
  const label = isKnown && repaid.totalMinor < 0 ? 'Ada Byron owes' : 'To repay'
  const inEach = (isOwn: boolean) =>
    sumByCurrency(drawn.filter(({ paidBy }) => (paidBy === 'traveller') === isOwn))
  const listed = (totals: Totals) =>
    Object.entries(totals).map(([code, total]) =>
      formatMoney(toMinor(total, code, { wholeDigits: 15 }) ?? 0, code),
    )
  const owed = isKnown
    ? formatMoney(Math.abs(repaid.totalMinor), own)
    : listed(inEach(true)).join(', ')
  const paid = others.missing > 0 ? listed(inEach(false)) : [formatMoney(others.totalMinor, own)]
  return {
    all,
    repay: others.count > 0 ? repayment : null,
    converted: isMixed
      ? {
          currency: own,
          total: fromMinor(all.totalMinor, own),
          missing: all.missing,
          isFrozen: true,
        }
      : null,
    workbook: {
      total: sum === null ? null : all.totalMinor / unit,
      toRepay: repaid.totalMinor / unit,
      byOthers: others.count > 0 ? others.totalMinor / unit : null,
      hint: all.missing > 0 ? `Without ${all.missing} of ${all.count}` : null,
      shares: Object.fromEntries(
        Array.from(shares, ([category, { count, missing, totalMinor }]) => [
          category,
          count === missing ? null : totalMinor / unit,
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
      label,
      owed,
      ...(others.count > 0 ? paid.map((part) => `Paid by the company ${part}`) : []),
      ...(repaid.missing > 0 ? [note] : []),
    ],
    /** The PDF has bars only if there is something to compare. */
    hasBars: [...shares.values()].some(({ totalMinor }) => totalMinor > 0),
    shares:
      sum === null ? [] : Array.from(shares, ([category, share]) => formatShare(category, share)),
  }

  /** What Home, Finalize, History and the versions of the claim have. */
  function repayment(isFrozen: boolean): Repayment {
    const mine = drawn.filter(({ paidBy }) => paidBy === 'traveller')
    const isMine = mine.some(({ currency }) => currency !== own)
    const { totalMinor, missing } = repaid
    const total = { currency: own, total: fromMinor(totalMinor, own), missing, isFrozen }
    return {
      totalAmount: describeTotals(inEach(true)),
      currencies: inEach(true),
      converted: isMine ? total : null,
    }
  }

  function formatShare(category: string, { count, missing, totalMinor }: Sum) {
    const name = categoryNames[category as keyof typeof categoryNames]
    if (count === missing) return `${name} no rate`
    return `${name} ${formatMoney(totalMinor, own)}`
  }
}

function sumByCurrency(drawn: NewReceipt[]) {
  const present = currencies.filter((code) => drawn.some(({ currency }) => currency === code))
  return Object.fromEntries(
    present.map((code) => {
      const own = drawn.filter(({ currency }) => currency === code)
      const minor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      return [code, fromMinor(minor, code)]
    }),
  )
}

/** Deterministic for a seed, between 0 and 1. */
export function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
