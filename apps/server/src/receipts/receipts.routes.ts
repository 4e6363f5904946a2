import { maxVendors, receiptEndpoints } from '@quittance/contract/receipts'
import { storageEndpoints } from '@quittance/contract/storage'
import { twinEndpoints } from '@quittance/contract/twins'
import type { FastifyInstance } from 'fastify'
import { registerDocuments } from '#documents/documents.routes.ts'
import { deviceOf } from '#http/device-kind.ts'
import { mount } from '#http/mount.ts'
import { storageOf } from '#storage/storage-quota.ts'
import { editReceipt, removeReceipt } from './edit-receipt.ts'
import { findOwnReceipt } from './find-own-receipt.ts'
import { findSaved } from './find-saved.ts'
import { findUnsavedTwins } from './find-unsaved-twins.ts'
import { registerImages } from './images.routes.ts'
import { listOwnReceipts, summarizeOwnReceipts } from './list-receipts.ts'
import { mapReceipt } from './map-receipt.ts'
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
