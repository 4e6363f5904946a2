import type { Receipt, savedReceipt } from '@quittance/contract/receipt'
import type { z } from 'zod'
import { ApiError, request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { upload } from '#lib/api/upload.ts'
import { changeEntry, findEntry } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { asApiError, classifyFailure, type FailureKind } from './classify-failure.ts'
import { withEntryLock } from './entry-lock.ts'
import { documentToSend, photoToSend } from './photo-to-send.ts'
import { areSameFacts, toFacts, toItemText } from './receipt-facts.ts'
import { throwReadingError } from './request-reading.ts'

export type SavedReceipt = z.output<typeof savedReceipt>

/** `elsewhere`: another tab is sending it, or it is no longer to be sent. */
export type Outcome =
  | { kind: 'saved'; receipt: SavedReceipt }
  | { kind: 'elsewhere' }
  | { kind: FailureKind; error: ApiError }

type Watch = { onProgress?: (part: number) => void }

const goneQuestion = 'This receipt was deleted. Keep it or discard it?'

/**
 * Sends a reviewed entry; it counts as sent when the response names it, and leaves the device when
 * a cached list has it.
 */
export async function sendEntry(id: string, watch: Watch = {}): Promise<Outcome> {
  const outcome = await withEntryLock(id, async () => {
    // If the browser has closed the store, it waits for the next page and blocks no other entry.
    const entry = await findEntry(id).catch(() => undefined)
    if (entry?.state !== 'sending' || entry.isSent) return undefined
    return send(entry, watch)
  })
  return outcome ?? { kind: 'elsewhere' }
}

async function send(entry: Entry, watch: Watch): Promise<Outcome> {
  try {
    await changeEntry(entry.id, (kept) => ({ ...kept, isPerhapsSaved: true }))
    const receipt = (await findSaved(entry)) ?? (await post(entry, watch))
    if (receipt.clientId !== entry.id)
      throw new Error('The server’s response did not name the entry')
    await updateSaved(receipt, await findEntry(entry.id))
    await changeEntry(entry.id, (kept) => ({ ...kept, isSent: true, problem: null }))
    return { kind: 'saved', receipt }
  } catch (failure) {
    const error = asApiError(failure)
    const kind = classifyFailure(error)
    await note(entry.id, kind, error)
    return { kind, error }
  }
}

/** If a response was lost, the receipt may already exist: check before sending its photo again. */
async function findSaved({
  id,
  userId: owner,
  isPerhapsSaved,
}: Entry): Promise<SavedReceipt | null> {
  if (!isPerhapsSaved) return null
  try {
    const params = { clientId: id }
    return (await request('GET /api/receipts/saved/:clientId', { params, owner })).receipt
  } catch (error) {
    // An older server does not have this call.
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** Sends the upload's id if the server has it, else the file. */
async function post(entry: Entry, { onProgress }: Watch): Promise<SavedReceipt> {
  const { userId: owner, uploadId } = entry
  const call = { owner, fields: fieldsOf(entry), onProgress }
  if (uploadId) {
    try {
      const fields = { ...call.fields, uploadId }
      return await upload('save', { ...call, fields, image: null })
    } catch (error) {
      if (entry.isRemote) throwReadingError(entry, error)
      if (!hasCode(error, 'UPLOAD_GONE')) throw error
    }
  }
  if (entry.document) {
    return upload('save', { ...call, image: null, document: await documentToSend(entry) })
  }
  return upload('save', { ...call, image: await photoToSend(entry) })
}

function fieldsOf(entry: Entry) {
  const { id, tripId, form, photo, reading, unconfirmed, source, uploadId } = entry
  if (!form?.currency || tripId === null) throw new Error('The entry was not reviewed')
  const readVendor = reading?.readVendor ?? reading?.vendor
  const { vendor, amount, currency, category, notes } = form
  const { cardAmount, printed, tax, items, paidBy, details } = factsOf(entry)
  return {
    vendor,
    amount,
    currency,
    category,
    notes,
    // Manual entries send a timestamp, as the spec has it.
    date: photo ? form.date : `${form.date}T00:00:00.000Z`,
    tripId,
    clientId: id,
    ...(photo?.sha256 && { photoHash: photo.sha256 }),
    ...(photo && { via: source === 'camera' ? ('camera' as const) : ('file' as const) }),
    ...(photo?.takenAt && { takenAt: photo.takenAt }),
    ...(readVendor && { readVendor }),
    // The server knows what it read itself.
    ...(photo && reading && !uploadId && { readOnPhone: JSON.stringify(valuesOf(reading)) }),
    ...(unconfirmed.length > 0 && { unconfirmed: unconfirmed.join(',') }),
    ...(cardAmount && { cardAmount }),
    ...(printed && { printed: JSON.stringify(printed) }),
    ...(tax && { tax: JSON.stringify(tax) }),
    ...(items && { metadata: JSON.stringify(items) }),
    ...(paidBy && { paidBy }),
    ...(details && { details: JSON.stringify(details) }),
  }
}

function valuesOf({ readVendor, ...reading }: NonNullable<Entry['reading']>) {
  const { vendor, date, amount, currency, category, confidence } = reading
  return { vendor: readVendor ?? vendor, date, amount, currency, category, confidence }
}

/** An earlier version of the app stored no items: use those that were read. */
function factsOf({ form, reading }: Entry) {
  const currency = form?.printed?.currency ?? form?.currency ?? ''
  return toFacts({ ...form, items: form?.items ?? toItemText(reading?.items) }, currency)
}

/** The server's copy is older than the form if a response was lost or the user typed on. */
async function updateSaved(saved: Receipt, entry: Entry | undefined) {
  if (!entry?.form?.currency || isSame(saved, entry)) return
  const { vendor, date, amount, currency, category, notes } = entry.form
  const body = { vendor, date, amount, currency, category, notes: notes || null, ...factsOf(entry) }
  const owner = entry.userId
  await request('PUT /api/receipts/:id', { params: { id: saved.id }, body, owner })
}

function isSame(saved: Receipt, entry: Entry) {
  if (!entry.form) return true
  const { vendor, date, amount, currency, category, notes } = entry.form
  return (
    saved.vendor === vendor &&
    saved.date === date &&
    Number(saved.amount) === Number(amount) &&
    saved.currency === currency &&
    saved.category === category &&
    (saved.notes ?? '') === notes &&
    areSameFacts(saved, factsOf(entry))
  )
}

const backToReview = { state: 'refused', isPerhapsSaved: false, isListed: false } as const

async function note(id: string, kind: FailureKind, { message, status, body }: ApiError) {
  const { code = null, problem: refusal } = body
  const isGone = kind === 'deleted'
  const words = isGone ? goneQuestion : message
  const problem = { code, message: words, ...(refusal && { refusal }) }
  await changeEntry(id, (kept) => ({
    ...kept,
    // A receipt that was refused, or deleted since, is certainly not saved; it goes back to review.
    ...((isGone || kind === 'refused') && backToReview),
    problem: status === 0 || kind === 'signed-out' ? null : problem,
  }))
}
