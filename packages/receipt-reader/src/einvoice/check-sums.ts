import type { EInvoice } from '#document.ts'
import type { InvoiceParts, TaxPart } from './invoice-parts.ts'

type Disagreement = EInvoice['disagreements'][number]

/** Their smallest coin is a whole one, and so is what rounding makes of it. */
const withoutDecimals = ['CLP', 'HUF', 'IDR', 'ISK', 'JPY', 'KRW', 'VND']
/** Without lines, assume this many were rounded individually. */
const untoldLines = 100

/** Which sums of an invoice do not add up, a smallest coin allowed for each part of a sum. */
export function disagreementsIn(invoice: InvoiceParts): Disagreement[] {
  const coin = withoutDecimals.includes(invoice.currency) ? 100 : 1
  const disagrees: Record<Disagreement, boolean> = {
    gross: doesGrossDisagree(invoice, coin),
    lines: doLinesDisagree(invoice, coin),
    tax: doTaxesDisagree(invoice, coin),
    due: doesDueDisagree(invoice, coin),
  }
  return (['gross', 'lines', 'tax', 'due'] as const).filter((sum) => disagrees[sum])
}

function doesGrossDisagree({ sums: { net, tax, gross }, taxLines }: InvoiceParts, coin: number) {
  const told = tax ?? sumOf(taxLines.map((line) => line.tax))
  if (net === undefined || told === undefined) return false
  return differs(net + told, gross, 2 * coin)
}

function doLinesDisagree({ sums, lines }: InvoiceParts, coin: number) {
  const priced = lines.map(({ net }) => net)
  if (differs(sumOf(priced), sums.lines, Math.max(2, lines.length) * coin)) return true
  if (sums.lines === undefined) return false
  const net = sums.lines - (sums.allowances ?? 0) + (sums.charges ?? 0)
  return differs(net, sums.net, 3 * coin)
}

function doTaxesDisagree({ sums, taxLines, lines }: InvoiceParts, coin: number) {
  const allowed = Math.max(2, taxLines.length) * coin
  const rounded = Math.max(2, lines.length || untoldLines) * coin
  return (
    differs(sumOf(taxLines.map(({ net }) => net)), sums.net, allowed) ||
    differs(sumOf(taxLines.map(({ tax }) => tax)), sums.tax, allowed) ||
    taxLines.some((line) => differs(computedTax(line), line.tax, rounded))
  )
}

/** MINIMUM has no field for prepaid amounts. */
function doesDueDisagree({ guideline, sums }: InvoiceParts, coin: number) {
  const { gross, rounding = 0, prepaid = 0, due } = sums
  if (gross === undefined || profileOf(guideline) === 'minimum') return false
  return differs(gross + rounding - prepaid, due, 2 * coin)
}

function computedTax({ rate, net }: TaxPart) {
  return rate === undefined || net === undefined ? undefined : (net * rate) / 100
}

/** Undefined where there is nothing to add up. */
function sumOf(parts: (number | undefined)[]) {
  const told = parts.filter((part) => part !== undefined)
  return told.length > 0 ? told.reduce((sum, part) => sum + part, 0) : undefined
}

/** A missing value does not differ. */
function differs(one: number | undefined, other: number | undefined, allowed: number) {
  return one !== undefined && other !== undefined && Math.abs(one - other) > allowed
}

type Profile = EInvoice['profile']

/** In this order: the longer names contain the name of the standard they extend. */
const marks: [mark: RegExp, profile: Profile][] = [
  [/^urn:ferd:crossindustrydocument:invoice:1p0/, 'zugferd-1'],
  [/xrechnung/, 'xrechnung'],
  [/:minimum$/, 'minimum'],
  [/:basic-?wl$/, 'basic-wl'],
  [/:basic$/, 'basic'],
  [/:extended/, 'extended'],
  [/^urn:cen\.eu:en16931|:en16931$/, 'en16931'],
]

/** By the specification that an invoice says it follows, BT-24. */
export function profileOf(guideline: string | undefined): Profile {
  const told = guideline?.toLowerCase() ?? ''
  return marks.find(([mark]) => mark.test(told))?.[1] ?? 'other'
}
