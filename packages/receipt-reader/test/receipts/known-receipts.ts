import { asian } from './asian.ts'
import { englishSpeaking } from './english-speaking.ts'
import { european } from './european.ts'
import type { KnownReceipt } from './known-receipt.ts'
import { longReceipt } from './long-receipt.ts'
import { oddLayouts } from './odd-layouts.ts'

export const knownReceipts: KnownReceipt[] = [
  ...englishSpeaking,
  ...european,
  ...asian,
  ...oddLayouts,
  longReceipt,
]
