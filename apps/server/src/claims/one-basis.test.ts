import { claimFile } from '@quittance/contract/claim-file'
import type { TripRates } from '@quittance/contract/rates'
import type { TripWithSummary } from '@quittance/contract/trips'
import { readXlsx } from 'hucre'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { type TestClient, useTestApp } from '#test/app.ts'
import { finalize, openLink } from '#test/finalized-trips.ts'
import {
  taxesInCsv,
  taxesInJson,
  taxesInWorkbook,
  wantedTaxes,
} from '#test/reports/random-taxes.ts'
import { describeWanted, drawTrip, perEuro } from '#test/reports/random-trips.ts'
import { sheetOf } from '#test/reports/read-workbook.ts'
import { addReceipt, addTrip, newTraveller } from '#test/trips.ts'

const product = await useTestApp()
const published = Object.entries(perEuro).map(([day, rates]) => ({ day, rates }))
await storeRates(product.db, published)

const seeds = Array.from({ length: 30 }, (_, index) => index + 1)

test.each(seeds)(
  'Truth 10: every view has the same sum, the same shares and the same left out (random trip %i)',
  async (seed) => {
    const { currency, drawn } = drawTrip(seed)
    const { browser, userId } = await newTraveller(product)
    const name = `Trip ${seed}`
    const trip = await addTrip(product, userId, { name, currency, status: 'active' })
    for (const receipt of drawn) await addReceipt(product, trip, receipt)
    const wanted = describeWanted(drawn, currency)

    expect(await onScreen(browser, '/api/trips/active', trip.id)).toEqual(wanted.screen)
    expect(await onScreen(browser, `/api/trips/${trip.id}`, trip.id)).toEqual(wanted.screen)
    expect(await countWithoutRate(browser, trip.id)).toBe(wanted.all.missing)
    expect(await repayOf(browser, trip.id)).toEqual(wanted.repay?.(false) ?? null)

    const { download } = await finalize(browser, trip.id)
    expect(await onScreen(browser, `/api/trips/${trip.id}`, trip.id)).toEqual(wanted.screen)
    const [past] = (await browser.call('GET /api/trips/history')).json()
    const { claims } = (await browser.call(`GET /api/trips/${trip.id}/claims`)).json()
    expect([past.converted, claims[0].converted]).toEqual([wanted.converted, wanted.converted])
    const repay = wanted.repay?.(true) ?? null
    expect([await repayOf(browser, trip.id), past.repay, claims[0].repay]).toEqual([
      repay,
      repay,
      repay,
    ])

    const mail = await product.smtp.take('finance@example.com', name)
    const page = await openLink(product, download.claim)
    const pdf = await openLink(product, download.pdf)
    const { text: pages } = await extractText(new Uint8Array(pdf.rawPayload))
    const words = [...wanted.words, ...wanted.shares]
    for (const text of [mail.text, wordsIn(mail.html), wordsIn(page.body)])
      expect(compare(text, words)).toEqual({ absent: [], isInAll: false })
    const taxes = wantedTaxes(drawn)
    expect(compare(wordsIn(page.body), taxes.words).absent).toEqual([])
    const inPdf = [...(wanted.hasBars ? words : wanted.words), ...taxes.words]
    const isInAll = wanted.all.missing === 0
    expect(compare(pages.join(' '), inPdf)).toEqual({ absent: [], isInAll })

    const book = mail.parsed.attachments.find(({ filename }) => filename?.endsWith('.xlsx'))
    expect(await readSummary(book?.content, currency)).toEqual(wanted.workbook)

    const { sums: groups, inLedgers } = taxes
    expect(await taxesInWorkbook(book?.content ?? Buffer.of())).toEqual({ groups, lines: groups })
    const csv = await openLink(product, `${download.claim}/ledger/csv`)
    expect(taxesInCsv(csv.rawPayload)).toEqual(inLedgers)
    const json = await openLink(product, `${download.claim}/ledger/json`)
    expect(taxesInJson(claimFile.parse(json.json()))).toEqual(inLedgers)
  },
)

/** What Home, Finalize and the trip's page show. */
async function onScreen(browser: TestClient, path: string, id: number) {
  const { currency, summary } = (await browser.call(`GET ${path}`)).json() as TripWithSummary
  const rates = (await browser.call(`GET /api/trips/${id}/rates`)).json() as TripRates
  const { total, missing } = summary.converted ?? {
    total: summary.currencies[currency],
    missing: 0,
  }
  expect([rates.total, rates.missing]).toEqual([total, missing])
  const shares = rates.categories.map(({ category, ...share }) => [
    category,
    { total: share.total, missing: share.missing },
  ])
  return { total, missing, shares: Object.fromEntries(shares) }
}

async function repayOf(browser: TestClient, id: number) {
  return (await browser.call(`GET /api/trips/${id}`)).json().summary.repay
}

async function countWithoutRate(browser: TestClient, id: number): Promise<number> {
  const { warnings } = (await browser.call(`GET /api/trips/${id}/check`)).json()
  const found = warnings.find(({ kind }: { kind: string }) => kind === 'no-rate')
  return found?.count ?? 0
}

function wordsIn(html: string) {
  return html.replace(/<style>.*?<\/style>/s, '').replaceAll(/<[^>]+>/g, ' ')
}

/** Returns the missing words, and whether the text calls a sum complete. */
function compare(text: string, words: string[]) {
  const plain = text
    .replaceAll(/[:()]/g, ' ')
    // The missing count of a single category comes before or after its sum.
    .replaceAll(/\s\d+ without a rate/g, '')
    .replaceAll(/\s+/g, ' ')
  if (/about [−-]?[\d.,]+ [A-Z]{3}/.test(plain)) throw new Error(`It says "about": ${plain}`)
  return {
    absent: words.filter((part) => !plain.includes(part)),
    isInAll: /\bin all\b/.test(plain),
  }
}

/** The total, its hint, and the total of each category; an empty cell is no total. */
async function readSummary(content: Buffer = Buffer.of(), currency: string) {
  const { rows } = sheetOf(await readXlsx(content), 'Summary')
  const [total] = rows.filter(([label]) => label === `Total in ${currency}`)
  // Over all currencies, if there are several.
  const heading = [`Categories in ${currency}`, 'Categories'].find((title) =>
    rows.some(([label]) => label === title),
  )
  const below = rows.slice(rows.findIndex(([label]) => label === heading) + 1)
  const end = below.findIndex(([label]) => !label)
  return {
    total: total?.[4] === '' ? null : total?.[4],
    toRepay: rows.find(([label]) => label === 'To repay')?.[4],
    byOthers: rows.find(([label]) => label === 'Paid by the company')?.[4] ?? null,
    hint: /^Without \d+ of \d+/.exec(String(total?.[5] ?? ''))?.[0] ?? null,
    shares: Object.fromEntries(
      below.slice(0, end).map((row) => [row[0], row[4] === '' ? null : row[4]]),
    ),
  }
}
