import { originalFiles } from '@quittance/contract/documents'
import * as contentDisposition from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Db } from '#db/connect.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'
import { findDocument } from './documents.queries.ts'

/**
 * A stranger's file from our own address: saved, never shown, and where a browser shows it all the same, it may do
 * nothing there. False where there is none. Not the reply: awaited, that is nothing once it is sent.
 */
export async function sendOriginal(
  { db, storage }: { db: Db; storage: Storage },
  { userId, documentId }: { userId: number; documentId: string | null },
  reply: FastifyReply,
): Promise<boolean> {
  const document = documentId && (await findDocument(db, userId, documentId))
  if (!document) return false
  const content = await storage.read(document.originalKey).catch((error: unknown) => {
    if (!(error instanceof NotStoredError)) throw error
  })
  if (!content) return false
  const { type, ending } = originalFiles[document.kind]
  reply
    .type(type)
    .header('content-length', document.originalBytes)
    .header('content-disposition', contentDisposition.create(fileName(document.name, ending)))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('vary', 'cookie')
    .send(content)
  return true
}

/** Ends as what it is, whatever its sender called it: a program is not saved by its own name. */
function fileName(name: string, ending: string) {
  const safe = name.replace(/[<>:"/\\|?*]/g, '_').replace(/[. ]+$/, '')
  return safe.toLowerCase().endsWith(`.${ending}`) ? safe : `${safe}.${ending}`
}
