import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { frozenCases } from '@quittance/test-support/receipts/frozen-receipts'
import { expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { pageOf } from '#test/page.ts'

test.each(frozenCases<object>('asian-fields'))(
  'every field of $what',
  async ({ rows, expected }) => {
    expect(await extract(pageOf(...rows))).toMatchObject(expected)
  },
)

test.each(fixtureRows<[string, string]>('printed/yen'))(
  'a total of %s in yen',
  async (printed, amount) => {
    const page = pageOf(
      '# こだま食堂',
      '2025/10/05 12:30',
      'そば|950',
      `合計|${printed}`,
      '領収しました',
    )
    expect((await extract(page)).amount).toBe(amount)
  },
)

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
