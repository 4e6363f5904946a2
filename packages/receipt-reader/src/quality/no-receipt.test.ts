import { doubtThreshold } from '@quittance/contract/read-fields'
import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { drawBlankPage, drawKeyboard, drawLandscape, proseRows } from '#test/no-receipts.ts'
import { readPhoto, readRows } from '#test/reading.ts'

const nothing = {
  vendor: '',
  date: '',
  amount: '',
  currency: null,
  category: 'other',
  items: [],
  confidence: { vendor: 0, date: 0, amount: 0, currency: 0, category: 0, items: 0, notes: 0 },
}

test.each([
  ['a blank page', drawBlankPage],
  ['a landscape', drawLandscape],
  ['a keyboard', drawKeyboard],
])('%s gives empty fields and no confidence', async (_, draw) => {
  expect(await readPhoto(await draw())).toMatchObject(nothing)
})

test.each(fixtureRows<[string, string]>('receipts/prose'))(
  'the text of %s gives empty fields and no confidence',
  async (_, text) => {
    expect(await readRows(proseRows(text), {}, { columns: 60 })).toMatchObject(nothing)
  },
)

test.each(fixtureRows<[string, string[]]>('receipts/no-receipts'))(
  '%s gives no vendor, date or amount that is not to be checked',
  async (_, rows) => {
    const { confidence } = await readRows(rows)
    const fields = ['vendor', 'date', 'amount'] as const
    expect(fields.filter((field) => confidence[field] >= doubtThreshold[field])).toEqual([])
  },
)
