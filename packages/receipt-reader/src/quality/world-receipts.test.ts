import { worldReceipts } from '@quittance/test-support/receipts/world-receipts'
import { expect, test } from 'vitest'

const receipts = worldReceipts(2)

test('eighteen languages, the same every time', () => {
  expect(new Set(receipts.map(({ language }) => language)).size).toBe(18)
  expect(worldReceipts(2).map(({ rows }) => rows)).toEqual(receipts.map(({ rows }) => rows))
})

test.each(receipts.map((receipt) => [receipt.language, receipt] as const))(
  'a receipt in %s prints its name, its day and its total',
  (_, { rows, truth }) => {
    const [year = '', month = '', day = ''] = truth.date.split('-')
    const figures = rows.map((row) => row.replaceAll(/\D/g, ''))
    expect(rows[0]).toContain(truth.vendor)
    expect(rows.some((row) => [year, month, day].every((part) => row.includes(part)))).toBe(true)
    const whole = String(Math.round(Number(truth.amount)))
    const hundredths = truth.amount.replace('.', '')
    expect(figures.some((figure) => figure === whole || figure.endsWith(hundredths))).toBe(true)
  },
)

test('it can be photographed', async () => {
  const [first] = receipts
  const photo = await first?.photo()
  expect(photo?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
})
