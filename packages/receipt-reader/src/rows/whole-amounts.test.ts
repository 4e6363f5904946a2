import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { pageOf } from '#test/page.ts'

function moneyOn(...rows: string[]) {
  return rowsOf(pageOf(...rows)).map(({ amounts }) =>
    amounts.filter(({ isWhole }) => !isWhole).map(({ minor }) => minor / 100),
  )
}

test('where money is printed in whole thousands, such figures are amounts', () => {
  expect(moneyOn('Nasi goreng|35.000', 'Es teh|8.000', 'Total|43.000')).toEqual([
    [35000],
    [8000],
    [43000],
  ])
  expect(moneyOn('Lunch|12,000', 'Cola|2,500', '# W14,500', 'Tel 02-400-6307')).toEqual([
    [12000],
    [2500],
    [14500],
    [],
  ])
})

test('beside amounts with decimals they are weights, counts and numbers', () => {
  const rows = ['Apples 1.250 kg|3.10', 'Points|12,000', 'Ref 1.234', 'Tea|2.00', 'Total|5.10']
  expect(moneyOn(...rows)).toEqual([[3.1], [], [], [2], [5.1]])
})

test('two of them alone say nothing', () => {
  expect(moneyOn('Elevation|1,250', 'Trail|4,500')).toEqual([[], []])
})

test('yen in wide print keep their first digits', () => {
  const rows = ['ありがとうございます', '小計|¥12,080', '合計|¥1 2,080', 'お預り|¥15,000']
  expect(moneyOn(...rows)).toEqual([[], [12080], [12080], [15000]])
})
