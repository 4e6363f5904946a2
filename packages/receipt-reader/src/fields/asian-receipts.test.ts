import { expect, test } from 'vitest'
import { kindOf } from '#tags/row-kind.ts'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

test('every field of a Japanese receipt: yen have no decimals, and often no sign', async () => {
  const page = pageOf(
    '領収書',
    '# ひのき文具店',
    '東京都中央区銀座1-2-3',
    'TEL 03-0000-1234',
    '登録番号 T1234567890123',
    '2025年10月 5日(日) 18:05|レジ02',
    'ノート|240',
    'ボールペン|110軽',
    '封筒 2点|1,160',
    '小計|1,510',
    '消費税10%|151',
    '合計|1,661',
    'お預り|2,000',
    'お釣り|339',
    '累計ポイント|12,474P',
  )
  expect(await extract(page)).toMatchObject({
    vendor: 'ひのき文具店',
    date: '2025-10-05',
    amount: '1661.00',
    currency: 'JPY',
    items: [{ price: '240.00' }, { price: '110.00' }, { price: '1160.00' }],
  })
})

test('every field of a Chinese receipt: what is to be paid is below the sum', async () => {
  const page = pageOf(
    '欢迎光临',
    '# 柳林餐饮有限公司',
    '桌号:12|人数:3',
    '日期:2025-10-05 18:05|',
    '品名|数量|单价|金额',
    '牛肉面|2|32.00|64.00',
    '啤酒|1|12.00|12.00',
    '合计|76.00',
    '优惠|-6.00',
    '应付金额|¥70.00',
    '地址:上海市黄浦区中山路8号',
  )
  expect(await extract(page)).toMatchObject({
    vendor: '柳林餐饮有限公司',
    date: '2025-10-05',
    amount: '70.00',
    currency: 'CNY',
    items: [{ price: '64.00' }, { price: '12.00' }],
  })
})

test.each([
  ['¥1,234', '1234.00'],
  ['\\1,234', '1234.00'],
  ['1,234円', '1234.00'],
  ['¥1,234-', '1234.00'],
  ['1, 234', '1234.00'],
  ['1,234', '1234.00'],
  ['234', '234.00'],
])('a total of %s in yen', async (printed, amount) => {
  const page = pageOf(
    '# こだま食堂',
    '2025/10/05 12:30',
    'そば|950',
    `合計|${printed}`,
    '領収しました',
  )
  expect((await extract(page)).amount).toBe(amount)
})

test.each([
  ['令和7年10月5日'],
  ['R7.10.05'],
  ['25年10月05日'],
  ['2025年10月5日'],
  ['2025/10/05'],
  ['2025-10-05 18:05'],
  ['25/10/05 18:05'],
])('%s', async (printed) => {
  const page = pageOf('# こだま食堂', printed, 'そば|¥950', '合計|¥950', '毎度ありがとうございます')
  expect((await extract(page)).date).toBe('2025-10-05')
})

test('numbers of a car, a telephone and a registration are no amounts', async () => {
  const page = pageOf(
    '港タクシー株式会社',
    'TEL 03-0000-1234',
    '登録番号 T1234567890123',
    '2025/10/05',
    '車番|9876',
    '運賃|2,400円',
  )
  const { amount, items } = await extract(page)
  expect(amount).toBe('2400.00')
  expect(items.map(({ price }) => price)).not.toContain('9876.00')
})

test('what is received is cash where change is given, and else the total', async () => {
  const head = ['# 小城书店', '2025-10-05', '笔记本|15.00', '中性笔|3.00']
  expect((await extract(pageOf(...head, '合计|18.00', '实收|50.00', '找零|32.00'))).amount).toBe(
    '18.00',
  )
  expect((await extract(pageOf(...head, '优惠|-2.00', '实收|16.00'))).amount).toBe('16.00')
})

test('figures tell what is to be paid and what was given back where their words are misread', async () => {
  const head = ['# 小城书店', '2025-10-05', '笔记本|15.00', '中性笔|3.00']
  const reduced = pageOf(...head, '合计|18.00', '析扣|-1.00', '应寸|17.00', '电话:021-00001234')
  expect((await extract(reduced)).amount).toBe('17.00')
  const changed = pageOf(...head, '合计|18.00', '实收|50.00', '扶零|32.00')
  expect((await extract(changed)).amount).toBe('18.00')
})

test.each(['/107.00', '\\107.00', 'Y107.00'])(
  'a sign of the yuan that was read as %s',
  async (sum) => {
    const page = pageOf(
      '# 平安出租汽车有限公司',
      '发票',
      '2025-10-05',
      '证号|431398',
      `合计|${sum}`,
    )
    expect((await extract(page)).amount).toBe('107.00')
  },
)

test('whom a receipt is made out to is no item', async () => {
  const page = pageOf('# 領 収 書', '2025年2月6日', '上様', '# ¥19,910-', '税抜金額|¥18,100')
  expect(await extract(page)).toMatchObject({ amount: '19910.00', items: [] })
})

test.each([
  ['税込合計', 'total'],
  ['お会計', 'total'],
  ['ご請求額', 'total'],
  ['总计金额', 'total'],
  ['金额:', 'total'],
  ['小計', 'subtotal'],
  ['内消費税等', 'tax'],
  ['(10%対象', 'tax'],
  ['お預り金額', 'cash'],
  ['现金', 'cash'],
  ['釣銭', 'change'],
  ['找零', 'change'],
  ['微信支付', 'card'],
  ['クレジット', 'card'],
  ['累計ポイント', 'discount'],
  ['お買上点数', 'quantity'],
])('%s is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})
