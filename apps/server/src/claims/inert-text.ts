/**
 * What a spreadsheet treats as the start of a formula, including fullwidth characters and leading
 * characters it skips or that are invisible.
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/** Prevents formula injection where cells have no type, as in CSV. */
export function inertText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}
