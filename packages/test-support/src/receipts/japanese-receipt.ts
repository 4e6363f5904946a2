import type { AsianReceipt } from './asian-receipt.ts'
import { type Chance, createChance } from './chance.ts'
import { japaneseDay } from './japanese-day.ts'
import { japaneseForm } from './japanese-form.ts'
import { japaneseSums } from './japanese-sums.ts'
import {
  japaneseBranches,
  japaneseFarewells,
  japaneseTowns,
  japaneseTrades,
} from './japanese-words.ts'
import { anyMoment, isoDay } from './receipt-moment.ts'
import { anyYen, thousands } from './yen.ts'

type Trade = keyof typeof japaneseTrades

const trades: [Trade, ...Trade[]] = ['shop', 'restaurant', 'shop', 'restaurant', 'taxi', 'hotel']

/** A Japanese receipt; the same for the same seed. */
export function japaneseReceipt(seed: number): AsianReceipt {
  const chance = createChance(seed)
  const trade = trades[seed % trades.length] ?? 'shop'
  if (trade === 'hotel' && chance.is(0.5)) return japaneseForm(seed, chance)
  const vendor = chance.pick(japaneseTrades[trade].names)
  const moment = anyMoment(chance)
  const items = itemsOf(trade, chance)
  const sum = items.reduce((total, { price }) => total + price, 0)
  const sums = japaneseSums(sum, chance)
  const columns = chance.pick([32, 34, 38])
  return {
    name: `Japanese ${trade} ${seed}`,
    script: 'japanese',
    columns,
    rows: [
      ...heading(vendor, chance),
      ...japaneseDay(moment, chance),
      ...(chance.is(0.5)
        ? [`レジ${chance.digits(2)}  担当:${chance.digits(3)}|No.${chance.digits(4)}`]
        : []),
      '---',
      ...items.flatMap(({ rows }) => rows),
      '---',
      ...sums.rows,
      '',
      chance.pick(japaneseFarewells),
    ],
    truth: {
      vendor,
      date: isoDay(moment),
      amount: `${sums.total}.00`,
      currency: 'JPY',
      prices: items.map(({ price }) => `${price}.00`),
    },
  }
}

function heading(vendor: string, chance: Chance) {
  const title = chance.pick(['領収書', '領 収 証', 'レシート', 'お買上明細', 'いらっしゃいませ'])
  const name = chance.is(0.6) ? `# ${vendor}` : vendor
  const isTitleFirst = chance.is(0.4)
  return [
    ...(isTitleFirst ? [title] : []),
    name,
    ...(chance.is(0.4) ? [chance.pick(japaneseBranches)] : []),
    ...(chance.is(0.7) ? [chance.pick(japaneseTowns)] : []),
    ...(chance.is(0.8)
      ? [`TEL ${chance.pick(['03', '06', '045'])}-${chance.digits(4)}-${chance.digits(4)}`]
      : []),
    ...(chance.is(0.6) ? [`登録番号 T${chance.digits(13)}`] : []),
    ...(isTitleFirst ? [] : ['', title]),
  ]
}

function itemsOf(trade: Trade, chance: Chance) {
  if (trade === 'taxi') {
    const fare = 500 + 100 * chance.whole(0, 60)
    return [{ price: fare, rows: [`車番|${chance.digits(4)}`, `運賃|${anyYen(fare, chance)}`] }]
  }
  const { goods } = japaneseTrades[trade]
  const start = chance.whole(0, goods.length - 1)
  const count = Math.min(chance.whole(2, 6), goods.length)
  const style = chance.whole(0, 2)
  const mark = chance.pick(['', '', '軽', '※'])
  return Array.from({ length: count }, (_, index) => {
    const [name, each] = goods[(start + index) % goods.length] ?? goods[0]
    const pieces = chance.is(0.25) ? chance.whole(2, 4) : 1
    const price = each * pieces
    const printed = style === 0 ? `¥${thousands(price)}` : thousands(price)
    const unit = pieces > 1 ? [`   @${each} x ${pieces}点|`] : []
    return { price, rows: [`${name}|${printed}${mark}`, ...unit] }
  })
}
