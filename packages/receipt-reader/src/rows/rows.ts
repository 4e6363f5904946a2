import type { OcrPage, TextBox } from '#page/text-box.ts'
import { amountsOf } from './amounts.ts'
import { withLabelledValues } from './labelled-values.ts'
import { isFullPage, type Line, linesOf } from './lines.ts'
import { clearestReading, withBoxTexts } from './readings.ts'
import type { Row } from './row.ts'

/** Repairs of a page's lines, in this order. */
export const linePasses: Record<string, (lines: Line[], page: OcrPage) => Line[]> = {
  withYenSigns,
  withLabelledValues: (lines, page) => (isFullPage(page) ? withLabelledValues(lines, page) : lines),
  withWholeAmounts,
}

export function rowsOf(page: OcrPage): Row[] {
  const lines = Object.values(linePasses).reduce((read, pass) => pass(read, page), linesOf(page))
  return lines.map(rowOf)
}

function rowOf(line: Line, index: number): Row {
  const label = line.boxes.map(clearestReading).join(' ')
  return { ...line, index, label, amounts: line.boxes.flatMap(amountsOf) }
}

/** One box of a row, as a separate row. */
export function pieceOf(row: Row, box: TextBox): Row {
  return { ...rowOf({ boxes: [box], text: box.text, box: box.box }, row.index), isPiece: true }
}

const japanese = /[\u3041-\u30fa]{2}|円|[合小]計|[内外]税|消費税|税込|領収|現金|対象|釣|預/
const chinese = /[计总应实发单电谢价额结账欢银]/
/** Worn Latin print is sometimes misread as a Japanese character or two. */
const fewestLines = 3
const groups = /\d,\d{3}(?!\d)/

/** Counts and numbers, not amounts. */
const isNumber =
  /番|号|[№#]|NO\.|TEL|電話|登録|レジ|担当|点数|人数|個数|数量|ポイント|時刻|日付|\d[:/]\d|\d[年月]/i

/** The last figure of a row: alone or after a space, before at most a tax code. */
const lastFigure =
  /(?<=^\(?|\s|[計額税り])(?<figure>\d{1,3}(?:,\d{3})+|\d{1,6})(?=[軽込内外非※*]?\s?\)?$)/u
const misreadSign = /(?:(?<=^\(?|\s)[\\半羊Y]|^\/)\s?(?=\d{1,3}(?:,\d{3}|(?!\d)))/gu
/** Amounts in yuan have decimals and not always thousands separators. */
const misreadYuan = /^[\\/半羊Y]\s?(?=\d+\.\d\d(?!\d))/u
/** "¥1 2,080" in wide print. */
const spreadDigits = /(?<=[¥￥]\s?\d{1,2})\s(?=\d{1,2},\d{3}(?!\d))/g
/** There are no hundredths of a yen. */
const hundredths = /(?<=\d),(?=\d\d(?!\d))/g
const spreadGroup = /(?<=\d)(?:\s,\s?|,\s)(?=\d{3}(?!\d))/g

/**
 * Amounts in yen have no decimals and often no sign. On a Japanese receipt the last figure of a row gets one, so
 * that it can be distinguished from a quantity.
 */
export function withYenSigns(lines: Line[]): Line[] {
  const texts = lines.map(({ text }) => text)
  const inJapanese = texts.filter((text) => japanese.test(text)).length
  const inChinese = texts.filter((text) => chinese.test(text)).length
  if (inChinese > 1 && inChinese >= inJapanese) return lines.map(lineInYuan)
  if (inJapanese < fewestLines || inJapanese <= inChinese) return lines
  const isGrouped = texts.some((text) => groups.test(text))
  return lines.map((line) => lineWithSign(line, isGrouped))
}

function lineInYuan(line: Line): Line {
  return withBoxTexts(line, (text) => text.replace(misreadYuan, '¥'))
}

function lineWithSign(line: Line, isGrouped: boolean): Line {
  const isCounted = isNumber.test(line.text)
  const last = line.boxes.length - 1
  return withBoxTexts(line, (text, index) => {
    const repaired = text
      .replaceAll(spreadGroup, ',')
      .replaceAll(spreadDigits, '')
      .replaceAll(misreadSign, '¥')
      .replaceAll(hundredths, ' ')
    const isLone = last === 0 && /^\P{L}*$/u.test(repaired)
    return index < last || isCounted || isLone ? repaired : withSign(repaired, isGrouped)
  })
}

/** On a page with thousands separators, 1000 is not an amount. */
function withSign(text: string, isGrouped: boolean) {
  return text.replace(lastFigure, (figure) =>
    isGrouped && /^\d{4,}$/.test(figure) ? figure : `¥${figure}`,
  )
}

const decimals = /\d[.,]\d\d(?!\d)/
/** A figure with thousands separators at the end of its text, before at most a currency. */
const groupedFigure =
  /(?<=^|[^\d.,:/#¥￥$€£-]|(?:^|\s)-\s?)(?<!#\s?)(?:[W₩\\]\s?)?(?<figure>[1-9]\d{0,2}(?:(?:[.,]\s?|\s,)\d{3})+)(?=\s?\P{L}?\p{L}{0,3}\s*$)/u
const fewestFigures = 3

/**
 * If a page prints amounts with thousands separators ("12.500", "₩13,820") and hardly any with two decimals,
 * such a figure is an amount. It gets the generic currency sign, to distinguish it from a quantity.
 */
export function withWholeAmounts(lines: Line[]): Line[] {
  const texts = lines.flatMap(({ boxes }) => boxes.map(({ text }) => text))
  const grouped = texts.filter((text) => groupedFigure.test(text)).length
  const withDecimals = texts.filter((text) => decimals.test(text)).length
  if (grouped < fewestFigures || withDecimals * 3 > grouped) return lines
  return lines.map((line) =>
    withBoxTexts(line, (text) =>
      text.replace(groupedFigure, (figure) => `¤${figure.replaceAll(/[^\d.,]/g, '')}`),
    ),
  )
}
