import { isCalendarDate } from '@quittance/contract/calendar-date'
import { maxVendors, receiptEndpoints } from '@quittance/contract/receipts'
import { storageEndpoints } from '@quittance/contract/storage'
import { twinEndpoints } from '@quittance/contract/twins'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { registerDocuments } from '#documents/documents.routes.ts'
import { AppError } from '#http/app-error.ts'
import { deviceOf } from '#http/device-kind.ts'
import { mount } from '#http/mount.ts'
import { storageOf } from '#storage/storage-quota.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findTrip } from '#trips/trips.queries.ts'
import { editReceipt, removeReceipt } from './edit-receipt.ts'
import { findOwnReceipt } from './find-own-receipt.ts'
import { findSaved } from './find-saved.ts'
import { findUnsavedTwins } from './find-unsaved-twins.ts'
import { registerImages } from './images.routes.ts'
import { mapReceipt, mapReceipts } from './map-receipt.ts'
import { storable } from './receipt-columns.ts'
import {
  listReceipts,
  type PageStart,
  type ReceiptFilter,
  summarizeMatching,
} from './receipts.queries.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { dismissTwins } from './twins.queries.ts'
import { registerUploads } from './uploads.routes.ts'
import { findSuggestions, latestVendors } from './vendor-memory.queries.ts'

export async function registerReceipts(app: FastifyInstance, deps: ReceiptsDeps) {
  const { db, storage, storageLimit } = deps

  mount(app, receiptEndpoints, {
    'GET /api/trips/:id/receipts': ({ user, params, query }) =>
      listOwnReceipts(db, user.id, params.id, query),

    'GET /api/trips/:id/receipts/summary': ({ user, params, query }) =>
      summarizeOwnReceipts(db, user.id, params.id, query),

    'GET /api/receipts/vendors': ({ user }) => latestVendors(db, user.id, maxVendors),

    'GET /api/receipts/suggestions': ({ user }) => findSuggestions(db, user.id),

    'GET /api/receipts/saved/:clientId': async ({ user, params }) => {
      const row = await findSaved(db, user.id, params.clientId)
      return { receipt: row ? await mapReceipt(db, row) : null }
    },

    'GET /api/receipts/:id': async ({ user, params }) =>
      mapReceipt(db, await findOwnReceipt(db, user.id, params.id)),

    'PUT /api/receipts/:id': async ({ user, params, body, request }) =>
      mapReceipt(db, await editReceipt(deps, user.id, params.id, body, deviceOf(request))),

    'DELETE /api/receipts/:id': async ({ user, params, request }) => {
      const { log } = request
      await removeReceipt({ db, storage, log }, user.id, params.id, deviceOf(request))
      return { message: 'Receipt deleted' }
    },
  })

  mount(app, twinEndpoints, {
    'GET /api/receipts/twins': ({ user, query }) => findUnsavedTwins(deps, user.id, query),

    'POST /api/receipts/twins/dismiss': async ({ user, body }) => {
      await dismissTwins(db, user.id, body.one, body.other)
      return { message: 'Dismissed' }
    },
  })

  mount(app, storageEndpoints, {
    'GET /api/storage': ({ user }) => storageOf(db, user.id, storageLimit),
  })

  registerImages(app, deps)
  await registerUploads(app, deps)
  await registerDocuments(app, deps)
}

type Page = ReceiptFilter & { after?: string | undefined; limit: number }

async function listOwnReceipts(db: Db, userId: number, tripId: number, page: Page) {
  const { after, limit, ...filter } = page
  const start = after === undefined ? undefined : pageStart(after)
  requireTrip(await findTrip(db, userId, tripId))
  const rows = await listReceipts(db, tripId, { filter: cleaned(filter), after: start, limit })
  return mapReceipts(db, rows)
}

async function summarizeOwnReceipts(db: Db, userId: number, tripId: number, filter: ReceiptFilter) {
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
