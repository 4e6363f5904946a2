import { asianReceipts, photographAsian } from '@quittance/test-support/receipts/asian-photos'
import { expect, test } from 'vitest'
import { readPhoto } from '#test/reading.ts'

/** Of both scripts together. */
const receiptsEach = 6
const leastRight = 0.95

test('date and total are read from Japanese and Chinese receipts', async () => {
  const misses: string[] = []
  const receipts = asianReceipts(receiptsEach)
  for (const [place, receipt] of receipts.entries()) {
    const { name, truth } = receipt
    const { date, amount } = await readPhoto(await photographAsian(receipt, place))
    if (date !== truth.date) misses.push(`${name}: the date is ${truth.date}, read was ${date}`)
    if (amount !== truth.amount) {
      misses.push(`${name}: the total is ${truth.amount}, read was ${amount}`)
    }
  }
  const values = 2 * receipts.length
  expect(misses.length > (1 - leastRight) * values ? misses : []).toEqual([])
})
