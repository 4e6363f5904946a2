import type { Style } from '@cj-tech-master/excelts'
import { type Currency, currencies } from '@quittance/contract/money'

type CellStyle = Partial<Style>

const font = { name: 'Calibri', size: 11 }
const bold = { ...font, bold: true }
const top = { vertical: 'top' } as const
const gray = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFE7E6E6' } } as const
const yellow = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFFFF2CC' } } as const
const line = { style: 'thin', color: { argb: 'FFBF9000' } } as const
const box = { top: line, left: line, bottom: line, right: line }
const dateFormat = 'yyyy-mm-dd'

/** One object per style, so that the writer meets the same one in every row. */
export const styles = {
  title: { font: { ...bold, size: 14 } },
  label: { font: bold },
  header: { font: bold, fill: gray, alignment: { vertical: 'middle', wrapText: true } },
  figureHeader: {
    font: bold,
    fill: gray,
    alignment: { vertical: 'middle', horizontal: 'right', wrapText: true },
  },
  wrapped: { alignment: { wrapText: true, vertical: 'top' } },
  text: { alignment: top },
  afterFigure: { alignment: { ...top, indent: 1 } },
  number: { alignment: { ...top, horizontal: 'left' } },
  date: { numFmt: dateFormat, alignment: { ...top, horizontal: 'left' } },
  dateLabel: { numFmt: dateFormat, alignment: { horizontal: 'left' } },
  fact: { alignment: { horizontal: 'left' } },
  link: { font: { ...font, color: { argb: 'FF0563C1' }, underline: true }, alignment: top },
  rateToType: { numFmt: '0.000000', fill: yellow, border: box },
  dateToType: { numFmt: dateFormat, fill: yellow, border: box },
  hint: { font: { ...font, italic: true, color: { argb: 'FF7F6000' } } },
} satisfies Record<string, CellStyle>

/** Indian rupees are grouped in lakhs and crores. */
const rupees =
  '[>=10000000][$INR] ##\\,##\\,##\\,##0.00;[>=100000][$INR] ##\\,##\\,##0.00;[$INR] ##,##0.00'

const formats = perCurrency((currency) => {
  if (currency === 'INR') return rupees
  return currency === 'JPY' ? '[$JPY] #,##0' : `[$${currency}] #,##0.00`
})

export const money = perCurrency(
  (currency): CellStyle => ({ numFmt: formats[currency], alignment: top }),
)

export const moneyTotal = perCurrency(
  (currency): CellStyle => ({ numFmt: formats[currency], font: bold }),
)

/** Digits after the point, to which what is converted into the currency is rounded. */
export function decimalsOf(currency: Currency) {
  return currency === 'JPY' ? 0 : 2
}

function perCurrency<Value>(valueOf: (currency: Currency) => Value) {
  return Object.fromEntries(currencies.map((code) => [code, valueOf(code)])) as Record<
    Currency,
    Value
  >
}
