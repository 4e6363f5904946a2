import type { TextBox } from '#page/text-box.ts'
import { readingsOf } from './readings.ts'

/** An amount of money as it is printed in one box. */
export type Amount = {
  /** Whole hundredths. */
  minor: number
  /** Printed without decimals: a yen amount, a quantity, or the point was lost. */
  isWhole: boolean
  box: TextBox
}

const decimal =
  /(?<![\d.,:/#])(?<sign>-\s?)?(?<whole>\d{1,3}(?:[ ,.'’]\d{3})+|\d{1,7}|(?<=^-?|\s-?|\$)(?=\.\d\d(?!\d)))(?:\s?[.,·]\s?(?<cents>\d\d|\d\s\d)|[.,:]\s?(?:-{1,2}|[—–]))(?<minus>-)?(?!\s?%|[.,:/-]?\d|\s?(?:kg|lb|l|ml|g|oz|cm|mm|m)\b)/giu
/** The symbol distinguishes an amount without decimals from a number; ¤ stands for any currency. */
const wholeCurrency =
  /(?:[¥￥₩₫¤]|\bR[Pp]|\b(?:KRW|IDR|JPY|VND|CLP|HUF|ISK)\b)\s?-?\s?\d|\d\s?(?:円|원|₫|Ft\b)/u
/** "Fr.12.50": the point belongs to the letters. */
const pointOfCode = /(?<=\b(?:S?Fr|Rp|Rs|Kr|RM|Lei|Kc))\.(?=\s?\d)/giu
/** "1, 234.50", "1 .234,50": a space beside the thousands separator. */
const looseGroup = /(?<=\d)(?:\s[,.'’]\s?|[,'’]\s)(?=\d{3}[.,]\d\d(?!\d))/gu
/** "Zones 10, 11 et 21" is a list of numbers, not a decimal. */
const listedNumbers =
  /(?<![\d.,])\d{1,3}(?:,\s\d{1,3})+(?=\s(?:et|und|and|y|e|en|og|och|&)\s\d{1,3}(?![.,]?\d))/giu
/** "-$4.00": the minus before the sign belongs to the figure. */
const minusBeforeSign =
  /(?<=^|\s)-\s?(?<sign>[¥￥₩¤$€£₹]|R\$|RM|Rp\.?|Rs\.?|kr\.?|CHF|EUR|USD|GBP)\s?(?=\d)/giu
const dashAsPoint = /^[^\d(]{0,5}(?<whole>\d{1,4})-(?<cents>\d\d)(?:\s?\p{L})?[^\d\p{L})]{0,3}$/u
const wholeNumber =
  /(?<![\d.,:/#-])(?<sign>-\s?)?(?<whole>[1-9]\d{0,2}(?:[,.'’]\d{3})+|(?<=[¥￥₩¤]\s?)[1-9]\d{0,2}(?: \d{3})+|\d{1,7})(?!\s?%|[.,:/-]?\d|\s?(?:kg|lb|l|ml|g|oz|cm|mm|m|x)\b|\p{L}{2})/giu

/** Digits that were read as letters, and a tax code that was read as digits. */
function withDigitsRepaired(text: string) {
  return text
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replaceAll(/\u2212|(?<=^|\s)–(?=\s?\d)/g, '-')
    .replaceAll(/(?<=\d)[oODQ](?=[\d.,\s]|$)|(?<=[\d.,\s]|^)[oODQ](?=[.,]?\d)/g, '0')
    .replaceAll(/(?<=[.,]\d)[CcoODQ]+(?=\s|$)/g, '0')
    .replaceAll(/(?<=\d[.,]\d\d)(?:5R|2R|Z[RL]|S)(?=\s|\*|$)/g, '')
    .replaceAll(/(?<=\d)[lI|](?=[\d.,])|(?<=[.,\d])[lI|](?=\d)/g, '1')
    .replaceAll(/(?<=^|\s|:)[S§](?=\d+[.,]\d\d)/g, '$')
    .replaceAll('*', ' ')
    .replaceAll(pointOfCode, ' ')
    .replaceAll(minusBeforeSign, '$<sign>-')
    .replaceAll(looseGroup, ',')
    .replaceAll(listedNumbers, (list) => list.replaceAll(',', ' ;'))
}

/** Amounts in a text, in whole hundredths; a printed minus makes it negative. */
export function amountsIn(text: string): { minor: number; isWhole: boolean }[] {
  const repaired = withDigitsRepaired(text)
  if (!/\d/.test(repaired)) return []
  const found = [...repaired.matchAll(decimal)].map((match) => toAmount(match, false))
  if (found.length > 0) return found
  const dashed = dashAsPoint.exec(repaired)
  if (dashed) return [toAmount(dashed, false)]
  const isWhole = !wholeCurrency.test(repaired)
  return [...repaired.matchAll(wholeNumber)].map((match) => toAmount(match, isWhole))
}

function toAmount({ groups = {} }: RegExpMatchArray, isWhole: boolean) {
  const { sign, whole = '', cents = '', minus } = groups
  const minor =
    Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.replaceAll(/\s/g, '').padEnd(2, '0'))
  return { minor: sign || minus ? -minor : minor, isWhole }
}

/** Amounts of a box by all its readings; one with decimals beats one that lost its point. */
export function amountsOf(box: TextBox): Amount[] {
  const known = found.get(box)
  if (known) return known
  const amounts = amountsByReadings(box)
  found.set(box, amounts)
  return amounts
}

/** A box is requested as part of its row, and alone. */
const found = new WeakMap<TextBox, Amount[]>()

function amountsByReadings(box: TextBox): Amount[] {
  const all = readingsOf(box).flatMap((text) => amountsIn(text))
  const hasDecimals = all.some(({ isWhole }) => !isWhole)
  const values = new Map(
    all.filter(({ isWhole }) => isWhole !== hasDecimals).map((amount) => [amount.minor, amount]),
  )
  return [...values.values()].map((amount) => ({ ...amount, box }))
}
