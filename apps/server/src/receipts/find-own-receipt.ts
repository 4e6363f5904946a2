import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { findReceipt, type ReceiptRow } from './receipts.queries.ts'

export async function findOwnReceipt(db: Db, userId: number, id: number) {
  return requireReceipt(await findReceipt(db, userId, id))
}

/** Answers exactly as for a receipt that does not exist. */
export function requireReceipt(receipt: ReceiptRow | undefined): ReceiptRow {
  if (!receipt) throw new AppError('NOT_FOUND', 'Receipt not found')
  return receipt
}
