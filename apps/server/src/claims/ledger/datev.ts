import type { LedgerAccounts } from '@quittance/contract/ledger'
import { categoryNames } from '#claims/format.ts'
import { receiptNumber } from '#claims/receipt-files.ts'
import { receiptsWithPresence } from '#claims/receipts-with-presence.ts'
import type { Report } from '#claims/report.ts'
import { type Booking, bookingsOf, checkBookings, isHomeTax, type Target } from './bookings.ts'
import { asCp1252Text } from './cp1252.ts'
import { datevFilesOf, documentGuid } from './datev-documents.ts'
import { type ExtfRow, extfBatch, quote } from './extf.ts'

type Settings = LedgerAccounts['datev']

export function datevTarget(settings: Settings, report: Pick<Report, 'trip'>): Target {
  const names = {
    consultant: 'consultant number',
    client: 'client number',
    contra: 'account of what the traveller is owed',
  } as const
  const missing = Object.entries(names).filter(([key]) => !settings[key as keyof typeof names])
  return {
    name: 'DATEV',
    payers: settings.card ? ['traveller', 'company'] : ['traveller'],
    missing: missing.map(([, name]) => name),
    accountOf: (booking) => resolve(booking, settings, report).account,
  }
}

/** The account of a booking, and the tax key if its rate has one. */
function resolve(booking: Booking, settings: Settings, report: Pick<Report, 'trip'>) {
  const { category } = booking.receipt
  const rate = isHomeTax(booking, 'DE', report)
    ? settings.rates.find((one) => one.rate === booking.rate)
    : undefined
  return { account: rate?.accounts[category] || settings.accounts[category], key: rate?.key ?? '' }
}

export async function checkDatev(report: Report, settings: Settings): Promise<string[]> {
  const { currency } = report.trip
  const { problems } = await checkBookings(report, datevTarget(settings, report))
  if (currency !== 'EUR')
    problems.unshift(`DATEV books in euros, and this claim is in ${currency}.`)
  const { accountLength: length, contra, card, accounts, rates } = settings
  const own = [accounts, ...rates.map((rate) => rate.accounts)].flatMap((all) => Object.values(all))
  const long = [
    ...own.filter((account) => account.length > length),
    ...[contra, card].filter((account) => account.length > length + 1),
  ]
  if (long.length > 0)
    problems.push(
      `Account ${long[0]} has more digits than the accounts of this DATEV client, which have ${length}. Change it in Settings, under Files for ledgers.`,
    )
  return problems
}

/** One batch for each fiscal year, since a date in it has no year. */
export async function datevBatches(report: Report, settings: Settings, hasDocuments: boolean) {
  const { payers } = datevTarget(settings, report)
  const years = new Map<string, { rows: ExtfRow[]; firstDay: string; lastDay: string }>()
  const filesOf = hasDocuments ? datevFilesOf(report) : () => []
  for await (const { receipt, files } of receiptsWithPresence(report, filesOf)) {
    if (!payers.includes(receipt.paidBy)) continue
    const hasFile = files.some(({ isMissing }) => !isMissing)
    const start = yearStartOf(receipt.date, settings.firstMonth)
    const year = years.get(start) ?? { rows: [], firstDay: receipt.date, lastDay: '' }
    const bookings = bookingsOf(receipt, report)
    year.rows.push(...bookings.map((booking) => rowOf(booking, { report, settings, hasFile })))
    if (bookings.length > 0) years.set(start, { ...year, lastDay: receipt.date })
  }
  return Array.from(years, ([yearStart, year]) => ({
    year: yearStart.slice(0, 4),
    content: extfBatch({ report, settings, yearStart, ...year }),
  }))
}

/** The first day of the fiscal year. */
function yearStartOf(date: string, firstMonth: number) {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return `${month < firstMonth ? year - 1 : year}-${String(firstMonth).padStart(2, '0')}-01`
}

type Context = { report: Report; settings: Settings; hasFile: boolean }

/** The traveller's account against the expense, which the tax key belongs to: H is owed, S a refund. */
function rowOf(booking: Booking, { report, settings, hasFile }: Context): ExtfRow {
  const { receipt, grossMinor } = booking
  const { account, key } = resolve(booking, settings, report)
  const [, month = '', day = ''] = receipt.date.split('-')
  const number = `${report.reference}-${receiptNumber(report, receipt.number)}`
  const project = receipt.details?.project || report.trip.project
  const whole = String(Math.abs(grossMinor)).padStart(3, '0')
  return {
    'Umsatz (ohne Soll/Haben-Kz)': `${whole.slice(0, -2)},${whole.slice(-2)}`,
    'Soll/Haben-Kennzeichen': grossMinor > 0 ? '"H"' : '"S"',
    'WKZ Umsatz': '"EUR"',
    Konto: receipt.paidBy === 'company' ? settings.card : settings.contra,
    'Gegenkonto (ohne BU-Schlüssel)': account,
    ...(key && { 'BU-Schlüssel': `"${key.padStart(4, '0')}"` }),
    Belegdatum: `${day}${month}`,
    'Belegfeld 1': quote(asDocumentNumber(receipt.details?.number ?? '') || number, 36),
    'Belegfeld 2': quote(report.reference, 12),
    Buchungstext: quote(textOf(booking), 60),
    ...(hasFile && { Beleglink: quote(`BEDI "${documentGuid(report, receipt)}"`, 210) }),
    'Zusatzinformation - Art 1': '"Reise"',
    'Zusatzinformation- Inhalt 1': quote(report.trip.name, 210),
    'Zusatzinformation - Art 2': '"Reisende/r"',
    'Zusatzinformation- Inhalt 2': quote(report.traveller.name, 210),
    ...(project && {
      'Zusatzinformation - Art 3': '"Projekt"',
      'Zusatzinformation- Inhalt 3': quote(project, 210),
    }),
  }
}

/** Letters, digits and `$ & % * + - /` only. */
function asDocumentNumber(text: string) {
  return asCp1252Text(text)
    .replaceAll(/[^A-Za-z0-9$&%*+\-/]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The vendor, or the category if the code page has none of its letters. */
function textOf({ receipt }: Booking) {
  const vendor = asCp1252Text(receipt.vendor)
  return /[\p{L}\p{N}]/u.test(vendor) ? vendor : categoryNames[receipt.category]
}
