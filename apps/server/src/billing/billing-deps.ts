import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { type Payments, PaymentsError } from './payments.ts'
import type { PlanRules } from './plan-rules.ts'

export type BillingDeps = {
  db: Db
  /** Undefined if payments are not set up. */
  payments: Payments | undefined
  planRules: PlanRules
  publicUrl: URL
}

export type PaidDeps = BillingDeps & { payments: Payments }

/** Replaces a payment service error with our own message. */
export async function orFailWith<T>(message: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof PaymentsError) throw new AppError('PAYMENT_FAILED', message)
    throw error
  }
}
