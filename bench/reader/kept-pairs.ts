import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { LabelledReceipt } from './labels.ts'
import { nameOf, type Pair, type SlowedRead } from './pairs.ts'

const folder = resolve(import.meta.dirname, '..', '..', '.cache', 'bench')

export type KeptPairs = ReturnType<typeof openKeptPairs>

type Line = { version: string } | { pair: Pair } | { slowed: SlowedRead }

/**
 * What was read so far, a line each, so that a run that broke off can go on; `version` names the reader that is
 * measured. A new run begins with nothing.
 */
export function openKeptPairs(version: string, { goesOn }: { goesOn: boolean }, into = folder) {
  mkdirSync(into, { recursive: true })
  const file = join(into, 'reader-browser.jsonl')
  const before = goesOn && existsSync(file) ? wholeLines(readFileSync(file, 'utf8')) : ''
  writeFileSync(file, before)
  const lines: Line[] = before
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  const [first] = lines
  if (!first) keep({ version })
  else if (!('version' in first) || first.version !== version) {
    throw new Error('The earlier results are from another build: run without --resume.')
  }

  function keep(line: Line) {
    appendFileSync(file, `${JSON.stringify(line)}\n`)
  }

  const pairs = lines.flatMap((line) => ('pair' in line ? line.pair : []))
  const slowed = lines.flatMap((line) => ('slowed' in line ? line.slowed : []))

  return {
    pairs,
    slowed,
    hasPair: (receipt: LabelledReceipt) => pairs.some(isOf(receipt)),
    hasSlowed: (receipt: LabelledReceipt) => slowed.some(isOf(receipt)),
    keepPair(pair: Pair) {
      pairs.push(pair)
      keep({ pair })
    },
    keepSlowed(read: SlowedRead) {
      slowed.push(read)
      keep({ slowed: read })
    },
  }
}

function isOf({ set, label }: LabelledReceipt) {
  const name = nameOf({ set, id: label.id })
  return (one: { set: string; id: string }) => nameOf(one) === name
}

/** A line that was being written when the run was ended has no end. */
function wholeLines(text: string) {
  return text.slice(0, text.lastIndexOf('\n') + 1)
}
