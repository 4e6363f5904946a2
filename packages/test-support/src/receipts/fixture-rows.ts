import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../../fixtures')

/** The rows of `fixtures/<path>.jsonl`, one a line: what is given, and what is expected of it. */
export function fixtureRows<T>(path: string): T[] {
  const lines = readFileSync(join(folder, `${path}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as T)
}
