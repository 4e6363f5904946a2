/** Readers written from the public descriptions, sharing nothing with the code that writes. */

/** RFC 4180, with the byte order mark that spreadsheets expect: one record by column for each line. */
export function readCsv(file: Buffer): Record<string, string>[] {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)
  if (text[0] !== '\uFEFF') throw new Error('The byte order mark is missing.')
  const [columns = [], ...records] = recordsOf(text.slice(1), ',')
  return records.map((cells) => {
    if (cells.length !== columns.length) throw new Error(`${cells.length} cells: ${cells.join()}`)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

function recordsOf(text: string, separator: string): string[][] {
  const records: string[][] = [[]]
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`,
    'y',
  )
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`Not RFC 4180 at ${at}: ${text.slice(at, at + 40)}`)
    records.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '\r\n') records.push([])
  }
  return records.slice(0, -1)
}

const quoted = (content: string) => new RegExp(`^"${content}"$`)
const any = /^.*$/

/** The expressions of DATEV's description for the 31 fields of a header of version 700. */
// biome-ignore format: easier to count in short lines
const headerRules = [
  /^"EXTF"$/, /^700$/, /^21$/, /^"Buchungsstapel"$/, /^13$/, /^20\d{15}$/, /^$/,
  quoted('\\w{0,2}'), quoted('\\w{0,25}'), quoted('\\w{0,25}'), /^\d{4,7}$/, /^\d{1,5}$/,
  /^20\d\d[01]\d[0-3]\d$/, /^[4-8]$/, /^20\d\d[01]\d[0-3]\d$/, /^20\d\d[01]\d[0-3]\d$/,
  quoted('[\\w.\\-/ ]{0,30}'), quoted('([A-Z]{2}){0,2}'), /^[12]$/, /^(0|30|40|50|64)$/,
  /^[01]$/, quoted('[A-Z]{3}'), /^$/, quoted(''), /^$/, /^$/, quoted('(\\d{2})?'), any, any,
  any, quoted('.{0,16}'),
]

/** By position, starting at 1; all others must be empty here. */
const bookingRules: Record<number, RegExp> = {
  1: /^(?!0+,00$)\d{1,10},\d{2}$/,
  2: /^"[SH]"$/,
  3: /^"[A-Z]{3}"$/,
  7: /^\d{1,9}$/,
  8: /^\d{1,9}$/,
  9: /^("\d{4}")?$/,
  10: /^\d{4}$/,
  11: /^"[A-Za-z0-9$&%*+\-/]{1,36}"$/,
  12: /^"[A-Za-z0-9$&%*+\-/]{0,12}"$/,
  14: /^"(?:[^"]|""){1,60}"$/,
  20: /^("BEDI ""[0-9A-F]{8}-([0-9A-F]{4}-){3}[0-9A-F]{12}""")?$/,
  ...Object.fromEntries([48, 50, 52].map((at) => [at, /^("(?:[^"]|""){1,20}")?$/])),
  ...Object.fromEntries([49, 51, 53].map((at) => [at, /^("(?:[^"]|""){1,210}")?$/])),
}

export type ReadBooking = ReturnType<typeof readExtf>['bookings'][number]

/** A booking batch in DATEV's format; throws if a field breaks its rule. */
export function readExtf(file: Buffer) {
  const text = new TextDecoder('windows-1252').decode(file)
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('Lines end in CR LF.')
  const [header = [], columns = [], ...rows] = text.slice(0, -2).split('\r\n').map(fieldsOf)
  check(header, headerRules)
  if (columns.length !== 125) throw new Error(`${columns.length} columns`)
  for (const row of rows)
    check(
      row,
      columns.map((_, index) => bookingRules[index + 1] ?? /^$/),
    )
  const bookings = rows.map((row) => {
    const [amount = '', side] = row
    const minor = Number(amount.replace(',', ''))
    const plain = row.map((field) => field.replace(/^"|"$/g, '').replaceAll('""', '"'))
    return {
      /** Owed to the account, negative if it owes. */
      minor: side === '"H"' ? minor : -minor,
      account: plain[6],
      expense: plain[7],
      taxKey: plain[8],
      day: plain[9],
      number: plain[10],
      text: plain[13],
      document: /BEDI "(.*)"/.exec(plain[19] ?? '')?.[1],
      project: plain[52],
    }
  })
  return { header, bookings }
}

function fieldsOf(line: string) {
  return [...line.matchAll(/(?:"(?:[^"]|"")*"|[^";]*)(?:;|$)/g)]
    .map(([field]) => field.replace(/;$/, ''))
    .slice(0, line.endsWith(';') ? undefined : -1)
}

function check(fields: string[], rules: RegExp[]) {
  if (fields.length !== rules.length)
    throw new Error(`${fields.length} fields, not ${rules.length}`)
  for (const [index, rule] of rules.entries())
    if (!rule.test(fields[index] ?? '')) throw new Error(`Field ${index + 1}: ${fields[index]}`)
}
