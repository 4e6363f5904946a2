import type { FastifyReply } from 'fastify'
import { findClaimedPictures } from '#claims/claimed-receipts.ts'
import { linkPages, sendLinkPage } from '#claims/link-page.ts'
import type { ReportsDeps } from '#claims/reports-deps.ts'
import type { Db } from '#db/connect.ts'
import {
  listPages,
  listSharedDocuments,
  type PagesOfDocument,
} from '#documents/documents.queries.ts'
import { sendOriginal } from '#documents/send-original.ts'
import { NotStoredError, type Storage } from '#storage/storage.ts'

type Picture = {
  receiptId: number
  what: 'picture' | 'thumbnail' | 'original' | { page: number }
}

/** Parses `receipts/17/thumbnail` or `receipts/17/pages/2`. */
export function picturePath(path: string[]): Picture | undefined {
  const match =
    /^receipts\/([1-9]\d{0,8})\/(?:(picture|thumbnail|original)|pages\/([1-9]\d?))$/.exec(
      path.join('/'),
    )
  if (!match) return undefined
  const what = match[2] as 'picture' | 'thumbnail' | 'original' | undefined
  return { receiptId: Number(match[1]), what: what ?? { page: Number(match[3]) } }
}

/** Only for receipts of this finalization. */
export async function sendPicture(
  { db, storage }: Pick<ReportsDeps, 'db' | 'storage'>,
  { finalizationId, receiptId, what }: Picture & { finalizationId: number },
  reply: FastifyReply,
) {
  const [claim = '/'] = reply.request.url.split('/receipts/')
  const link = { href: claim, label: 'Back to the claim' }
  const noPicture = { ...linkPages.noPicture, link }
  const found = await findClaimedPictures(db, finalizationId, receiptId)
  if (!found) return sendLinkPage(reply, linkPages.unknown)
  if (what === 'original') {
    const ids = found.documentId ? [found.documentId] : []
    const shared = await listSharedDocuments(db, found.tripId, ids)
    const isSent = shared.size === 0 && (await sendOriginal({ db, storage }, found, reply))
    return isSent ? reply : sendLinkPage(reply, noPicture)
  }
  const content =
    typeof what === 'object'
      ? await openIfThere(storage, await pageKey(db, found, what.page))
      : (what === 'thumbnail' && (await openIfThere(storage, found.thumbnailKey))) ||
        (await openIfThere(storage, found.imageKey))
  if (!content) return sendLinkPage(reply, noPicture)
  return reply.type('image/jpeg').header('content-disposition', 'inline').send(content)
}

/** Counts within the receipt: one of several receipts in a scan has only its own pages. */
async function pageKey(db: Db, receipt: PagesOfDocument, page: number) {
  const pages = await listPages(db, receipt)
  return pages[page - 1]?.imageKey ?? null
}

async function openIfThere(storage: Storage, key: string | null) {
  if (key === null) return undefined
  return storage.read(key).catch((error: unknown) => {
    if (error instanceof NotStoredError) return undefined
    throw error
  })
}
