import type { Currency } from '@quittance/contract/money'
import { withoutAccents } from '#lexicon/fold.ts'
import type { Box } from '#page/boxes.ts'
import { readingsOf } from '#rows/readings.ts'
import type { Row } from '#tags/row.ts'
import { type CurrencyHint, currencyHints } from './currency-hints.ts'

export type CurrencyReading = { currency: Currency | null; confidence: number; box?: Box }

type Found = CurrencyHint & { box: Box }

/** What the trip's currency counts: more than a bare "$", less than a code that is printed. */
const tripWeight = 1.5

const twelveHours = /\d\d\s?[AP]\.?M\b/i

/** The currency that most speaks for; one that the product does not know leaves it to the trip. */
export function currencyOf(rows: Row[], tripCurrency?: Currency): CurrencyReading {
  const found = hintsIn(rows)
  let another = 0
  const weights = new Map<Currency, number>()
  for (const { currency: hinted, weight: counts } of found) {
    if (hinted === 'another') another += counts
    else weights.set(hinted, (weights.get(hinted) ?? 0) + counts)
  }
  if (tripCurrency) weights.set(tripCurrency, (weights.get(tripCurrency) ?? 0) + tripWeight)

  const [best, second] = [...weights].toSorted((a, b) => b[1] - a[1])
  const [currency, weight] = best ?? [null, 0]
  if (!currency) return { currency: null, confidence: 0 }
  if (another > weight)
    return { currency: tripCurrency ?? null, confidence: tripCurrency ? 0.2 : 0 }
  const rivals = Math.max(second?.[1] ?? 0, another)
  const box = found.find((hint) => hint.currency === currency)?.box
  return { currency, confidence: confidenceOf(weight, rivals), ...(box && { box }) }
}

/** Dates are written month first in the United States, and in Canada where the clock has twelve hours. */
export function writesMonthFirst({ currency }: CurrencyReading, rows: Row[]): boolean {
  return (
    currency === 'USD' || (currency === 'CAD' && rows.some(({ label }) => twelveHours.test(label)))
  )
}

function hintsIn(rows: Row[]): Found[] {
  const boxes = rows.flatMap((row) => [
    ...row.boxes.map((box) => ({ box: box.box, texts: readingsOf(box) })),
    { box: row.box, texts: [row.label] },
  ])
  const texts = boxes.map(({ box, texts: all }) => ({
    box,
    text: withoutAccents(all.join('\n')).toUpperCase(),
  }))
  return currencyHints.flatMap((hint) => {
    const match = texts.find(({ text }) => hint.pattern.test(text))
    return match ? [{ ...hint, box: match.box }] : []
  })
}

function confidenceOf(weight: number, rivals: number) {
  const isKnown = 1 - Math.exp(-weight / 2)
  const isAhead = 1 - Math.exp(-(weight - rivals + 0.3) / 1.2)
  return Math.round(Math.min(0.98, isKnown * isAhead) * 100) / 100
}
