import { percent, percentAllRight, percentRight, quantile } from './outcome.ts'
import { fields, type Score } from './score.ts'
import { rounded, table } from './tables.ts'

/** `asLabelled`: the vendor's name with its legal form as the label has it. */
export type DocumentScore = Score & { asLabelled: boolean | undefined }

export type DocumentScores = { half: string; way: string; scores: DocumentScore[] }

/** At most this share of a photo's time. */
const promised = 0.1

export function accuracyOfDocuments(all: DocumentScores[]): string {
  const rows = all.map(({ half, way, scores }) => [
    `${half}, ${way}`,
    String(scores.length),
    ...fields.map((field) => rounded(percentRight(scores, field))),
    rounded(percentAllRight(scores)),
    rounded(percent(scores.map(({ asLabelled }) => asLabelled === true))),
  ])
  const names = [...fields, 'all three', 'vendor with its legal form']
  return table(['documents', 'n', ...names.map((name) => `${name} %`)], rows)
}

/** Seconds per read, alternating: documents opened and read, photos prepared and read. */
export function speedOfDocuments(documents: number[], photos: number[]): string {
  const [ours, theirs] = [quantile(documents, 0.5), quantile(photos, 0.5)]
  const ratio = ours / theirs
  const seconds = table(
    ['seconds of a read', 'n', 'median'],
    [
      ['text PDF', String(documents.length), ours.toFixed(3)],
      ['photo', String(photos.length), theirs.toFixed(3)],
      ['ratio', '', ratio.toFixed(3)],
    ],
  )
  const kept = ratio < promised ? 'is under a tenth' : 'is NOT under a tenth'
  return `${seconds}\n\nA text PDF ${kept} of a photo's time.`
}
