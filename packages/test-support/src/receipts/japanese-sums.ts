import type { Chance } from './chance.ts'
import { anyYen, thousands } from './yen.ts'

/** Rows from the subtotal to the change, and the amount due. */
export function japaneseSums(sum: number, chance: Chance): { rows: string[]; total: number } {
  const off = chance.is(0.2) ? 10 * chance.whole(1, 10) : 0
  const tax = taxRows(sum - off, chance)
  const word = chance.pick(totalWords)
  const large = chance.is(0.5) ? '# ' : ''
  return {
    total: tax.total,
    rows: [
      ...(off > 0 ? [`${chance.pick(['値引', '割引', 'クーポン割引'])}|-${off}`] : []),
      ...tax.above,
      `${large}${word}|${anyYen(tax.total, chance)}`,
      ...tax.below,
      ...payment(tax.total, chance),
      ...(chance.is(0.4) ? points(sum, chance) : []),
    ],
  }
}

const totalWords = [
  '合計',
  '合 計',
  'お会計',
  'ご請求額',
  '税込合計',
  '総合計',
  'お買上計',
  '合計金額',
  '合計(税込)',
  'お支払金額',
  'お買上げ合計',
] as const

/** Tax within the prices or on top of them. */
function taxRows(sum: number, chance: Chance) {
  const within = Math.floor((sum * 10) / 110)
  const added = Math.floor(sum / 10)
  const reduced = Math.floor(sum / 3)
  const style = chance.whole(0, 4)
  if (style === 0) {
    const above = [`小計|¥${thousands(sum)}`, `消費税10%|¥${thousands(added)}`]
    return { above, below: [], total: sum + added }
  }
  if (style === 1) {
    const below = [`(10%対象|¥${thousands(sum)})`, `(内消費税等|¥${thousands(within)})`]
    return { above: [], below, total: sum }
  }
  if (style === 2) {
    const above = [`小 計|¥${thousands(sum)}`]
    return { above, below: [`内税額 10%|¥${thousands(within)}`], total: sum }
  }
  if (style === 3) {
    const below = [
      `8%対象|${thousands(reduced)}|税${thousands(Math.floor((reduced * 8) / 108))}`,
      `10%対象|${thousands(sum - reduced)}|税${thousands(Math.floor((sum - reduced) / 11))}`,
    ]
    return { above: [], below, total: sum }
  }
  const above = [
    `小計|${thousands(sum)}`,
    `外税10%対象額|${thousands(sum)}`,
    `外税額|${thousands(added)}`,
  ]
  return { above, below: [], total: sum + added }
}

function payment(total: number, chance: Chance) {
  const way = chance.whole(0, 3)
  if (way === 0) {
    return [`${chance.pick(['クレジット', 'PayPay支払', '交通系IC'])}|¥${thousands(total)}`]
  }
  if (way === 1) return []
  const given = Math.ceil((total + 1) / 1000) * 1000
  const [cash, change] = chance.pick([
    ['お預り', 'お釣り'],
    ['現金', 'おつり'],
    ['お預り金額', '釣銭'],
    ['現金お預り', 'お釣'],
  ])
  return [`${cash}|¥${thousands(given)}`, `${change}|¥${thousands(given - total)}`]
}

function points(sum: number, chance: Chance) {
  return [
    `今回ポイント|${Math.floor(sum / 100)}P`,
    `累計ポイント|${thousands(chance.whole(1200, 24_000))}P`,
  ]
}
