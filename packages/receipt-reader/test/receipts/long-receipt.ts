import type { KnownReceipt } from './known-receipt.ts'

const goods = [
  'Oat biscuits',
  'Milk 1 l',
  'Brown bread',
  'Apples',
  'Washing powder',
  'Batteries AA',
]

const items = Array.from({ length: 58 }, (_, index) => ({
  name: `${goods[index % goods.length]} ${index + 1}`,
  pence: 95 + ((index * 137) % 900),
}))

const prices = items.map(({ pence }) => (pence / 100).toFixed(2))
const total = (items.reduce((sum, { pence }) => sum + pence, 0) / 100).toFixed(2)

/** A week's shopping: three times as long as others, on a paper of the same width. */
export const longReceipt: KnownReceipt = {
  name: 'UK supermarket, long and thin',
  print: { columns: 32 },
  rows: [
    '# Tarn Valley Foods',
    '14 Mill Lane, Kendal LA9 4QD',
    'Date 17/01/2026 11:22|',
    '---',
    ...items.map(({ name }, index) => `${name}|${prices[index]}`),
    '---',
    `# TOTAL|£${total}`,
    `VISA DEBIT|£${total}`,
    'Thank you for shopping with us',
  ],
  truth: {
    vendor: 'Tarn Valley Foods',
    date: '2026-01-17',
    amount: total,
    currency: 'GBP',
    category: 'food',
    prices,
  },
}
