import type { Receipt, savedReceipt } from '@quittance/contract/receipt'
import type { z } from 'zod'
import { type ApiError, request } from '#lib/api/api.ts'
import { hasCode } from '#lib/api/has-code.ts'
import { upload } from '#lib/api/upload.ts'
import { changeEntry, findEntry, removeEntry } from '#offline/store/entries.ts'
import type { Entry } from '#offline/store/entry.ts'
import { alone } from './alone.ts'
import { asApiError, judge, type Verdict } from './judge.ts'
import { documentToSend, photoToSend } from './photo-to-send.ts'
import { failWithWords } from './process-entry.ts'
import { areSameFacts, toFacts, toItemText } from './receipt-facts.ts'

export type SavedReceipt = z.output<typeof savedReceipt>

/** How sending an entry went; `elsewhere`: another tab is at it, or it is not to be sent any more. */
export type Outcome =
  | { kind: 'saved'; receipt: SavedReceipt }
  | { kind: 'elsewhere' }
  | { kind: Verdict; error: ApiError }

type Watch = { onProgress?: (part: number) => void }

/** Sends a checked entry; it leaves the device when the answer names it, and for no other reason. */
export async function sendEntry(id: string, watch: Watch = {}): Promise<Outcome> {
  const outcome = await alone(id, async () => {
    // Where the browser has let go of the store, it waits for the next page and holds up no other.
    const entry = await findEntry(id).catch(() => undefined)
    if (entry?.state !== 'sending') return undefined
    return send(entry, watch)
  })
  return outcome ?? { kind: 'elsewhere' }
}

async function send(entry: Entry, watch: Watch): Promise<Outcome> {
  try {
    await changeEntry(entry.id, (kept) => ({ ...kept, isPerhapsSaved: true }))
    const receipt = await post(entry, watch)
    if (receipt.clientId !== entry.id) throw new Error('The server did not name the entry')
    await bringUpToDate(receipt, await findEntry(entry.id))
    await removeEntry(entry.id)
    return { kind: 'saved', receipt }
  } catch (failure) {
    const error = asApiError(failure)
    const kind = judge(error)
    await note(entry.id, kind, error)
    return { kind, error }
  }
}

/** By the name of the photo or document that the server has, or with the file. */
async function post(entry: Entry, { onProgress }: Watch): Promise<SavedReceipt> {
  const { userId: owner, uploadId } = entry
  const call = { owner, fields: fieldsOf(entry), onProgress }
  if (uploadId) {
    try {
      const fields = { ...call.fields, uploadId }
      return await upload('save', { ...call, fields, image: null })
    } catch (error) {
      if (entry.isRemote) failWithWords(entry, error)
      if (!hasCode(error, 'UPLOAD_GONE')) throw error
    }
  }
  if (entry.document) {
    return upload('save', { ...call, image: null, document: await documentToSend(entry) })
  }
  return upload('save', { ...call, image: await photoToSend(entry) })
}

function fieldsOf(entry: Entry) {
  const { id, tripId, form, photo, reading, unconfirmed } = entry
  if (!form?.currency || tripId === null) throw new Error('The entry was not checked')
  const readVendor = reading?.readVendor ?? reading?.vendor
  const { vendor, amount, currency, category, notes } = form
  const { cardAmount, printed, tax, items } = factsOf(entry)
  return {
    vendor,
    amount,
    currency,
    category,
    notes,
    // A receipt entered by hand has always sent a moment.
    date: photo ? form.date : `${form.date}T00:00:00.000Z`,
    tripId,
    clientId: id,
    ...(photo?.sha256 && { photoHash: photo.sha256 }),
    ...(readVendor && { readVendor }),
    ...(unconfirmed.length > 0 && { unconfirmed: unconfirmed.join(',') }),
    ...(cardAmount && { cardAmount }),
    ...(printed && { printed: JSON.stringify(printed) }),
    ...(tax && { tax: JSON.stringify(tax) }),
    ...(items && { metadata: JSON.stringify(items) }),
  }
}

/** An earlier version of the app kept no items: what was read of them stands. */
function factsOf({ form, reading }: Entry) {
  return toFacts({ ...form, items: form?.items ?? toItemText(reading?.items) })
}

/** What was saved before an answer was lost, or while its owner typed on, is older than the form. */
async function bringUpToDate(saved: Receipt, entry: Entry | undefined) {
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

async function note(id: string, kind: Verdict, { message, status, body }: ApiError) {
  if (kind === 'deleted') return removeEntry(id)
  const { code = null, problem: refusal } = body
  const problem = { code, message, ...(refusal && { refusal }) }
  await changeEntry(id, (kept) => ({
    ...kept,
    // What was refused is certainly not saved; it goes back to its owner.
    ...(kind === 'refused' && { state: 'refused', isPerhapsSaved: false }),
    problem: status === 0 || kind === 'signed-out' ? null : problem,
  }))
}
