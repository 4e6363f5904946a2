/**
 * What a spreadsheet takes for the start of a formula, also in the wide letters of East Asian keyboards and
 * behind characters that it skips or nobody sees.
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/** Keeps a text from being run where a cell has no type, as in CSV; in a workbook a text is one by its type. */
export function inertText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}
