import { wordsOfAll } from '#lexicon/lexicon.ts'
import { printedFinder } from '#lexicon/printed-words.ts'
import type { Printed } from '#tags/printed-amounts.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { ledgerOf } from './ledger.ts'

const saysShare = printedFinder(wordsOfAll(({ documents }) => documents.share))
const paidKinds: RowKind[] = ['total', 'cash', 'card']
const mostGuests = 30

/** Where one guest pays a share of the bill, what stands above the share was not paid by him. */
export function withoutSharedBill(printed: Printed[], rows: TaggedRow[]): Printed[] {
  const ledger = ledgerOf(printed)
  const byRow = new Map(ledger.map(({ row, minor }) => [row.index, minor]))
  // Backwards, so that of figures that are alike the first one stays.
  const first = new Map(ledger.toReversed().map(({ row, minor }) => [minor, row.index]))
  const isShare = (row: TaggedRow) => {
    const own = byRow.get(row.index) ?? 0
    const wholes = own > 0 ? wholesOf(row.label, own) : []
    return (
      saysShare(row.label) || wholes.some((whole) => (first.get(whole) ?? row.index) < row.index)
    )
  }
  const share = rows.find((row) => isShare(row) && isPaid(row, ledger))
  return share ? printed.filter(({ row }) => row.index >= share.index) : printed
}

/** As many times the share as its row counts, "1 of 4", give or take what was rounded. */
function wholesOf(label: string, share: number): number[] {
  const guests = (label.match(/(?<![\d.,])\d{1,2}(?![\d.,])/g) ?? [])
    .map(Number)
    .filter((count) => count > 1 && count <= mostGuests)
  return guests.flatMap((count) =>
    Array.from({ length: 2 * count - 1 }, (_, at) => count * share + at - count + 1),
  )
}

/** What is paid below it is the share, with a tip or a fee on top, and nothing below it is the whole bill. */
function isPaid(share: TaggedRow, ledger: Printed[]) {
  const above = ledger.filter(({ row }) => row.index < share.index).map(({ minor }) => minor)
  const whole = Math.max(0, ...above)
  const below = ledger.filter(({ row }) => row.index >= share.index)
  let sum = 0
  for (const { minor, row } of below) {
    const isLast = paidKinds.includes(row.kind) && row.index > share.index
    if (isLast && minor === sum) return whole > sum && !below.some((other) => other.minor >= whole)
    sum += minor
  }
  return false
}
