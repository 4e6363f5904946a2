import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { createTestDatabase } from '#test/database.ts'
import { summarizeTrip, totalsOf } from './receipt-sums.queries.ts'

function sum(currency: 'EUR' | 'GBP' | 'USD', count: number, totalMinor: number) {
  return { currency, count, totalMinor, repayCount: count, repayMinor: totalMinor }
}

test('the totals of the currencies are those of their categories, most receipts first', () => {
  const categories = [sum('EUR', 2, 840), sum('USD', 2, 3000), sum('EUR', 2, 5100)]
  expect(totalsOf(categories)).toEqual([sum('EUR', 4, 5940), sum('USD', 2, 3000)])
  const even = totalsOf([sum('USD', 1, 900), sum('GBP', 1, 100)])
  expect(even.map(({ currency }) => currency)).toEqual(['GBP', 'USD'])
})

test("one trip's summary is exact and reads no other trip's receipts", async () => {
  const { pool } = await createTestDatabase()
  await pool.query(`
    insert into users (email, password_hash, first_name, last_name) values ('a@b.c', '', '', '');
    insert into trips (user_id, name, start_date, currency, status)
      select 1, 'Trip ' || n, '2026-03-01', 'EUR', 'finalized' from generate_series(1, 500) n;
    insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
      select 1 + n % 500, 1, 'Vendor', '2026-03-02', 999999999,
        (array['EUR', 'USD'])[1 + n / 500 % 2], 'food' from generate_series(0, 49999) n;
    analyze receipts`)

  const queries: { text: string; values: unknown[] }[] = []
  const logger = {
    logQuery: (text: string, values: unknown[]) => void queries.push({ text, values }),
  }
  const db = drizzle(pool, { schema, casing: 'snake_case', logger })
  expect(await summarizeTrip(db, { id: 7, currency: 'EUR' })).toEqual({
    receiptCount: 100,
    totalAmount: '499,999,999.50 USD, 499,999,999.50 EUR',
    currencies: { EUR: '499999999.50', USD: '499999999.50' },
    converted: { currency: 'EUR', total: '499999999.50', missing: 50, isFrozen: false },
    repay: null,
    categories: { food: 100 },
    lastReceiptOn: '2026-03-02',
  })

  expect(queries).toHaveLength(2)
  for (const { text, values } of queries) {
    const { rows } = await pool.query(`explain ${text}`, values)
    const plan = JSON.stringify(rows)
    expect(plan).toContain('receipts_listing')
    expect(plan).not.toContain('Seq Scan on receipts')
  }
})
