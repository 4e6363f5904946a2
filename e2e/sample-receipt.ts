// `npm run sample-receipt --workspace @quittance/e2e`: draws the sample receipt for newcomers.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawRows } from '@quittance/test-support/receipts/draw-rows'
import { photograph } from '@quittance/test-support/receipts/photograph'

const rows = [
  '# Sample Coffee House',
  '27 Market Street',
  'San Francisco, CA 94105',
  '',
  'Date: Feb 12, 2026  08:42|',
  '---',
  'Flat white|4.50',
  'Cheese omelette|11.80',
  'Orange juice|5.20',
  '---',
  'Subtotal|21.50',
  'Sales tax 8.5%|1.83',
  'TOTAL|USD 23.33',
  'Visa|23.33',
  '',
  'Sample receipt, not a purchase',
  'Thank you, have a good trip',
]

const paper = await drawRows(rows, { face: 'Reddit Mono' })
const photo = await photograph(paper, {
  tilt: -2,
  farLight: 0.8,
  grain: 3,
  wood: 90,
  quality: 62,
})
await writeFile(join(import.meta.dirname, '../apps/web/public/sample-receipt.jpg'), photo)
