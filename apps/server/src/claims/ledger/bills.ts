import type { LedgerAccounts } from '@quittance/contract/ledger'
import { fromMinor } from '@quittance/contract/money'
import { byteOrderMark, type CsvCell, csvLine } from '#claims/csv.ts'
import { categoryNames, dayOf, formatMoney } from '#claims/format.ts'
import type { Report } from '#claims/report.ts'
import { type Booking, checkBookings, eachBooking, isHomeTax, type Target } from './bookings.ts'

type Settings = LedgerAccounts['xero']
export type BillKind = 'xero' | 'quickbooks'

type Line = {
  report: Report
  booking: Booking
  account: string
  /** Name and amount; zero for a tax that is not booked as such. */
  tax: { code: string; amount: string }
  gross: string
  date: string
}

type Form = {
  name: string
  /** The most lines that one import takes. */
  mostLines: number
  columns: string[]
  cellsOf(line: Line): Record<string, CsvCell>
}

/** One bill of what the traveller is owed, with a line for each receipt and tax rate; tax is included. */
const forms: Record<BillKind, Form> = {
  xero: {
    name: 'Xero',
    mostLines: Number.POSITIVE_INFINITY,
    // The columns of Xero's own template.
    columns: [
      '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity',
      'PORegion,POPostalCode,POCountry,*InvoiceNumber,*InvoiceDate,*DueDate,Total,InventoryItemCode',
      'Description,*Quantity,*UnitAmount,*AccountCode,*TaxType,TaxAmount,TrackingName1',
      'TrackingOption1,TrackingName2,TrackingOption2,Currency',
    ].flatMap((part) => part.split(',')),
    cellsOf: ({ report, booking, account, tax, gross, date }) => ({
      '*ContactName': report.traveller.name,
      EmailAddress: report.traveller.email,
      '*InvoiceNumber': report.reference,
      '*InvoiceDate': date,
      '*DueDate': date,
      Description: describe(booking),
      '*Quantity': '1',
      '*UnitAmount': { amount: gross },
      '*AccountCode': account,
      '*TaxType': tax.code,
      TaxAmount: { amount: tax.amount },
      Currency: report.trip.currency,
    }),
  },
  quickbooks: {
    name: 'QuickBooks Online',
    mostLines: 1000,
    columns: [
      'Bill no.,Supplier,Bill date,Due date,Memo,Account,Line description,Line amount',
      'Line tax code,Line tax amount,Currency',
    ].flatMap((part) => part.split(',')),
    cellsOf: ({ report, booking, account, tax, gross, date }) => ({
      'Bill no.': report.reference,
      Supplier: report.traveller.name,
      'Bill date': date,
      'Due date': date,
      Memo: report.trip.name,
      Account: account,
      'Line description': describe(booking),
      'Line amount': { amount: gross },
      'Line tax code': tax.code,
      'Line tax amount': tax.code && { amount: tax.amount },
      Currency: report.trip.currency,
    }),
  },
}

function targetOf(kind: BillKind, { country, accounts, noTax }: Settings): Target {
  // QuickBooks in the United States has no tax on purchases.
  const needsTax = !(kind === 'quickbooks' && country === 'US')
  const missing = [!country && 'country', needsTax && !noTax && 'name for lines without tax']
  return {
    name: forms[kind].name,
    payers: ['traveller'],
    missing: missing.filter((name) => name !== false),
    accountOf: ({ receipt }) => accounts[receipt.category],
  }
}

export async function checkBill(kind: BillKind, report: Report, settings: Settings) {
  const { name, mostLines } = forms[kind]
  const { problems, sumMinor, lines } = await checkBookings(report, targetOf(kind, settings))
  const { currency } = report.trip
  if (sumMinor < 0)
    problems.push(
      `${name} takes no bill below zero, and this claim is ${formatMoney(sumMinor, currency)}. Enter it there as a credit note.`,
    )
  if (lines > mostLines)
    problems.push(`${name} takes ${mostLines} lines at once, and this claim has ${lines}.`)
  return problems
}

export async function* billBytes(kind: BillKind, report: Report, settings: Settings) {
  const { columns, cellsOf } = forms[kind]
  const target = targetOf(kind, settings)
  const [year, month, day] = dayOf(report.issuedAt).split('-')
  const date = (settings.country === 'US' ? [month, day, year] : [day, month, year]).join('/')
  yield Buffer.from(byteOrderMark + csvLine(columns))
  for await (const booking of eachBooking(report, target)) {
    const tax = taxOf(booking, settings, report)
    const gross = fromMinor(booking.grossMinor, report.trip.currency)
    const account = target.accountOf(booking)
    const cells = cellsOf({ report, booking, account, tax, gross, date })
    yield Buffer.from(csvLine(columns.map((column) => cells[column] ?? '')))
  }
}

function taxOf(booking: Booking, { country, rates, noTax }: Settings, report: Report) {
  const { currency } = report.trip
  const code = isHomeTax(booking, country, report)
    ? rates.find(({ rate }) => rate === booking.rate)?.code
    : undefined
  return code
    ? { code, amount: fromMinor(booking.taxMinor, currency) }
    : { code: noTax, amount: fromMinor(0, currency) }
}

/** `2025-01-05 Café Nero, Coffee, receipt 1`. */
function describe({ receipt: { date, vendor, category, number } }: Booking) {
  return `${date} ${vendor.toWellFormed()}, ${categoryNames[category]}, receipt ${number}`
}
