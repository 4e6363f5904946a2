import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A British train operator's mail after booking, printed from the inbox: mail head, thanks, two journeys, then what was paid. */
export const inboxBooking = oneOff('train-inbox-booking', {}, 'en', (sheet, chance) => {
  const seller = 'Pennine & Coast'
  const booked = anyDay(chance)
  const out = addDays(booked, chance.whole(5, 50))
  const show = (day: string) => dayIn(day, 'EEEE d MMMM yyyy', 'en')
  const fares = [10 * chance.whole(260, 690), 10 * chance.whole(260, 690)]
  const railcard = -5 * Math.round(sum(fares) / 15)
  const total = sum(fares) + railcard + 250
  const money = (minor: number) => `${minor < 0 ? '-' : ''}£${figure(Math.abs(minor), '1,234.56')}`
  const guest = anyGuest(chance, 'en')
  const teal = '#006d77'
  const pale = { size: 8, color: '#666' }

  sheet.put('Your booking confirmation and receipt – Newcastle to Liverpool Lime Street', 40, 30, {
    size: 12,
    bold: true,
  })
  sheet.rule(50, 40, 555)
  sheet.put('From:', 40, 58, pale)
  sheet.put('Pennine & Coast <noreply@mail.pennineandcoast.example>', 80, 58, { size: 8 })
  sheet.put('To:', 40, 70, pale)
  sheet.put(`${guest.name} <travel@${guest.firm.split(' ')[0]!.toLowerCase()}.example>`, 80, 70, {
    size: 8,
  })
  sheet.right(`${dayIn(booked, 'd MMMM yyyy', 'en')} at ${anyClock(chance)}`, 555, 58, { size: 8 })
  sheet.rule(86, 40, 555)

  sheet.fill(90, 104, 415, 50, teal)
  sheet.put(seller, 106, 118, { size: 20, bold: true, color: '#fff' })
  sheet.put('Thanks for booking with us', 106, 176, { size: 17, bold: true, color: teal })
  sheet.put(
    `Booking reference  ${chance.pick(['HGX', 'QRT', 'ZLM'])}${chance.digits(5)}`,
    106,
    206,
    { size: 11, bold: true },
  )
  sheet.put('Your eTickets are attached. You can also add them to your phone’s wallet.', 106, 224)
  const legs = [
    ['Outbound', out, 'Newcastle', 'Liverpool Lime Street', 'Advance Single, Standard'],
    ['Return', addDays(out, 2), 'Liverpool Lime Street', 'Newcastle', 'Off-Peak Single, Standard'],
  ] as const
  for (const [index, [way, day, from, to, ticket]] of legs.entries()) {
    const y = 250 + 92 * index
    sheet.frame(90, y, 415, 82, '#b9d6d9', 4)
    sheet.put(way, 106, y + 10, { bold: true, color: teal })
    sheet.put(show(day), 170, y + 10, { bold: true })
    sheet.put(`${index === 0 ? '08' : '16'}:${chance.whole(10, 59)}  ${from}`, 106, y + 30, {
      size: 10,
    })
    sheet.put(`${index === 0 ? '11' : '19'}:${chance.whole(10, 59)}  ${to}`, 106, y + 46, {
      size: 10,
    })
    sheet.put(`1 x Adult, 1 x 26-30 Railcard · ${ticket}`, 106, y + 64, pale)
    sheet.right(`Coach ${chance.pick(['B', 'C', 'E'])}, seat ${chance.whole(10, 72)}`, 489, y + 38)
  }
  sheet.put('Payment summary', 106, 452, { size: 13, bold: true, color: teal })
  const rows: [string, number][] = [
    ['Outbound ticket', fares[0]!],
    ['Return ticket', fares[1]!],
    ['26-30 Railcard discount', railcard],
    ['Seat reservations', 0],
    ['Credit card fee and delivery', 250],
  ]
  for (const [index, [text, minor]] of rows.entries()) {
    sheet.put(text, 106, 476 + 16 * index, { size: 10 })
    sheet.right(money(minor), 489, 476 + 16 * index, { size: 10 })
  }
  sheet.rule(560, 106, 489, { color: teal })
  sheet.put('Total paid', 106, 568, { size: 12, bold: true })
  sheet.right(money(total), 489, 568, { size: 12, bold: true })
  sheet.put(`Visa ending ${chance.digits(4)}. Rail fares are zero-rated for VAT.`, 106, 588, pale)
  sheet.prose(
    'Need to change your plans? Advance tickets can be changed before departure for a £10 admin fee plus any difference in fare. Delayed by 15 minutes or more? You may be entitled to Delay Repay compensation. Travel is subject to the National Rail Conditions of Travel.',
    106,
    622,
    383,
  )
  sheet.prose(
    'Pennine & Coast is a trading name of Northern Shires Rail Limited. Registered in England and Wales no. 09823317. Registered office: 4 Grainger Court, Newcastle upon Tyne NE1 5JE. VAT registration no. GB 311 4478 20. Please do not reply to this email.',
    106,
    724,
    383,
    { size: 7, color: '#777' },
  )
  sheet.put('1 of 1', 40, 812, { size: 7 })
  return labelled(
    seller,
    [booked, dayIn(booked, 'd MMMM yyyy', 'en')],
    [total, figure(total, '1,234.56')],
    ['GBP', '£'],
  )
})
