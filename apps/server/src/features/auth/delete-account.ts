import type { FastifyRequest } from 'fastify'
import { confirmPassword } from '#accounts/confirm-password.ts'
import { listDocumentKeysOfUser } from '#db/documents.ts'
import { listRawKeysOfUser } from '#db/inbound-mails.ts'
import { listImageKeysOfUser } from '#db/receipts.ts'
import { recordEvent } from '#db/security-events.ts'
import { listUploadKeysOfUser } from '#db/uploads.ts'
import { deleteUser, type UserRow } from '#db/users.ts'
import { callerOf } from '#http/caller.ts'
import { closeCustomers } from '#payments/close-customers.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { AuthDeps } from './auth-deps.ts'

/** Rows first: an image without its row is harmless and swept later, the other way round is not. */
export async function deleteAccount(
  { db, storage, payments }: AuthDeps,
  user: UserRow,
  password: string,
  request: FastifyRequest,
) {
  const { log } = request
  await confirmPassword(db, user, password)
  const keys = await db.transaction(async (tx) => {
    const imageKeys = await listImageKeysOfUser(tx, user.id)
    const uploadKeys = await listUploadKeysOfUser(tx, user.id)
    const documentKeys = await listDocumentKeysOfUser(tx, user.id)
    const mailKeys = await listRawKeysOfUser(tx, user.id)
    await deleteUser(tx, user.id)
    const caller = callerOf(request)
    await recordEvent(tx, { userId: user.id, kind: 'account-deleted', caller })
    return [...new Set([...imageKeys, ...uploadKeys, ...documentKeys, ...mailKeys])]
  })
  // Not waited for: the account is gone, whatever Stripe says, and a failure is tried again.
  if (payments) {
    closeCustomers({ db, payments, log }).catch((err: unknown) =>
      log.error({ err }, 'ending subscriptions of deleted accounts failed'),
    )
  }
  await removeStored({ db, storage, log }, keys)
}
