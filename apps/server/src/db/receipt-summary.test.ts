import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#test/database.ts'
import { summarizeTrip } from './receipt-summary.ts'
import * as schema from './schema.ts'

test("one trip's summary is exact and reads no other trip's receipts", async () => {
  const { pool, drop } = await createTestDatabase()
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
  expect(await summarizeTrip(db, 7)).toEqual({
    receiptCount: 100,
    totalAmount: '499999999.50 USD, 499999999.50 EUR',
    currencies: { EUR: '499999999.50', USD: '499999999.50' },
    categories: { food: 100 },
  })

  expect(queries).toHaveLength(1)
  const [{ text, values } = { text: '', values: [] }] = queries
  const { rows } = await pool.query(`explain ${text}`, values)
  const plan = JSON.stringify(rows)
  expect(plan).toContain('receipts_listing')
  expect(plan).not.toContain('Seq Scan')
  await drop()
})
