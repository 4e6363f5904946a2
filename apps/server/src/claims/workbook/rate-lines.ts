import type { Report, ReportReceipt } from '#claims/report.ts'
import { firstRateRow } from './references.ts'

type Part = Report['converted']['parts'][number]

/** One row of the Rates sheet: receipts converted by the same method and rate. */
export type RateLine = Part & {
  /** `R3`, as receipts refer to it. */
  reference: string
  row: number
}

const order: Part['by'][] = ['own', 'nothing', 'rate', 'card']

/** The trip's own currency first, then receipts without a rate. */
export function createRateLines({ converted: { parts } }: Report) {
  const ordered = parts.toSorted((one, other) => order.indexOf(one.by) - order.indexOf(other.by))
  const lines: RateLine[] = ordered.map((part, index) => ({
    ...part,
    reference: `R${index + 1}`,
    row: firstRateRow + index,
  }))
  const byKey = new Map(lines.map((line) => [keyOf(line, line.day), line]))
  return {
    lines,
    lineOf(receipt: ReportReceipt): RateLine {
      const line = byKey.get(keyOf(receipt, receipt.rateDay))
      if (!line) throw new Error('The trip changed while its report was made.')
      return line
    },
  }
}

function keyOf({ currency, by, rate }: Pick<Part, 'currency' | 'by' | 'rate'>, day: string | null) {
  return [currency, by, rate, day].join(' ')
}
