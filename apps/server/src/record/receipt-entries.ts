import { isDeepStrictEqual } from 'node:util'
import { fromMinor } from '@quittance/contract/money'
import type { Json, JsonObject } from '@quittance/record/canonical-json'
import type { OriginalFile, ValuesRead } from '#db/schema/trips.ts'
import type { receipts } from '#db/schema.ts'
import type { DeviceKind } from '#http/device-kind.ts'
import type { Addition } from './append-record.ts'
import { fitData } from './fit-data.ts'

export type ReceiptRow = typeof receipts.$inferSelect

export type Arrival = {
  via: 'camera' | 'file' | 'document' | 'mail' | 'typed' | 'api'
  device: DeviceKind
  /** As received; absent for a receipt entered by hand. */
  original?: (OriginalFile & { firstSeen: string }) | undefined
  /** SHA-256 of the photo on the device, if a smaller one was sent. */
  onDevice?: string | undefined
  read?: ValuesRead | undefined
  /** If the sender read it, and not this server. */
  readOn?: 'phone'
}

const readNames = ['vendor', 'date', 'amount', 'currency', 'category'] as const

/** The first entry of a new receipt. */
export function receivedEntry(row: ReceiptRow, { read, ...arrival }: Arrival): Addition {
  const values = valuesOf(row)
  const known = Object.fromEntries(
    Object.entries(arrival).filter(([, value]) => value !== undefined),
  ) as JsonObject
  const data = fitData((clip) => ({
    ...known,
    values: mapValues(values, clip),
    ...(read && { read: mapValues(differing(read, values), clip), confidence: certaintyOf(read) }),
  }))
  return { subject: `receipt:${row.id}`, kind: 'received', data }
}

/** Undefined if nothing changed. */
export function changedEntry(
  before: ReceiptRow,
  after: ReceiptRow,
  device: DeviceKind,
): Addition | undefined {
  const [old, now] = [valuesOf(before), valuesOf(after)]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !isDeepStrictEqual(old[name], now[name]),
  )
  if (names.length === 0) return undefined
  const data = fitData((clip) => ({
    by: 'traveller',
    device,
    changes: Object.fromEntries(
      names.map((name) => [name, [clip(old[name] ?? null), clip(now[name] ?? null)]]),
    ),
  }))
  return { ...begunWith(before), kind: 'changed', data }
}

export function readAgainEntry(row: ReceiptRow, read: ValuesRead, device: DeviceKind): Addition {
  const data = fitData((clip) => ({
    by: 'traveller',
    device,
    read: mapValues(differing(read, {}), clip),
    confidence: certaintyOf(read),
  }))
  return { ...begunWith(row), kind: 'read-again', data }
}

export function deletedEntry(row: ReceiptRow, device: DeviceKind): Addition {
  return { ...begunWith(row), kind: 'deleted', data: { by: 'traveller', device } }
}

/** A receipt from before its record was kept begins with the values it had. */
export function begunWith(row: ReceiptRow): Pick<Addition, 'subject' | 'begun'> {
  const begun = fitData((clip) => ({
    savedAt: row.createdAt.toISOString(),
    ...(row.photoHash && { onDevice: row.photoHash }),
    values: mapValues(valuesOf(row), clip),
  }))
  return { subject: `receipt:${row.id}`, begun }
}

/** What a reading found, without what the record does not need. */
export function valuesRead(reading: ValuesRead): ValuesRead {
  const { vendor, date, amount, currency, category, confidence } = reading
  return { vendor, date, amount, currency, category, confidence }
}

/** Without those that are empty. */
function valuesOf(row: ReceiptRow): JsonObject {
  const { vendor, date, currency, category, notes, paidBy, cardMinor, cardCurrency } = row
  const { printedMinor, printedCurrency } = row
  const all = {
    vendor,
    date,
    amount: fromMinor(row.amountMinor, currency),
    currency,
    category,
    notes,
    paidBy,
    card: cardMinor === null ? null : `${fromMinor(cardMinor, cardCurrency ?? '')} ${cardCurrency}`,
    printed:
      printedMinor === null || printedCurrency === null
        ? null
        : `${fromMinor(printedMinor, printedCurrency)} ${printedCurrency}`,
    tax: row.tax,
    details: row.details,
    items: row.items,
  }
  return Object.fromEntries(Object.entries<Json>(all).filter(([, value]) => value !== null))
}

/** Values as read that are not the ones saved. */
function differing(read: ValuesRead, values: JsonObject): JsonObject {
  return Object.fromEntries(
    readNames.flatMap((name) => {
      const value = read[name]
      return value && value !== values[name] ? [[name, value]] : []
    }),
  )
}

function certaintyOf({ confidence }: ValuesRead): JsonObject {
  return Object.fromEntries(
    readNames.map((name) => [name, Math.round((confidence[name] ?? 0) * 100) / 100]),
  )
}

function mapValues(values: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
}
