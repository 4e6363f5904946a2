import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { readRows } from '#test/reading.ts'

const truth = { vendor: 'Tern & Daughters', date: '2026-02-12', amount: '19.50', currency: 'GBP' }

test.each(fixtureRows<[where: string, rows: string[]]>('receipts/instructions'))(
  'what a receipt tells its reader to do is text like any other: %s',
  async (_, rows) => {
    expect(await readRows(rows)).toMatchObject(truth)
  },
)
