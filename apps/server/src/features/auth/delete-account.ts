import { listImageKeysOfUser } from '#db/receipts.ts'
import { deleteUser, type UserRow } from '#db/users.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmPassword } from './confirm-password.ts'

/** Rows first: an image without its row is harmless and swept later, the other way round is not. */
export async function deleteAccount({ db, storage }: AuthDeps, user: UserRow, password: string) {
  await confirmPassword(db, user, password)
  const keys = await db.transaction(async (tx) => {
    const imageKeys = await listImageKeysOfUser(tx, user.id)
    await deleteUser(tx, user.id)
    return imageKeys
  })
  for (const key of keys) await storage.remove(key)
}
