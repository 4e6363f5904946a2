import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { useTestApp } from '#test/app.ts'
import { createTestDatabase } from '#test/database.ts'
import { addPhotoReceipt, finalize } from '#test/finalized-trips.ts'
import { germanTax as tax } from '#test/reports/claim-trips.ts'
import { addReceipt, newTrip } from '#test/trips.ts'
import { loadReport } from './load-report.ts'
import { reportFile } from './report-file.ts'

const product = await useTestApp()
const older = await createTestDatabase({ isEmpty: true })
await migrate(older.pool, { upTo: '0016_second-step-limits' })

test('Truth 4: a claim sent before who paid was stored is made again byte for byte after the upgrade', async () => {
  await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.25' } }])
  const { browser, trip } = await newTrip(product, { name: 'Berlin', status: 'active' })
  const items = [{ name: 'Soup', quantity: 2, price: '5.95' }]
  await addPhotoReceipt(product, trip, { tax, items, notes: 'Lunch', unconfirmed: ['amount'] })
  await addReceipt(product, trip, { currency: 'USD', amountMinor: 999_999_999 })
  await addReceipt(product, trip, { currency: 'JPY', cardMinor: 4711, cardCurrency: 'EUR' })
  await addReceipt(product, trip, { printedCurrency: 'CHF', printedMinor: 990 })
  await addReceipt(product, trip, { printedCurrency: 'KWD', printedMinor: 12_500 })
  await finalize(browser, trip.id)
  // The older version kept no record, so its claims have none.
  await product.pool.query('UPDATE claim_lines SET origin = NULL')
  await product.pool.query('DELETE FROM claim_seals')
  const sent = await makeFiles(product.db)

  for (const table of ['users', 'trips', 'receipts', 'finalizations', 'claim_lines'])
    await copyRows(table)
  // It had hundredths of every printed currency.
  for (const table of ['receipts', 'claim_lines'])
    await older.pool.query(
      `UPDATE ${table} SET printed_minor = printed_minor / 10 WHERE printed_currency = 'KWD'`,
    )
  await migrate(older.pool)
  const upgraded = await makeFiles(older.db)
  expect(sent.map(({ length }) => length > 1000)).toEqual([true, true, true])
  expect(upgraded.map((file, index) => file.equals(sent[index] ?? Buffer.of()))).toEqual([
    true,
    true,
    true,
  ])
})

async function makeFiles(db: Db) {
  const report = await loadReport({ db, storage: product.storage, log: { error: () => {} } }, 1)
  return Promise.all(
    (['excel', 'zip', 'pdf'] as const).map(async (kind) =>
      buffer((await reportFile(kind, report, { isExact: true })).open()),
    ),
  )
}

/** The columns that the older version has. */
async function copyRows(table: string) {
  const { rows } = await product.pool.query(`SELECT to_jsonb(t) AS row FROM ${table} t`)
  const { rows: columns } = await older.pool.query(
    'SELECT quote_ident(column_name) AS name FROM information_schema.columns WHERE table_name = $1',
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  await older.pool.query(
    `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows.map(({ row }) => row))],
  )
}
