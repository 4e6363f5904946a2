import { isDeepStrictEqual } from 'node:util'
import type { Json, JsonObject } from '@quittance/record/canonical-json'
import type { RecordEntry } from '@quittance/record/entries'
import type { OriginSign, ReceiptOrigin } from '#db/schema/claims.ts'
import { isWrongVatNumber } from './vat-number-check.ts'

/** Values that are printed on the paper; a category, for one, is not. */
const printed = ['vendor', 'date', 'amount', 'currency'] as const
const longer = ['notes', 'items', 'tax', 'details'] as const
/** A photo taken longer before the trip is worth a look. */
const olderDays = 30

type Facts = { startDate: string; vatNumber: string | null | undefined; isWrongTax: boolean }

/** What the record of a receipt says about where it came from; null without a record. */
export function findOrigin(entries: RecordEntry[], facts: Facts): ReceiptOrigin | null {
  const [first] = entries
  if (!first) return null
  const original = objectIn(first.data, 'original')
  const read = objectIn(first.data, 'read')
  const saved = objectIn(first.data, 'values')
  const changes = entries.flatMap(({ kind, data }) =>
    kind === 'changed' ? Object.entries(objectIn(data, 'changes')) : [],
  )
  const isRead = first.data['read'] !== undefined
  const changed = [...printed, ...longer].flatMap((field) => {
    const before = read[field] ?? saved[field] ?? null
    const last = changes.findLast(([name]) => name === field)?.[1]
    const after = Array.isArray(last) ? (last[1] ?? null) : (saved[field] ?? null)
    if (isDeepStrictEqual(before, after)) return []
    // Of long values only the name is shown.
    const isShown = printed.some((name) => name === field)
    return [{ field, before: isShown ? textOf(before) : '', after: isShown ? textOf(after) : '' }]
  })
  return {
    via: first.kind === 'begun' ? 'earlier' : (first.data['via'] as ReceiptOrigin['via']),
    at: typeof original['firstSeen'] === 'string' ? original['firstSeen'] : first.at,
    isRead,
    changed,
    signs: signsOf(original, facts),
  }
}

function signsOf(original: JsonObject, { startDate, vatNumber, isWrongTax }: Facts): OriginSign[] {
  const { generated, takenAt } = original
  const earliest = new Date(Date.parse(startDate) - olderDays * 24 * 60 * 60 * 1000)
  const isOld = typeof takenAt === 'string' && takenAt < earliest.toISOString().slice(0, 10)
  return [
    ...(generated === 'c2pa' || generated === 'xmp' ? ([`generated-${generated}`] as const) : []),
    ...(isOld ? (['photo-older-than-trip'] as const) : []),
    ...(isWrongTax ? (['tax-sum'] as const) : []),
    ...(vatNumber && isWrongVatNumber(vatNumber) ? (['vat-number'] as const) : []),
  ]
}

function objectIn(data: JsonObject, name: string): JsonObject {
  const value = data[name]
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** A clipped value without its hash. */
function textOf(value: Json) {
  return typeof value === 'string' ? value.replace(/ sha256:[\da-f]{64}$/, '') : ''
}
