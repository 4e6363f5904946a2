import { fields } from './score.ts'
import type { Summary } from './summary.ts'

/** Percent right with the baseline's in brackets, items, and what a read costs. */
export function qualityTable(summaries: Summary[]): string {
  const rows = summaries.map(({ name, receipts, reader, baseline, items, seconds, cpuSeconds }) => [
    name,
    String(receipts),
    ...[...fields, 'all' as const].map(
      (field) => `${round(reader[field])} (${round(baseline[field])})`,
    ),
    items.labelled > 0 ? `${round(items.percentPrices)}, ${round(items.percentNames)}` : '',
    `${seconds.median.toFixed(2)}, ${seconds.p95.toFixed(2)}`,
    `${cpuSeconds.median.toFixed(2)}, ${cpuSeconds.p95.toFixed(2)}`,
  ])
  return table(
    [
      'receipts',
      'n',
      'vendor %',
      'date %',
      'total %',
      'all three %',
      'items: price, name %',
      's: median, p95',
      'CPU s: median, p95',
    ],
    rows,
  )
}

/** Of the values marked with this confidence, how many are right. */
export function calibrationTable({ calibration }: Summary): string {
  const rows = calibration.vendor.map(({ from }, tenth) => [
    `${from.toFixed(1)} to ${(from + 0.1).toFixed(1)}`,
    ...fields.map((field) => {
      const { values = 0, percentRight = 0 } = calibration[field][tenth] ?? {}
      return values > 0 ? `${round(percentRight)} of ${values}` : ''
    }),
  ])
  return table(['marked', 'vendor right %', 'date right %', 'total right %'], rows)
}

export function table(head: string[], rows: string[][]) {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function round(value: number) {
  return Number.isNaN(value) ? '-' : value.toFixed(1)
}
