import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Czech boarding house's invoice from the bookkeeper's program, its form switched to English: parties in boxes, payment symbols, rounding to whole crowns. */
export const ledgerProgram = oneOff('hotel-ledger-program', {}, 'en', (sheet, chance) => {
  const day = anyDay(chance)
  const show = (when: string) => dayIn(when, 'dd.MM.yyyy', 'en')
  const money = (minor: number) => figure(minor, '1 234,56')
  const nights = chance.whole(2, 5)
  const rate = day >= '2024' ? 12 : 10
  const rows: [string, number, number, number][] = [
    ['Accommodation, single room', nights, 100 * chance.whole(1020, 1410) + 50, rate],
    ['Half board', nights, 31250, rate],
    ['Parking in the yard', nights, 8264, 21],
    ['Municipal fee per stay', nights, 2100, 0],
  ]
  const lines = rows.map(([text, count, price, percent]) => {
    const net = count * price
    return { text, count, price, percent, net, tax: Math.round((net * percent) / 100) }
  })
  const exact = sum(lines.map(({ net, tax }) => net + tax))
  const total = 100 * Math.round(exact / 100)
  const number = `${day.slice(2, 4)}01${chance.digits(5)}`
  const guest = anyGuest(chance, 'en')
  const small = { size: 7.5, color: '#444' }

  sheet.frame(36, 40, 523, 740, '#222')
  sheet.put('INVOICE - TAX DOCUMENT', 44, 48, { size: 12, bold: true })
  sheet.right(`No. ${number}`, 551, 48, { size: 12, bold: true })
  sheet.rule(68, 36, 559, { color: '#222' })
  sheet.upright(297, 68, 290, { color: '#222' })
  sheet.put('Supplier:', 44, 74, small)
  sheet.put('Penzion U Mlýna', 60, 90, { size: 12, bold: true })
  sheet.lines(['Petr Zeman', 'Podhradí 12', '382 78 Lipno pod Skalou', 'Czech Republic'], 60, 108, {
    size: 9.5,
  })
  sheet.lines(['Company ID: 470 55 501', `VAT ID: CZ6805${chance.digits(6)}`], 60, 170, {
    size: 8.5,
  })
  sheet.lines(
    ['Bank account: 115501820 / 0930', 'IBAN: CZ65 0800 0000 1920 0014 5399', 'SWIFT: LIPOCZPP'],
    60,
    204,
    { size: 8.5 },
  )
  sheet.lines(
    [`Variable symbol: ${number}`, 'Constant symbol: 0308', 'Method of payment: bank transfer'],
    60,
    248,
    { size: 8.5 },
  )
  sheet.put('Customer:', 305, 74, small)
  sheet.lines([guest.firm, guest.name, guest.street, guest.town, guest.country], 320, 92, {
    size: 10.5,
  })
  sheet.rule(184, 297, 559, { color: '#222' })
  const dates: [string, string][] = [
    ['Order no.:', `phone ${show(addDays(day, -nights - 9))}`],
    ['Date of issue:', show(day)],
    ['Due date:', show(addDays(day, 14))],
    ['Date of taxable supply:', show(addDays(day, -1))],
  ]
  for (const [index, [word, value]] of dates.entries()) {
    sheet.put(word, 305, 194 + 20 * index, { size: 9 })
    sheet.right(value, 551, 194 + 20 * index, { size: 9, bold: index === 2 })
  }
  sheet.rule(290, 36, 559, { color: '#222' })
  sheet.put('We invoice you for services according to your order:', 44, 298)
  const ends = [44, 252, 320, 362, 428, 486, 551]
  const put = (cells: string[], y: number, size = 8.5) => {
    for (const [index, cell] of cells.entries())
      (index === 0 ? sheet.put : sheet.right)(cell, ends[index]!, y, { size })
  }
  put(['Item', 'Quantity', 'Unit price', 'VAT %', 'Price', 'VAT', 'Total CZK'], 320, 7.5)
  sheet.rule(332, 36, 559)
  for (const [index, { text, count, price, percent, net, tax }] of lines.entries())
    put(
      [text, `${count},00`, money(price), `${percent} %`, money(net), money(tax), money(net + tax)],
      340 + 15 * index,
    )
  sheet.rule(406, 36, 559)
  put(
    [
      'Sum of items',
      '',
      '',
      '',
      money(sum(lines.map(({ net }) => net))),
      money(sum(lines.map(({ tax }) => tax))),
      money(exact),
    ],
    412,
  )
  put(['Rounding', '', '', '', '', '', money(total - exact)], 427)
  sheet.fill(297, 446, 262, 26, '#e4e4e4')
  sheet.put('TOTAL TO PAY:', 305, 453, { size: 11, bold: true })
  sheet.right(`CZK ${money(total)}`, 551, 453, { size: 12, bold: true })
  sheet.put('Issued by: Alena Zemanová', 44, 500)
  sheet.put('The goods remain the property of the supplier until paid in full.', 44, 518, small)
  sheet.put('Received by:', 44, 754, small)
  sheet.put('Stamp:', 305, 754, small)
  sheet.put(
    'Entered in the trade register kept by the municipal office, ref. ZU/2261/04',
    36,
    786,
    small,
  )
  sheet.right('Economic system PENTA SE, Page 1', 559, 786, small)
  return labelled('Penzion U Mlýna', [day, show(day)], [total, money(total)], ['CZK', 'CZK'])
})
