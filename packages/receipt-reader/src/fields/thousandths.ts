import { decimalsOf, fromMinor } from '@quittance/contract/money'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { toHundredths } from '#rows/hundredths.ts'
import { withText } from '#rows/readings.ts'

/** Dinars and rials that are printed with three decimals; Iraq prints none. */
const codes = ['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']
const code = new RegExp(`(?<![A-Z])(?:${codes.join('|')})(?![A-Z])`)
const thousandths =
  /(?<![\d.,])(?<whole>\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:[ .]\d{3})+(?=,)|\d{1,7})[.,](?<decimals>\d{3})(?![\d%]|\s?(?:%|kg|l)|[.,:/-]\d)/giu
const hundredths = /(?<![\d.,:/-])(?<whole>\d{1,7})\.(?<decimals>\d\d)(?!\d|\s?%|[.,:/-]\d)/gu

/**
 * Amounts are read in hundredths: on a page in dinars every point moves by one digit, `1.250` to
 * `12.50`, so that hundredths are thousandths. Undefined if the page is not in dinars.
 */
export function movePoints(page: OcrPage, tripCurrency = ''): OcrPage | undefined {
  const texts = page.boxes.map(({ text }) => text)
  const isNamed = codes.includes(tripCurrency) || texts.some((text) => code.test(text))
  if (!isNamed || !texts.some((text) => text.search(thousandths) >= 0)) return undefined
  return { ...page, boxes: page.boxes.map((box) => withText(box, moved)) }
}

function moved(text: string) {
  const move = (...match: unknown[]) => {
    const { whole = '', decimals = '' } = match.at(-1) as Record<string, string>
    return (Number(`${whole.replaceAll(/\D/g, '')}${decimals.padEnd(3, '0')}`) / 100).toFixed(2)
  }
  return text.replaceAll(hundredths, move).replaceAll(thousandths, move)
}

/** With the points where they were printed; undefined if it turned out to be in another currency. */
export function movePointsBack(reading: ReceiptReading): ReceiptReading | undefined {
  const { currency, amount, items, tax } = reading
  if (!currency || decimalsOf(currency) !== 3) return undefined
  const back = (text: string) => {
    const minor = toHundredths(text)
    return minor === undefined ? text : fromMinor(minor, currency)
  }
  return {
    ...reading,
    amount: back(amount),
    items: items.map((item) => ({ ...item, price: item.price && back(item.price) })),
    ...(tax && {
      tax: {
        ...tax,
        lines: tax.lines.map(({ rate, ...line }) => ({
          rate,
          net: back(line.net),
          tax: back(line.tax),
          gross: back(line.gross),
        })),
      },
    }),
  }
}
