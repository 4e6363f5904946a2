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
