import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { receipts } from '#db/schema.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { useTestApp } from '#test/app.ts'
import { finalize, openLink } from '#test/finalized-trips.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'

type NewReceipt = Partial<typeof receipts.$inferInsert>

const product = await useTestApp()
// An empty store counts as unreachable, so it needs one file.
await product.storage.put('some.jpg', Buffer.of(0), 'image/jpeg')
await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.0712', JPY: '163.45' } }])

describe('sums', () => {
  test('of one currency there is one, and nothing is converted', async () => {
    const { text } = await openClaim([{ amountMinor: 123_450 }, { amountMinor: 50 }])
    expect(text).toContain('To repay 1,235.00 EUR')
    expect(text).not.toContain('Spent')
    expect(text).not.toContain('European Central Bank')
  })

  test('of several, all in the trip currency comes first, then each with rate, day and source', async () => {
    const { text } = await openClaim([
      { amountMinor: 10_000 },
      { amountMinor: 5000, currency: 'USD', vendor: 'Diner' },
      { amountMinor: 128_000, currency: 'JPY', vendor: 'Ramen' },
      { amountMinor: 3000, currency: 'USD', cardMinor: 2890, cardCurrency: 'EUR', vendor: 'Cab' },
    ])
    // 50.00 / 1.0712 = 46.68; 1,280 / 163.45 = 7.83; 100.00 + 46.68 + 7.83 + 28.90
    expect(text).toContain('To repay 183.41 EUR Spent USD 2 receipts 80.00 USD EUR 1 receipt')
    expect(text).toContain('1 USD = 0.933532 EUR on Mar 2, 2026 · 1 receipt')
    expect(text).toContain('30.00 USD 28.90 EUR as charged on the card · 1 receipt')
    expect(text).toContain(
      'European Central Bank: Euro foreign exchange reference rates, published for information purposes only.',
    )
    expect(text).toContain('50.00 USD 46.68 EUR at 0.933532 of Mar 2, 2026')
    expect(text).toContain('28.90 EUR charged on the card')
  })

  test('what has no rate is said not to be in the sum', async () => {
    const { text } = await openClaim([
      { amountMinor: 10_000 },
      { amountMinor: 500, currency: 'USD', date: '2020-01-01' },
    ])
    expect(text).toContain('100.00 EUR 1 receipt without a rate is not in this sum.')
    expect(text).toContain('no rate known, not in the total')
    expect(text).toContain('Jan 1, 2020 no rate')
  })

  test('what the company paid is not repaid, and a refund lowers what is', async () => {
    const { text } = await openClaim([
      { amountMinor: 10_000 },
      { amountMinor: -1500 },
      { amountMinor: 30_000, paidBy: 'company' },
      { amountMinor: 5000, paidBy: 'other' },
    ])
    expect(text).toContain(
      'To repay 85.00 EUR Spent EUR 4 receipts 435.00 EUR Paid by the company 350.00 EUR',
    )
    expect(text).toContain('Paid by: Company card')
  })

  test('of refunds only the traveller owes the sum', async () => {
    const { text } = await openClaim([{ amountMinor: -1500 }])
    expect(text).toMatch(/Byron owes 15\.00 EUR/)
  })

  test('of nothing it is nothing', async () => {
    const { text } = await openClaim([])
    expect(text).toContain('To repay 0.00 EUR')
    expect(text).toContain('This trip has no receipts.')
    expect(text).not.toContain('By category')
  })
})

test('spending is shown by category, the largest first, and by day', async () => {
  const { text, body } = await openClaim([
    { amountMinor: 1000, category: 'food', date: '2026-03-02' },
    { amountMinor: 4000, category: 'transport', date: '2026-03-03' },
  ])
  expect(text).toContain('By category Transport 40.00 EUR Food 10.00 EUR')
  expect(text).toContain('By day Mar 2, 2026 10.00 EUR Mar 3, 2026 40.00 EUR')
  expect(body).toContain('<rect width="25.0%"')
})

test('a receipt shows its details: notes, items, tax, printed amount, unconfirmed values', async () => {
  const { text } = await openClaim([
    {
      vendor: 'Kronenhalle',
      notes: 'With the client\nof Zürich',
      items: [{ name: 'Soup', quantity: 2, price: '1038.00' }],
      tax: {
        lines: [{ rate: 8.1, net: '1044.31', tax: '3.59', gross: '1047.90' }],
        vatNumber: 'CHE123456788',
      },
      printedCurrency: 'CHF',
      printedMinor: 104_790,
      unconfirmed: ['date', 'amount'],
    },
    { vendor: 'Plain' },
  ])
  expect(text).toContain(
    'Kronenhalle 001 Mar 2, 2026 Coffee 4.20 EUR Hard to read, and not confirmed: date, amount Details Printed: 1,047.90 CHF · 1 CHF = 0.00400802 EUR',
  )
  expect(text).toContain('With the client of Zürich')
  expect(text).toContain('1 item Item Quantity Price Soup 2 1,038.00')
  expect(text).toContain('Rate Net Tax Gross 8.1% 1,044.31 3.59 1,047.90 VAT number: CHE123456788')
  expect(text).toContain('1 receipt has something that was hard to read')
  expect(text).toContain('Plain 002 Mar 2, 2026 Coffee 4.20 EUR')
})

test('it says who, which trip, which days, and until when it can be opened', async () => {
  const { text, email } = await openClaim([{}])
  expect(text).toContain(`Expense claim Berlin Q3 Ada Byron ${email} Mar 1, 2026 -`)
  const until = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
  const day = until.format(Date.now() + 7 * 24 * 60 * 60 * 1000)
  expect(text).toContain(`can be opened without an account until ${day}`)
  expect(text).toContain('unless Ada Byron re-opens the trip first.')
})

test('the size of the images is shown if known', async () => {
  const image = { imageKey: 'none.jpg', imageBytes: 12_345_678 }
  expect((await openClaim([image, {}])).text).toContain('All receipt photos about 12.3 MB')
  const { text } = await openClaim([image, { imageKey: 'old.jpg' }])
  expect(text).toContain('All receipt photos Files for ledgers')
})

test('the sizes of workbook and PDF are those of the last that was made', async () => {
  const { text, link, pdf } = await openClaim([{}])
  expect(text).toMatch(/with formulas about [\d.]+ kB/)
  expect(text).toContain('with the photos ZIP')
  await openLink(product, pdf)
  const again = textOf((await openLink(product, link)).body)
  expect(again).toMatch(/with the photos about [\d.]+ kB/)
})

test.each([
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ['the end of an attribute', '" onmouseover="alert(1)'],
  ['an entity', '&lt;b&gt; &amp; \'"'],
  ['letters from right to left, and a turn', 'מסעדה \u202egpj.exe'],
  ['a very long word', 'x'.repeat(290)],
  ['an address', 'https://evil.example/pay'],
])('a name that is %s stays a text', async (_what, name) => {
  const receipt = { vendor: name, notes: name, items: [{ name, quantity: 1, price: name }] }
  const { body } = await openClaim([{ ...receipt, imageKey: 'gone.jpg' }], {
    trip: name.slice(0, 120),
    person: name,
  })
  expect(body).not.toMatch(/<script|onerror=alert\(1\)>|" onmouseover/)
  expect(body).not.toContain('href="https://evil')
  const escaped = name
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
  expect(body).toContain(`<h3><bdi>${escaped}</bdi></h3>`)
})

describe('a trip of many receipts', () => {
  test('comes a hundred at a time, each once, with the sums on the first page', async () => {
    const many = Array.from({ length: 250 }, (_, index) => ({ vendor: `Vendor ${index}.` }))
    const { text, body, link } = await openClaim(many)
    expect(text).toContain('Receipts 1 to 100 of 250')
    expect(text).toContain('Page 1 of 3')
    const seen = [...vendorsIn(body)]
    for (const page of [2, 3]) {
      const next = await product.app.inject(`${new URL(link).pathname}?page=${page}`)
      expect(next.statusCode).toBe(200)
      expect(next.body).not.toContain('id="sums"')
      seen.push(...vendorsIn(next.body))
    }
    expect(seen).toEqual(many.map(({ vendor }) => vendor))
  })

  test.each(['0', '-1', 'x', '1e9', '999999', '%3Cscript%3E', '1&page=2'])(
    'page %s is one of its pages all the same',
    async (page) => {
      const { link } = await openClaim([{}])
      const response = await product.app.inject(`${new URL(link).pathname}?page=${page}`)
      expect(response.statusCode).toBe(200)
      expect(vendorsIn(response.body)).toHaveLength(1)
    },
  )
})

/** Finalizes a trip with these receipts and opens its page as someone in finance would. */
async function openClaim(rows: NewReceipt[], { trip: name = 'Berlin Q3', person = '' } = {}) {
  const { browser, email, userId } = await newTraveller(product)
  if (person) {
    await product.db.execute(sql`update users set first_name = ${person} where id = ${userId}`)
  }
  const trip = await addTrip(product, userId, { name })
  if (rows.length > 5) {
    const common = { tripId: trip.id, userId, date: '2026-03-02', amountMinor: 420 }
    const coffee = { currency: 'EUR', category: 'coffee', vendor: '' }
    await product.db.insert(receipts).values(rows.map((row) => ({ ...common, ...coffee, ...row })))
  } else {
    for (const row of rows) await addReceipt(product, trip, row)
  }
  const { download } = await finalize(browser, trip.id, { includeImages: false })
  const { body } = await openLink(product, download.claim)
  return { body, text: textOf(body), email, link: download.claim, pdf: download.pdf }
}

function textOf(body: string) {
  return body
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
}

function vendorsIn(body: string) {
  return [...body.matchAll(/<h3><bdi>(.*?)<\/bdi>/g)].map(([, vendor]) => vendor)
}
