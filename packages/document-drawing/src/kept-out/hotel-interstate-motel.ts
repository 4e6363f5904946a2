import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An American motel's folio on Letter paper: room, state and city tax posted each night, the card taken at check-out. */
export const interstateMotel = oneOff(
  'hotel-interstate-motel',
  { size: 'LETTER', face: 'mono' },
  'en',
  (sheet, chance) => {
    const nights = chance.whole(2, 4)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'MM/dd/yyyy', 'en')
    const money = (minor: number) => figure(minor, '1,234.56')
    const { name, firm, street, town } = anyGuest(chance, 'en')
    const room = 8499
    const nightly: [string, string, number][] = [
      ['RM', 'ROOM CHARGE  #118', room],
      ['T1', 'STATE SALES TAX 5.5%', Math.round(room * 0.055)],
      ['T2', 'CITY LODGING TAX 7.0%', Math.round(room * 0.07)],
    ]
    const rows = Array.from({ length: nights }, (_, night) =>
      nightly.map((row) => [show(addDays(arrival, night)), ...row] as const),
    ).flat()
    rows.push([show(addDays(arrival, 1)), 'PE', 'PET FEE', 1500])
    const total = sum(rows.map((row) => row[3]))
    sheet.put('Prairie Star Inn & Suites', 54, 40, {
      size: 19,
      bold: true,
      face: 'sans',
      color: '#b03a2e',
    })
    sheet.put('I-90 Exit 41', 54, 64, { size: 10, face: 'sans' })
    sheet.lines(
      ['1840 Frontage Road', 'Tomah, WI 54660', 'Phone (608) 555-0147', 'Fax   (608) 555-0148'],
      410,
      40,
      { size: 9 },
    )
    sheet.rule(96, 54, 558, { weight: 2, color: '#b03a2e' })
    sheet.lines(
      [
        name.replace(/^M[rs]+ /, '').toUpperCase(),
        firm.toUpperCase(),
        street.toUpperCase(),
        town.toUpperCase(),
      ],
      54,
      112,
      { size: 10 },
    )
    for (const [index, [label, value]] of [
      ['Account:', chance.digits(9)],
      ['Date:', show(leaves)],
      ['Room:', '118 NQQ'],
      ['Arrival Date:', `${show(arrival)} ${anyClock(chance)}`],
      ['Departure Date:', show(leaves)],
      ['Rate Plan:', 'SCORP'],
      ['Clerk:', chance.pick(['TAMMYR', 'JDUKE', 'PATEL2'])],
    ].entries()) {
      sheet.put(label!, 350, 112 + 12 * index)
      sheet.put(value!, 444, 112 + 12 * index)
    }
    sheet.middle('GUEST FOLIO', 306, 214, { size: 12, bold: true })
    sheet.put('Post Date', 54, 240, { bold: true })
    sheet.put('Code', 130, 240, { bold: true })
    sheet.put('Description', 180, 240, { bold: true })
    sheet.right('Amount', 558, 240, { bold: true })
    sheet.rule(252, 54, 558)
    let y = 258
    for (const [day, code, text, minor] of rows.toSorted((a, b) => a[0].localeCompare(b[0]))) {
      sheet.put(day, 54, y)
      sheet.put(code, 130, y)
      sheet.put(text, 180, y)
      sheet.right(money(minor), 558, y)
      y += 13
    }
    sheet.rule(y + 2, 54, 558)
    for (const [index, [label, text]] of [
      ['Total Charges:', `$${money(total)}`],
      [`Payment ${show(leaves)} VISA ending ${chance.digits(4)}:`, `($${money(total)})`],
      ['Balance Due:', '$0.00'],
    ].entries()) {
      sheet.right(label!, 470, y + 10 + 15 * index, { bold: index !== 1 })
      sheet.right(text!, 558, y + 10 + 15 * index, { bold: index !== 1 })
    }
    sheet.prose(
      'I agree to remain personally liable for the payment of this account if the corporation or other third party billed fails to pay part or all of these charges.',
      54,
      y + 84,
      504,
      { size: 8 },
    )
    sheet.put('X ______________________________', 54, y + 130)
    sheet.put(
      'Thank you for staying with us! Free hot breakfast 6-10 am in the lobby. Each property independently owned and operated.',
      54,
      746,
      { size: 7, face: 'sans' },
    )
    return labelled(
      'Prairie Star Inn & Suites',
      [leaves, show(leaves)],
      [total, money(total)],
      ['USD', '$'],
    )
  },
)
