import type { CellFormulaValue } from '@cj-tech-master/excelts'
import { rateSource } from '@quittance/contract/exchange'
import { decimalsOf, storedDecimalsOf } from '@quittance/contract/money'
import { payerNames } from '#claims/format-details.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { numberOf, serialDate } from './cell-values.ts'
import type { RateLine } from './rate-lines.ts'
import { rateColumns, receiptColumns, references } from './references.ts'

/** The criteria that select receipts: currency, category, day or row of the Rates sheet. */
export type Which = Partial<
  Record<'currencies' | 'categories' | 'dates' | 'rateReferences', string>
>

type ConvertedSum = { count: number; missing: number; totalMinor: number }

export const howItCounts = {
  own: 'Currency of the trip',
  card: 'Charged on the card',
  nothing: 'Rate missing',
  rate: rateSource.name,
  typed: 'Typed by hand',
} as const

/** Formulas with cached results, for viewers that compute nothing. */
export function createFormulas(report: Report) {
  const own = report.trip.currency
  const cells = references(report)
  const { amounts, converted, currencies } = cells
  const { all } = report.converted
  const missing = `(COUNTA(${currencies})-COUNT(${converted}))`

  function conditions(which: Which) {
    return (Object.keys(which) as (keyof Which)[])
      .map((key) => `${cells[key]},${which[key]}`)
      .join(',')
  }

  function known(which: Which) {
    const having = (sign: string) => `COUNTIFS(${converted},"${sign}0",${conditions(which)})`
    return `(${having('>=')}+${having('<')})`
  }

  return {
    /** A receipt's amount in the trip's currency: as is, as charged to the card, or by its rate. */
    convertedAmount(row: number, { convertedMinor }: ReportReceipt): CellFormulaValue {
      const { amount, currency, rate, card } = receiptColumns
      const byRate = `ROUND(${amount}${row}*${rate}${row},${decimalsOf(own)})`
      const other = `IF(${card}${row}<>"",${card}${row},IF(${rate}${row}="","",${byRate}))`
      return {
        formula: `IF(${currency}${row}="${own}",${amount}${row},${other})`,
        result: convertedMinor === null ? '' : numberOf(convertedMinor, own),
      }
    },

    /** The rate's cell on the Rates sheet, unless it is empty. */
    rate({ row, rate }: RateLine): CellFormulaValue {
      return cellOrNothing(`Rates!$${rateColumns.rate}$${row}`, rate === null ? '' : Number(rate))
    },

    rateDay({ row, day }: RateLine): CellFormulaValue {
      return cellOrNothing(`Rates!$${rateColumns.day}$${row}`, day === null ? '' : serialDate(day))
    },

    howItCounts(row: number, line: RateLine): CellFormulaValue {
      const { rate, card } = receiptColumns
      const source = `Rates!$${rateColumns.source}$${line.row}`
      const byRate = `IF(${rate}${row}="","${howItCounts.nothing}",${line.by === 'card' ? `"${howItCounts.typed}"` : source})`
      return {
        formula: `IF(${card}${row}<>"","${howItCounts.card}",${byRate})`,
        result: howItCounts[line.by],
      }
    },

    /** The source of a rate; an edited rate is no longer its publisher's. */
    source({ row, rate }: RateLine): CellFormulaValue {
      const cell = `${rateColumns.rate}${row}`
      const { nothing, typed } = howItCounts
      if (rate === null) {
        return { formula: `IF(${cell}="","${nothing}","${typed}")`, result: nothing }
      }
      const { name } = rateSource
      return {
        formula: `IF(${cell}="","${nothing}",IF(${cell}=${rate},"${name}","${typed}"))`,
        result: name,
      }
    },

    /** The sum of receipts that are all in one currency. */
    total(which: Which, totalMinor: number, currency: string): CellFormulaValue {
      return {
        formula: `ROUND(SUMIFS(${amounts},${conditions(which)}),${storedDecimalsOf(currency)})`,
        result: numberOf(totalMinor, currency),
      }
    },

    count(which: Which, count: number): CellFormulaValue {
      return { formula: `COUNTIFS(${conditions(which)})`, result: count }
    },

    /** As far as rates are known; empty if none is. */
    convertedTotal(which: Which, sum: ConvertedSum): CellFormulaValue {
      return {
        formula: `IF(${known(which)}=0,"",ROUND(SUMIFS(${converted},${conditions(which)}),${storedDecimalsOf(own)}))`,
        result: resultOf(sum, own),
      }
    },

    /** Shown beside a total that lacks some of its receipts. */
    withoutRate(
      which: Which,
      countCell: string,
      { missing: count }: ConvertedSum,
    ): CellFormulaValue {
      return {
        formula: `IF(${countCell}=${known(which)},"",${countCell}-${known(which)}&" without a rate")`,
        result: count === 0 ? '' : `${count} without a rate`,
      }
    },

    grandTotal(): CellFormulaValue {
      return {
        formula: `IF(AND(COUNT(${converted})=0,COUNTA(${currencies})>0),"",ROUND(SUM(${converted}),${storedDecimalsOf(own)}))`,
        result: resultOf(all, own),
      }
    },

    /** What the traveller paid, as far as rates are known. */
    repayment(): CellFormulaValue {
      const isPaid = `${cells.payers},"${payerNames.traveller}"`
      return {
        formula: `ROUND(SUMIFS(${converted},${isPaid}),${storedDecimalsOf(own)})`,
        result: numberOf(all.repayMinor, own),
      }
    },

    paidByOthers(): CellFormulaValue {
      const isPaid = `${cells.payers},"<>${payerNames.traveller}"`
      return {
        formula: `ROUND(SUMIFS(${converted},${isPaid}),${storedDecimalsOf(own)})`,
        result: numberOf(all.totalMinor - all.repayMinor, own),
      }
    },

    /** Shown beside the grand total while it is incomplete. */
    whatIsMissing(): CellFormulaValue {
      const hint = `of ${all.count} receipts: type the missing rates on the sheet Rates.`
      return {
        formula: `IF(${missing}=0,"","Without "&${missing}&" ${hint}")`,
        result: all.missing === 0 ? '' : `Without ${all.missing} ${hint}`,
      }
    },
  }
}

function resultOf({ count, missing, totalMinor }: ConvertedSum, own: string) {
  return count > 0 && count === missing ? '' : numberOf(totalMinor, own)
}

function cellOrNothing(cell: string, result: string | number): CellFormulaValue {
  return { formula: `IF(${cell}="","",${cell})`, result }
}
