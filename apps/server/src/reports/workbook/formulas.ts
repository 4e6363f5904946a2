import type { CellFormulaValue } from '@cj-tech-master/excelts'
import type { Currency } from '@quittance/contract/money'
import type { Report } from '#reports/report.ts'
import { fromHundredths } from './cell-values.ts'
import { references } from './references.ts'
import { decimalsOf } from './styles.ts'

/** The cell that names a category or a day, and where in the receipts it is looked for. */
type Group = { cell: string; lookedForIn: 'categories' | 'dates' }
type Sum = { currency: Currency; totalMinor: number }

/** Formulas with the values they have before finance types a rate, for viewers that compute nothing. */
export function createFormulas(report: Report) {
  const own = report.trip.currency
  const cells = references(report)
  const { amounts, converted, currencies, rates, rateCurrencies } = cells

  const allRatesTyped = `COUNT(${rates})=COUNTA(${rateCurrencies})`
  const isComplete = report.totals.every(({ currency }) => currency === own)
  const ownTotal = report.totals.find(({ currency }) => currency === own)?.totalMinor ?? 0

  function conditions(currencyCell: string, group?: Group) {
    const ofCurrency = `${currencies},${currencyCell}`
    return group ? `${ofCurrency},${cells[group.lookedForIn]},${group.cell}` : ofCurrency
  }

  function rateOf(currencyCell: string) {
    return `INDEX(${rates},MATCH(${currencyCell},${rateCurrencies},0))`
  }

  function whenRateIsTyped(currencyCell: string, formula: string, sum: Sum): CellFormulaValue {
    return {
      formula: `IF(${rateOf(currencyCell)}="","",${formula})`,
      result: sum.currency === own ? fromHundredths(sum.totalMinor) : '',
    }
  }

  return {
    /** A receipt's amount in the trip's currency. */
    convertedAmount(row: number, sum: Sum): CellFormulaValue {
      const rounded = `ROUND(E${row}*${rateOf(`F${row}`)},${decimalsOf(own)})`
      return whenRateIsTyped(`F${row}`, `IF(F${row}="${own}",E${row},${rounded})`, sum)
    },

    /** Added up over the receipts of a currency, and of a category or day where one is given. */
    total(currencyCell: string, { totalMinor }: Sum, group?: Group): CellFormulaValue {
      return {
        formula: `ROUND(SUMIFS(${amounts},${conditions(currencyCell, group)}),2)`,
        result: fromHundredths(totalMinor),
      }
    },

    convertedTotal(currencyCell: string, sum: Sum, group?: Group): CellFormulaValue {
      const formula = `ROUND(SUMIFS(${converted},${conditions(currencyCell, group)}),2)`
      return whenRateIsTyped(currencyCell, formula, sum)
    },

    count(currencyCell: string, count: number, group?: Group): CellFormulaValue {
      return { formula: `COUNTIFS(${conditions(currencyCell, group)})`, result: count }
    },

    grandTotal(): CellFormulaValue {
      return {
        formula: `IF(${allRatesTyped},ROUND(SUM(${converted}),2),"")`,
        result: isComplete ? fromHundredths(ownTotal) : '',
      }
    },

    /** Beside the grand total while it is empty. */
    whatIsMissing(): CellFormulaValue {
      const hint = 'Type the missing rates on the sheet Rates.'
      return { formula: `IF(${allRatesTyped},"","${hint}")`, result: isComplete ? '' : hint }
    },
  }
}
