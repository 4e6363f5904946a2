import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Currency } from '@quittance/contract/money'
import type { Box } from '#page/boxes.ts'

export type ReadField = 'vendor' | 'date' | 'amount' | 'currency' | 'category' | 'notes' | 'items'

/** What was read from an image. What could not be read is empty, with confidence 0. */
export type ReceiptReading = Pick<
  ExtractedReceipt,
  ReadField | 'printedCurrency' | 'tax' | 'paper'
> & {
  confidence: Record<ReadField, number>
  /** Where each value was found, in pixels of the upright image; absent if unknown. */
  evidence: Partial<Record<ReadField, Box>>
  /** Size of the upright image that the evidence is measured in. */
  image?: { width: number; height: number }
}

export function nothingRead(): ReceiptReading {
  const confidence = { vendor: 0, date: 0, amount: 0, currency: 0, category: 0, notes: 0, items: 0 }
  const fields = { vendor: '', date: '', amount: '', currency: null, notes: '', items: [] }
  const printedCurrency = null
  return { ...fields, printedCurrency, category: 'other', confidence, evidence: {} }
}

/** What is known of the trip; it settles what the receipt leaves open. */
export type ReadingContext = {
  tripCurrency?: Currency
  tripStart?: CalendarDate
  tripEnd?: CalendarDate
}

type Trip = { currency: Currency; startDate: CalendarDate; endDate: CalendarDate | null }

/** What is known about a receipt from its trip. */
export function contextOfTrip(trip: Trip | undefined): ReadingContext {
  if (!trip) return {}
  const { currency, startDate, endDate } = trip
  return { tripCurrency: currency, tripStart: startDate, ...(endDate && { tripEnd: endDate }) }
}

/** A reading as the API and the forms use it. */
export function toExtracted(reading: ReceiptReading): ExtractedReceipt {
  return { ...reading, image: reading.image ?? null }
}
