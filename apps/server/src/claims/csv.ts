import { inertText } from './inert-text.ts'

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
