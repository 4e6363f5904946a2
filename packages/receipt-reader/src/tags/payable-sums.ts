import { type Folded, finderOf, fold } from '#lexicon/fold.ts'
import type { Row } from './row.ts'
import { reducedSumIn, withChangeNamed } from './sums-by-figures.ts'

const isSum = finderOf('合计,合計,总计,總計,消费金额,消費金額,总金额')
const isPayable = finderOf('应付,應付,实付,實付,应收,應收,ご請求,お支払')
const isReceived = finderOf('实收,實收')

/** Where something is taken off, Chinese tills print the sum first and what is to be paid below it. */
export function markPayable(read: Row[]): Row[] {
  const rows = withChangeNamed(read)
  const payable =
    rows.findLast(
      ({ kind, label, amounts }) =>
        kind === 'total' && amounts.length > 0 && isPayable(fold(label)),
    ) ?? reducedSumIn(rows)
  const hasChange = rows.some(({ kind, amounts }) => kind === 'change' && amounts.length > 0)
  return rows.map((row) => {
    const words = fold(row.label)
    if (row === payable) return { ...row, kind: 'total', isStrongTotal: true }
    if (payable && row.index < payable.index && isSumRow(row, words)) {
      const amounts = isReducedBetween(row, payable, rows) ? [] : row.amounts
      return { ...row, kind: 'subtotal', isStrongTotal: false, amounts }
    }
    if (row.kind === 'cash' && !hasChange && isReceived(words)) return { ...row, kind: 'total' }
    return row
  })
}

function isSumRow({ kind }: Row, words: Folded) {
  return kind === 'subtotal' || (kind === 'total' && isSum(words))
}

/** Nobody paid what is printed above a discount. */
function isReducedBetween(sum: Row, payable: Row, rows: Row[]) {
  return rows.slice(sum.index, payable.index).some(({ kind }) => kind === 'discount')
}
