import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { DocumentKind } from '@quittance/contract/document-rules'
import { enclosureFiles, originalFiles } from '@quittance/contract/documents'
import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { StoredEnclosure } from '#db/schema.ts'
import type { Storage } from '#storage/storage.ts'
import { storedImageType } from '#storage/stored-images.ts'
import { documentName } from './document-name.ts'
import type { DrawnPages } from './document-reader.ts'
import type { NewDocument } from './documents.queries.ts'

export type Original = { path: string; name: string | undefined }

export type DocumentToStore = {
  document: NewDocument
  /** For the row that references it: the image of its first page, and a thumbnail of its own. */
  picture: { imageKey: string; thumbnailKey: string; imageBytes: number }
  files: { key: string; path: string; type: string }[]
}

type Facts = {
  kind: DocumentKind
  readFrom?: ExtractedReceipt['readFrom'] | 'none'
  /** For enclosures: a scanner may not look into the original, as into an XML file. */
  scan: (path: string) => Promise<void>
}

/** Assigns all keys; stores nothing yet. */
export async function planDocument(
  userId: number,
  original: Original,
  { pages, thumbnail, enclosures }: DrawnPages,
  { kind, readFrom, scan }: Facts,
): Promise<DocumentToStore> {
  for (const { path } of enclosures) await scan(path)
  const name = `${userId}/${randomUUID()}`
  const { ending, type } = originalFiles[kind]
  const originalKey = `${name}.${ending}`
  const thumbnailKey = `${name}-thumbnail.jpg`
  const drawn = pages.map((page, index) => ({ ...page, key: `${name}-page-${index + 1}.jpg` }))
  const enclosed = await Promise.all(
    enclosures.map(async ({ path, name: told, pages: shown, isInvoice, ...file }, index) => {
      const called = enclosureFiles[file.type]
      const own = `enclosure-${index + 1}`
      const stored: StoredEnclosure = {
        key: `${name}-${own}.${called.ending}`,
        name: documentName(told, kind, `${own}.${called.ending}`),
        type: file.type,
        bytes: file.bytes,
        sha256: await sha256Of(path),
        pages: shown,
        ...(isInvoice && { isInvoice }),
      }
      return { path, contentType: called.type, stored }
    }),
  )
  const [first] = drawn
  if (!first) throw new Error('A document without a page is never stored.')
  const { size: originalBytes } = await stat(original.path)
  return {
    document: {
      userId,
      kind,
      name: documentName(original.name, kind),
      originalKey,
      originalBytes,
      sha256: await sha256Of(original.path),
      enclosures: enclosed.map(({ stored }) => stored),
      storedBytes: [...drawn, ...enclosures].reduce((sum, { bytes }) => sum + bytes, originalBytes),
      readFrom: readFrom ?? null,
      pages: drawn.map(({ key, bytes, width, height }) => ({
        imageKey: key,
        imageBytes: bytes,
        width,
        height,
      })),
    },
    picture: { imageKey: first.key, thumbnailKey, imageBytes: first.bytes },
    files: [
      { key: originalKey, path: original.path, type },
      ...enclosed.map(({ path, contentType, stored }) => ({
        key: stored.key,
        path,
        type: contentType,
      })),
      ...drawn.map(({ key, path }) => ({ key, path, type: storedImageType })),
      { key: thumbnailKey, path: thumbnail, type: storedImageType },
    ],
  }
}

/** Before any row: a row without its file would be a visible fault. */
export async function storeFiles(storage: Storage, { files }: DocumentToStore) {
  for (const { key, path, type } of files) await storage.put(key, { path }, type)
}

export function keysOfPlan({ files }: DocumentToStore): string[] {
  return files.map(({ key }) => key)
}

export async function sha256Of(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
