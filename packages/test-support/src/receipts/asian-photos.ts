import { drawAsianRows, type Script } from './draw-asian-rows.ts'
import { frozenReceipts } from './frozen-receipts.ts'
import { type Circumstances, photograph } from './photograph.ts'

/** A receipt to draw, and what must be read from it. */
export type AsianReceipt = {
  name: string
  script: Script
  columns: number
  rows: string[]
  truth: {
    vendor: string
    date: string
    amount: string
    currency: 'JPY' | 'CNY'
    prices: string[]
  }
}

/** Camera positions, in turn; dense characters need more pixels than Latin ones. */
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

/** Equally many Japanese and Chinese receipts, at most 6 of each. */
export function asianReceipts(each: number): AsianReceipt[] {
  const all = frozenReceipts<AsianReceipt>('asian')
  return [all.slice(0, 6), all.slice(6)].flatMap((ofScript) => ofScript.slice(0, each))
}

/** A photo of the receipt at this index. */
export async function photographAsian(receipt: AsianReceipt, place: number): Promise<Buffer> {
  const { rows, script, columns } = receipt
  const how = circumstances[place % circumstances.length] ?? {}
  return photograph(await drawAsianRows(rows, script, { columns }), how)
}
