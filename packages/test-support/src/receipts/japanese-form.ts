import type { AsianReceipt } from './asian-receipt.ts'
import type { Chance } from './chance.ts'
import { japaneseTowns, japaneseTrades } from './japanese-words.ts'
import { anyMoment, isoDay } from './receipt-moment.ts'
import { thousands } from './yen.ts'

/** A hotel's handwritten form: one large amount, and the recipient at the bottom. */
export function japaneseForm(seed: number, chance: Chance): AsianReceipt {
  const vendor = chance.pick(japaneseTrades.hotel.names)
  const moment = anyMoment(chance)
  const total = 110 * chance.whole(60, 400)
  const tax = total / 11
  return {
    name: `Japanese form ${seed}`,
    script: 'japanese',
    columns: 38,
    rows: [
      '# 領 収 書',
      `No.${chance.digits(6)}|${moment.year}年${moment.month}月${moment.day}日`,
      '',
      '上様',
      '',
      `# ${chance.is(0.5) ? '金額 ' : ''}¥${thousands(total)}-`,
      '',
      `但し ${chance.pick(['宿泊代', 'ご宿泊料', '会議室利用料'])}として`,
      '上記正に領収いたしました',
      '',
      `税抜金額|¥${thousands(total - tax)}`,
      `消費税額(10%)|¥${thousands(tax)}`,
      '',
      vendor,
      chance.pick(japaneseTowns),
      `TEL 03-${chance.digits(4)}-${chance.digits(4)}`,
    ],
    truth: {
      vendor,
      date: isoDay(moment),
      amount: `${total}.00`,
      currency: 'JPY',
      prices: [],
    },
  }
}
