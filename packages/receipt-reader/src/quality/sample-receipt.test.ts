import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { doubtThreshold, readFields } from '@quittance/contract/read-fields'
import { expect, test } from 'vitest'
import { readPhoto } from '#test/reading.ts'

const file = join(import.meta.dirname, '../../../../apps/web/public/sample-receipt.jpg')

test('the receipt that a newcomer tries the reading with is small, and read without a doubt', async () => {
  const photo = await readFile(file)
  expect(photo.length).toBeLessThan(60_000)
  const reading = await readPhoto(photo)
  expect(reading).toMatchObject({
    vendor: 'Sample Coffee House',
    date: '2026-02-12',
    amount: '23.33',
    currency: 'USD',
    category: 'coffee',
  })
  expect(reading.items?.map(({ name, price }) => [name, price])).toEqual([
    ['Flat white', '4.50'],
    ['Cheese omelette', '11.80'],
    ['Orange juice', '5.20'],
  ])
  for (const field of readFields) {
    expect(reading.confidence[field]).toBeGreaterThanOrEqual(doubtThreshold[field])
  }
}, 120_000)
