import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A garage under a hotel, sent as mail and printed from the browser: the hotel is where one parked, the garage asks the money. */
export const underHotel = oneOff('parking-under-hotel', {}, 'nl', (sheet, chance) => {
  const entered = anyDay(chance)
  const days = chance.whole(2, 4)
  const left = addDays(entered, days)
  const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
  const show = (day: string, clock: string) => `${dayIn(day, 'EEE d MMM yyyy', 'nl')} ${clock}`
  const rows: [string, number][] = [
    [`${days} etmalen à € 34,00`, days * 3400],
    ['Hotelgastkorting 25%', -days * 850],
    [`Laden ${chance.whole(18, 44)} kWh`, 10 * chance.whole(92, 240)],
  ]
  const total = sum(rows.map(([, minor]) => minor))
  const paid = dayIn(left, 'dd-MM-yyyy', 'nl')
  const printed = dayIn(addDays(left, chance.whole(5, 12)), 'd-M-yy', 'nl')

  sheet.put(`${printed} 09:14`, 24, 16, { size: 7, color: '#555' })
  sheet.middle('Postvak IN – Uw parkeerkwitantie', 297, 16, { size: 7, color: '#555' })
  sheet.put('Uw parkeerkwitantie', 40, 44, { size: 16 })
  sheet.rule(68, 40, 555, { color: '#ddd' })
  sheet.disc(54, 90, 13, '#0b7285')
  sheet.middle('K', 54, 84, { size: 13, bold: true, color: '#fff' })
  sheet.put('Keizerskelder Parkeren', 76, 80, { size: 10, bold: true })
  sheet.put('<kwitantie@keizerskelder.example>', 190, 81, { size: 8, color: '#777' })
  sheet.put('aan mij', 76, 94, { size: 8, color: '#777' })
  sheet.right(dayIn(left, 'd MMM yyyy', 'nl'), 555, 81, { size: 8, color: '#777' })

  sheet.fill(120, 124, 355, 44, '#0b7285')
  sheet.middle('Bedankt en goede reis!', 297, 138, { size: 15, color: '#fff' })
  sheet.frame(120, 124, 355, 430, '#0b7285')
  sheet.put('Locatie', 140, 186, { size: 8, color: '#777' })
  sheet.put('Onder Hotel De Vergulde Zwaan', 140, 198, { size: 13, bold: true })
  sheet.put('Inrit Keizersbolwerk 31, 2312 GA Leiden', 140, 215)
  const [enter, leave] = [
    `${chance.whole(14, 19)}:${chance.whole(10, 59)}`,
    `0${chance.whole(7, 9)}:${chance.whole(10, 59)}`,
  ]
  const facts = [
    ['Kenteken', 'XK-417-R'],
    ['Ingereden', show(entered, enter)],
    ['Uitgereden', show(left, leave)],
    ['Kwitantie', chance.digits(9)],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word!, 140, 244 + 17 * index, { size: 9.5, color: '#777' })
    sheet.put(value!, 230, 244 + 17 * index, { size: 9.5 })
  }
  sheet.rule(320, 140, 455, { color: '#bbb' })
  for (const [index, [word, minor]] of rows.entries()) {
    sheet.put(word, 140, 332 + 19 * index, { size: 10 })
    sheet.right(money(minor), 455, 332 + 19 * index, { size: 10 })
  }
  sheet.rule(392, 140, 455, { color: '#bbb' })
  sheet.put('Totaal', 140, 404, { size: 15, bold: true })
  sheet.right(money(total), 455, 404, { size: 15, bold: true })
  sheet.put('waarvan btw 21%', 140, 428, { color: '#777' })
  sheet.right(money(taxWithin(total, 21)), 455, 428, { color: '#777' })
  sheet.put(`Betaald op ${paid} met Maestro *${chance.digits(4)}`, 140, 452, { size: 9.5 })
  sheet.prose(
    'Keizerskelder Parkeren is geen onderdeel van het hotel. Vragen over uw verblijf beantwoordt de receptie, vragen over deze kwitantie beantwoorden wij.',
    140,
    484,
    315,
    { size: 8, color: '#777' },
  )
  sheet.middle('Keizerskelder Parkeren B.V. | KvK 28 10 44 17 | btw NL8066.71.204.B01', 297, 572, {
    size: 7.5,
    color: '#777',
  })
  sheet.put('https://mail.example/bericht/18c40e7', 24, 818, { size: 7, color: '#555' })
  sheet.right('1/1', 571, 818, { size: 7, color: '#555' })
  return labelled(
    'Keizerskelder Parkeren',
    [left, paid],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
