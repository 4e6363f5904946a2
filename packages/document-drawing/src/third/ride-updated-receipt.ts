import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A ride app's second mail about the same ride, the tip added, printed from a web mailbox weeks later. */
export const updatedReceipt = oneOff('ride-updated-receipt', {}, 'en', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'd MMMM yyyy', 'en')
  const printed = dayIn(addDays(day, chance.whole(12, 30)), 'dd/MM/yyyy', 'en')
  const hour = chance.whole(17, 21)
  const money = (minor: number) => `PLN ${figure(minor, '1,234.56')}`
  const fares = [800, 10 * chance.whole(180, 460), 10 * chance.whole(62, 170), 250]
  const before = sum(fares)
  const tip = 100 * chance.whole(4, 9)
  const total = before + tip
  const guest = anyGuest(chance, 'en').name.split(' ').slice(1).join(' ')
  const line = (name: string, minor: number, y: number, style = {}) => {
    sheet.put(name, 130, y, { size: 10.5, ...style })
    sheet.right(money(minor), 480, y, { size: 10.5, ...style })
  }

  sheet.put(`${printed}, 09:4${chance.digits(1)}`, 28, 16, { size: 7.5 })
  sheet.middle(
    'Mailbox - Your updated receipt for the ride on ' + dayIn(day, 'EEEE', 'en'),
    320,
    16,
    { size: 7.5 },
  )
  sheet.right(guest, 560, 44, { size: 9, bold: true })
  sheet.rule(60, 36, 560, { color: '#bbb' })
  sheet.put(`Your updated receipt for the ride on ${dayIn(day, 'EEEE', 'en')}`, 36, 70, {
    size: 13,
    bold: true,
  })
  sheet.put('1 message', 36, 88, { size: 8 })
  sheet.rule(102, 36, 560, { color: '#bbb' })
  sheet.put('Zipka', 36, 110, { bold: true })
  sheet.put('<receipts@zipka.example>', 62, 110)
  sheet.right(`${dayIn(day, 'd MMMM yyyy', 'en')} at ${hour}:58`, 560, 110)
  sheet.put(`To: ${guest}`, 36, 122)

  sheet.fill(96, 146, 420, 96, '#1f1147')
  sheet.put('zipka', 120, 160, { size: 20, bold: true, color: '#8ef0b5' })
  sheet.put(`Thanks for tipping, ${guest.split(' ')[0]}`, 120, 192, { size: 16, color: '#fff' })
  sheet.put(
    'Here is the updated receipt for your ride. It replaces the one sent earlier.',
    120,
    216,
    { size: 9, color: '#ddd' },
  )
  sheet.put('Total', 130, 264, { size: 20, bold: true })
  sheet.right(money(total), 480, 264, { size: 20, bold: true })
  sheet.rule(294, 130, 480, { color: '#ddd' })
  for (const [index, name] of ['Base fare', 'Distance', 'Time', 'Booking fee'].entries())
    line(name, fares[index]!, 304 + 19 * index)
  sheet.rule(382, 130, 480, { color: '#ddd' })
  line('Previously charged', before, 390, { color: '#666' })
  line('Tip for Tomasz', tip, 409)
  sheet.put('Payments', 130, 446, { size: 12, bold: true })
  line(`Visa •••• ${chance.digits(4)}, ${hour}:31`, before, 466)
  line(`Visa, tip, ${hour}:58`, tip, 485)
  sheet.put(
    `Comfort · ${chance.whole(6, 19)}.${chance.digits(1)} km · ${chance.whole(14, 38)} min`,
    130,
    526,
    { size: 10.5, bold: true },
  )
  for (const [index, stop] of ['Rondo Kaponiera, Poznan', 'Poznan Airport, Terminal 1'].entries()) {
    sheet.disc(135, 549 + 22 * index, 3, index === 0 ? '#1f1147' : '#21a366')
    sheet.put(stop, 146, 544 + 22 * index, { size: 10 })
  }
  sheet.prose(
    'Fares include 8% VAT. Your driver’s fiscal receipt can be downloaded in the app for 30 days. Zipka Mobility Sp. z o.o., ul. Solna 40, 61-736 Poznan, NIP 7831904452.',
    130,
    606,
    350,
    { size: 8, color: '#777' },
  )
  sheet.put('Invite a friend and both of you get PLN 20.00 off the next ride.', 130, 652, {
    size: 9,
  })
  sheet.put('https://mail.inboxen.example/u/0/?view=pt&th=18e4', 28, 818, { size: 7.5 })
  sheet.right('1/1', 567, 818, { size: 7.5 })
  return labelled('Zipka', [day, shown], [total, figure(total, '1,234.56')], ['PLN', 'PLN'])
})
