import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A British flag carrier's e-ticket receipt on two pages: the journey first, the payment information overleaf. */
export const crownReceipt = oneOff('flight-crown-receipt', {}, 'en', (sheet, chance) => {
  const issued = anyDay(chance)
  const out = addDays(issued, chance.whole(4, 60))
  const show = (day: string) => dayIn(day, 'dd MMM yyyy', 'en')
  const money = (minor: number) => `GBP ${figure(minor, '1,234.56')}`
  const parts = [
    ['Fare details', 100 * chance.whole(78, 460)],
    ['Carrier imposed charge (per ticket)', 100 * chance.whole(18, 60)],
    ['Air Passenger Duty - United Kingdom', 1300],
    ['Passenger Service Charge - United Kingdom', chance.whole(1900, 3900)],
    ['Security Service Charge - Switzerland', chance.whole(900, 1500)],
    ['Passenger Service Charge - Switzerland', chance.whole(900, 1600)],
  ] as const
  const total = sum(parts.map(([, minor]) => minor))
  const code = `${chance.pick(['LQ', 'X8', 'OT'])}${chance.digits(1)}${chance.pick(['WVH', 'PKD'])}`
  const name = anyGuest(chance, 'en').name.toUpperCase()
  const navy = '#0b2265'
  sheet.fill(0, 0, 595, 64, navy)
  sheet.put('MERCIAN AIRWAYS', 40, 24, { size: 17, face: 'serif', color: '#fff' })
  sheet.right('Your e-ticket receipt', 555, 27, { size: 13, color: '#fff' })
  sheet.frame(390, 84, 165, 46, navy)
  sheet.put('Booking reference', 402, 91, { size: 8.5 })
  sheet.put(code, 402, 105, { size: 18, bold: true, color: navy })
  sheet.put(`Dear ${name},`, 40, 88, { size: 10 })
  sheet.prose(
    'Thank you for booking with Mercian Airways. This is your e-ticket receipt. Your ticket is held in our systems; you will not receive a paper ticket for your booking.',
    40,
    106,
    320,
    { size: 10 },
  )
  sheet.put('Your itinerary', 40, 178, { size: 14, color: navy })
  for (const [index, [from, to]] of [
    ['London Heathrow', 'Geneva'],
    ['Geneva', 'London Heathrow'],
  ].entries()) {
    const y = 204 + 110 * index
    const hour = chance.whole(7, 18)
    const day = dayIn(addDays(out, 2 * index), 'd MMM yyyy', 'en')
    sheet.fill(40, y, 515, 20, '#e7eaf2')
    sheet.put(`MX0${chance.digits(3)}   Mercian Airways | Economy (Plus) | Confirmed`, 48, y + 6, {
      size: 9,
      bold: true,
    })
    for (const [place, [port, clock]] of [
      [from, hour],
      [to, hour + 2],
    ].entries()) {
      sheet.put(day, 48 + 200 * place, y + 32, { size: 10 })
      sheet.put(
        `${String(clock).padStart(2, '0')}:${chance.whole(10, 55)}`,
        48 + 200 * place,
        y + 46,
        { size: 10, bold: true },
      )
      sheet.put(String(port), 48 + 200 * place, y + 60, { size: 10 })
    }
    sheet.lines(
      ['Baggage allowance', '1 bag at 23kg (51lb)', 'Seat: choose online'],
      440,
      y + 32,
      { size: 8.5 },
      1.5,
    )
  }
  sheet.put('Passenger', 40, 436, { size: 14, color: navy })
  sheet.put(name, 40, 458, { size: 10 })
  sheet.prose(
    'Check in online from 24 hours before departure. Baggage drop closes 60 minutes before your flight. Make sure that you hold the passport and visa that you need.',
    40,
    490,
    515,
    { size: 9 },
  )
  sheet.right('Page 1 of 2', 555, 812, { size: 7.5 })
  sheet.nextPage()
  sheet.put('Payment information', 40, 44, { size: 14, color: navy })
  let y = 72
  const row = (word: string, value: string, bold = false) => {
    sheet.put(word, 40, y, { bold })
    sheet.put(value, 270, y, { bold })
    y += 17
  }
  row('Ticket number(s)', `127-${chance.digits(10)} (${name})`)
  row('Payment type', `Visa Debit XXXXXXXXXXXX${chance.digits(4)}`)
  for (const [word, minor] of parts) row(word, money(minor))
  row('Payment total', money(total), true)
  y += 10
  row('Endorsements', 'PEN/NON-REF MX ONLY')
  row('Issuing airline', 'Mercian Airways, London')
  row('Date of issue', show(issued))
  row('Place of issue', 'Website, United Kingdom')
  row('IATA number', `91${chance.digits(6)}`)
  sheet.prose(
    'Taxes, fees and charges shown above are included in the payment total. Air Passenger Duty is refundable if you do not travel. International passenger transport is zero-rated for VAT; this receipt is not a VAT invoice.',
    40,
    y + 16,
    515,
    { size: 8.5, color: '#444' },
  )
  sheet.rule(786, 40, 555, { color: navy })
  sheet.put(
    'Mercian Airways Plc. Registered office: Harrow House, Stanwell Road, London TW6 2JQ. Registered in England 1555014.',
    40,
    794,
    { size: 7.5 },
  )
  sheet.right('Page 2 of 2', 555, 812, { size: 7.5 })
  return labelled(
    'MERCIAN AIRWAYS',
    [issued, show(issued)],
    [total, figure(total, '1,234.56')],
    ['GBP', 'GBP'],
  )
})
