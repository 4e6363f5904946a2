import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { findReceiptOfClient, wasDeleted } from './receipts.queries.ts'

/** The receipt saved under this client id; a deleted one is not saved again. */
export async function findSaved(db: Db, userId: number, clientId: string) {
  const receipt = await findReceiptOfClient(db, userId, clientId)
  if (!receipt) await requireNotDeleted(db, userId, clientId)
  return receipt
}

export async function requireNotDeleted(db: Db, userId: number, clientId: string) {
  if (!(await wasDeleted(db, userId, clientId))) return
  throw new AppError('GONE_RECEIPT', 'This receipt was saved before and has been deleted since.', {
    clientId,
  })
}
