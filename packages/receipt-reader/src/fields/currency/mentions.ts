import { fold, plainText, wholeWordsFinder } from '#lexicon/fold.ts'
import { finderOfAll, wordsOfAll } from '#lexicon/lexicon.ts'
import type { OcrPage } from '#page/text-box.ts'
import { readingsOf } from '#rows/readings.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { type CurrencySymbol, currencySymbols } from './symbols.ts'

export type Mention = {
  currencies: string[]
  isCode: boolean
  row: TaggedRow
  /** The share of the row's readings that show it. */
  share: number
  /** Confidence that the row states an equivalent in another currency. */
  equivalence: number
  /** At the end of its text, as in a column heading. */
  isAtEnd: boolean
  /** The row says in which currency its prices are. */
  isStated: boolean
}

const stating = wholeWordsFinder(wordsOfAll(({ phrases }) => phrases.pricesIn))

const endings = new Map(
  currencySymbols.map((sign) => [sign, new RegExp(`(?:${sign.pattern.source})\\W*$`)] as const),
)

/** Currency mentions on the page, without yen signs that the reader inserted. */
export function mentionsIn(rows: TaggedRow[], page: OcrPage): Mention[] {
  const isYenPrinted = page.boxes.some((box) => readingsOf(box).some((text) => /[¥￥]/.test(text)))
  const read = rows.map((row) => ({ row, texts: readingsOfRow(row) }))
  const whole = read.flatMap(({ texts }) => texts).join(' \u0001 ')
  const printed = currencySymbols.filter(({ pattern }) => pattern.test(whole))
  return read
    .flatMap(({ row, texts }) => mentionsOf(row, texts, printed))
    .filter(({ currencies }) => isYenPrinted || !isYenSign(currencies))
}

function mentionsOf(row: TaggedRow, texts: string[], printed: CurrencySymbol[]): Mention[] {
  const [main = ''] = texts
  return printed.flatMap((sign) => {
    const share = texts.filter((text) => sign.pattern.test(text)).length / texts.length
    if (share === 0) return []
    return [
      {
        currencies: sign.currencies,
        isCode: sign.isCode,
        isAtEnd: endings.get(sign)?.test(main) ?? false,
        share,
        row,
        equivalence: equivalence(main),
        isStated: stating(fold(main)),
      },
    ]
  })
}

function readingsOfRow({ boxes, label, text }: TaggedRow): string[] {
  const second = boxes.map((box) => readingsOf(box).at(-1) ?? '').join(' ')
  return [...new Set([label, text, second].map((one) => plainText(one).replaceAll(/\s+/g, ' ')))]
}

function isYenSign(currencies: string[]) {
  return currencies[0] === 'JPY' && currencies.length > 1
}

const isConverted = finderOfAll(({ phrases }) => phrases.converted)
/** "1 EUR = 0.95", "= US$ 12.00", "EUR @ 0.95". */
const isRate =
  /(?<![\d.,])1(?:[.,]0+)?\s?(?:[A-Z]{2,4}|[€$£])?\s?=|=\s?(?:[A-Z]{2,3}\s?\d|(?:US|[A-Z])?\s?[$€£])|@\s?\d+[.,]\d{3,}|[A-Z]{3}\s?\/\s?[A-Z]{3}\s?\W{0,2}\d+[.,]\d{3,}/
const isInAnother = /(?<![A-Z])(?:IN|EN) (?:EUROS?|EUR|USD|US\$|GBP|CHF|€|\$|£)(?![A-Z])/

/** Confidence, from 0 to 1, that a row states the total in another currency. */
export function equivalence(text: string): number {
  if (isRate.test(text) || isConverted(fold(text))) return 1
  return isInAnother.test(text) ? 0.5 : 0
}
