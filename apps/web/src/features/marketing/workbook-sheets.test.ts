import { expect, test } from 'vitest'
import { sheets } from './workbook-sheets.ts'

const [summary, receipts] = sheets

function total(currency: string) {
  const minor = (receipts?.rows ?? [])
    .filter((row) => row[4] === currency)
    .reduce((sum, [, , , amount = '']) => sum + Number(amount.replace('.', '')), 0)
  return (minor / 100).toFixed(2)
}

test('the figures in the workbook are those of the receipts', () => {
  expect(summary?.rows.at(-1)).toEqual(['Total', ...['USD', 'EUR', 'GBP'].map(total)])
})
