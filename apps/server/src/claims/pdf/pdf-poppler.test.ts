import { buffer } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatMoney } from '#claims/format.ts'
import { jsonBytes } from '#claims/ledger/claim-json.ts'
import type { Report } from '#claims/report.ts'
import { reportFile } from '#claims/report-file.ts'
import { addClaim, inEveryCurrency } from '#test/reports/claim-trips.ts'
import { isPopplerLeftOut, lookWithPoppler } from '#test/reports/poppler.ts'
import { type ReportStore, useReportStore } from '#test/reports/report-trip.ts'
import { figuresOf } from './describe.ts'

/** The trip's name in the page footer. */
const foot = /W+…/g

const vendors = [
  'Łódź Żabka & Ștefan Ğüneş',
  'Ταβέρνα Πλάκα',
  'Кафе Пушкинъ',
  '東京駅そば処',
  '北京烤鸭店',
  '김밥천국',
  'مطعم القدس',
  'מסעדת שלום',
  'ร้านอาหารไทย',
  'भोजनालय होटल',
]

const store = await useReportStore()

describe.skipIf(isPopplerLeftOut)('as poppler sees it', () => {
  let osaka: Report
  let seen: Awaited<ReturnType<typeof lookWithPoppler>>
  beforeAll(async () => {
    const images: Awaited<ReturnType<ReportStore['withImage']>>[] = []
    for (const vendor of vendors) images.push(await store.withImage({ vendor }))
    osaka = await store.loadWith(
      [...images, ...Array.from({ length: 60 }, () => ({ vendor: 'Plain' }))],
      { name: 'Osaka 大阪の秋' },
    )
    const file = await reportFile('pdf', osaka)
    seen = await lookWithPoppler(await buffer(file.open()))
  })

  test.each([0, 1, 20, 300])(
    '%i receipts in all currencies, with long names: pages, fonts and no orphans',
    async (count) => {
      const long = 'Gasthaus zum goldenen Löwen an der langen Brücke, Inhaber Familie Obermayer '
      const receipts = inEveryCurrency(count).map((receipt, index) =>
        index % 7 === 0 ? { ...receipt, vendor: long.repeat(3) } : receipt,
      )
      const id = await addClaim(store, 'EUR', receipts)
      const file = await reportFile('pdf', await store.load(id))
      const { pages, fonts, images, info } = await lookWithPoppler(await buffer(file.open()))
      expect(info).toMatch(new RegExp(`Pages: +${pages.length}\n`))
      for (const font of fonts) expect(font).toMatch(/ yes yes yes /)
      expect(images).toEqual([])
      const rows = pages.map((page) => page.match(/ \d{3} Jan \d, 2025 /g)?.length ?? 0)
      expect(rows.reduce((sum, onPage) => sum + onPage, 0)).toBe(count)
      const tables = rows.filter((onPage) => onPage > 0)
      if (count > 1) expect(Math.min(...tables)).toBeGreaterThanOrEqual(4)
    },
  )

  test.each(['INR', 'EUR', 'JPY'] as const)(
    'Truth 8: no amount, date or name is cut, not even the largest, in a trip in %s',
    async (own) => {
      const vendor = 'Gasthaus zum goldenen Löwen an der langen Brücke, Inhaber Familie Obermayer '
      const line = { rate: 19, net: '8,403,361.33 net', tax: '1,596,638.66 tax', gross: '9' }
      const largest = inEveryCurrency(24).map((receipt) => ({
        ...receipt,
        vendor: vendor.repeat(3),
        amountMinor: receipt.currency === 'JPY' ? 999_999_900 : 999_999_999,
        tax: { lines: Array.from({ length: 20 }, () => line), vatNumber: 'DE136695976' },
        items: Array.from({ length: 30 }, (_, index) => ({
          name: `Menu ${index}`,
          quantity: 12,
          price: '9999999.99',
        })),
      }))
      const pictured = await store.withImage({ ...largest[0], vendor: 'W'.repeat(150) })
      const id = await addClaim(store, own, [...largest, pictured])
      const report = { ...(await store.load(id)), sentTo: 'finance@example.com' }
      report.trip = { ...report.trip, name: 'W'.repeat(120) }
      const file = await reportFile('pdf', report)
      const { pages } = await lookWithPoppler(await buffer(file.open()))
      const text = pages.join(' ').replaceAll(foot, '')
      expect(text).not.toContain('…')
      for (const { currency, totalMinor } of report.totals) {
        expect(text).toContain(formatMoney(totalMinor, currency))
      }
      expect(text).toContain(`${formatMoney(report.converted.all.totalMinor, own)} in all`)
      for await (const receipt of report.receipts()) {
        const { amount, rate, converted } = figuresOf(receipt, own)
        const figures = [`${amount} ${receipt.currency}`, rate, converted]
        expect(text).toContain(figures.filter(Boolean).join(' '))
      }
      expect(text.match(/[A-Z][a-z]{2} \d+, 2025/g)?.length).toBeGreaterThan(25)
      expect(text.match(/Tax 19%: 1,596,638\.66 tax on 8,403,361\.33 net/g)).toHaveLength(25 * 20)
      expect(text.replaceAll(' ', '')).toContain('9999999.99-')
      expect(text.match(/W/g)?.length).toBeGreaterThanOrEqual(120 + 2 * 150)
    },
  )

  test('letters of many scripts, in the list and below the photos', () => {
    const text = seen.pages.join(' ')
    for (const vendor of vendors) expect(text.split(vendor).length).toBeGreaterThan(2)
    expect(seen.pages[0]).toContain('Osaka 大阪の秋')
    expect(text).not.toContain('\ufffd')
  })

  test('is PDF/A-3b as far as it can be checked here, with workbook and JSON attached', async () => {
    const report = { ...osaka, traveller: { name: 'Ada & <Byron>', email: 'ada@example.com' } }
    const file = await reportFile('pdf', report)
    const pdf = await buffer(file.open())
    const { attached, files, metadata, fonts, objects } = await lookWithPoppler(pdf)
    expect(attached).toMatch(
      /^2 embedded files\n1: Osaka.*-claim\.json\n2: Osaka.*-expense-report\.xlsx\n$/,
    )
    expect(files[0]?.equals(await buffer(jsonBytes(report, '')))).toBe(true)
    expect(files[1]?.equals(await buffer((await reportFile('excel', report)).open()))).toBe(true)
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(metadata).toContain('<rdf:li>Ada &amp; &lt;Byron&gt;</rdf:li>')
    for (const font of fonts) expect(font).toMatch(/ yes yes yes /)
    const ofType = (type: string) => objects.filter((object) => object['/Type'] === type)
    const [catalog] = ofType('/Catalog')
    expect(catalog).toMatchObject({
      '/Lang': 'u:en',
      '/AF': [expect.any(String), expect.any(String)],
    })
    expect(catalog).toHaveProperty('/Metadata')
    expect(ofType('/OutputIntent')).toMatchObject([{ '/S': '/GTS_PDFA1' }])
    expect(ofType('/Filespec')).toMatchObject([
      { '/AFRelationship': '/Alternative', '/UF': expect.stringContaining('.xlsx') },
      { '/AFRelationship': '/Data', '/UF': expect.stringContaining('.json') },
    ])
    expect(ofType('/EmbeddedFile')).toMatchObject([
      { '/Subtype': expect.stringContaining('spreadsheet'), '/Params': expect.anything() },
      { '/Subtype': expect.stringContaining('json'), '/Params': expect.anything() },
    ])
    // Neither scripts, nor encryption, nor anything outside the file.
    for (const forbidden of ['/JavaScript', '/Launch', '/URI', '/Movie', '/Sound', '/LZWDecode']) {
      expect(JSON.stringify(objects)).not.toContain(forbidden)
    }
    expect(objects.some((object) => '/Encrypt' in object)).toBe(false)
  })

  test.each([1, 2, 3, 5, 7, 30])(
    '%i photos of random shapes leave no page half empty',
    async (count) => {
      const receipts: NonNullable<Parameters<ReportStore['addReceipts']>[1]> = []
      for (let index = 0; index < count; index += 1) {
        const shape = {
          width: 300 + 2 * ((index * 337) % 350),
          height: 300 + ((index * 571) % 700),
        }
        receipts.push(await store.withImage({ vendor: `Shop ${index}` }, shape))
      }
      const file = await reportFile('pdf', await store.loadWith(receipts, { currency: 'GBP' }))
      const { pages, ends, images } = await lookWithPoppler(await buffer(file.open()))
      expect(images).toHaveLength(count)
      expect(ends).toHaveLength(pages.length)
      expect(Math.min(...ends)).toBeGreaterThan(0.5)
      expect(pages.length).toBeLessThanOrEqual(1 + Math.ceil(count / 2))
    },
  )

  test('every font is embedded, only with the letters that are used', () => {
    expect(seen.fonts).toHaveLength(2)
    for (const font of seen.fonts) expect(font).toMatch(/ CID TrueType +Identity-H +yes yes yes /)
  })

  test('the photos, and the number of pages on each of them', () => {
    expect(seen.images).toHaveLength(vendors.length)
    for (const image of seen.images) expect(image).toMatch(/ jpeg /)
    const count = seen.pages.length
    expect(seen.info).toMatch(new RegExp(`Pages: +${count}\n`))
    for (const [index, page] of seen.pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${count}`)
    }
  })

  test('tagged: headings, a table with its headers, photos in words', () => {
    expect(seen.info).toMatch(/Title: +Expense report Osaka 大阪の秋\n/)
    expect(seen.info).toMatch(/Tagged: +yes\n/)
    expect(seen.structure.indexOf('"Receipts "')).toBeLessThan(seen.structure.indexOf('THead'))
    const tags = seen.structure.replace(/ \(block\)| \(inline\)/g, '').split('\n')
    const known = tags.map((tag) => tag.trim())
    for (const tag of ['Document', 'H1', 'H2', 'Table', 'THead', 'TBody', 'TR', 'TD', 'Figure']) {
      expect(known.some((line) => line.startsWith(tag))).toBe(true)
    }
    expect(known.filter((line) => line.startsWith('Figure'))).toHaveLength(vendors.length)
  })
})
