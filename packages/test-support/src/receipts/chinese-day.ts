import type { Chance } from './chance.ts'
import { clock, type Moment, twoDigits } from './receipt-moment.ts'

/** The row with date and time, in one of the ways that Chinese tills print it. */
export function chineseDay(moment: Moment, chance: Chance): string[] {
  const { year, month, day } = moment
  const [mm, dd] = [twoDigits(month), twoDigits(day)]
  const printed = chance.pick([
    `${year}-${mm}-${dd}`,
    `${year}年${mm}月${dd}日`,
    `${year}/${mm}/${dd}`,
    `${year}年${month}月${day}日`,
    `${year}.${mm}.${dd}`,
    `${year % 100}-${mm}-${dd}`,
  ])
  const word = chance.pick(['日期', '时间', '打印时间', '结账时间', '开票日期'])
  return chance.is(0.3)
    ? [`${printed} ${clock(moment)}|`]
    : [`${word}:${printed} ${clock(moment)}|`]
}
