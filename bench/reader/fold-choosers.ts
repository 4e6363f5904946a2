import { join } from 'node:path'
import { type Findings, findCandidates } from '@quittance/receipt-reader/fields/candidates'
import { withLearned } from '@quittance/receipt-reader/fields/vendor/learned-features'
import type { Model } from '@quittance/receipt-reader/model'
import type { OcrPage } from '@quittance/receipt-reader/page/text-box'
import { loadChooser } from '@quittance/receipt-reader/runtime/node/load-models'
import { tagRows } from '@quittance/receipt-reader/tags/chooser'
import type { LabelledReceipt } from './labels.ts'
import { foldCount, foldOf } from './vendor-folds.ts'

/** Sets whose licence allows training: only they took part in it. */
export const trainedOn = ['sroie', 'de']

/** What was found on a receipt, judged by a model that never saw its vendor. */
export type UnseenFindings = (receipt: LabelledReceipt, page: OcrPage) => Promise<Findings>

/** The models that training/chooser wrote: one without each fold of vendors, and the one that we ship. */
export async function foldChoosers(folder: string): Promise<UnseenFindings> {
  const shipped = await loadChooser(join(folder, 'chooser.onnx'))
  const without = await Promise.all(
    Array.from({ length: foldCount }, (_, fold) =>
      loadChooser(join(folder, `chooser-without-${fold}.onnx`)),
    ),
  )
  return async (receipt, page) => {
    const found = findCandidates(page, {}, new Date())
    return withLearned(found, await tagRows(chooserFor(receipt), found.rows))
  }

  function chooserFor({ set, label }: LabelledReceipt): Model {
    return trainedOn.includes(set) ? without[foldOf(label.vendor ?? '')]! : shipped
  }
}
