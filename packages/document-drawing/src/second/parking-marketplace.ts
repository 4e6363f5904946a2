import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A driveway let through a marketplace: how to get there fills the first page, what it cost stands on the second. */
export const marketplace = oneOff('parking-marketplace', {}, 'en', (sheet, chance) => {
  const booked = anyDay(chance)
  const from = addDays(booked, chance.whole(4, 30))
  const guest = anyGuest(chance, 'en')
  const nights = chance.whole(1, 4)
  const money = (minor: number) => `${minor < 0 ? '-' : ''}£${figure(Math.abs(minor), '1,234.56')}`
  const shown = dayIn(booked, 'd MMM yyyy', 'en')
  const fee = 229
  const prices = [nights * 50 * chance.whole(17, 31), fee, 100, -300]
  const names = [
    `Space, ${nights + 1} days`,
    'Kerbly service fee',
    'Text reminders',
    'Credit KERB3',
  ]
  const total = sum(prices)
  const order = `${chance.digits(3)}-${chance.digits(3)}-${chance.digits(3)}`
  const pink = '#d81b60'
  const brand = (page: number) => {
    sheet.put('kerbly', 48, 36, { size: 26, bold: true, color: pink })
    sheet.right(`Booking ${order}`, 547, 46, { size: 9, color: '#777' })
    sheet.middle(`Page ${page} of 2`, 297, 812, { size: 8, color: '#777' })
  }

  brand(1)
  sheet.put(`You’re all set, ${guest.name.split(' ')[1]}!`, 48, 96, { size: 22, bold: true })
  sheet.put('Your space is reserved. Here is everything you need for the day.', 48, 126, {
    size: 11,
  })
  for (const [index, [head, day]] of (
    [
      ['Arriving', from],
      ['Leaving', addDays(from, nights)],
    ] as const
  ).entries()) {
    const x = 48 + 255 * index
    sheet.frame(x, 158, 244, 74, '#ddd', 8)
    sheet.put(head, x + 14, 168, { size: 9, color: '#777' })
    sheet.put(dayIn(day, 'EEEE d MMMM yyyy', 'en'), x + 14, 184, { size: 13, bold: true })
    sheet.put(index === 0 ? 'after 07:30' : 'before 19:00', x + 14, 206, { size: 11 })
  }
  sheet.fill(48, 250, 499, 170, '#e6ebe4')
  sheet.fill(48, 320, 499, 10, '#ffffff')
  sheet.fill(210, 250, 10, 170, '#ffffff')
  sheet.fill(390, 250, 8, 170, '#ffffff')
  sheet.disc(236, 310, 7, pink)
  sheet.put('Clarendon Road', 420, 305, { size: 8, color: '#555' })
  const steps = [
    'Driveway on Clarendon Road, Leeds LS2 – left of the green gate. 8 minutes’ walk to the station.',
    'Height no limit. Fits: large car or small van. Please leave the pavement free.',
    'The owner has been told your registration. If somebody is in your space, ring the number in the app and we find you another.',
    'Plans changed? Cancel free of charge until 24 hours before arrival. Later, the price of the space is not refunded.',
  ]
  let y = 440
  for (const step of steps) {
    sheet.disc(54, y + 5, 2, pink)
    y = sheet.prose(step, 66, y, 480, { size: 10.5 }) + 8
  }
  sheet.nextPage()
  brand(2)
  sheet.put('Receipt', 48, 96, { size: 22, bold: true })
  sheet.put(`Paid ${shown} by card (Visa 4410)`, 48, 126, { size: 11 })
  sheet.lines([guest.name, guest.firm, guest.street, guest.town], 48, 152, { size: 10 })
  for (const [index, name] of names.entries()) {
    sheet.put(name, 48, 226 + 20 * index, { size: 10.5 })
    sheet.right(money(prices[index]!), 320, 226 + 20 * index, { size: 10.5 })
  }
  sheet.rule(306, 48, 320, { color: pink })
  sheet.put('You paid', 48, 314, { size: 12, bold: true })
  sheet.right(money(total), 320, 314, { size: 12, bold: true })
  sheet.put(`Our service fee includes VAT at 20%: ${money(taxWithin(fee, 20))}`, 48, 336, {
    size: 8.5,
    color: '#777',
  })
  sheet.put('The space itself is let by a private owner and carries no VAT.', 48, 348, {
    size: 8.5,
    color: '#777',
  })
  sheet.fill(48, 380, 499, 44, '#fce4ec')
  sheet.put('Got a driveway? Owners near you earn up to £140.00 a month.', 62, 396, { size: 11 })
  sheet.put(
    'Kerbly Ltd, 3rd Floor, 40 Wharf Street, Leeds LS2 7EQ. Company no. 09441827. VAT no. GB 208 4417 90.',
    48,
    780,
    { size: 7.5, color: '#777' },
  )
  return labelled('Kerbly', [booked, shown], [total, figure(total, '1,234.56')], ['GBP', '£'])
})
