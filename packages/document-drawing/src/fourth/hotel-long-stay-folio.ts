import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

type Row = { day: string; text: string; ref: string; charge?: number; credit?: number }

/** A large American chain's folio of a long stay: each night with its taxes, page after page, the sums on the last. */
export const longStayFolio = oneOff(
  'hotel-long-stay-folio',
  { size: 'LETTER' },
  'en',
  (sheet, chance) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(11, 13)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'dd-MMM-yy', 'en').toUpperCase()
    const money = (minor: number) => figure(minor, '1,234.56')
    const house = 'Hartwell Suites Denver Tech Center'
    const room = `${chance.whole(3, 9)}${chance.whole(10, 42)}`
    const rate = 100 * chance.whole(149, 219)
    const rows = Array.from({ length: nights }, (_, night): Row[] => {
      const day = addDays(arrival, night)
      const ref = chance.digits(6)
      const dinner = 5 * chance.whole(380, 990)
      return [
        { day, text: `Guest Room ${room}`, ref, charge: rate },
        { day, text: 'State Sales Tax 2.9%', ref, charge: Math.round(0.029 * rate) },
        { day, text: 'City Lodger’s Tax 10.75%', ref, charge: Math.round(0.1075 * rate) },
        { day, text: 'Covered Parking', ref: chance.digits(6), charge: 1800 },
        ...(night % 3 === 1
          ? [{ day, text: 'Alder Street Grill', ref: chance.digits(6), charge: dinner }]
          : []),
        ...(night % 5 === 2
          ? [{ day, text: 'Guest Laundry/Valet', ref: chance.digits(6), charge: 2475 }]
          : []),
      ]
    }).flat()
    const total = sum(rows.map(({ charge = 0 }) => charge))
    const weekly = sum(
      rows.filter(({ day }) => day < addDays(arrival, 7)).map((row) => row.charge!),
    )
    const card = `American Express XXXXXXXXXXX${chance.digits(4)}`
    const last = rows.findIndex(({ day }) => day === addDays(arrival, 7))
    rows.splice(last, 0, { day: addDays(arrival, 7), text: card, ref: '', credit: weekly })
    rows.push({ day: leaving, text: card, ref: '', credit: total - weekly })
    const guest = anyGuest(chance, 'en')
    const folio = chance.digits(6)
    const confirmation = chance.digits(9)
    const perPage = 27
    const pages = Math.ceil(rows.length / perPage)
    const text = { size: 9.5 }
    for (let page = 0; page < pages; page += 1) {
      if (page > 0) sheet.nextPage()
      sheet.put('HARTWELL', 48, 36, { size: 19, face: 'serif', color: '#7a1f2b' })
      sheet.put('SUITES', 48, 56, { size: 9, face: 'serif', color: '#7a1f2b' })
      sheet.put(house, 250, 36, { size: 11, bold: true })
      const about = [
        '8120 East Prentice Court, Greenwood Village, CO 80111',
        'T 303-555-0140  F 303-555-0141',
      ]
      sheet.lines(about, 250, 50, { size: 8.5 })
      sheet.lines([guest.name, guest.firm, guest.street, guest.town], 48, 96, text)
      const facts = [
        ['Room', `${room} / KNGN`],
        ['Arrive', show(arrival)],
        ['Depart', show(leaving)],
        ['Folio', `${folio} A`],
        ['Conf #', confirmation],
        ['Rewards #', 'XXXXX7714 Silver'],
        ['Page', `${page + 1} of ${pages}`],
      ]
      for (const [index, [name, value]] of facts.entries()) {
        sheet.put(name!, 400, 84 + 12 * index, text)
        sheet.put(value!, 468, 84 + 12 * index, text)
      }
      sheet.fill(48, 178, 516, 18, '#7a1f2b')
      for (const [index, word] of ['DATE', 'DESCRIPTION', 'REFERENCE'].entries())
        sheet.put(word, [54, 124, 320][index]!, 183, { size: 8.5, color: '#fff' })
      sheet.right('CHARGES', 478, 183, { size: 8.5, color: '#fff' })
      sheet.right('CREDITS', 558, 183, { size: 8.5, color: '#fff' })
      for (const [index, row] of rows.slice(page * perPage, (page + 1) * perPage).entries()) {
        const y = 204 + 15 * index
        sheet.put(show(row.day), 54, y, text)
        sheet.put(row.text, 124, y, text)
        sheet.put(row.ref, 320, y, text)
        if (row.charge) sheet.right(money(row.charge), 478, y, text)
        if (row.credit) sheet.right(`${money(row.credit)}-`, 558, y, text)
      }
      if (page < pages - 1) sheet.right('Continued on next page', 558, 626, { size: 8.5 })
      sheet.middle(
        'Hartwell Suites Denver Tech Center is owned by DTC Lodging Partners LLC and operated under license',
        306,
        748,
        { size: 7, color: '#666' },
      )
    }
    let y = 214 + 15 * (rows.length - perPage * (pages - 1))
    sheet.rule(y, 300, 564)
    sheet.put('Total Charges (USD)', 320, y + 8, { ...text, bold: true })
    sheet.right(money(total), 478, y + 8, { ...text, bold: true })
    sheet.put('Total Payments', 320, y + 24, text)
    sheet.right(`${money(total)}-`, 558, y + 24, text)
    sheet.put('Balance Due', 320, y + 40, { ...text, bold: true })
    sheet.right(money(0), 558, y + 40, { ...text, bold: true })
    y = sheet.prose(
      'I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.',
      48,
      y + 76,
      510,
      { size: 7.5 },
    )
    sheet.put('Signature X ______________________________', 48, y + 14, text)
    return labelled(house, [leaving, show(leaving)], [total, money(total)], ['USD', 'USD'])
  },
)
