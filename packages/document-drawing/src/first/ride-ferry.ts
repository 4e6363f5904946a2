import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A crossing with a car: passengers and vehicle as lines, the same sum as "fare" and "paid", euro given for the other side. */
export const ferry = oneOff('ride-ferry', {}, 'en', (sheet, chance) => {
  const booked = anyDay(chance)
  const sail = addDays(booked, chance.whole(20, 60))
  const show = (day: string) => dayIn(day, 'EEE d MMM yyyy', 'en')
  const money = (minor: number) => `£${figure(minor, '1,234.56')}`
  const rows: [string, number][] = [
    ['Car up to 5 m and driver', 100 * chance.whole(98, 210)],
    ['Reserved lounge seat', 1800],
    ['Fuel surcharge', 1150],
  ]
  const total = sum(rows.map(([, minor]) => minor))
  sheet.fill(0, 0, sheet.width, 8, '#0077b6')
  sheet.put('Solent & Irish Sea Ferries', 44, 30, { size: 18, bold: true, color: '#0077b6' })
  sheet.put('E-ticket and VAT receipt', 44, 56, { size: 12 })
  sheet.right(`Booked ${show(booked)}`, 551, 58)
  sheet.shape(
    [
      [44, 110],
      [551, 110],
      [520, 122],
      [80, 122],
    ],
    '#0077b6',
  )
  sheet.put(`Liverpool  to  Belfast     ${show(sail)}     ${anyClock(chance)}`, 44, 134, {
    size: 13,
    bold: true,
  })
  sheet.put(
    `Check in 60 minutes before. Vehicle ${chance.pick(['KX71 LDM', 'YD20 PRN'])}. Lead passenger ${anyGuest(chance, 'en').name}.`,
    44,
    156,
  )
  for (const [index, [name, minor]] of rows.entries()) {
    sheet.put(name, 44, 196 + 18 * index, { size: 10 })
    sheet.right(money(minor), 330, 196 + 18 * index, { size: 10 })
  }
  sheet.rule(252, 44, 330)
  sheet.put('Total fare', 44, 258, { size: 11, bold: true })
  sheet.right(money(total), 330, 258, { size: 11, bold: true })
  sheet.put('Paid by card', 44, 278, { size: 10 })
  sheet.right(money(total), 330, 278, { size: 10 })
  sheet.put(
    `Approximately €${figure(Math.round(total * 1.17), '1,234.56')} at today’s rate, for information only`,
    44,
    298,
    { size: 8, color: '#666' },
  )
  sheet.put(
    'Passenger transport is zero-rated for VAT. Registration 112 9087 45. Dock Road, Liverpool L20 1BG.',
    44,
    806,
    { size: 7.5 },
  )
  return labelled(
    'Solent & Irish Sea Ferries',
    [booked, show(booked)],
    [total, figure(total, '1,234.56')],
    ['GBP', '£'],
  )
})
