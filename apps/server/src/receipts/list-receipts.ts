import { isCalendarDate } from '@quittance/contract/calendar-date'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findTrip } from '#trips/trips.queries.ts'
import { mapReceipts } from './map-receipt.ts'
import { storable } from './receipt-columns.ts'
import {
  listReceipts,
  type PageStart,
  type ReceiptFilter,
  summarizeMatching,
} from './receipts.queries.ts'

type Page = ReceiptFilter & { after?: string | undefined; limit: number }

export async function listOwnReceipts(db: Db, userId: number, tripId: number, page: Page) {
  const { after, limit, ...filter } = page
  const start = after === undefined ? undefined : pageStart(after)
  requireTrip(await findTrip(db, userId, tripId))
  const rows = await listReceipts(db, tripId, { filter: cleaned(filter), after: start, limit })
  return mapReceipts(db, rows)
}

export async function summarizeOwnReceipts(
  db: Db,
  userId: number,
  tripId: number,
  filter: ReceiptFilter,
) {
  const trip = requireTrip(await findTrip(db, userId, tripId))
  return summarizeMatching(db, trip, cleaned(filter))
}

function cleaned({ search, category }: ReceiptFilter): ReceiptFilter {
  return { search: storable(search), category }
}

function pageStart(after: string): PageStart {
  const [date = '', number = ''] = after.split('_')
  const id = Number(number)
  if (!isCalendarDate(date) || id > 2_147_483_647) throw new AppError('VALIDATION', 'Invalid page')
  return { date, id }
}
