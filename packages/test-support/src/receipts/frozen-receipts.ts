import { fixtureRows } from './fixture-rows.ts'

/** The receipts of `fixtures/receipts/<name>.jsonl`, one a line. */
export function frozenReceipts<T>(name: string): T[] {
  return fixtureRows(`receipts/${name}`)
}

/** Rows of a page, or where its texts are placed, and what must be read from them. */
type Case<Expected, Row> = { what: string; expected: Expected; rows: Row[] }

export function frozenCases<Expected, Row = string, More = unknown>(name: string) {
  return frozenReceipts<Case<Expected, Row> & More>(name)
}
