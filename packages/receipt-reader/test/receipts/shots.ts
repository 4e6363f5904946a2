import { drawRows } from '@quittance/receipt-drawing/draw-rows'
import { type Circumstances, photograph } from '@quittance/receipt-drawing/photograph'
import { circumstances } from './circumstances.ts'
import type { KnownReceipt } from './known-receipt.ts'
import { knownReceipts } from './known-receipts.ts'

/** A photo to take of a receipt. */
export type Shot = { receipt: KnownReceipt; how: string; circumstances: Circumstances }

const hardShotsEach = 3

/** Every receipt plainly and under three circumstances, in turn, so that each of those comes up as often. */
export function shots(): Shot[] {
  const hard = Object.entries(circumstances)
  return knownReceipts.flatMap((receipt, index) => [
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
