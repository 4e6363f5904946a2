import createBidi from 'bidi-js'
import { shapingFamily } from './families.ts'
import type { Family } from './font-files.ts'

const bidi = createBidi()

/** Marks and joiners belong to the letter before them. */
const isAttached = /^[\p{Mark}\u200c\u200d]/u

export type VisualRun = {
  /** In the order of reading if a family shapes it, else in the order on paper. */
  text: string
  family: Family | undefined
  isRtl: boolean
}

type LogicalRun = VisualRun & { level: number }

/** A line in runs of one direction and family, from left to right. */
export function visualRuns(line: string): VisualRun[] {
  const { levels } = bidi.getEmbeddingLevels(line)
  const runs: LogicalRun[] = []
  let index = 0
  for (const letter of line) {
    const level = levels[index] ?? 0
    const last = runs.at(-1)
    const family = last && isAttached.test(letter) ? last.family : shapingFamily(letter)
    if (last?.level === level && last.family === family) last.text += letter
    else runs.push({ text: letter, family, level, isRtl: level % 2 === 1 })
    index += letter.length
  }
  return inVisualOrder(runs).map((run) => (run.isRtl && !run.family ? mirrored(run) : run))
}

/** Rule L2 of the Unicode bidirectional algorithm. */
function inVisualOrder(runs: LogicalRun[]) {
  let ordered = runs
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: LogicalRun[] = []
    let reversed: LogicalRun[] = []
    for (const run of ordered) {
      if (run.level >= level) {
        reversed.unshift(run)
        continue
      }
      next.push(...reversed, run)
      reversed = []
    }
    ordered = [...next, ...reversed]
  }
  return ordered
}

function mirrored(run: LogicalRun): LogicalRun {
  const letters = Array.from(run.text, (letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return { ...run, text: letters.toReversed().join('') }
}
