import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An American railway's sales receipt on letter paper: capitals, a tinted bar per section, bullets of conditions. */
export const salesReceipt = oneOff(
  'train-sales-receipt',
  { size: 'LETTER' },
  'en',
  (sheet, chance) => {
    const bought = anyDay(chance)
    const shown = dayIn(bought, 'MMMM d, yyyy', 'en')
    const travel = addDays(bought, chance.whole(9, 35))
    const money = (minor: number) => `$${figure(minor, '1,234.56')}`
    const trains = [
      { name: 'TRAIN 332: MADISON, WI - CHICAGO UNION STATION, IL', time: '7:20 AM', day: travel },
      {
        name: 'TRAIN 341: CHICAGO UNION STATION, IL - MADISON, WI',
        time: '5:08 PM',
        day: addDays(travel, 3),
      },
    ].map((train) => ({ ...train, coach: 100 * chance.whole(38, 94), upgrade: 2600 }))
    const fares = sum(trains.map(({ coach, upgrade }) => coach + upgrade))
    const discount = Math.round(fares / 10)
    const total = fares - discount
    const bar = (word: string, y: number) => {
      sheet.fill(40, y, 532, 17, '#dfe6ee')
      sheet.put(word, 46, y + 4, { size: 10, bold: true, color: '#1c3c63' })
    }

    sheet.fill(40, 38, 6, 34, '#1c3c63')
    sheet.put('GREAT PRAIRIE', 54, 38, { size: 15, bold: true, color: '#1c3c63' })
    sheet.put('Great Prairie Rail', 54, 58, { size: 9, color: '#1c3c63' })
    sheet.right('SALES RECEIPT', 572, 38, { size: 15, bold: true })
    sheet.right(`Purchased: ${shown} 3:${chance.whole(10, 59)} PM CT`, 572, 60, { size: 9 })
    sheet.right('Retain this receipt for your records.', 572, 74, { size: 8, color: '#555' })
    sheet.put('Great Prairie Rail Corporation', 54, 76, { size: 7.5 })
    sheet.put('400 S Canal Street, Chicago, IL 60606', 54, 86, { size: 7.5 })

    bar(`RESERVATION NUMBER - ${chance.digits(1)}F${chance.digits(2)}C${chance.digits(1)}`, 110)
    sheet.put('MSN - CHI (ROUND-TRIP)', 46, 134, { size: 10 })
    sheet.right(dayIn(travel, 'MMMM d, yyyy', 'en').toUpperCase(), 566, 134, { size: 10 })
    bar('BILLING INFORMATION', 158)
    sheet.lines(['Daniel Okafor', '2200 Kendall Ave', 'Madison, WI 53705'], 46, 182)
    sheet.put('Visa ending in 7702', 320, 182)
    sheet.put(`Authorization Code ${chance.digits(6)}`, 320, 194)
    sheet.right('Total', 566, 182)
    sheet.right(money(total), 566, 194, { bold: true })
    bar(`PURCHASE SUMMARY - TICKET NUMBER ${chance.digits(13)}`, 226)
    let y = 252
    for (const { name, day, time, coach, upgrade } of trains) {
      sheet.put(name, 46, y, { bold: true })
      sheet.put(`Depart ${time}, ${dayIn(day, 'EEEE, MMMM d, yyyy', 'en')}`, 46, y + 13)
      sheet.put('1 Reserved Coach Seat', 62, y + 28)
      sheet.right(money(coach), 566, y + 28)
      sheet.put('Business Class Upgrade', 62, y + 41)
      sheet.right(money(upgrade), 566, y + 41)
      y += 68
    }
    sheet.rule(y, 40, 572)
    const sums: [string, string][] = [
      ['Subtotal', money(fares)],
      ['Corporate Discount 10%', `-${money(discount)}`],
      ['Total Charged by Great Prairie Rail', money(total)],
    ]
    for (const [index, [word, printed]] of sums.entries()) {
      sheet.right(word, 490, y + 10 + 16 * index, { bold: index === 2 })
      sheet.right(printed, 566, y + 10 + 16 * index, { bold: index === 2 })
    }
    bar('PASSENGERS', y + 76)
    sheet.put('Okafor, Daniel', 46, y + 100)
    sheet.put('Adult', 240, y + 100)
    sheet.put(`Prairie Rewards ${chance.digits(10)}`, 320, y + 100)
    sheet.put(`You will earn ${Math.floor(total / 50)} points`, 46, y + 113, { color: '#555' })
    bar('IMPORTANT INFORMATION', y + 140)
    let next = y + 164
    for (const text of [
      'Tickets are non-transferable. A valid photo ID is required for passengers aged 18 and over.',
      'Coach fares: full refund within 24 hours of purchase, afterwards a cancellation fee of 25% applies, at least $5.00 per ticket.',
      'Business Class is non-refundable after departure. Changes are subject to availability and may increase the fare.',
      'Questions? Call 1-800-555-0142. This is not a boarding document.',
    ]) {
      sheet.put('•', 46, next, { size: 8 })
      next = sheet.prose(text, 56, next, 510, { size: 8 }) + 3
    }
    return labelled(
      'Great Prairie Rail',
      [bought, shown],
      [total, figure(total, '1,234.56')],
      ['USD', '$'],
    )
  },
)
