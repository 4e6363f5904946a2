import type { WorkbookWriter } from '@cj-tech-master/excelts'
import type { Category } from '@quittance/contract/categories'
import { receiptNumber } from '#claims/receipt-files.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { countryOf, minorOf, paperCurrency } from '#claims/tax-sums.ts'
import { asDate } from './cell-values.ts'
import { addSheet, headers, type StyledCell, writeRow } from './sheet.ts'
import { money, styles } from './styles.ts'
import { amountOf, rateAndCurrency } from './tax-sheet.ts'

const columns = {
  'Receipt No.': 12,
  Supplier: 34,
  Address: 30,
  'VAT number': 20,
  Country: 18,
  'Invoice number': 20,
  'Invoice date': 13,
  Code: 7,
  Rate: 10,
  Currency: 10,
  Net: 18,
  VAT: 18,
  Missing: 44,
}
const figures = ['Rate', 'Net', 'VAT']

/** Article 9 of Directive 2008/9/EC. */
const codes: Record<Category, number> = {
  transport: 5,
  accommodation: 6,
  food: 7,
  coffee: 7,
  entertainment: 9,
  office: 10,
  other: 10,
}
const help =
  'What a VAT refund under Directive 2008/9/EC asks for. Codes: 1 fuel, 2 hire of vehicles, 3 other costs of vehicles, 4 tolls, 5 fares, 6 accommodation, 7 food and drink, 8 fairs and exhibitions, 9 entertainment, 10 other. They follow the category: correct 5 where it is 1 to 4.'

/** VAT prefixes of the member states, and of Northern Ireland. */
const members = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)
/** Tells where a receipt without a VAT number may be from. */
const currencies = new Set(['EUR', 'CZK', 'DKK', 'HUF', 'PLN', 'RON', 'SEK'])

/** The tax lines of a receipt from the EU that contain tax, or should. */
export function listRefundLines(receipt: ReportReceipt) {
  const { tax } = receipt
  const currency = paperCurrency(receipt)
  const isFromEu = tax?.vatNumber
    ? members.has(tax.vatNumber.slice(0, 2))
    : currencies.has(currency)
  return isFromEu ? (tax?.lines ?? []).filter((line) => minorOf(line.tax, currency) !== 0) : []
}

/** One row for each tax line, with what is still missing for a refund. */
export async function writeVatRefundSheet(
  book: WorkbookWriter,
  report: Report,
  pause: () => Promise<void>,
) {
  const sheet = addSheet(book, 'VAT refund', { widths: Object.values(columns), headerRow: 2 })
  const number = { ...styles.number, numFmt: receiptNumber(report, 0) }
  writeRow(sheet, [[help, styles.hint]])
  let row = writeRow(sheet, headers(Object.keys(columns), figures))
  for await (const receipt of report.receipts()) {
    for (const line of listRefundLines(receipt)) {
      row = writeRow(sheet, [[receipt.number, number], ...cellsOf(receipt, line)])
    }
    await pause()
  }
  sheet.autoFilter = `A2:M${row}`
  sheet.commit()
}

type RefundLine = ReturnType<typeof listRefundLines>[number]

function cellsOf(receipt: ReportReceipt, line: RefundLine): StyledCell[] {
  const currency = paperCurrency(receipt)
  const amount = (text: string): StyledCell => [text && amountOf(text, currency), money(currency)]
  return [
    [receipt.vendor, styles.wrapped],
    [null],
    [receipt.tax?.vatNumber ?? null, styles.text],
    [countryOf(receipt) || null, styles.text],
    [receipt.details?.number || null, styles.text],
    [asDate(receipt.date), styles.date],
    [codes[receipt.category], styles.number],
    ...rateAndCurrency({ rate: line.rate, currency }),
    amount(line.net),
    amount(line.tax),
    [listMissing(receipt, line).join(', '), styles.wrapped],
  ]
}

function listMissing(receipt: ReportReceipt, { net, tax }: RefundLine) {
  const currency = paperCurrency(receipt)
  const known = {
    // Nobody is asked for it, and the reader does not return it.
    address: false,
    'VAT number': Boolean(receipt.tax?.vatNumber),
    'invoice number': Boolean(receipt.details?.number),
    net: minorOf(net, currency) !== undefined,
    VAT: minorOf(tax, currency) !== undefined,
  }
  return Object.entries(known).flatMap(([name, isKnown]) => (isKnown ? [] : [name]))
}
