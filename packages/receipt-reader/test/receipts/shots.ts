import { drawRows } from '@quittance/receipt-drawing/draw-rows'
import { type Circumstances, photograph } from '@quittance/receipt-drawing/photograph'
import { asian } from './asian.ts'
import { circumstances } from './circumstances.ts'
import { englishSpeaking } from './english-speaking.ts'
import { european } from './european.ts'
import type { KnownReceipt } from './known-receipt.ts'
import { oddLayouts } from './odd-layouts.ts'

/** A photo to take of a receipt. */
export type Shot = { receipt: KnownReceipt; how: string; circumstances: Circumstances }

const hardShotsEach = 2

/** Every receipt plainly and under two circumstances, in turn, so that each of those comes up as often. */
export function shots(): Shot[] {
  const hard = Object.entries(circumstances)
  const receipts = [...englishSpeaking, ...european, ...asian, ...oddLayouts]
  return receipts.flatMap((receipt, index) => [
    { receipt, how: 'without a flaw', circumstances: {} },
    ...Array.from({ length: hardShotsEach }, (_, turn) => {
      const [how, given] = hard[(index * hardShotsEach + turn) % hard.length]!
      return { receipt, how, circumstances: given }
    }),
  ])
}

export async function take({ receipt, circumstances: given }: Shot): Promise<Buffer> {
  return photograph(await drawRows(receipt.rows, receipt.print), given)
}
