import type { CellFormulaValue } from '@cj-tech-master/excelts'
import { rateDecimals } from '@quittance/contract/exchange'
import { storedDecimalsOf } from '@quittance/contract/money'
import { payerNames } from '#claims/format-details.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { minorOf, paperCurrency } from '#claims/tax-sums.ts'
import { numberOf } from './cell-values.ts'
import { createFormulas, howItCounts } from './formulas.ts'
import type { RateLine } from './rate-lines.ts'
import { receiptColumns } from './references.ts'
import type { StyledCell } from './sheet.ts'
import { money, styles } from './styles.ts'

const impliedDecimals = rateDecimals

/** The receipt's row on the Rates sheet, its rate and source, and the printed amount. */
export function createConversionCells(report: Report) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  return (row: number, receipt: ReportReceipt, line: RateLine): StyledCell[] => [
    ...rateCells(line),
    [line.by === 'own' ? howItCounts.own : formulas.howItCounts(row, line), styles.text],
    [line.reference, styles.text],
    line.by === 'card' ? [numberOf(receipt.convertedMinor ?? 0, own), money(own)] : [null],
    ...printedCells(row, receipt),
  ]

  function rateCells(line: RateLine): StyledCell[] {
    if (line.by === 'own' || line.by === 'card') return [[null], [null]]
    return [
      [formulas.rate(line), styles.rate],
      [formulas.rateDay(line), styles.dateAfterFigure],
    ]
  }
}

/** Empty if the receipt is booked in the printed currency. */
function printedCells(row: number, receipt: ReportReceipt): StyledCell[] {
  const { printed, amountMinor, currency } = receipt
  if (!printed) return [[null], [null], [null]]
  return [
    [numberOf(printed.amountMinor, printed.currency), money(printed.currency)],
    [printed.currency, styles.afterFigure],
    [
      impliedRate(row, [amountMinor, currency], [printed.amountMinor, printed.currency]),
      styles.rate,
    ],
  ]
}

/** The rate implied by the booked and the printed amount. */
type Money = [minor: number, currency: string]

function impliedRate(row: number, booked: Money, onPaper: Money): CellFormulaValue | null {
  const { amount, printed } = receiptColumns
  // Thousandths of both, whatever they are stored in.
  const [dividend, divisor] = [booked, onPaper].map(
    ([minor, currency]) => BigInt(Math.abs(minor)) * 10n ** BigInt(3 - storedDecimalsOf(currency)),
  )
  if (!dividend || !divisor) return null
  const scaled = (2n * dividend * 10n ** BigInt(impliedDecimals) + divisor) / (2n * divisor)
  return {
    formula: `ROUND(${amount}${row}/${printed}${row},${impliedDecimals})`,
    result: Number(scaled) / 10 ** impliedDecimals,
  }
}

/** Tax details of the receipt: net, tax, the supplier's VAT number. */
export function taxCells(receipt: ReportReceipt): StyledCell[] {
  const { tax } = receipt
  if (!tax) return [[null], [null], [null]]
  const currency = paperCurrency(receipt)
  const style = money(currency)
  return [
    [
      sumOf(
        tax.lines.map(({ net }) => net),
        currency,
      ),
      style,
    ],
    [
      sumOf(
        tax.lines.map((line) => line.tax),
        currency,
      ),
      style,
    ],
    [tax.vatNumber, styles.afterFigure],
  ]
}

/** Who paid and what for; the trip's project unless the receipt has its own. */
export function detailCells({ paidBy, details }: ReportReceipt, project: string): StyledCell[] {
  return [
    [payerNames[paidBy], styles.text],
    [details?.project || project || null, styles.wrapped],
    [details?.attendees || null, styles.wrapped],
    [details?.guests ?? null, styles.text],
    [details?.isBillable ? 'yes' : null, styles.text],
    [details?.number || null, styles.text],
  ]
}

/** Returns nothing if one of them is not an amount. */
function sumOf(texts: string[], currency: string) {
  const amounts = texts.flatMap((text) => minorOf(text, currency) ?? [])
  if (texts.length === 0 || amounts.length < texts.length) return null
  return numberOf(
    amounts.reduce((sum, amount) => sum + amount, 0),
    currency,
  )
}
