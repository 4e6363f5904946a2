import { expect, test } from 'vitest'
import { sampleTrip } from './sample-trip.ts'
import { sheets } from './workbook-sheets.ts'

function total(currency: string) {
  const minor = sampleTrip.receipts
    .filter((receipt) => receipt.currency === currency)
    .reduce((sum, { amount }) => sum + Number(amount.replace('.', '')), 0)
  return (minor / 100).toFixed(2)
}

test('the figures on the phone and in the workbook are those of the receipts', () => {
  const totals = ['USD', 'EUR', 'GBP'].map(total)
  expect(sampleTrip.totals).toBe(`${totals[0]} USD, ${totals[1]} EUR, ${totals[2]} GBP`)
  expect(sheets[0]?.rows.at(-1)).toEqual(['Total', ...totals])
})
