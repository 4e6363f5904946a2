import type { Chance } from './chance.ts'
import { clock, dayOfWeek, type Moment, twoDigits } from './receipt-moment.ts'

const weekdays = '日月火水木金土'

/** The row with date and time, in one of the ways that Japanese tills print it. */
export function japaneseDay(moment: Moment, chance: Chance): string[] {
  const { year, month, day } = moment
  const weekday = weekdays[dayOfWeek(moment)] ?? ''
  const [mm, dd] = [twoDigits(month), twoDigits(day)]
  const era = year - 2018
  const printed = chance.pick([
    `${year}年${mm}月${dd}日(${weekday})`,
    `${year}年 ${month}月 ${day}日`,
    `${year}/${mm}/${dd}(${weekday})`,
    `${year}-${mm}-${dd}`,
    `令和${era}年${month}月${day}日`,
    `R${era}.${mm}.${dd}`,
    `${year % 100}年${mm}月${dd}日`,
    `${year}.${mm}.${dd}`,
    `${year % 100}/${mm}/${dd}`,
    `${year}年${mm}月${dd}日`,
  ])
  return chance.is(0.2)
    ? [`日付|${printed}`, `時刻|${clock(moment)}`]
    : [`${printed} ${clock(moment)}|`]
}
