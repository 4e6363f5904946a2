import type { FastifyReply } from 'fastify'
import { findClaimedPictures } from '#db/claimed-receipts.ts'
import { linkPages, sendLinkPage } from '#features/reports/link-page.ts'
import type { ReportsDeps } from '#features/reports/reports-deps.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'

type Picture = { receiptId: number; size: 'picture' | 'thumbnail' }

/** Of `receipts/17/thumbnail`. */
export function picturePath(path: string[]): Picture | undefined {
  const match = /^receipts\/([1-9]\d{0,8})\/(picture|thumbnail)$/.exec(path.join('/'))
  if (!match) return undefined
  return { receiptId: Number(match[1]), size: match[2] === 'picture' ? 'picture' : 'thumbnail' }
}

/** Only of receipts that belong to this finalization. */
export async function sendPicture(
  { db, storage }: Pick<ReportsDeps, 'db' | 'storage'>,
  { finalizationId, receiptId, size }: Picture & { finalizationId: number },
  reply: FastifyReply,
) {
  const found = await findClaimedPictures(db, finalizationId, receiptId)
  if (!found) return sendLinkPage(reply, linkPages.unknown)
  const { imageKey, thumbnailKey } = found
  const content =
    (size === 'thumbnail' && (await openIfThere(storage, thumbnailKey))) ||
    (await openIfThere(storage, imageKey))
  if (!content) return sendLinkPage(reply, linkPages.noPicture)
  return reply.type('image/jpeg').header('content-disposition', 'inline').send(content)
}

async function openIfThere(storage: Storage, key: string | null) {
  if (key === null) return undefined
  return storage.read(key).catch((error: unknown) => {
    if (error instanceof NotStoredError) return undefined
    throw error
  })
}
