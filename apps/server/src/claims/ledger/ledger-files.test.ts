import { buffer } from 'node:stream/consumers'
import { type Category, categories } from '@quittance/contract/categories'
import { claimFile } from '@quittance/contract/claim-file'
import { type LedgerAccounts, type LedgerKind, noLedgerAccounts } from '@quittance/contract/ledger'
import { type Currency, fromMinor, mainCurrencies } from '@quittance/contract/money'
import { noDetails } from '@quittance/contract/receipt-details'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '#claims/report.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { createRandom, perEuro } from '#test/reports/random-trips.ts'
import { type ReadBooking, readCsv, readExtf } from '#test/reports/read-ledger.ts'
import { useReportStore } from '#test/reports/report-trip.ts'
import { unpackArchive } from '#test/reports/unpack-archive.ts'
import { asCp1252Text, encodeCp1252 } from './cp1252.ts'
import { checkLedgerFile, ledgerFile } from './ledger-file.ts'

const store = await useReportStore()
await storeRates(
  store.db,
  Object.entries(perEuro).map(([day, rates]) => ({ day, rates })),
)

function each(value: (category: string) => string) {
  const all = categories.map((category) => [category, value(category)])
  return Object.fromEntries(all) as Record<Category, string>
}

const bills = {
  country: 'DE',
  accounts: each((category) => `4-${category}`),
  rates: [{ rate: 19, code: '19 % (VAT on Expenses)' }],
  noTax: 'No VAT',
}
const accounts: LedgerAccounts = {
  datev: {
    ...noLedgerAccounts.datev,
    consultant: '29098',
    client: '55003',
    contra: '1740',
    card: '',
    accounts: {
      ...each(() => '4660'),
      accommodation: '4666',
    },
    rates: [
      {
        rate: 19,
        key: '9',
        accounts: {
          ...each(() => ''),
          accommodation: '4667',
        },
      },
      {
        rate: 7,
        key: '8',
        accounts: each(() => ''),
      },
    ],
  },
  xero: bills,
  quickbooks: bills,
}

const origin = 'https://quittance.example'

async function make(kind: LedgerKind, report: Report, change: Partial<typeof accounts> = {}) {
  const source = { report, accounts: { ...accounts, ...change }, origin, hasImages: true }
  const problems = await checkLedgerFile(kind, source)
  if (problems.length > 0) return { problems, name: '', content: Buffer.alloc(0) }
  const file = await ledgerFile(kind, source)
  return { problems, name: file.name, content: await buffer(file.open()) }
}

type Line = { rate: number | null; net: string; tax: string; gross: string }
const german = (...lines: Line[]) => ({ lines, vatNumber: 'DE136695976' })
const standard = { rate: 19, net: '10.00', tax: '1.90', gross: '11.90' }
const reduced = { rate: 7, net: '100.00', tax: '7.00', gross: '107.00' }
const french = { rate: 20, net: '20.00', tax: '4.00', gross: '24.00' }

/** Over New Year: several rates and a tip, a refund, a card, a zero, another currency, foreign tax. */
async function nastyClaim() {
  const id = await store.addTrip({ startDate: '2025-12-30', project: 'Apollo' })
  const own = { currency: 'EUR', category: 'food', date: '2026-01-02' }
  const hotel = { category: 'accommodation', vendor: 'Hotel "Zur Post", Köln', date: '2025-12-30' }
  const details = { ...noDetails, number: 'RE 2025/17' }
  const tax = german(reduced, standard)
  await store.addReceipts(id, [
    await store.withImage({ ...own, ...hotel, amountMinor: 12_000, tax, details }),
    { ...own, vendor: 'Rückgabe', amountMinor: -1190, tax: german(standard) },
    { ...own, vendor: 'Abendessen', amountMinor: 5000, paidBy: 'company' },
    { ...own, vendor: 'Boarding pass', amountMinor: 0 },
    { date: '2026-01-02', vendor: '寿司', amountMinor: 420, cardMinor: 500, cardCurrency: 'EUR' },
    {
      ...own,
      date: '2026-01-03',
      vendor: '=Şekerci €ß',
      amountMinor: 2400,
      tax: {
        lines: [french],
        vatNumber: 'FR40303265045',
      },
    },
  ])
  return store.load(id)
}

describe('a claim with everything', () => {
  let report: Report
  beforeAll(async () => {
    report = await nastyClaim()
  })

  test('CSV: all receipts, a line for each tax rate', async () => {
    const { name, content } = await make('csv', report)
    expect(name).toBe('Berlin-Q3-ledger.csv')
    const shown = 'receipt date vendor paid_by currency tax_rate net tax gross claim_gross'.split(
      ' ',
    )
    expect(readCsv(content).map((row) => shown.map((column) => row[column]).join('|'))).toEqual([
      '1|2025-12-30|Hotel "Zur Post", Köln|traveller|EUR|7|100.00|7.00|107.00|107.00',
      '1|2025-12-30|Hotel "Zur Post", Köln|traveller|EUR|19|10.00|1.90|11.90|11.90',
      '1|2025-12-30|Hotel "Zur Post", Köln|traveller|EUR||1.10|0.00|1.10|1.10',
      '2|2026-01-02|Rückgabe|traveller|EUR|19|-10.00|-1.90|-11.90|-11.90',
      '3|2026-01-02|Abendessen|company|EUR||50.00|0.00|50.00|50.00',
      '4|2026-01-02|Boarding pass|traveller|EUR||0.00|0.00|0.00|0.00',
      '5|2026-01-02|寿司|traveller|GBP||4.20|0.00|4.20|5.00',
      "6|2026-01-03|'=Şekerci €ß|traveller|EUR|20|20.00|4.00|24.00|24.00",
    ])
  })

  test('DATEV: one batch for each fiscal year, tax keys for German tax only, linked documents', async () => {
    const { name, content } = await make('datev', report)
    expect(name).toBe('Berlin-Q3-datev.zip')
    const files = await unpackArchive(content)
    expect(files.map((file) => file.name)).toEqual([
      'EXTF_Berlin-Q3-datev-2025.csv',
      'EXTF_Berlin-Q3-datev-2026.csv',
    ])
    const [first, second] = files.map((file) => readExtf(file.content))
    const created = report.issuedAt.toISOString().replace(/\D/g, '')
    expect(first?.header.join(';')).toBe(
      `"EXTF";700;21;"Buchungsstapel";13;${created};;"RE";"Quittance";"";29098;55003;20250101;4;20251230;20251230;"${report.reference}";"";1;0;0;"EUR";;"";;;"";;;"";""`,
    )
    expect(second?.header.slice(12, 16)).toEqual(['20260101', '4', '20260102', '20260103'])
    expect(first?.bookings.map(describeBooking)).toEqual([
      '10700 1740 4666 0008 3012 RE-2025/17 Hotel "Zur Post", Köln',
      '1190 1740 4667 0009 3012 RE-2025/17 Hotel "Zur Post", Köln',
      '110 1740 4666  3012 RE-2025/17 Hotel "Zur Post", Köln',
    ])
    expect(second?.bookings.map(describeBooking)).toEqual([
      `-1190 1740 4660 0009 0201 ${report.reference}-002 Rückgabe`,
      `500 1740 4660  0201 ${report.reference}-005 Coffee`,
      `2400 1740 4660  0301 ${report.reference}-006 =Sekerci €ß`,
    ])
    expect(first?.bookings[0]?.project).toBe('Apollo')

    const documents = await unpackArchive((await make('datev-documents', report)).content)
    expect(documents.map((file) => file.name)).toEqual(['001_2025-12-30.jpg', 'document.xml'])
    const xml = String(documents[1]?.content)
    expect(xml).toContain(`<document guid="${first?.bookings[0]?.document}">`)
    expect(xml).toContain('<extension xsi:type="File" name="001_2025-12-30.jpg"/>')
    expect(second?.bookings.map(({ document }) => document)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('DATEV: the company card is booked against its own account; a fiscal year may begin in July', async () => {
    const datev = { ...accounts.datev, card: '1361', firstMonth: 7 }
    const { name, content } = await make('datev', report, { datev })
    expect(name).toBe('EXTF_Berlin-Q3-datev.csv')
    const { header, bookings } = readExtf(content)
    expect(header.slice(12, 16)).toEqual(['20250701', '4', '20251230', '20260103'])
    expect(bookings.filter(({ account }) => account === '1361').map(({ minor }) => minor)).toEqual([
      5000,
    ])
  })

  test('Xero and QuickBooks: one bill of what is to be repaid', async () => {
    const day = report.issuedAt.toISOString().slice(0, 10).split('-').toReversed().join('/')
    const xero = readCsv((await make('xero', report)).content)
    expect(Object.keys(xero[0] ?? {})).toHaveLength(26)
    expect(xero[1]).toMatchObject({
      '*ContactName': 'Ada Byron',
      '*InvoiceNumber': report.reference,
      '*InvoiceDate': day,
      '*DueDate': day,
      Description: '2025-12-30 Hotel "Zur Post", Köln, Accommodation, receipt 1',
      '*Quantity': '1',
      '*UnitAmount': '11.90',
      '*AccountCode': '4-accommodation',
      '*TaxType': '19 % (VAT on Expenses)',
      TaxAmount: '1.90',
      Currency: 'EUR',
    })
    expect(xero.map((row) => `${row['*UnitAmount']} ${row['*TaxType']}`)).toEqual([
      '107.00 No VAT',
      '11.90 19 % (VAT on Expenses)',
      '1.10 No VAT',
      '-11.90 19 % (VAT on Expenses)',
      '5.00 No VAT',
      '24.00 No VAT',
    ])
    const american = { ...bills, country: 'US', noTax: '', rates: [] }
    const [first] = readCsv((await make('quickbooks', report, { quickbooks: american })).content)
    const [d, m, y] = day.split('/')
    expect(first).toEqual({
      'Bill no.': report.reference,
      Supplier: 'Ada Byron',
      'Bill date': `${m}/${d}/${y}`,
      'Due date': `${m}/${d}/${y}`,
      Memo: 'Berlin Q3',
      Account: '4-accommodation',
      'Line description': '2025-12-30 Hotel "Zur Post", Köln, Accommodation, receipt 1',
      'Line amount': '107.00',
      'Line tax code': '',
      'Line tax amount': '',
      Currency: 'EUR',
    })
  })
})

function describeBooking({ minor, account, expense, taxKey, day, number, text }: ReadBooking) {
  return [minor, account, expense, taxKey, day, number, text].join(' ')
}

test('a file that its target would refuse is not made, and says what is missing', async () => {
  const report = await store.loadWith(
    [
      { currency: 'USD', amountMinor: 100, category: 'food' },
      { currency: 'KWD', amountMinor: 1500, category: 'transport' },
    ],
    { currency: 'USD' },
  )
  expect((await make('datev', report, noLedgerAccounts)).problems).toEqual([
    'DATEV books in euros, and this claim is in USD.',
    'Not set for DATEV: consultant number, client number, account of what the traveller is owed, account for Food. Set it in Settings, under Files for ledgers.',
    'Receipt 2 has no exchange rate to USD. Re-open the trip and enter what the card was charged.',
  ])
  expect((await make('xero', report, noLedgerAccounts)).problems[0]).toBe(
    'Not set for Xero: country, name for lines without tax, account for Food. Set it in Settings, under Files for ledgers.',
  )
  expect((await make('datev-documents', report)).problems).toEqual([
    'No receipt to repay has a photo or a document.',
  ])

  const refund = await store.addTrip()
  await store.addReceipts(refund, [{ currency: 'EUR', amountMinor: -1200 }])
  expect((await make('xero', await store.load(refund))).problems).toEqual([
    'Xero takes no bill below zero, and this claim is −12.00 EUR. Enter it there as a credit note.',
  ])
  const datev = { ...accounts.datev, contra: '174000' }
  expect((await make('datev', await store.load(refund), { datev })).problems).toEqual([
    'Account 174000 has more digits than the accounts of this DATEV client, which have 4. Change it in Settings, under Files for ledgers.',
  ])
  const empty = await store.load(await store.addTrip())
  expect((await make('quickbooks', empty)).problems).toEqual(['Nothing is to be repaid.'])
  expect(readCsv((await make('csv', empty)).content)).toEqual([])
  expect(claimFile.parse(JSON.parse(String((await make('json', empty)).content))).receipts).toEqual(
    [],
  )
})

test('Windows-1252 has € and ß; other letters lose their marks, and the rest is a question mark', () => {
  const text = asCp1252Text('€ß–Žœ\u0081\tŁódź Ａ Δ 寿 👍 e\u0301')
  expect(text).toBe('€ß–Žœ Lódz A ? ? ? é')
  expect(encodeCp1252('€ß–é')).toEqual(Buffer.from([0x80, 0xdf, 0x96, 0xe9]))
  expect(() => encodeCp1252('Δ')).toThrow('Δ is not in Windows-1252.')
})

const seeds = Array.from({ length: 25 }, (_, index) => index + 1)

test.each(seeds)(
  'the sums of every file are those of the claim (random claim %i)',
  async (seed) => {
    const random = createRandom(seed)
    const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
    const currency = pick(['EUR', 'EUR', 'JPY', 'USD'] as const)
    const report = await store.loadWith(
      Array.from({ length: 8 }, () => drawReceipt(random, pick, currency)),
      { currency },
    )
    const { all } = report.converted
    const text = (minor: number) => fromMinor(minor, currency)

    const rows = readCsv((await make('csv', report)).content)
    const isRepaid = (row: Record<string, string>) => row.paid_by === 'traveller'
    expect(sumOf(rows, 'claim_gross')).toBe(all.totalMinor)
    expect(sumOf(rows.filter(isRepaid), 'claim_gross')).toBe(all.repayMinor)
    expect(sumOf(rows, 'claim_net') + sumOf(rows, 'claim_tax')).toBe(all.totalMinor)
    for (const total of report.totals) {
      const ofCurrency = rows.filter((row) => row.currency === total.currency)
      expect(sumOf(ofCurrency, 'gross')).toBe(total.totalMinor)
      expect(sumOf(ofCurrency, 'net') + sumOf(ofCurrency, 'tax')).toBe(total.totalMinor)
    }

    const json = claimFile.parse(JSON.parse(String((await make('json', report)).content)))
    expect([json.toRepay, json.spent]).toEqual([text(all.repayMinor), text(all.totalMinor)])
    const parts = json.receipts.flatMap((receipt) => receipt.parts)
    expect(sumOf(parts, 'convertedGross')).toBe(all.totalMinor)

    const hasAny = rows.some((row) => isRepaid(row) && Number(row.claim_gross) !== 0)
    const isBookable = hasAny && all.repayMissing === 0
    for (const [kind, column] of [
      ['xero', '*UnitAmount'],
      ['quickbooks', 'Line amount'],
    ] as const) {
      const { problems, content } = await make(kind, report)
      expect(problems.length === 0).toBe(isBookable && all.repayMinor >= 0)
      if (problems.length === 0) expect(sumOf(readCsv(content), column)).toBe(all.repayMinor)
    }
    const { problems, content } = await make('datev', report)
    expect(problems.length === 0).toBe(isBookable && currency === 'EUR')
    if (problems.length > 0) return
    const batches =
      content.subarray(0, 2).toString() === 'PK'
        ? (await unpackArchive(content)).map((file) => file.content)
        : [content]
    const bookings = batches.flatMap((batch) => readExtf(batch).bookings)
    expect(bookings.reduce((sum, { minor }) => sum + minor, 0)).toBe(all.repayMinor)
  },
)

/** Exact: amounts as whole hundredths. */
function sumOf(rows: Record<string, unknown>[], column: string) {
  return rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 100), 0)
}

type Pick = <T>(from: readonly T[]) => T

/** Tax lines that fit, leave something over, exceed the amount, lack the minus, or are no amounts. */
function drawReceipt(random: () => number, pick: Pick, own: Currency) {
  const amount =
    pick([0, 1, 1, 1, 1, -1]) *
    Math.floor(random() * 10 ** pick([2, 4, 6])) *
    (own === 'JPY' ? 100 : 1)
  let left = Math.abs(amount) + pick([0, 0, 1, -500, 900])
  const lines = Array.from({ length: pick([0, 1, 2, 3]) }, () => {
    const gross = Math.max(0, Math.floor(left * random()))
    left -= gross
    const rate = pick([19, 7, 20, null])
    const tax = Math.round((gross * (rate ?? 0)) / (100 + (rate ?? 0)))
    const [net, onTop, all] = [gross - tax, tax, gross].map((minor) => fromMinor(minor, 'EUR'))
    return { rate, net, tax: pick([onTop, onTop, 'abc', '0.00']), gross: all } as Line
  })
  return {
    date: pick(['2025-12-31', '2026-03-03', '2026-03-05', '2026-03-05']),
    currency: pick([own, own, ...mainCurrencies.filter((code) => code !== 'CNY')]),
    category: pick(['food', 'transport', 'accommodation']),
    amountMinor: amount,
    paidBy: pick(['traveller', 'traveller', 'company', 'other'] as const),
    ...pick([
      {},
      {},
      { cardMinor: 100 * Math.floor(random() * 5000) * Math.sign(amount), cardCurrency: own },
    ]),
    tax: pick([null, { lines, vatNumber: pick([null, 'DE136695976', 'FR40303265045']) }]),
  }
}
