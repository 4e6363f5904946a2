import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A cabin by the hour at an airport: the app's receipt, as tall and narrow as a phone, paid days before the stay. */
export const sleepCabin = oneOff(
  'hotel-sleep-cabin',
  { size: [390, 720] },
  'en',
  (sheet, chance) => {
    const paid = anyDay(chance)
    const stay = addDays(paid, chance.whole(2, 9))
    const hours = chance.whole(5, 9)
    const from = chance.whole(19, 22)
    const money = (minor: number) => figure(minor, '1,234.56')
    const cabin = hours * 100 * chance.whole(94, 128)
    const extras = 12_900
    const saved = Math.round(cabin / 10)
    const total = cabin + extras - saved
    const vat = taxWithin(total, 12)
    const grey = { size: 9, color: '#8a8f98' }
    const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:30`

    sheet.fill(0, 0, 390, 150, '#1d1b3a')
    sheet.disc(44, 48, 14, '#f7c948')
    sheet.disc(50, 43, 12, '#1d1b3a')
    sheet.put('dozepod', 66, 37, { size: 20, bold: true, color: '#fff' })
    sheet.put('Thanks for resting with us!', 30, 84, { size: 14, color: '#fff' })
    sheet.put(`Receipt ${chance.digits(4)}-${chance.digits(4)}`, 30, 108, {
      size: 9,
      color: '#b9b6da',
    })
    sheet.right(dayIn(paid, 'yyyy-MM-dd', 'en'), 360, 108, { size: 9, color: '#b9b6da' })

    sheet.put('YOUR CABIN', 30, 172, grey)
    sheet.put('Arlanda, Terminal 5, airside', 30, 186, { size: 12, bold: true })
    sheet.disc(36, 222, 4, '#1d1b3a')
    sheet.upright(36, 226, 252, { color: '#1d1b3a' })
    sheet.disc(36, 256, 4, '#1d1b3a')
    const nextDay = addDays(stay, 1)
    sheet.put(`${dayIn(stay, 'EEE d MMM', 'en')}, ${clock(from)}`, 52, 217, { size: 10 })
    sheet.put(`${dayIn(nextDay, 'EEE d MMM', 'en')}, ${clock(from + hours)}`, 52, 251, {
      size: 10,
    })
    sheet.right(`${hours} hours`, 360, 234, { size: 10, bold: true })

    const rows: [string, number][] = [
      [`Cabin for one, ${hours} h`, cabin],
      ['Shower and towel', extras],
      ['Member price', -saved],
    ]
    sheet.rule(284, 30, 360, { color: '#ddd' })
    for (const [index, [name, minor]] of rows.entries()) {
      sheet.put(name, 30, 300 + 22 * index, { size: 10 })
      sheet.right(money(minor), 360, 300 + 22 * index, { size: 10 })
    }
    sheet.rule(370, 30, 360, { color: '#ddd' })
    sheet.put('Total', 30, 384, { size: 16, bold: true })
    sheet.right(`SEK ${money(total)}`, 360, 384, { size: 16, bold: true })
    sheet.put('VAT 12%, included', 30, 410, grey)
    sheet.right(money(vat), 360, 410, grey)
    sheet.put('Net', 30, 426, grey)
    sheet.right(money(total - vat), 360, 426, grey)

    sheet.fill(30, 456, 330, 54, '#f2f1f8')
    sheet.put(`Debited from Visa ••${chance.digits(4)}`, 44, 468, { size: 10 })
    sheet.put('You have 2 free hours left on your rest pass', 44, 486, grey)
    const guest = anyGuest(chance, 'en')
    sheet.put('BILLED TO', 30, 532, grey)
    sheet.lines([guest.name, guest.firm, `${guest.street}, ${guest.town}`], 30, 546, { size: 9 })
    sheet.prose(
      'dozepod is a service of Vilrum Airside AB, Org. no. 559088-4127, VAT SE559088412701, Box 82, 190 45 Stockholm-Arlanda. Free cancellation until 6 hours before your stay.',
      30,
      640,
      330,
      { size: 7.5, color: '#8a8f98' },
    )
    return labelled('dozepod', [paid, paid], [total, money(total)], ['SEK', 'SEK'])
  },
)
