import { finderOf, fold } from '#lexicon/fold.ts'
import type { Row } from './row.ts'

const isSum = finderOf('合计,合計,总计,總計,小计,小計,消费金额,消費金額,总金额')
const isGiven = finderOf('实收,實收,现金,現金,收款,预付,預り,預か')

/** How far below the money that was given the change is printed. */
const nextRows = 2

/**
 * The row that prints a sum less what is taken off between the two: what is to be paid, also where its word was
 * misread. In Asian print a wrong letter leaves another word.
 */
export function reducedSumIn(rows: Row[]): Row | undefined {
  const sums = rows.filter(({ label }) => isSum(fold(label)))
  return rows.findLast((row) => sums.some((sum) => isReduced(sum, row, rows)))
}

function isReduced(sum: Row, row: Row, rows: Row[]) {
  const off = rows
    .slice(sum.index + 1, row.index)
    .filter(isTakenOff)
    .flatMap(minors)
  const reduced = minors(sum).flatMap((whole) => off.map((less) => whole - Math.abs(less)))
  return minors(row).some((minor) => minor > 0 && reduced.includes(minor))
}

function isTakenOff(row: Row) {
  return row.kind === 'discount' || minors(row).some((minor) => minor < 0)
}

/** Change whose word was misread: with what is printed above it makes the money that was given. */
export function withChangeNamed(rows: Row[]): Row[] {
  const given = rows.filter(({ kind, label }) => kind === 'cash' && isGiven(fold(label)))
  return rows.map((row) => {
    const isChange = row.kind === 'none' && given.some((cash) => isLeftOf(cash, row, rows))
    return isChange ? { ...row, kind: 'change' } : row
  })
}

function isLeftOf(cash: Row, row: Row, rows: Row[]) {
  const isNext = row.index > cash.index && row.index <= cash.index + nextRows
  if (!isNext) return false
  const printed = rows.slice(0, cash.index).flatMap(minors)
  return minors(cash).some((whole) => minors(row).some((left) => printed.includes(whole - left)))
}

function minors({ amounts }: Row) {
  return amounts.map(({ minor }) => minor)
}
