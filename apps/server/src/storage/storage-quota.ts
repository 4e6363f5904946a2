import type { StorageUse } from '@quittance/contract/storage'
import { inMegabytes, isNearlyFull, storageAdvice } from '@quittance/contract/storage-words'
import { lockUser } from '#accounts/users.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { sumImageBytes } from '#receipts/receipts.queries.ts'
import { giveUpUploads } from '#receipts/uploads.queries.ts'

type Size = { limitBytes: number; imageBytes: number }

export async function storageOf(db: Db, userId: number, limitBytes: number): Promise<StorageUse> {
  const { saved, waiting } = await sumImageBytes(db, userId)
  return { usedBytes: saved + waiting, limitBytes }
}

/** Before an image is worked on: whether there is any space left at all. */
export async function requireSpace(db: Db, userId: number, limitBytes: number) {
  const { saved } = await sumImageBytes(db, userId)
  if (saved >= limitBytes) throw storageFull(limitBytes)
}

/**
 * In the transaction that saves an image of this size; answers how much is taken with it. Photos that were read
 * and not saved give way, but for the one that is saved here; the files of those are to be removed after the commit.
 */
export async function takeSpace(
  tx: Db,
  userId: number,
  { uploadId, ...size }: Size & { uploadId: string | undefined },
): Promise<{ use: StorageUse; givenUp: string[] }> {
  const use = await useWith(tx, userId, size)
  if (use.usedBytes <= size.limitBytes) return { use, givenUp: [] }
  const givenUp = await giveUpUploads(tx, userId, uploadId)
  const left = await useWith(tx, userId, size)
  if (left.usedBytes > size.limitBytes) throw storageFull(size.limitBytes)
  return { use: left, givenUp }
}

/** In the transaction that keeps a photo which may never be saved: it takes only what is free. */
export async function hasSpaceToKeep(tx: Db, userId: number, size: Size) {
  return (await useWith(tx, userId, size)).usedBytes <= size.limitBytes
}

async function useWith(tx: Db, userId: number, { limitBytes, imageBytes }: Size) {
  const withImage = async () => {
    const { usedBytes } = await storageOf(tx, userId, limitBytes)
    return { usedBytes: usedBytes + imageBytes, limitBytes }
  }
  const use = await withImage()
  if (!isNearlyFull(use)) return use
  // Images that are saved at the same time do not see each other: here, where it matters, one after the other.
  await lockUser(tx, userId)
  return withImage()
}

function storageFull(limitBytes: number) {
  return new AppError(
    'STORAGE_FULL',
    `Your space for photos is full (${inMegabytes(limitBytes)}). ${storageAdvice} You can still add receipts by hand.`,
  )
}
