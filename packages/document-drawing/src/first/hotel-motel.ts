import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A motel's receipt in blocks of capitals: rate, taxes and total in one line each, prepaid. */
export const motel = oneOff(
  'hotel-motel',
  { size: 'LETTER', face: 'mono' },
  'en',
  (sheet, chance) => {
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, 1)
    const show = (day: string) => dayIn(day, 'MMM dd, yyyy', 'en')
    const money = (minor: number) => `$${figure(minor, '1,234.56')}`
    const room = 100 * chance.whole(79, 149)
    const taxes = [Math.round(room * 0.05), Math.round(room * 0.07), 200]
    const total = room + sum(taxes)
    sheet.put('PINE RIDGE MOTEL', 60, 60, { size: 20, bold: true })
    sheet.lines(['2750 Trans-Canada Hwy W', 'Kamloops BC V1S 1A7', 'GST 81234 5678 RT0001'], 60, 88)
    sheet.right('RECEIPT', 552, 60, { size: 20 })
    sheet.right(`No. ${chance.digits(5)}`, 552, 88)
    sheet.rule(134, 60, 552, { weight: 2 })
    const guest = anyGuest(chance, 'en')
    sheet.lines(
      [
        `GUEST    ${guest.name}`,
        `COMPANY  ${guest.firm}`,
        `ROOM     ${chance.whole(1, 40)}`,
        `IN       ${show(arrival)}`,
        `OUT      ${show(leaving)}`,
      ],
      60,
      148,
      { size: 10 },
      1.6,
    )
    const rows: [string, number][] = [
      ['ROOM 1 NIGHT', room],
      ['GST 5%', taxes[0]!],
      ['PST 7%', taxes[1]!],
      ['PET FEE', taxes[2]!],
    ]
    for (const [index, [name, minor]] of rows.entries()) {
      sheet.put(name, 60, 260 + 20 * index, { size: 11 })
      sheet.right(money(minor), 320, 260 + 20 * index, { size: 11 })
    }
    sheet.fill(60, 346, 260, 1, '#000')
    sheet.put('TOTAL CAD', 60, 354, { size: 13, bold: true })
    sheet.right(money(total), 320, 354, { size: 13, bold: true })
    sheet.put(`PREPAID ${show(addDays(arrival, -12))} MC 4471`, 60, 390, { size: 10 })
    return labelled(
      'PINE RIDGE MOTEL',
      [leaving, show(leaving)],
      [total, figure(total, '1,234.56')],
      ['CAD', 'CAD'],
    )
  },
)
