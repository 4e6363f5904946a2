import type { OcrPage, TextBox } from '#page/text-box.ts'
import { around, type Line } from './lines.ts'

/** Relative to the page's width. */
const aligned = 0.012
/** Relative to the height of the print. */
const mostGap = 1.6
const smaller = 0.88
/** What is printed larger than the day below it is a title. */
const largest = 1.3

/**
 * On forms and tickets a value is below its label: "Booked" above "12 March". Such two lines become one line
 * per label, with its value.
 */
export function withLabelledValues(lines: Line[], page: OcrPage): Line[] {
  const isBelow = (upper: TextBox, lower: TextBox) => standBelow(upper, lower, aligned * page.width)
  const done: Line[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const [names, values, next] = lines.slice(index, index + 3)
    const pairs = names && values ? pairsOf(names, values, isBelow) : undefined
    if (names && values && pairs && !isTable(values, next, isBelow)) {
      done.push(...pairs)
      index += 1
    } else if (names) done.push(names)
  }
  return done
}

type IsBelow = (upper: TextBox, lower: TextBox) => boolean

/** Every value has a label above it; labels without a value stay alone. */
function pairsOf(names: Line, values: Line, isBelow: IsBelow): Line[] | undefined {
  const isForm =
    names.boxes.every(isName) &&
    values.boxes.some(isFigure) &&
    heightOf(names) < largest * heightOf(values) &&
    (values.boxes.length === 1 || isFigure(values.boxes[0]!) || isSmallAbove(names, values)) &&
    values.box.y - names.box.y - names.box.height < mostGap * names.box.height
  if (!isForm) return undefined
  const found = names.boxes.map((name) => ({
    name,
    own: values.boxes.filter((value) => isBelow(name, value)),
  }))
  const isEach = values.boxes.every(
    (value) => found.filter(({ own }) => own.includes(value)).length === 1,
  )
  if (!isEach || found.some(({ own }) => own.length > 1)) return undefined
  return found.map(({ name, own }) => lineOf([name, ...own]))
}

/** Words, with at most the number of a field. */
function isName({ text }: TextBox) {
  const digits = text.match(/\d/g)?.length ?? 0
  return (
    digits <= 2 && /\p{L}{2}/u.test(text) && !/[.!?]$/.test(text.replace(/\b\p{L}{1,4}\.$/u, ''))
  )
}

/** A day, a sum, a number. */
function isFigure({ text }: TextBox) {
  const digits = text.match(/\d/g)?.length ?? 0
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return digits >= 2 && letters <= digits + 8
}

/** Labels in smaller print, without a price: beside words a price is an item. */
function isSmallAbove(names: Line, values: Line) {
  return heightOf(names) < smaller * heightOf(values) && !values.boxes.some(isPrice)
}

function heightOf({ boxes }: Line) {
  return Math.max(...boxes.map(({ box }) => box.height))
}

function isPrice({ text }: TextBox) {
  return /\d[.,]\d{2}(?!\d|[.,:]\d)/.test(text)
}

/** Another line of values follows in the same columns. */
function isTable(values: Line, next: Line | undefined, isBelow: IsBelow) {
  if (!next || next.box.y - values.box.y - values.box.height > 2 * mostGap * values.box.height)
    return false
  const below = next.boxes.filter((box) => values.boxes.some((value) => isBelow(value, box)))
  const isLikeIt =
    values.boxes.length === 1 ? next.boxes.every(isFigure) : next.boxes.some(isFigure)
  return below.length >= Math.min(2, values.boxes.length) && isLikeIt
}

/** Aligned left, right or centred with the other one. */
function standBelow({ box: upper }: TextBox, { box: lower }: TextBox, tolerance: number) {
  const left = Math.abs(upper.x - lower.x)
  const right = Math.abs(upper.x + upper.width - lower.x - lower.width)
  const middle = Math.abs(upper.x + upper.width / 2 - lower.x - lower.width / 2)
  return Math.min(left, right, middle) <= tolerance
}

function lineOf(boxes: TextBox[]): Line {
  return { boxes, text: boxes.map(({ text }) => text).join('  '), box: around(boxes) }
}
