import { enclosureFiles, originalFiles } from '@quittance/contract/documents'
import * as contentDisposition from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Db } from '#db/connect.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { type DocumentRow, findDocument } from './documents.queries.ts'

/**
 * Serves an untrusted file as a download, sandboxed if a browser shows it anyway. Returns false if
 * there is none (a reply, once sent, awaits to undefined).
 */
export async function sendOriginal(
  { db, storage }: { db: Db; storage: Storage },
  { userId, documentId }: { userId: number; documentId: string | null },
  reply: FastifyReply,
  /** One of the files enclosed with it, counted from 1, instead. */
  enclosure?: number,
): Promise<boolean> {
  const document = documentId && (await findDocument(db, userId, documentId))
  const file = document && (enclosure ? enclosureOf(document, enclosure) : originalOf(document))
  if (!file) return false
  const content = await storage.read(file.key).catch((error: unknown) => {
    if (!(error instanceof NotStoredError)) throw error
  })
  if (!content) return false
  reply
    .type(file.type)
    .header('content-length', file.bytes)
    .header('content-disposition', contentDisposition.create(fileName(file.name, file.ending)))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'cookie')
    .send(content)
  return true
}

function originalOf({ originalKey: key, originalBytes: bytes, name, kind }: DocumentRow) {
  return { key, bytes, name, ...originalFiles[kind] }
}

function enclosureOf({ enclosures }: DocumentRow, number: number) {
  const found = enclosures[number - 1]
  return found && { ...found, ...enclosureFiles[found.type] }
}

/** Uses the extension of its real type, so that a program is never saved under its own name. */
function fileName(name: string, ending: string) {
  const safe = name.replace(/[<>:"/\\|?*]/g, '_').replace(/[. ]+$/, '')
  return safe.toLowerCase().endsWith(`.${ending}`) ? safe : `${safe}.${ending}`
}
