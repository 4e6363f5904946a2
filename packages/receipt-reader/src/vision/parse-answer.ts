import { isCalendarDate } from '@quittance/contract/calendar-date'
import { type Category, categories } from '@quittance/contract/categories'
import { storedDecimalsOf } from '@quittance/contract/money'
import { currencyCodes } from '#fields/currency/symbols.ts'
import { type AnswerField, answerFields } from './answer-schema.ts'

/** A model's answer with every value of the right type or null; money in whole minor units. */
export type Answer = {
  vendor: string | null
  date: string | null
  items: AnswerItem[]
  subtotal: number | null
  tax: number | null
  tip: number | null
  discount: number | null
  rounding: number | null
  total: number | null
  /** An ISO code, of the product's currencies or not. */
  currency: string | null
  category: Category | null
  notes: string | null
}

export type AnswerItem = { name: string; quantity: number | null; price: number | null }

const maxItems = 200
const mustBeAnswered = ['vendor', 'date', 'total'] as const satisfies AnswerField[]

/** Parses any answer of a model; values of an unexpected type become null. */
export function parseAnswer(json: unknown): Answer {
  const raw = asRecord(json) ?? {}
  const currency = oneOf(currencyCodes, parseText(raw.currency, 10)?.toUpperCase())
  const decimals = storedDecimalsOf(currency ?? '')
  const money = (value: unknown) => parseMoney(value, decimals)
  return {
    vendor: parseText(raw.vendor, 300),
    date: parseDate(raw.date),
    items: parseItems(raw.items, money),
    subtotal: money(raw.subtotal),
    tax: money(raw.tax),
    tip: money(raw.tip),
    discount: money(raw.discount),
    rounding: money(raw.rounding),
    total: money(raw.total),
    currency,
    category: oneOf(categories, parseText(raw.category, 20)?.toLowerCase()),
    notes: parseText(raw.notes, 200),
  }
}

/** The fields that were left out or answered with something unusable; an honest null is neither. */
export function unusableFields(json: unknown, answer: Answer): AnswerField[] {
  const raw = asRecord(json)
  if (!raw) return answerFields
  return mustBeAnswered.filter((field) => answer[field] === null && raw[field] !== null)
}

function parseItems(value: unknown, money: typeof parseMoney): AnswerItem[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, maxItems).flatMap((entry: unknown) => {
    const raw = asRecord(entry)
    const name = parseText(raw?.name, 300)
    if (!raw || !name) return []
    return [{ name, quantity: parseQuantity(raw.quantity), price: money(raw.price) }]
  })
}

function parseDate(value: unknown): string | null {
  const day = parseText(value, 10)
  return day && isCalendarDate(day) ? day : null
}

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | undefined) {
  return choices.find((choice) => choice === text) ?? null
}

function asRecord(value: unknown): Record<string, unknown> | undefined {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? (value as Record<string, unknown>) : undefined
}

const maxAmount = 999_999_999
const nothing = /^(null|none|n\/?a|unknown|undefined|-+)$/i

/** One line of text; what small models write for "nothing" is null. */
export function parseText(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line === '' || nothing.test(line) ? null : line.slice(0, maxLength).trim()
}

/** A number, or text like `$1,234.50` or `12,50 EUR`, in whole minor units. */
export function parseMoney(value: unknown, decimals: 2 | 3 = 2): number | null {
  const amount = typeof value === 'string' ? numberIn(value, decimals) : value
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null
  return Math.abs(amount) <= maxAmount ? Math.round(amount * 10 ** decimals) : null
}

/** How many, at least something and at most what a receipt can hold. */
export function parseQuantity(value: unknown): number | null {
  const quantity = typeof value === 'string' ? numberIn(value) : value
  const isPlausible = typeof quantity === 'number' && quantity > 0 && quantity <= 100_000
  return isPlausible ? quantity : null
}

const plainFigures = { 2: /^-?\d+([.,]\d{1,2})?$/, 3: /^-?\d+([.,]\d{1,3})?$/ }
const groupedFigures = {
  2: /^(-?\d{1,3}(?:[., ']\d{3})+)(?:[.,](\d{1,2}))?$/,
  3: /^(-?\d{1,3}(?:[., ']\d{3})+?)(?:[.,](\d{1,3}))?$/,
}

function numberIn(text: string, decimals: 2 | 3 = 2): number | undefined {
  const bare = text.trim().replace(/^(-?)\s*(?:\p{Sc}|[A-Z]{3})?\s*/u, '$1')
  const figure = bare.replace(/\s*(?:\p{Sc}|[A-Z]{3})$/u, '')
  if (plainFigures[decimals].test(figure)) return Number(figure.replace(',', '.'))
  const grouped = groupedFigures[decimals].exec(figure)
  if (!grouped) return undefined
  const [, whole = '', part = '0'] = grouped
  return Number(`${whole.replaceAll(/[., ']/g, '')}.${part}`)
}
