import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** The exit lane's receipt at an American airport, scanned flat: a narrow strip of a fee computer with days of two figures. */
export const feeComputer = oneOff(
  'parking-fee-computer',
  { size: [216, 430], face: 'plain-mono' },
  'en',
  (sheet, chance) => {
    const left = anyDay(chance)
    const days = chance.whole(2, 5)
    const show = (day: string) => dayIn(day, 'MM/dd/yy', 'en')
    const fee = days * 100 * chance.pick([14, 18, 22, 26])
    const tax = Math.round(0.0825 * fee)
    const total = fee + tax
    const entered = chance.whole(16, 21)
    const earlier = chance.whole(2, 6)
    const minutes = chance.whole(10, 59)
    sheet.middle('LAKE MARION INTL AIRPORT', 108, 22, { size: 10, bold: true })
    sheet.middle('PUBLIC PARKING', 108, 36, { size: 9 })
    sheet.middle('1800 Terminal Dr', 108, 48, { size: 8 })
    sheet.middle('Tulsaville, OK 74115', 108, 59, { size: 8 })
    sheet.middle('(918) 555-0144', 108, 70, { size: 8 })
    sheet.middle('* * *  RECEIPT  * * *', 108, 90, { size: 9, bold: true })
    const facts = [
      ['Lane', `${chance.whole(11, 19)} EXIT PLAZA A`],
      ['Cashier', chance.digits(4)],
      ['Trans #', chance.digits(7)],
      ['Ticket', `${chance.digits(4)}-${chance.digits(6)}`],
      ['Facility', 'GARAGE LEVEL 2-5'],
      ['In', `${show(addDays(left, -days))} ${entered}:${minutes}`],
      ['Out', `${show(left)} ${entered - earlier}:${minutes}`],
      ['Stay', `${days - 1} DAYS ${24 - earlier} HRS`],
    ] as const
    for (const [index, [word, value]] of facts.entries()) {
      sheet.put(word, 16, 112 + 12 * index, { size: 8 })
      sheet.put(value, 78, 112 + 12 * index, { size: 8 })
    }
    sheet.put('-'.repeat(38), 16, 210, { size: 8 })
    const sums = [
      ['Parking Fee', fee],
      ['Sales Tax 8.25%', tax],
    ] as const
    for (const [index, [word, minor]] of sums.entries()) {
      sheet.put(word, 16, 224 + 12 * index, { size: 8 })
      sheet.right(`$${figure(minor, '1,234.56')}`, 200, 224 + 12 * index, { size: 8 })
    }
    sheet.put('TOTAL DUE', 16, 254, { size: 12, bold: true })
    sheet.right(`$${figure(total, '1,234.56')}`, 200, 254, { size: 12, bold: true })
    sheet.put('VISA', 16, 276, { size: 8 })
    sheet.right(`$${figure(total, '1,234.56')}`, 200, 276, { size: 8 })
    sheet.put('Change', 16, 288, { size: 8 })
    sheet.right('$0.00', 200, 288, { size: 8 })
    sheet.put(`Acct: XXXXXXXXXXXX${chance.digits(4)}`, 16, 306, { size: 8 })
    sheet.put(`Auth: ${chance.digits(6)}  Seq ${chance.digits(4)}`, 16, 318, { size: 8 })
    sheet.put('-'.repeat(38), 16, 332, { size: 8 })
    sheet.middle('Questions about your charge?', 108, 350, { size: 8 })
    sheet.middle('parking@lakemarion.example', 108, 361, { size: 8 })
    sheet.middle('THANK YOU - DRIVE SAFELY', 108, 384, { size: 8.5, bold: true })
    return labelled(
      'LAKE MARION INTL AIRPORT',
      [left, show(left)],
      [total, figure(total, '1,234.56')],
      ['USD', '$'],
    )
  },
)
