import {
  inMegabytes,
  isNearlyFull,
  type StorageUse,
  storageAdvice,
} from '@quittance/contract/storage'
import type { Db } from '#db/connect.ts'
import { sumImageBytes } from '#db/receipts.ts'
import { lockUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'

export async function storageOf(db: Db, userId: number, limitBytes: number): Promise<StorageUse> {
  return { usedBytes: await sumImageBytes(db, userId), limitBytes }
}

/** Before an image is worked on: whether there is any space left at all. */
export async function requireSpace(db: Db, userId: number, limitBytes: number) {
  const { usedBytes } = await storageOf(db, userId, limitBytes)
  if (usedBytes >= limitBytes) throw storageFull(limitBytes)
}

/** In the transaction that adds an image of this size; answers how much is taken with it. */
export async function takeSpace(
  tx: Db,
  userId: number,
  { limitBytes, imageBytes }: { limitBytes: number; imageBytes: number },
): Promise<StorageUse> {
  const withImage = async () => ({
    limitBytes,
    usedBytes: (await sumImageBytes(tx, userId)) + imageBytes,
  })
  const use = await withImage()
  if (!isNearlyFull(use)) return use
  // Images that are saved at the same time do not see each other: here, where it matters, one after the other.
  await lockUser(tx, userId)
  const exact = await withImage()
  if (exact.usedBytes > limitBytes) throw storageFull(limitBytes)
  return exact
}

function storageFull(limitBytes: number) {
  return new AppError(
    'STORAGE_FULL',
    `Your space for photos is full (${inMegabytes(limitBytes)}). ${storageAdvice} You can still add receipts by hand.`,
  )
}
