import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../fixtures/receipts')

/** The receipts of `fixtures/receipts/<name>.jsonl`, one a line. */
export function frozenReceipts<T>(name: string): T[] {
  const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as T)
}

/** Rows of a page, or where its texts are placed, and what must be read from them. */
type Case<Expected, Row> = { what: string; expected: Expected; rows: Row[] }

export function frozenCases<Expected, Row = string, More = unknown>(name: string) {
  return frozenReceipts<Case<Expected, Row> & More>(name)
}
