import { openAsBlob } from 'node:fs'
import { basename, extname } from 'node:path'
import { processedReceipt } from '@quittance/contract/extracted-receipt'
import { savedReceipt } from '@quittance/contract/receipt'
import type { QuittanceApi } from './quittance-api.ts'

const photos = new Set(['.jpg', '.jpeg', '.png', '.webp'])
const documents = new Set(['.pdf', '.heic', '.heif', '.tif', '.tiff', '.xml'])
const maxBytes = 25_000_000

/** So that traveller and finance see that nobody has checked them. */
const unconfirmed = 'vendor,date,amount,currency,category'

type Values = Partial<Record<'vendor' | 'date' | 'amount' | 'currency', string | undefined>>

/** Lets the server read the file, then saves it in the trip with every value marked as unchecked. */
export async function addDraft(api: QuittanceApi, path: string, tripId: number, given: Values) {
  const ending = extname(path).toLowerCase()
  const isPhoto = photos.has(ending)
  if (!isPhoto && !documents.has(ending))
    throw new Error('Only JPEG, PNG, WebP, PDF, HEIC, TIFF and XML files are accepted.')
  const file = await openAsBlob(path)
  if (file.size > maxBytes) throw new Error('The file is larger than 25 MB.')
  const upload = formOf({ tripId })
  upload.set(isPhoto ? 'image' : 'document', file, basename(path))
  const call = isPhoto ? 'process' : 'processDocument'
  const read = processedReceipt.parse(await api.upload(call, upload))
  const { vendor, date, amount, currency, category, uploadId } = read
  const values = { vendor, date, amount, currency, ...given }
  const missing = Object.entries({ ...values, file: uploadId }).flatMap(([name, value]) =>
    value ? [] : [name],
  )
  if (missing.length > 0) throw new Error(`Nothing was saved. Not readable: ${missing.join(', ')}.`)
  const fields = { tripId, ...values, category, uploadId, unconfirmed }
  return savedReceipt.parse(await api.upload('save', formOf(fields)))
}

function formOf(fields: Record<string, unknown>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  return form
}
