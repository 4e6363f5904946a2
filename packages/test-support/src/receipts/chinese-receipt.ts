import type { AsianReceipt } from './asian-receipt.ts'
import { type Chance, createChance } from './chance.ts'
import { chineseDay } from './chinese-day.ts'
import { chineseFarewells, chineseTowns, chineseTrades } from './chinese-words.ts'
import { anyMoment, isoDay } from './receipt-moment.ts'

type Trade = keyof typeof chineseTrades
type Item = { name: string; each: number; count: number; price: number }

const trades: [Trade, ...Trade[]] = ['shop', 'restaurant', 'shop', 'restaurant', 'taxi', 'hotel']

/** A Chinese receipt; the same for the same seed. */
export function chineseReceipt(seed: number): AsianReceipt {
  const chance = createChance(seed + 10_000)
  const trade = trades[seed % trades.length] ?? 'shop'
  const vendor = chance.pick(chineseTrades[trade].names)
  const moment = anyMoment(chance)
  const items = itemsOf(trade, chance)
  const sum = items.reduce((total, { price }) => total + price, 0)
  const sums = sumRows(sum, chance)
  return {
    name: `Chinese ${trade} ${seed}`,
    script: 'chinese',
    columns: chance.pick([32, 34, 38]),
    rows: [
      ...heading(vendor, trade, chance),
      ...numbers(trade, chance),
      ...chineseDay(moment, chance),
      '---',
      ...itemRows(trade, items, chance),
      '---',
      ...sums.rows,
      ...payment(sums.total, chance),
      '',
      ...(chance.is(0.5) ? [`电话:${chance.pick(['021', '010', '020'])}-${chance.digits(8)}`] : []),
      ...(chance.is(0.5) ? [`地址:${chance.pick(chineseTowns)}`] : []),
      chance.pick(chineseFarewells),
    ],
    truth: {
      vendor,
      date: isoDay(moment),
      amount: sums.total.toFixed(2),
      currency: 'CNY',
      // A taxi prints how far it went, and the sum.
      prices: trade === 'taxi' ? [] : items.map(({ price }) => price.toFixed(2)),
    },
  }
}

function heading(vendor: string, trade: Trade, chance: Chance) {
  const title =
    trade === 'taxi'
      ? '出租汽车专用发票'
      : chance.pick(['销售小票', '结账单', '收据', '欢迎光临', '购物小票', '电子发票'])
  const name = chance.is(0.6) ? `# ${vendor}` : vendor
  return chance.is(0.4) ? [title, name] : [name, title]
}

function numbers(trade: Trade, chance: Chance) {
  if (trade === 'taxi') return [`车号|沪A${chance.digits(5)}`, `证号|${chance.digits(6)}`]
  if (trade === 'hotel') return [`房号:${chance.digits(4)}|单号:${chance.digits(8)}`]
  if (trade === 'restaurant') return [`桌号:${chance.digits(2)}|人数:${chance.whole(1, 8)}`]
  return [`单号:${chance.digits(10)}|`, `收银员:${chance.digits(3)}|机号:${chance.digits(2)}`]
}

function itemsOf(trade: Trade, chance: Chance): Item[] {
  if (trade === 'taxi') {
    const fare = chance.whole(14, 180)
    return [{ name: '车费', each: fare, count: 1, price: fare }]
  }
  const { goods } = chineseTrades[trade]
  const start = chance.whole(0, goods.length - 1)
  const length = Math.min(chance.whole(2, 6), goods.length)
  return Array.from({ length }, (_, index) => {
    const [name, each] = goods[(start + index) % goods.length] ?? goods[0]
    const count = chance.is(0.3) ? chance.whole(2, 4) : 1
    return { name, each, count, price: each * count }
  })
}

function itemRows(trade: Trade, items: Item[], chance: Chance) {
  if (trade === 'taxi')
    return [`里程|${chance.whole(3, 40)}.${chance.digits(1)}公里`, `等候|00:0${chance.digits(1)}`]
  if (chance.is(0.4))
    return items.map(({ name, count, price }) => `${name} x${count}|${price.toFixed(2)}`)
  return [
    '品名|数量|单价|金额',
    ...items.map(
      ({ name, each, count, price }) => `${name}|${count}|${each.toFixed(2)}|${price.toFixed(2)}`,
    ),
  ]
}

/** With or without a discount, and the names of the sums. */
function sumRows(sum: number, chance: Chance) {
  const money = (amount: number) => yuan(amount, chance)
  const large = chance.is(0.4) ? '# ' : ''
  const off = chance.is(0.3) ? Math.max(1, Math.floor(sum / 10)) : 0
  if (off > 0) {
    const total = sum - off
    const word = chance.pick(['应付', '实付', '应付金额', '实付款', '应收', '应付总额'])
    const before = chance.pick(['小计', '合计', '消费金额'])
    return {
      total,
      rows: [
        `${before}|${money(sum)}`,
        `${chance.pick(['优惠', '折扣'])}|-${off.toFixed(2)}`,
        `${large}${word}|${money(total)}`,
      ],
    }
  }
  const word = chance.pick(totalWords)
  return { total: sum, rows: [`${large}${word}|${money(sum)}`] }
}

const totalWords = [
  '合计',
  '合计:',
  '总计',
  '合 计',
  '总计金额',
  '应付金额',
  '消费金额',
  '合计金额',
  '总价',
  '合计(元)',
  '消费合计',
  '付款金额',
] as const

function payment(total: number, chance: Chance) {
  const way = chance.whole(0, 3)
  if (way === 0)
    return [`${chance.pick(['微信支付', '支付宝', '银行卡', '支付方式:微信'])}|${total.toFixed(2)}`]
  if (way === 1) return []
  const given = Math.ceil((total + 0.01) / 50) * 50
  return [
    `${chance.pick(['现金', '实收', '收款'])}|${given.toFixed(2)}`,
    `找零|${(given - total).toFixed(2)}`,
    ...(chance.is(0.3) ? [`本次积分:${Math.floor(total)}|余额积分:${chance.digits(4)}`] : []),
  ]
}

function yuan(amount: number, { whole }: Chance) {
  const plain = amount.toFixed(2)
  return [`¥${plain}`, `${plain}元`, plain, `¥ ${plain}`][whole(0, 3)] ?? plain
}
