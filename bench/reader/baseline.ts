import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import { linesOf } from '@quittance/receipt-reader/rows/lines'
import type { Values } from './score.ts'

/** A naive baseline: the top line, the first date, the number in the last line with TOTAL. */
export function baselineOf(page: OcrPage): Values {
  const lines = linesOf(page).map(({ text }) => text)
  const totalLine = lines.findLast((line) => /total|summe|kop[aā]/i.test(line)) ?? ''
  const amount = /(\d+)[.,](\d\d)(?!\d)/.exec(totalLine)
  return {
    vendor: lines[0] ?? '',
    date: lines.map(firstDate).find((date) => date !== '') ?? '',
    amount: amount ? `${amount[1]}.${amount[2]}` : '',
    currency: null,
  }
}

function firstDate(line: string) {
  const [, day, month, year] = /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)/.exec(line) ?? []
  if (!day || !month || !year) return ''
  const parts = Number(month) > 12 ? [day, month] : [month, day]
  return [year.padStart(4, '20'), ...parts.map((part) => part.padStart(2, '0'))].join('-')
}
