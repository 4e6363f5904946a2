import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const facts = ['Room', 'Room Type', 'Guests', 'Rate Plan', 'Daily Rate', 'Arrival', 'Departure']

/** An American franchise: room and two taxes each night, payment as a minus, the sums of all kinds in a strip below. */
export const franchiseFolio = oneOff(
  'hotel-franchise-folio',
  { size: 'LETTER' },
  'en',
  (sheet, chance) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 3)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'MM/dd/yy', 'en')
    const money = (minor: number) => figure(minor, '1,234.56')
    const rate = 100 * chance.whole(109, 168) + 99
    const tax = [Math.round(rate * 0.06), Math.round(rate * 0.05)] as const
    const pantry = 25 * chance.whole(15, 40)
    const rows = Array.from({ length: nights }, (_, night) => addDays(arrival, night)).flatMap(
      (day): [string, string, string, number][] => [
        [day, 'RC', 'ROOM CHARGE', rate],
        [day, 'T1', 'STATE SALES TAX 6%', tax[0]],
        [day, 'T2', 'TRAVEL & CONVENTION TAX 5%', tax[1]],
      ],
    )
    rows.push([addDays(arrival, 1), 'PN', 'THE PANTRY - SUNDRIES', pantry])
    const taxes = nights * (tax[0] + tax[1])
    const total = sum(rows.map(([, , , minor]) => minor))
    rows.push([leaving, 'AX', `AMERICAN CHARGE XXXXXXXXXXX${chance.digits(4)}`, -total])

    sheet.middle('Juniper Gate Inn & Suites Boise Airport', 306, 40, { size: 15, bold: true })
    sheet.middle('3155 S Vista Ave, Boise, ID 83705', 306, 60)
    sheet.middle('Phone (208) 555-0142   Fax (208) 555-0143', 306, 72)
    sheet.frame(36, 98, 300, 92)
    const guest = anyGuest(chance, 'en')
    const name = guest.name.split(' ')
    sheet.lines(
      [`${name[2]}, ${name[1]}`.toUpperCase(), guest.firm, guest.street, guest.town, guest.country],
      46,
      108,
    )
    const values = [
      String(chance.whole(104, 432)),
      'NKS1',
      '1/0',
      'CORP',
      money(rate),
      show(arrival),
      show(leaving),
    ]
    for (const [index, word] of facts.entries()) {
      sheet.right(`${word}:`, 440, 100 + 12.5 * index, { bold: true })
      sheet.put(values[index]!, 448, 100 + 12.5 * index)
    }
    sheet.put(`Account: 4417-${chance.digits(6)}`, 36, 206, { bold: true })
    sheet.right('Folio A   Page 1 of 1', 576, 206)
    sheet.fill(36, 222, 540, 16, '#222')
    for (const [x, word] of [
      [42, 'Post Date'],
      [112, 'Code'],
      [160, 'Description'],
    ] as const)
      sheet.put(word, x, 226, { bold: true, color: '#fff' })
    sheet.right('Amount', 570, 226, { bold: true, color: '#fff' })
    for (const [index, [day, code, text, minor]] of rows.entries()) {
      const y = 244 + 14 * index
      sheet.put(show(day), 42, y)
      sheet.put(code, 112, y)
      sheet.put(text, 160, y)
      sheet.right(minor < 0 ? `(${money(-minor)})` : money(minor), 570, y)
    }
    const y = 262 + 14 * rows.length
    const strip = ['Room', 'Tax', 'Other', 'Total Charges', 'Payments', 'Balance Due']
    const sums = [nights * rate, taxes, pantry, total, total, 0]
    sheet.frame(36, y, 540, 34)
    for (const [index, word] of strip.entries()) {
      sheet.middle(word, 81 + 90 * index, y + 5, { size: 8, color: '#555' })
      sheet.middle(`$${money(sums[index]!)}`, 81 + 90 * index, y + 18, { bold: index > 2 })
    }
    sheet.prose(
      'I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.',
      36,
      y + 56,
      330,
      { size: 7.5 },
    )
    sheet.rule(y + 92, 400, 576)
    sheet.put('Guest Signature', 400, y + 96, { size: 7.5 })
    sheet.middle('Thank you for staying with us! Book direct at junipergate.example', 306, 716)
    sheet.middle(
      'This hotel is independently owned and operated by Treasure Valley Lodging Partners LLC under license from JG Franchise Systems, Inc.',
      306,
      738,
      { size: 7 },
    )
    sheet.put(`Printed ${show(leaving)} 7:41 AM   User: FD3`, 36, 760, { size: 6.5 })
    return labelled(
      'Juniper Gate Inn & Suites Boise Airport',
      [leaving, show(leaving)],
      [total, money(total)],
      ['USD', '$'],
    )
  },
)
