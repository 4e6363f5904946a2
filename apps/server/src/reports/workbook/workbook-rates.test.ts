import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Workbook } from '@cj-tech-master/excelts'
import { installFormulaEngine } from '@cj-tech-master/excelts/formula'
import { readXlsx } from 'hucre'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMixedTrip } from '#test/reports/mixed-trip.ts'
import { cellAt, readWorkbook, sheetOf, workbookOf } from '#test/reports/read-workbook.ts'
import { createReportStore, type ReportStore } from '#test/reports/report-trip.ts'

installFormulaEngine()

let store: ReportStore
beforeAll(async () => {
  store = await createReportStore()
})
afterAll(() => store.close())

test('asks for a rate per foreign currency and says which way round', async () => {
  const rates = sheetOf(await readWorkbook(await store.load(await addMixedTrip(store))), 'Rates')
  expect(rates.rows[0]?.[0]).toContain('how many EUR one GBP is')
  expect(rates.rows.slice(2, 6)).toEqual([
    ['Currency', 'Rate', 'Meaning', 'Rate date', 'Total', 'In EUR'],
    ['EUR', 1, 'Currency of the trip', null, 12_345.69, 12_345.69],
    ['GBP', null, '1 GBP = ? EUR', null, 4.5, ''],
    ['JPY', null, '1 JPY = ? EUR', null, 1200, ''],
  ])
  expect(cellAt(rates, 'B5')?.style?.fill).toBeDefined()
  expect(cellAt(rates, 'B4')?.style?.fill).toBeUndefined()
  expect(rates.dataValidations?.map(({ range, type }) => [type, range])).toEqual([
    ['decimal', 'B5:B6'],
    ['date', 'D5:D6'],
  ])
})

test('before a rate is typed, the formulas give what is stored beside them', async () => {
  const stored = await openMixedTrip()
  const before = resultsOf(stored)
  stored.calculateFormulas()
  expect(Object.keys(before).length).toBeGreaterThan(40)
  expect(resultsOf(stored)).toEqual(before)
})

test('one rate converts its receipts; the grand total waits for the last one', async () => {
  const book = await openMixedTrip()
  typeRate(book, 'B5', 1.2)
  expect(resultsOf(book)).toMatchObject({
    'Receipts!J2': 5.04,
    'Receipts!J5': '',
    'Rates!F5': 5.4,
    'Summary!E15': '',
    'Summary!F15': 'Type the missing rates on the sheet Rates.',
  })
  typeRate(book, 'B6', 0.0061)
  expect(resultsOf(book)).toMatchObject(allRatesTyped)
})

const allRatesTyped = {
  'Receipts!J5': 7.32,
  'Receipts!J11': 12_358.41,
  'Rates!F6': 7.32,
  'Rates!F8': 12_358.41,
  'Summary!E15': 12_358.41,
  'Summary!F15': '',
}

const libreOffice = 'soffice'
const hasLibreOffice = isInstalled(libreOffice)
if (!hasLibreOffice) console.info('LibreOffice (soffice) is not installed: not asked to compute.')

test.skipIf(!hasLibreOffice)('LibreOffice computes the same', async () => {
  const book = await openMixedTrip()
  typeRate(book, 'B5', 1.2)
  typeRate(book, 'B6', 0.0061)
  const folder = await mkdtemp(join(tmpdir(), 'quittance-soffice-'))
  try {
    await writeFile(join(folder, 'typed.xlsx'), await book.xlsx.writeBuffer())
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const out = ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--outdir', join(folder, 'out')]
    execFileSync(libreOffice, ['--headless', profile, ...out, join(folder, 'typed.xlsx')])
    const computed = await readXlsx(await readFile(join(folder, 'out/typed.xlsx')))
    const valueAt = ([sheet, row, column]: [string, number, number]) =>
      sheetOf(computed, sheet).rows[row]?.[column]
    expect(valueAt(['Receipts', 10, 9])).toBeCloseTo(12_358.41, 6)
    expect(valueAt(['Rates', 5, 5])).toBeCloseTo(7.32, 6)
    expect(valueAt(['Summary', 14, 4])).toBeCloseTo(12_358.41, 6)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

async function openMixedTrip() {
  const book = new Workbook()
  await book.xlsx.load(await workbookOf(await store.load(await addMixedTrip(store))))
  return book
}

function typeRate(book: Workbook, at: string, rate: number) {
  const cell = book.getWorksheet('Rates')?.getCell(at)
  if (!cell) throw new Error('There is no sheet of rates.')
  cell.value = rate
  book.calculateFormulas()
}

/** What each formula of the workbook gives, by sheet and cell. */
function resultsOf(book: Workbook) {
  const results: Record<string, unknown> = {}
  for (const sheet of book.worksheets) {
    sheet.eachRow((row) => {
      row.eachCell((cell) => {
        if (cell.formula) results[`${sheet.name}!${cell.address}`] = cell.result ?? ''
      })
    })
  }
  return results
}

function isInstalled(program: string) {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
