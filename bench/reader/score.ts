import { currencies } from '@quittance/contract/money'
import { editDistance } from '@quittance/receipt-reader/lexicon/similar'
import type { ReceiptReading } from '@quittance/receipt-reader/receipt-reading'
import { type Label, namesOf, type Truth } from './labels.ts'

export const fields = ['vendor', 'date', 'total', 'currency'] as const

export type Field = (typeof fields)[number]

/** The labelled fields; the currency is not always printed. */
export const mainFields = ['vendor', 'date', 'total'] as const

export type MainField = (typeof mainFields)[number]

export type Values = { vendor: string; date: string; amount: string; currency: string | null }

/** Whether each field is right; undefined if it is not labelled. */
export type Score = Record<Field, boolean | undefined>

export function inReading<F extends Field>(field: F): F extends 'total' ? 'amount' : F {
  return (field === 'total' ? 'amount' : field) as F extends 'total' ? 'amount' : F
}

/** A set that is labelled with the chain's name alone. */
const chainNameSets = ['de']

export function scoreOf(read: Values, label: Truth, set: string): Score {
  const isVendor = chainNameSets.includes(set) ? holdsName : isSameName
  const names = namesOf(label)
  const { date, total, dates = [date], totals = [total] } = label
  return {
    vendor: names.length === 0 ? undefined : names.some((name) => isVendor(name, read.vendor)),
    date: date === null ? undefined : dates.includes(read.date),
    total: total === null ? undefined : totals.some((sum) => sum?.toFixed(2) === read.amount),
    currency: label.currency ? isCurrency(label.currency, read.currency) : undefined,
  }
}

/** A currency that the product does not offer is right when left empty. */
function isCurrency(printed: string, read: string | null) {
  const isOffered = currencies.some((code) => code === printed)
  return isOffered ? read === printed : read === null
}

export type ItemScore = { labelled: number; prices: number; names: number }

/** How many labelled items were found by their price, and of those how many by their name. */
export function scoreItems(read: ReceiptReading['items'], label: Label): ItemScore {
  const wanted = label.items?.filter(({ price, name }) => price !== undefined && name) ?? []
  const left = [...read]
  let names = 0
  let prices = 0
  for (const { name = '', price = 0 } of wanted) {
    const samePrice = left.filter((item) => item.price === price.toFixed(2))
    const match = samePrice.find((item) => isSameName(name, item.name, 0.3)) ?? samePrice[0]
    if (!match) continue
    left.splice(left.indexOf(match), 1)
    prices += 1
    if (isSameName(name, match.name, 0.3)) names += 1
  }
  return { labelled: wanted.length, prices, names }
}

export function isSameName(label: string, read: string, tolerance = 0.1): boolean {
  const wanted = compact(label)
  const got = compact(read)
  return wanted === got || editDistance(wanted, got) <= Math.floor(wanted.length * tolerance)
}

function holdsName(label: string, read: string) {
  return compact(read).includes(compact(label))
}

function compact(text: string) {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}
