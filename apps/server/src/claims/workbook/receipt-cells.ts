import type { CellFormulaValue } from '@cj-tech-master/excelts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { fromHundredths } from './cell-values.ts'
import { createFormulas, howItCounts } from './formulas.ts'
import type { RateLine } from './rate-lines.ts'
import { receiptColumns } from './references.ts'
import type { StyledCell } from './sheet.ts'
import { money, styles } from './styles.ts'
import { minorOf, paperCurrency } from './tax-lines.ts'

const impliedDecimals = 6

/** The receipt's row on the Rates sheet, its rate and source, and the printed amount. */
export function createConversionCells(report: Report) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  return (row: number, receipt: ReportReceipt, line: RateLine): StyledCell[] => [
    ...rateCells(line),
    [line.by === 'own' ? howItCounts.own : formulas.howItCounts(row, line), styles.text],
    [line.reference, styles.text],
    line.by === 'card' ? [fromHundredths(receipt.convertedMinor ?? 0), money(own)] : [null],
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
function printedCells(row: number, { printed, amountMinor }: ReportReceipt): StyledCell[] {
  if (!printed) return [[null], [null], [null]]
  return [
    [fromHundredths(printed.amountMinor), money(printed.currency)],
    [printed.currency, styles.afterFigure],
    [impliedRate(row, amountMinor, printed.amountMinor), styles.impliedRate],
  ]
}

/** The rate implied by the booked and the printed amount. */
function impliedRate(row: number, amountMinor: number, printedMinor: number): CellFormulaValue {
  const { amount, printed } = receiptColumns
  const [dividend, divisor] = [BigInt(amountMinor), BigInt(printedMinor)]
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
  const style = money(paperCurrency(receipt))
  return [
    [sumOf(tax.lines.map(({ net }) => net)), style],
    [sumOf(tax.lines.map((line) => line.tax)), style],
    [tax.vatNumber, styles.afterFigure],
  ]
}

/** Returns nothing if one of them is not an amount. */
function sumOf(texts: string[]) {
  const amounts = texts.flatMap((text) => minorOf(text) ?? [])
  if (texts.length === 0 || amounts.length < texts.length) return null
  return fromHundredths(amounts.reduce((sum, amount) => sum + amount, 0))
}
