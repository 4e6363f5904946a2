import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Findings,
  findCandidates,
  withLearned,
} from '@quittance/receipt-reader/fields/candidates'
import { rowsOf } from '@quittance/receipt-reader/rows/rows'
import { loadChooser } from '@quittance/receipt-reader/runtime/node/load-models'
import { learnedTags } from '@quittance/receipt-reader/tags/chooser'
import { tagRows } from '@quittance/receipt-reader/tags/tag-rows'
import type { LabelledPage } from './labelled-pages.ts'

/** Sets whose licence allows training: only they took part in it. */
export const trainedOn = ['sroie', 'de']

/** What was found on a receipt, by a chooser that saw no receipt of its set. */
export type UnseenFindings = (receipt: LabelledPage) => Promise<Findings>

/**
 * The models that training/chooser wrote, one without each set. Where there is none, the shipped one judges the set
 * that it was trained on, and `isWhole` is false.
 */
export async function setChoosers(folder: string | undefined) {
  const shipped = await loadChooser()
  const without = new Map(
    await Promise.all(
      trainedOn
        .map((set) => [set, join(folder ?? '', `chooser-without-${set}.onnx`)] as const)
        .filter(([, file]) => folder && existsSync(file))
        .map(async ([set, file]) => [set, await loadChooser(file)] as const),
    ),
  )
  const findingsOf: UnseenFindings = async ({ receipt, page }) => {
    const rows = rowsOf(page)
    const learned = await learnedTags(without.get(receipt.set) ?? shipped, rows)
    return withLearned(findCandidates(page, tagRows(rows, learned), {}, new Date()), learned)
  }
  return { findingsOf, isWhole: without.size === trainedOn.length }
}
