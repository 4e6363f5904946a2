import type { Printed } from '#tags/printed-amounts.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { withColumnTotals } from './column-totals.ts'
import { withoutOtherBalances } from './other-balances.ts'
import { withoutRemainders, withPaymentsAsPaid } from './settled-bills.ts'
import { withoutSharedBill } from './shared-bills.ts'
import { withSpokenSums } from './spoken-sums.ts'
import { withoutTaxColumns } from './tax-columns.ts'
import { withoutTaxNumbers } from './tax-numbers.ts'

type BillPass = (amounts: Printed[], rows: TaggedRow[]) => Printed[]

/** In this order. */
export const billPasses: Record<string, BillPass> = {
  withSpokenSums,
  withColumnTotals,
  withoutTaxColumns,
  withoutTaxNumbers,
  withoutOtherBalances,
  withoutSharedBill,
  withoutRemainders,
  withPaymentsAsPaid,
}

/** What was paid in all, however the document comes to it. */
export function asDocumentsBill(amounts: Printed[], rows: TaggedRow[]): Printed[] {
  return Object.values(billPasses).reduce((bill, pass) => pass(bill, rows), amounts)
}
