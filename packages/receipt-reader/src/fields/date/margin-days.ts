import type { TextBox } from '#page/text-box.ts'
import type { Row } from '#rows/row.ts'

const webAddress = /^(?:https?|file):\/\//i
const anyLetters = /\p{L}{3}/u

/** A browser prints into the margins when it printed the page, beside where it found it: first in each page. */
export function isInMargin(
  { row, box, text }: { row: Row; box: TextBox; text: string },
  rows: Row[],
): boolean {
  if (anyLetters.test(box.text.replace(text, '')) || !/\d:\d\d/.test(box.text)) return false
  const isFirst = row.index === 0 || rows[row.index - 1]?.boxes.some(isWebAddress)
  return Boolean(isFirst) && rows.some(({ boxes }) => boxes.some(isWebAddress))
}

function isWebAddress({ text }: TextBox) {
  return webAddress.test(text)
}
