import { countryForms } from '#fields/country/forms.ts'
import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { isAddress, isContact, isRegistration } from '#fields/seller/seller-words.ts'
import { fold } from '#lexicon/fold.ts'
import { finderOfAll } from '#lexicon/lexicon.ts'
import { hasPrice, pricesOf, type Row } from '#rows/row.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

const sums: RowKind[] = ['total', 'subtotal', 'tax', 'cash', 'card', 'change']
const longestLabel = 60
const enough = 3
/** A document was submitted as a receipt; a photo may show anything. */
const enoughOnDocument = 2
/** A receipt may contain small print, but not mostly. */
const mostProse = 0.5
const mostPrices = 8
/** A price is at the end of its line, before at most a symbol or tax code. */
const endsWithFigure = /\d\W{0,4}\p{L}{0,3}\W{0,2}$/u

const wordsOfTrade = finderOfAll(({ heading }) => heading.sale)

/**
 * An amount in a short line, and enough other signs of a sale: prose, signs and landscapes have neither. A
 * letter may bill in its sentences, with a date, a tax and a total.
 */
export function looksLikeReceipt(rows: TaggedRow[], isOfDocument = false): boolean {
  const isBill = isOfDocument && rows.some((row) => row.kind === 'total' && hasPrice(row))
  if (isMostlyProse(rows) && !isBill) return false
  const short = rows.filter(({ label }) => label.length <= longestLabel)
  const ending = short.filter(({ label }) => endsWithFigure.test(label))
  const priced = ending.filter(hasPrice).length
  const summed = ending.filter(
    ({ kind, amounts }) => sums.includes(kind) && amounts.length > 0,
  ).length
  const dated = short.filter(({ label }) => printedDaysIn(label).length > 0).length
  const worded = short.filter(isSaleText).length
  const isTaxed = () => rows.some(({ kind }) => kind === 'tax' || kind === 'subtotal')
  if (isBill && dated > 0 && (worded > 0 || isTaxed() || addsUp(rows))) return true
  const points =
    Math.min(priced, 3) + Math.min(summed, 2) + Math.min(dated, 1) + Math.min(worded, 2)
  return priced + summed > 0 && points >= (isOfDocument ? enoughOnDocument : enough)
}

/** Net and tax add up to the total within two consecutive lines. */
function addsUp(rows: Row[]) {
  const prices = rows.map(pricesOf)
  return prices.some((own, index) => {
    const near = [...own, ...(prices[index + 1] ?? [])].filter((minor) => minor > 0)
    const known = new Set(near)
    if (near.length > mostPrices) return false
    return near.some((one, at) => near.slice(at + 1).some((other) => known.has(one + other)))
  })
}

/** Contains words that only appear on receipts. */
export function isSaleText({ label }: TaggedRow): boolean {
  return wordsOfTrade(fold(label))
}

/** Terms, conditions, a letter. */
export function isMostlyProse(rows: Row[]): boolean {
  return rows.filter(isProse).length > mostProse * rows.length
}

function isProse({ label }: Row) {
  return (label.match(/\p{L}{2,}/gu)?.length ?? 0) >= 6 && !endsWithFigure.test(label)
}

/** Address formats that are hardly anything else. */
const sureForm = 2.5
const places = countryForms.filter(
  ({ kind, weight }) => kind === 'phone' || (kind === 'address' && weight >= sureForm),
)

/** The rows before the first price. */
export function headingOf<R extends Row>(rows: R[]): R[] {
  const end = rows.findIndex(hasPrice)
  return rows.slice(0, Math.max(end, 0))
}

/** Contains an address, a contact or a registration number. */
export function isOfHeading({ label }: Row): boolean {
  const folded = fold(label)
  return isAddress(folded) || isContact(folded) || isRegistration(folded) || isPlace(label)
}

/** "Cicero, IL 60804", "(734) 692-4300": without a label. */
function isPlace(label: string) {
  const upper = label.toUpperCase()
  return places.some(({ pattern }) => pattern.test(upper))
}
