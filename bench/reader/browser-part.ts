import type { FileSet } from '@quittance/receipt-reader/runtime/browser/manifest'
import { peakOf, settledOf } from './pair-memory.ts'
import { accuracyTable, speedTable } from './pair-tables.ts'
import { differencesIn, percentEqual, type ScoredPair, type Slowed } from './pairs.ts'
import { fields } from './score.ts'

/** Bytes of each set, on the device and as downloaded. */
export type Download = {
  kept: Record<FileSet, { kept: number }>
  sent: Record<FileSet, number>
}

/** The published page's section about the reader on phones. */
export function browserPart(pairs: ScoredPair[], slowed: Slowed, download: Download): string {
  return [
    equalWords(pairs),
    accuracyTable(pairs),
    speedTable(pairs, slowed),
    slowed.slowed.length > 0
      ? 'Slowed by letting the tab run 20 of every 80 milliseconds, its workers too.'
      : '',
    memoryWords(pairs),
    pageWords(pairs),
    downloadWords(download),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function equalWords(pairs: ScoredPair[]) {
  const different = pairs.flatMap(differencesIn).length
  return `${pairs.length} receipts: ${percentEqual(pairs).toFixed(1)} % of ${pairs.length * fields.length} values are equal to the letter, ${different} differ. Percent right:`
}

function memoryWords(pairs: ScoredPair[]) {
  const looks = settledOf(pairs).map(({ reads, settled }) => `${settled} MB after ${reads}`)
  const without = looks.length > 0 ? ` Without garbage it held ${looks.join(', ')} receipts.` : ''
  const { reader, whole } = peakOf(pairs)
  return `The reader held ${reader} MB at most above a tab without it, the tab's whole process ${whole} MB.${without}`
}

function pageWords(pairs: ScoredPair[]) {
  const count = (when: 'idle' | 'reading') =>
    pairs.flatMap(({ tab }) => tab.longTasks[when]).length || 'no'
  return `While it read, the page had ${count('reading')} tasks of over 50 milliseconds; while it did not, ${count('idle')}.`
}

function downloadWords({ kept, sent }: Download) {
  const size = (set: FileSet) =>
    `${megabytes(sent[set])} MB with brotli, ${megabytes(kept[set].kept)} MB on the device`
  return `The download is ${size('base')}; Japanese and Chinese are another ${size('asian')}.`
}

function megabytes(bytes: number) {
  return (bytes / 1_000_000).toFixed(1)
}
