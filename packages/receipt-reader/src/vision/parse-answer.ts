import { isCalendarDate } from '@quittance/contract/calendar-date'
import { type Category, categories } from '@quittance/contract/categories'
import { currencyCodes } from '#fields/currency/symbols.ts'
import { type AnswerField, answerFields } from './answer-schema.ts'
import { parseMoney, parseQuantity, parseText } from './parse-values.ts'

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

/** Takes whatever a model said; what is not of the expected kind becomes null. */
export function parseAnswer(json: unknown): Answer {
  const raw = asRecord(json) ?? {}
  return {
    vendor: parseText(raw.vendor, 300),
    date: parseDate(raw.date),
    items: parseItems(raw.items),
    subtotal: parseMoney(raw.subtotal),
    tax: parseMoney(raw.tax),
    tip: parseMoney(raw.tip),
    discount: parseMoney(raw.discount),
    rounding: parseMoney(raw.rounding),
    total: parseMoney(raw.total),
    currency: oneOf(currencyCodes, parseText(raw.currency, 10)?.toUpperCase()),
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

function parseItems(value: unknown): AnswerItem[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, maxItems).flatMap((entry: unknown) => {
    const raw = asRecord(entry)
    const name = parseText(raw?.name, 300)
    if (!raw || !name) return []
    return [{ name, quantity: parseQuantity(raw.quantity), price: parseMoney(raw.price) }]
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
