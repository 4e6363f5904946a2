import type { AsianReceipt } from './asian-receipt.ts'
import { chineseReceipt } from './chinese-receipt.ts'
import { drawAsianRows } from './draw-asian-rows.ts'
import { japaneseReceipt } from './japanese-receipt.ts'
import { type Circumstances, photograph } from './photograph.ts'

/** How the paper comes before the camera, in turn; dense letters need more pixels than Latin ones. */
const circumstances: Circumstances[] = [
  {},
  { tilt: 4, farLight: 0.5 },
  { blur: 1.2 },
  { light: 0.3, grain: 6 },
  { scale: 0.8, wood: 500 },
  { tilt: -5, wood: 150 },
  { grain: 40, quality: 50 },
  { turn: 90 },
  { turn: 180, tilt: 2 },
  { scale: 0.65, wood: 30 },
  { tilt: 2, blur: 0.9, light: 0.6, farLight: 0.6, grain: 15, wood: 200 },
]

/** As many Japanese and as many Chinese receipts. */
export function asianReceipts(each: number): AsianReceipt[] {
  const seeds = Array.from({ length: each }, (_, seed) => seed)
  return [...seeds.map(japaneseReceipt), ...seeds.map(chineseReceipt)]
}

/** A photo of the receipt that has this place in a row of them. */
export async function photographAsian(receipt: AsianReceipt, place: number): Promise<Buffer> {
  const { rows, script, columns } = receipt
  const how = circumstances[place % circumstances.length] ?? {}
  return photograph(await drawAsianRows(rows, script, { columns }), how)
}
