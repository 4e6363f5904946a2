import type { FastifyBaseLogger } from 'fastify'
import { listImageKeysOfUser } from '#db/receipts.ts'
import { deleteUser, type UserRow } from '#db/users.ts'
import { closeCustomers } from '#payments/close-customers.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmPassword } from './confirm-password.ts'

/** Rows first: an image without its row is harmless and swept later, the other way round is not. */
export async function deleteAccount(
  { db, storage, payments, log }: AuthDeps & { log: FastifyBaseLogger },
  user: UserRow,
  password: string,
) {
  await confirmPassword(db, user, password)
  const keys = await db.transaction(async (tx) => {
    const imageKeys = await listImageKeysOfUser(tx, user.id)
    await deleteUser(tx, user.id)
    return imageKeys
  })
  // Not waited for: the account is gone, whatever Stripe says, and a failure is tried again.
  if (payments) {
    closeCustomers({ db, payments, log }).catch((err: unknown) =>
      log.error({ err }, 'ending subscriptions of deleted accounts failed'),
    )
  }
  await removeStored({ db, storage, log }, keys)
}
