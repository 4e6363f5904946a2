import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A room for a day's meeting, the receipt out of a payment service: spare, grey, with a history of payments. */
export const meetingRoom = oneOff(
  'conference-meeting-room',
  { size: 'LETTER' },
  'en',
  (sheet, chance) => {
    const paid = anyDay(chance)
    const shown = dayIn(paid, 'MMMM d, yyyy', 'en')
    const money = (minor: number) => `$${figure(minor, '1,234.56')}`
    const rows: [string, number, number][] = [
      ['Board room, full day (8 am – 6 pm)', 1, 100 * chance.whole(420, 690)],
      ['Lunch buffet, per person', chance.whole(6, 12), 2850],
      ['Coffee and pastries, per person', chance.whole(6, 12), 1100],
      ['Projector and conference phone', 1, 7500],
    ]
    const net = sum(rows.map(([, count, price]) => count * price))
    const tax = Math.round(net * 0.08875)
    const total = net + tax
    const invoice = `${chance.digits(4)}A7C${chance.digits(1)}-0${chance.digits(3)}`
    const receipt = `${chance.digits(4)}-${chance.digits(4)}`
    const guest = anyGuest(chance, 'en')

    sheet.put('Receipt', 34, 36, { size: 20, bold: true })
    sheet.right('Lantern Loft', 578, 38, { size: 16, bold: true, color: '#8a8f98' })
    const facts = [
      ['Invoice number', invoice],
      ['Receipt number', receipt],
      ['Date paid', shown],
      ['Payment method', `Visa - ${chance.digits(4)}`],
    ]
    for (const [index, [word = '', fact = '']] of facts.entries()) {
      sheet.put(word, 34, 74 + 14 * index, { bold: index === 0 })
      sheet.put(fact, 124, 74 + 14 * index, { bold: index === 0 })
    }
    sheet.lines(
      [
        'Lantern Loft Workspaces LLC',
        '88 Prince Street, 4th Floor',
        'New York, New York 10012',
        'United States',
        '+1 212-555-0147',
        'hello@lanternloft.example',
      ],
      34,
      150,
      {},
      1.45,
    )
    sheet.put('Bill to', 300, 150, { bold: true })
    sheet.lines(
      [guest.firm, guest.name, guest.street, guest.town, guest.country],
      300,
      163,
      {},
      1.45,
    )
    sheet.put(`${money(total)} paid on ${shown}`, 34, 254, { size: 15, bold: true })

    const heads = ['Qty', 'Unit price', 'Amount']
    const ends = [390, 480, 578]
    sheet.put('Description', 34, 296, { size: 7.5, color: '#555' })
    for (const [index, word] of heads.entries())
      sheet.right(word, ends[index]!, 296, { size: 7.5, color: '#555' })
    sheet.rule(310, 34, 578, { color: '#111' })
    for (const [index, [name, count, price]] of rows.entries()) {
      const y = 320 + 22 * index
      sheet.put(name, 34, y)
      for (const [place, cell] of [String(count), money(price), money(count * price)].entries())
        sheet.right(cell, ends[place]!, y)
    }
    let y = 420
    for (const [word, minor] of [
      ['Subtotal', net],
      ['Sales tax – New York (8.875%)', tax],
      ['Total', total],
      ['Amount paid', total],
    ] as const) {
      sheet.rule(y - 6, 306, 578, { color: '#ddd' })
      sheet.put(word, 306, y, { bold: word === 'Amount paid' })
      sheet.right(money(minor), 578, y, { bold: word === 'Amount paid' })
      y += 20
    }
    sheet.put('Payment history', 34, 530, { size: 13, bold: true })
    const cells = ['Payment method', 'Date', 'Amount paid', 'Receipt number']
    const values = [facts[3]![1]!, shown, money(total), receipt]
    const at = [34, 190, 330, 460]
    for (const [index, word] of cells.entries()) {
      sheet.put(word, at[index]!, 558, { size: 7.5, color: '#555' })
      sheet.put(values[index]!, at[index]!, 580)
    }
    sheet.rule(572, 34, 578, { color: '#111' })
    sheet.right('Page 1 of 1', 578, 764, { size: 7.5, color: '#555' })
    sheet.put(`${receipt} · ${money(total)} paid on ${shown}`, 34, 764, {
      size: 7.5,
      color: '#555',
    })
    return labelled('Lantern Loft', [paid, shown], [total, figure(total, '1,234.56')], ['USD', '$'])
  },
)
