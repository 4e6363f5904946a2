import type { confirmPasswordBody } from '@quittance/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { closeCustomers } from '#billing/close-customers.ts'
import { listKeptKeysOfUser } from '#claims/kept-files.queries.ts'
import { listDocumentKeysOfUser } from '#documents/documents.queries.ts'
import { callerOf } from '#http/caller.ts'
import { listRawKeysOfUser } from '#mail-in/inbound-mails.queries.ts'
import { listImageKeysOfUser } from '#receipts/receipts.queries.ts'
import { listUploadKeysOfUser } from '#receipts/uploads.queries.ts'
import { removeStored } from '#storage/remove-stored.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmPassword } from './confirm-password.ts'
import { recordEvent } from './security-events.queries.ts'
import { deleteUser, type UserRow } from './users.queries.ts'

/** Rows first: a file without a row is swept later, a row without its file is a visible fault. */
export async function deleteAccount(
  deps: AuthDeps,
  user: UserRow,
  proof: z.output<typeof confirmPasswordBody>,
  request: FastifyRequest,
) {
  const { db, storage, payments } = deps
  const { log } = request
  await confirmPassword(deps, user, proof, request)
  const keys = await db.transaction(async (tx) => {
    const imageKeys = await listImageKeysOfUser(tx, user.id)
    const uploadKeys = await listUploadKeysOfUser(tx, user.id)
    const documentKeys = await listDocumentKeysOfUser(tx, user.id)
    const mailKeys = await listRawKeysOfUser(tx, user.id)
    const claimKeys = await listKeptKeysOfUser(tx, user.id)
    await deleteUser(tx, user.id)
    const caller = callerOf(request)
    await recordEvent(tx, { userId: user.id, kind: 'account-deleted', caller })
    return [...new Set([...imageKeys, ...uploadKeys, ...documentKeys, ...mailKeys, ...claimKeys])]
  })
  // Do not wait: the account is deleted whatever Stripe answers, and a failure is retried.
  if (payments) {
    closeCustomers({ db, payments, log }).catch((err: unknown) =>
      log.error({ err }, 'cancelling subscriptions of deleted accounts failed'),
    )
  }
  await removeStored({ db, storage, log }, keys)
}
