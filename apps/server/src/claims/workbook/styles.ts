import type { Style } from '@cj-tech-master/excelts'
import { decimalsOf } from '@quittance/contract/money'

type CellStyle = Partial<Style>

const font = { name: 'Calibri', size: 11 }
const bold = { ...font, bold: true }
const top = { vertical: 'top' } as const
/** A gap between a right-aligned number and the text in the next column. */
const indented = { horizontal: 'left', indent: 1 } as const
const gray = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE7E6E6' } } as const
const yellow = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFF2CC' } } as const
const line = { style: 'thin', color: { argb: 'FFBF9000' } } as const
const box = { top: line, left: line, bottom: line, right: line }
const amber = { ...font, italic: true, color: { argb: 'FF7F6000' } }
const dateFormat = 'yyyy-mm-dd'
/** Six decimals or more, with aligned decimal points. */
const rateFormat = '0.000000????'

/** One object per style, because the writer deduplicates by identity. */
export const styles = {
  title: { font: { ...bold, size: 14 } },
  label: { font: bold },
  labelBeforeFigure: { font: bold, alignment: { horizontal: 'right' } },
  labelAfterFigure: { font: bold, alignment: indented },
  header: { font: bold, fill: gray, alignment: { vertical: 'middle', wrapText: true } },
  figureHeader: {
    font: bold,
    fill: gray,
    alignment: { vertical: 'middle', horizontal: 'right', wrapText: true },
  },
  headerAfterFigure: {
    font: bold,
    fill: gray,
    alignment: { vertical: 'middle', wrapText: true, ...indented },
  },
  wrapped: { alignment: { wrapText: true, vertical: 'top' } },
  text: { alignment: top },
  afterFigure: { alignment: { ...top, ...indented } },
  number: { alignment: { ...top, horizontal: 'left' } },
  date: { numFmt: dateFormat, alignment: { ...top, horizontal: 'left' } },
  dateAfterFigure: { numFmt: dateFormat, alignment: { ...top, ...indented } },
  dateLabel: { numFmt: dateFormat, alignment: { horizontal: 'left' } },
  fact: { alignment: { horizontal: 'left' } },
  link: { font: { ...font, color: { argb: 'FF0563C1' }, underline: true }, alignment: top },
  rate: { numFmt: rateFormat, alignment: { ...top, horizontal: 'right' } },
  rateToType: { numFmt: rateFormat, fill: yellow, border: box },
  dateToType: { numFmt: dateFormat, fill: yellow, border: box, alignment: { horizontal: 'left' } },
  percent: { numFmt: '0.0##%', alignment: top },
  hint: { font: amber },
  hintAfterFigure: { font: amber, alignment: indented },
} satisfies Record<string, CellStyle>

/** Indian rupees are grouped in lakhs and crores. */
const rupees =
  '[>=10000000][$INR] ##\\,##\\,##\\,##0.00;[>=100000][$INR] ##\\,##\\,##0.00;[$INR] ##,##0.00'

/** An amount with its currency's decimals. */
export const money = perCurrency((numFmt): CellStyle => ({ numFmt, alignment: top }))

export const moneyTotal = perCurrency((numFmt): CellStyle => ({ numFmt, font: bold }))

function perCurrency(styleOf: (format: string) => CellStyle) {
  const known = new Map<string, CellStyle>()
  return (currency: string): CellStyle => {
    const style = known.get(currency) ?? styleOf(formatOf(currency))
    known.set(currency, style)
    return style
  }
}

function formatOf(currency: string) {
  if (currency === 'INR') return rupees
  const decimals = decimalsOf(currency)
  return `[$${currency}] #,##0${decimals === 0 ? '' : `.${'0'.repeat(decimals)}`}`
}
