import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { type Circumstances, photograph } from '@quittance/test-support/receipts/photograph'
import { circumstances } from './circumstances.ts'
import { type KnownReceipt, knownReceipts } from './known-receipt.ts'

/** A photo to take of a receipt. */
export type Shot = { receipt: KnownReceipt; how: string; circumstances: Circumstances }

const plainly = { how: 'without a flaw', circumstances: {} }
const hard = Object.entries(circumstances).map(([how, given]) => ({ how, circumstances: given }))
const hardShotsEach = 3

/** Every receipt plainly and under three circumstances, in turn, so that each of those comes up as often. */
export function allShots(): Shot[] {
  return knownReceipts.flatMap((receipt, index) => [
    { receipt, ...plainly },
    ...Array.from({ length: hardShotsEach }, (_, turn) => ({
      receipt,
      ...hard[(index * hardShotsEach + turn) % hard.length]!,
    })),
  ])
}

export async function take({ receipt, circumstances: given }: Shot): Promise<Buffer> {
  return photograph(await drawRows(receipt.rows, receipt.print), given)
}
