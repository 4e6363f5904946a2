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

/** Checks before an image is processed whether there is any space left. */
export async function requireSpace(db: Db, userId: number, limitBytes: number) {
  const { saved } = await sumImageBytes(db, userId)
  if (saved >= limitBytes) throw storageFull(limitBytes)
}

/**
 * In the transaction that saves an image; returns the space used. Deletes other unsaved uploads to
 * make room; the caller removes their files after the commit.
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

/** Runs in the transaction that stores an unsaved photo, which may only take free space. */
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
  // Concurrent saves do not see each other, so serialize them here.
  await lockUser(tx, userId)
  return withImage()
}

function storageFull(limitBytes: number) {
  return new AppError(
    'STORAGE_FULL',
    `Your space for photos is full (${inMegabytes(limitBytes)}). ${storageAdvice} You can still add receipts by hand.`,
  )
}
