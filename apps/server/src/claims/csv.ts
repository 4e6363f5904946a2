/** Excel reads a file without it in the encoding of its country. */
export const byteOrderMark = '\uFEFF'

/** A text, or an amount: its minus starts no formula. */
export type CsvCell = string | { amount: string }

/** Quoted per RFC 4180; escapes what a spreadsheet would run as a formula. */
export function csvLine(cells: CsvCell[]): string {
  return `${cells.map(quoteCell).join(',')}\r\n`
}

function quoteCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? inertText(cell) : cell.amount
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * What a spreadsheet treats as the start of a formula, including fullwidth characters and leading
 * characters it skips or that are invisible.
 */
const formulaStart = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u

/** Prevents formula injection where cells have no type, as in CSV. */
export function inertText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}
