import { drawAsianRows, type Script } from './draw-asian-rows.ts'
import { drawRows } from './draw-rows.ts'
import { frozenReceipts } from './frozen-receipts.ts'
import { type Circumstances, photograph } from './photograph.ts'

/** A receipt to draw, and what must be read from it; the currency is the printed one. */
export type WorldReceipt = {
  language: string
  script?: Script
  rows: string[]
  truth: { vendor: string; date: string; amount: string; currency: string }
}

const columns = 36
const faces = ['Fragment Mono', 'Reddit Mono'] as const
const circumstances: Circumstances[] = [
  {},
  { tilt: 3, farLight: 0.6 },
  { blur: 1, grain: 12 },
  { scale: 0.8, wood: 300 },
  { light: 0.5, grain: 8, tilt: -2 },
  { ink: 0.4, wood: 120 },
]

/** Six of each of 18 languages, only for measuring: do not tune on them. */
export function worldReceipts(): WorldReceipt[] {
  return frozenReceipts('world')
}

/** A photo of the receipt at this index. */
export async function photographWorld(receipt: WorldReceipt, place: number): Promise<Buffer> {
  const { rows, script } = receipt
  const face = faces[place % faces.length] ?? faces[0]
  const paper = script
    ? drawAsianRows(rows, script, { columns })
    : drawRows(rows, { face, columns })
  return photograph(await paper, circumstances[place % circumstances.length] ?? {})
}
