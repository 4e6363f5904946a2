import type { DocumentReading, EInvoice, OpenedPage } from '#document.ts'
import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { plainText } from '#lexicon/fold.ts'
import type { TextBox } from '#page/text-box.ts'
import { amountsIn } from '#rows/amounts.ts'
import { fromHundredths, toHundredths } from '#rows/hundredths.ts'

type Evidence = DocumentReading['evidence']
/** Of these a coin is a thousandth. */
const withThousandths = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']
const thousandths = /(?<whole>\d+)[.,](?<decimals>\d{3})(?!\d|[.,]\d)/g

type PageText = TextBox & { page: number }

/** Shorter ones stand in other words. */
const shortestName = 3

/** Where the pages show what the invoice says. */
export function evidenceOn(pages: OpenedPage[], invoice: EInvoice, vendor: string): Evidence {
  const texts = textsOf(pages)
  const name = withoutSigns(vendor)
  const found = {
    vendor:
      name.length >= shortestName && texts.find(({ text }) => withoutSigns(text).includes(name)),
    date: texts.find(({ text }) => isDayIn(text, invoice.date)),
    amount: [payableOf(invoice), invoice.gross]
      .map((amount) => texts.findLast(({ text }) => isAmountIn(text, amount, invoice.currency)))
      .find(Boolean),
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, at]) => (at ? [[field, placeOf(at)]] : [])),
  )
}

/** Whether the pages are readable and show neither the total nor the amount due. */
export function isUnlike(pages: OpenedPage[], invoice: EInvoice): boolean {
  if (pages.length === 0 || pages.some(({ texts }) => texts === null)) return false
  const { gross, due, currency } = invoice
  // Nothing left to pay is printed as 0.00, and so is much else.
  const isOpen = due !== null && toHundredths(due) !== 0
  const told = [gross, payableOf(invoice), ...(isOpen ? [due] : [])]
  return !textsOf(pages).some(({ text }) =>
    told.some((amount) => isAmountIn(text, amount, currency)),
  )
}

function textsOf(pages: OpenedPage[]): PageText[] {
  return pages.flatMap(({ texts }, index) =>
    (texts ?? []).map((text) => ({ ...text, page: index + 1 })),
  )
}

function placeOf({ box, page }: PageText) {
  return { ...box, page }
}

/** A refund is printed with a minus or without. */
function isAmountIn(text: string, amount: string, currency: string) {
  const minor = Math.abs(toHundredths(amount) ?? Number.NaN)
  const printed = withThousandths.includes(currency) ? inHundredths(text) : text
  return amountsIn(printed).some((one) => Math.abs(one.minor) === minor)
}

/** As the amounts of an e-invoice are kept; else `295.404` would be thousands. */
function inHundredths(text: string) {
  return text.replaceAll(thousandths, (_, whole, decimals) =>
    fromHundredths(Math.round(Number(`${whole}${decimals}`) / 10)),
  )
}

function isDayIn(text: string, date: string) {
  const [year, month, day] = date.split('-').map(Number)
  return (
    /\d/.test(text) &&
    printedDaysIn(text).some((one) => one.year === year && one.month === month && one.day === day)
  )
}

function withoutSigns(text: string) {
  return plainText(text).replaceAll(/[^\p{L}\d]+/gu, '')
}

/** What it cost, also where a part was paid before: the total, rounded as the invoice says. */
export function payableOf({ gross, rounding }: EInvoice): string {
  return fromHundredths((toHundredths(gross) ?? 0) + (toHundredths(rounding ?? '0') ?? 0))
}

/** What was handed back has a minus, however a credit note writes its sums: `amount` with the sign that it has for us. */
export function turned({ type, gross }: EInvoice, amount: string): string {
  const minor = toHundredths(amount) ?? 0
  const isTurned = type === 'credit-note' && (toHundredths(gross) ?? 0) > 0
  return fromHundredths(isTurned ? 0 - minor : minor)
}
