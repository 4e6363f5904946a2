import { documentRules } from '@quittance/contract/document-rules'
import { kindOfFile } from '#lib/photos/kind-of-file.ts'
import { describePhoto } from '#offline/store/describe-photo.ts'
import { deviceUser } from '#offline/store/device-user.ts'
import { storeEntry } from '#offline/store/entries.ts'
import { type EntryDocument, newEntry } from '#offline/store/entry.ts'

type Shared = { file: File; document: EntryDocument | null }

/** Stores photos and documents shared from another app, and redirects to the tray. */
export async function takeShared(request: Request): Promise<Response> {
  const userId = await deviceUser().catch(() => null)
  if (userId === null) return Response.redirect('/login?redirect=/receipts', 303)
  const files = await sharedFiles(request)
  const counts = { shared: 0, unkept: 0, refused: 0, large: 0 }
  for (const file of files) {
    // One without room must not fail the others.
    const outcome = await takeOne(userId, file).catch(() => 'unkept' as const)
    counts[outcome] += 1
  }
  const reported = Object.entries(counts).filter(([name, count]) => name === 'shared' || count > 0)
  const query = reported.map(([name, count]) => `${name}=${count}`).join('&')
  return Response.redirect(`/receipts?${query}`, 303)
}

async function sharedFiles(request: Request) {
  const parts = (await request.formData()).getAll('images')
  return parts.filter((part) => part instanceof File)
}

async function takeOne(userId: number, file: File): Promise<'shared' | 'refused' | 'large'> {
  const document = await sort(file)
  if (document === 'refused') return document
  if (document && file.size > documentRules.maxBytes) return 'large'
  await storeShared(userId, { file, document })
  return 'shared'
}

async function sort(file: File): Promise<EntryDocument | null | 'refused'> {
  const kind = await kindOfFile(file)
  if (kind === 'photo') return null
  // Which image it is, and whether it can be read, turns out when it is read.
  if (kind === 'other') return file.type.startsWith('image/') ? null : 'refused'
  return { kind, pages: null }
}

async function storeShared(userId: number, { file, document }: Shared) {
  const bytes = await file.arrayBuffer()
  const photo = await describePhoto(file, bytes)
  const entry = newEntry({ userId, tripId: null, source: 'shared', photo, document })
  await storeEntry(entry, { id: entry.id, bytes, type: file.type })
}
