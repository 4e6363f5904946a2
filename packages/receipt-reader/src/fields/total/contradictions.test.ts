import { doubtThreshold } from '@quittance/contract/read-fields'
import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { readRows } from '#test/reading.ts'

const london = ['# Tern & Daughters', '5 Ferry Road', 'London SE16 7LL', '12/02/2026 19:05|']

test.each(fixtureRows<[string, string[]]>('receipts/unsure-totals'))(
  'a total is not sure when %s',
  async (_, rows) => {
    const { amount, confidence } = await readRows([...london, ...rows])
    expect(amount === '' ? 0 : confidence.amount).toBeLessThan(doubtThreshold.amount)
  },
)

test.each(fixtureRows<[string, string, string[]]>('receipts/sure-totals'))(
  'a total %s is sure',
  async (_, amount, rows) => {
    const reading = await readRows(rows)
    expect(reading.amount).toBe(amount)
    expect(reading.confidence.amount).toBeGreaterThanOrEqual(doubtThreshold.amount)
  },
)
