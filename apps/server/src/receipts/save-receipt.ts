import { stat } from 'node:fs/promises'
import type { saveReceiptFields } from '@quittance/contract/receipt'
import type { FastifyBaseLogger } from 'fastify'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { outageOf } from '#db/outage.ts'
import type { OriginalFile } from '#db/schema/trips.ts'
import { findDocument, insertDocument, type NewDocument } from '#documents/documents.queries.ts'
import { keysOfPlan, planDocument, storeFiles } from '#documents/store-document.ts'
import { AppError } from '#http/app-error.ts'
import type { DeviceKind } from '#http/device-kind.ts'
import type { Upload } from '#http/image-upload.ts'
import { appendRecord } from '#record/append-record.ts'
import { type Arrival, receivedEntry, valuesRead } from '#record/receipt-entries.ts'
import { orRemove, removeStored } from '#storage/remove-stored.ts'
import { requireSpace, takeSpace } from '#storage/storage-quota.ts'
import {
  type ImageKeys,
  keysOf,
  newImageKeys,
  noImages,
  storeImages,
} from '#storage/stored-images.ts'
import { requireTrip } from '#trips/require-trip.ts'
import { findTrip, lockTripForReceipts } from '#trips/trips.queries.ts'
import { findSaved, requireNotDeleted } from './find-saved.ts'
import type { KeyedMutex } from './keyed-mutex.ts'
import { factColumns, itemColumns, receiptColumns } from './receipt-columns.ts'
import { insertReceipt, type ReceiptRow } from './receipts.queries.ts'
import type { ReceiptsDeps } from './receipts-deps.ts'
import { findStoredUpload, uploadGone } from './stored-uploads.ts'
import { takeUpload, type UploadRow } from './uploads.queries.ts'
import { imagesToStore, isPlaceholder, queueFull } from './upright-image.ts'
import { rememberVendor } from './vendor-memory.queries.ts'

type Fields = z.output<typeof saveReceiptFields>
type Deps = Omit<ReceiptsDeps, 'reader' | 'readsPerHour' | 'uploadFolder'> & {
  oneAtATime: KeyedMutex
  log: FastifyBaseLogger
}
/** The image of a receipt: already uploaded, or new, with its document if any. */
type Photo = ImageKeys & {
  imageBytes: number | null
  original?: OriginalFile | undefined
  uploadId?: string
  document?: NewDocument
}
type NewRow = {
  fields: Fields
  columns: ReturnType<typeof columnsOf>
  photo: Photo
  device: DeviceKind
}
type Add = (photo: Photo) => ReturnType<typeof addRow>

/** Saves once per `clientId`, however often it is sent; the unique index guarantees it. */
export async function saveReceipt(
  deps: Deps,
  userId: number,
  upload: Upload<Fields>,
  device: DeviceKind,
) {
  const { db, oneAtATime } = deps
  const { clientId } = upload.fields
  const saveNew = async () => ({ ...(await saveAnew(deps, userId, upload, device)), isNew: true })
  if (!clientId) return saveNew()

  async function savedBefore() {
    const receipt = clientId && (await findSaved(db, userId, clientId))
    return receipt ? { receipt, space: undefined, isNew: false } : undefined
  }
  // First of all, and even if trip or quota no longer allow it: it is already saved.
  const saving = oneAtATime.run(userId, clientId, async () => {
    const before = await savedBefore()
    if (before) return before
    return saveNew().catch(async (error: unknown) => {
      // Another server may have been faster.
      const meanwhile = outageOf(error) === 'unreachable' ? undefined : await savedBefore()
      if (meanwhile) return meanwhile
      throw error
    })
  })
  return saving.catch(queueFull)
}

async function saveAnew(deps: Deps, userId: number, upload: Upload<Fields>, device: DeviceKind) {
  const { fields } = upload
  const columns = columnsOf(fields)
  const hasPhoto = upload.image !== undefined && !isPlaceholder(upload.image)
  const hasFile = hasPhoto || upload.document !== undefined
  // Checked again with the trip locked when the row is written; checked here to save the work.
  if (hasFile || fields.uploadId)
    requireTrip(await findTrip(deps.db, userId, fields.tripId), 'change-receipts')
  const add = (photo: Photo) => addRow(deps, userId, { fields, columns, photo, device })
  if (!fields.uploadId) return saveWithFile(deps, userId, upload, add)
  try {
    return await saveUploaded(deps, userId, fields.uploadId, add)
  } catch (error) {
    const isGone = error instanceof AppError && error.code === 'UPLOAD_GONE'
    if (isGone && hasFile) return saveWithFile(deps, userId, upload, add)
    throw error
  }
}

/** Keeps the upload until the row is written. */
async function saveUploaded(deps: Deps, userId: number, uploadId: string, add: Add) {
  const kept = await findStoredUpload(deps, userId, uploadId)
  if (!kept) throw uploadGone()
  const { imageKey, thumbnailKey, imageBytes } = kept
  return add({ imageKey, thumbnailKey, imageBytes, uploadId })
}

/** The image first, then the row: a row without its image would be a visible fault. */
async function saveWithFile(deps: Deps, userId: number, upload: Upload<Fields>, add: Add) {
  const { db, storage, storageLimit } = deps
  if (upload.document) return saveWithDocument(deps, userId, upload, add)
  if (upload.image && !isPlaceholder(upload.image)) await requireSpace(db, userId, storageLimit)
  const images = await imagesToStore(upload, userId)
  const imageBytes = images ? (await stat(images.upright)).size : null
  const keys = images ? newImageKeys(userId) : noImages
  return orRemove(deps, keysOf(keys), async () => {
    if (images) await storeImages(storage, images, keys)
    return add({ ...keys, imageBytes, original: images?.original })
  })
}

/** Drawn but not read: the user typed the values, or it was read before. */
async function saveWithDocument(deps: Deps, userId: number, upload: Upload<Fields>, add: Add) {
  const { db, storage, storageLimit, documents, turns } = deps
  const { document: sent, folder, signal, scan } = upload
  if (!sent) throw new Error('A document is saved where one was sent.')
  await requireSpace(db, userId, storageLimit)
  const draw = async () => {
    const opened = await documents.open(sent.path, folder, { signal, turns: turns.of(userId) })
    return { kind: opened.kind, drawn: await opened.draw({ signal }) }
  }
  const { kind, drawn } = await turns.drawings.run(userId, draw, signal).catch(queueFull)
  const plan = await planDocument(userId, sent, drawn, { kind, scan })
  return orRemove(deps, keysOfPlan(plan), async () => {
    await storeFiles(storage, plan)
    return add({ ...plan.picture, document: plan.document })
  })
}

async function addRow(deps: Deps, userId: number, { fields, columns, photo, device }: NewRow) {
  const { tripId, clientId, photoHash, readVendor } = fields
  const { uploadId, document, original, ...image } = photo
  // An upload is already counted.
  const imageBytes = uploadId ? 0 : (document?.storedBytes ?? image.imageBytes ?? 0)
  const size = { limitBytes: deps.storageLimit, imageBytes, uploadId }
  const { receipt, space } = await deps.db.transaction(async (tx) => {
    // Lock the user before the trip, as all code does, to avoid deadlocks.
    const taken = image.imageKey ? await takeSpace(tx, userId, size) : undefined
    const kept = uploadId ? await takeUpload(tx, userId, uploadId) : undefined
    if (uploadId && !kept) throw uploadGone()
    const trip = requireTrip(await lockTripForReceipts(tx, userId, tripId), 'change-receipts')
    await rememberVendor(tx, userId, readVendor, fields)
    const row = await insertReceipt(tx, {
      userId,
      tripId,
      ...columns,
      paidBy: trip.paidBy,
      details: null,
      ...factColumns(fields, trip.currency),
      ...image,
      ...(document ? await insertDocument(tx, document) : kept && pagesOf(kept)),
      clientId: clientId ?? null,
      photoHash: (image.imageKey && (photoHash ?? kept?.photoHash)) ?? null,
    })
    if (!row) throw new Error('A receipt with the same client id was saved meanwhile.')
    const { via, takenAt, readOnPhone } = fields
    const arrival = { via, takenAt, readOnPhone, device, original, document, kept }
    await recordArrival(tx, row, arrival)
    // Check again under the lock: it may have been saved and deleted since this request arrived.
    if (clientId) await requireNotDeleted(tx, userId, clientId)
    return { receipt: row, space: taken }
  })
  deps.comparer.compareLater(receipt)
  await removeStored(deps, space?.givenUp ?? [])
  return { receipt, space: space?.use }
}

function pagesOf({ documentId, firstPage, lastPage }: UploadRow) {
  return { documentId, firstPage, lastPage }
}

function columnsOf({ metadata, unconfirmed, ...fields }: Fields) {
  return {
    ...receiptColumns(fields),
    items: itemColumns(metadata),
    unconfirmed: [...new Set(unconfirmed)],
  }
}

type Known = {
  /** What the client says. */
  via: 'camera' | 'file' | undefined
  takenAt: string | undefined
  readOnPhone: Arrival['read'] | null
  device: DeviceKind
  original: OriginalFile | undefined
  document: NewDocument | undefined
  kept: UploadRow | undefined
}

async function recordArrival(tx: Db, row: ReceiptRow, known: Known) {
  const { via, takenAt, readOnPhone, device, kept } = known
  const original = row.imageKey ? await originalOf(tx, row, known) : undefined
  const read = kept?.origin?.read ?? (kept?.reading ? valuesRead(kept.reading) : undefined)
  const isSent = original?.sha256 === row.photoHash
  const arrival: Arrival = {
    via: wayOf(row, kept, via),
    device,
    ...(original && {
      original: {
        ...(takenAt && { takenAt }),
        ...original,
        firstSeen: (kept?.createdAt ?? row.createdAt).toISOString(),
      },
    }),
    ...(row.photoHash && !isSent && { onDevice: row.photoHash }),
    ...(!read && readOnPhone && { readOn: 'phone' }),
    read: read ?? readOnPhone ?? undefined,
  }
  await appendRecord(tx, row.userId, [receivedEntry(row, arrival)], { areNew: true })
}

function wayOf(row: ReceiptRow, kept: UploadRow | undefined, via: Known['via']): Arrival['via'] {
  if (!row.imageKey) return 'typed'
  if (kept?.arrivalId) return 'mail'
  return row.documentId ? 'document' : (via ?? 'api')
}

async function originalOf(tx: Db, { userId, documentId }: ReceiptRow, known: Known) {
  const { original, document, kept } = known
  if (!documentId) return original ?? kept?.origin?.original
  const found = document ?? (await findDocument(tx, userId, documentId))
  return found && { sha256: found.sha256, bytes: found.originalBytes }
}
