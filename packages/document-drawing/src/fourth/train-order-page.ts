import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A British train company's order receipt: a coloured banner, the tickets in words, railcard and fee, and what was paid. */
export const orderPage = oneOff('train-order-page', {}, 'en', (sheet, chance) => {
  const bought = anyDay(chance)
  const travel = addDays(bought, chance.whole(5, 50))
  const shown = dayIn(bought, 'd MMMM yyyy', 'en')
  const money = (minor: number) => `£${figure(minor, '1,234.56')}`
  const fares = [10 * chance.whole(280, 590), 10 * chance.whole(280, 590)]
  const seats = chance.is(0.5) ? 500 : 0
  const total = sum(fares) + seats
  const grey = { size: 9, color: '#5b5b66' }
  const guest = anyGuest(chance, 'en')

  sheet.fill(0, 0, 595, 96, '#e4572e')
  sheet.put('Pennine & Humber', 44, 28, { size: 25, bold: true, color: '#fff' })
  sheet.put('Railway', 44, 58, { size: 16, color: '#fff' })
  sheet.right('Receipt', 551, 36, { size: 25, color: '#fff' })
  sheet.put(`Hi ${guest.name.split(' ')[1]},`, 44, 122, { size: 11 })
  sheet.prose(
    'Here’s your receipt. It isn’t valid for travel – your eTickets have been sent separately and are also in our app. Thanks for booking direct with Pennine & Humber Railway.',
    44,
    140,
    507,
    { size: 11 },
  )
  const facts: [string, string][] = [
    ['Booking reference', `${chance.pick(['GW', 'HL', 'MK'])}${chance.digits(2)}TQV9`],
    ['Transaction ID', chance.digits(10)],
    ['Date of purchase', `${shown}, ${anyClock(chance)}`],
    ['Payment method', `Visa debit ending ${chance.digits(4)}`],
    ['Delivery', 'eTicket'],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word, 44, 196 + 18 * index, grey)
    sheet.put(value, 160, 196 + 18 * index, { size: 9, bold: true })
  }
  let y = 306
  const stations = ['York', 'London Kings Cross']
  for (const [index, fare] of fares.entries()) {
    const [from, to] = index === 0 ? stations : stations.toReversed()
    sheet.fill(44, y, 507, 22, '#f4e9e5')
    sheet.put(`${from} to ${to}`, 54, y + 6, { size: 11, bold: true })
    sheet.right(dayIn(addDays(travel, index), 'EEEE d MMM yyyy', 'en'), 541, y + 6, { size: 10 })
    const before = (fare * 3) / 2
    const rows: [string, string][] = [
      ['1 x Adult, Advance Single, Standard', money(before)],
      ['26-30 Railcard discount applied', `-${money(before - fare)}`],
      ['Ticket price', money(fare)],
    ]
    for (const [row, [word, value]] of rows.entries()) {
      sheet.put(word, 54, y + 32 + 15 * row, { size: 10, bold: row === 2 })
      sheet.right(value, 541, y + 32 + 15 * row, { size: 10, bold: row === 2 })
    }
    sheet.put(
      `Valid only on the ${index === 0 ? '07' : '18'}:${chance.whole(10, 59)} service, Coach ${chance.pick(['B', 'C', 'D'])} Seat ${chance.whole(10, 70)}. Route: P&H only.`,
      54,
      y + 80,
      grey,
    )
    y += 108
  }
  const sums: [string, string][] = [
    ['Tickets', money(sum(fares))],
    ['Seat choice', money(seats)],
    ['Booking fee', money(0)],
    ['Total paid', money(total)],
  ]
  sheet.rule(y, 44, 551, { color: '#e4572e', weight: 1.5 })
  for (const [index, [word, value]] of sums.entries()) {
    const style = index === 3 ? { size: 14, bold: true } : { size: 10 }
    sheet.put(word, 330, y + 12 + 17 * index, style)
    sheet.right(value, 541, y + 12 + 17 * index, style)
  }
  sheet.put('VAT', 44, y + 12, { size: 10, bold: true })
  sheet.prose(
    'UK rail travel is zero-rated for VAT, so there’s no VAT to show on this receipt.',
    44,
    y + 27,
    230,
    grey,
  )
  sheet.put('Need to change or cancel?', 44, y + 110, { size: 10, bold: true })
  sheet.prose(
    'Advance tickets can be changed before departure in My Account; a £10 fee per ticket may apply plus any difference in fare. They can’t be refunded. Delayed 15 minutes or more? Claim Delay Repay within 28 days.',
    44,
    y + 125,
    507,
    grey,
  )
  sheet.rule(774, 44, 551, { color: '#ccc' })
  sheet.prose(
    'Pennine & Humber Railway is a trading name of PHR Trains Limited. Registered in England and Wales, company number 09934417. Registered office: Tanner House, 8 Micklegate, York YO1 6JH. VAT registration 318 4402 71.',
    44,
    782,
    507,
    { size: 7.5, color: '#777' },
  )
  return labelled(
    'Pennine & Humber Railway',
    [bought, shown],
    [total, figure(total, '1,234.56')],
    ['GBP', '£'],
  )
})
