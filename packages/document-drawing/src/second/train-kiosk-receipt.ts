import { addDays, anyClock, anyDay } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** What a Swedish ticket machine mails as a receipt: typed lines under dashes, and the card terminal's own below. */
export const kioskReceipt = oneOff(
  'train-kiosk-receipt',
  { size: 'A5', face: 'mono' },
  'en',
  (sheet, chance) => {
    const bought = anyDay(chance)
    const travel = addDays(bought, chance.whole(1, 9))
    const money = (minor: number) => figure(minor, '1 234,56')
    const items: [string, string, number][] = [
      ['Adult, 2nd class, Gävle C - Uppsala C', travel, 100 * chance.whole(119, 389)],
      ['Adult, 2nd class, Uppsala C - Gävle C', addDays(travel, 1), 100 * chance.whole(119, 389)],
      ['Seat with table x 2', '', 9000],
    ]
    const total = sum(items.map(([, , minor]) => minor))
    const tax = taxWithin(total, 6)
    const dashes = '-'.repeat(58)
    const clock = anyClock(chance)

    sheet.put('Norrfjäll Tåg AB', 36, 34, { size: 13, bold: true })
    sheet.lines(
      [
        'Box 417, 801 05 GÄVLE',
        'Org.no 556812-4471   VAT no SE556812447101',
        'www.norrfjalltag.example',
      ],
      36,
      54,
      { size: 9 },
    )
    sheet.put('RECEIPT', 36, 104, { size: 11, bold: true })
    sheet.right(`No ${chance.digits(3)}-${chance.digits(6)}`, 384, 105)
    sheet.put(`Ticket machine 14, Gävle C    ${bought} ${clock}:${chance.whole(10, 59)}`, 36, 120)
    sheet.put(dashes, 36, 134)
    let y = 150
    for (const [name, on, minor] of items) {
      sheet.put(name, 36, y)
      sheet.right(money(minor), 384, y)
      if (on) sheet.put(`Departs ${on} ${anyClock(chance)}  Train ${chance.digits(3)}`, 52, y + 12)
      y += on ? 32 : 20
    }
    sheet.put(dashes, 36, y)
    sheet.put('TOTAL SEK', 36, y + 16, { size: 12, bold: true })
    sheet.right(money(total), 384, y + 16, { size: 12, bold: true })
    sheet.put('VAT%          VAT           Net          Gross', 36, y + 44)
    sheet.put(
      ` 6,00 ${money(tax).padStart(11)} ${money(total - tax).padStart(13)} ${money(total).padStart(14)}`,
      36,
      y + 57,
    )
    sheet.put(dashes, 36, y + 72)
    sheet.lines(
      [
        'Norrfjäll Gävle C 14',
        `Term: ${chance.digits(8)}   Contactless chip`,
        `PURCHASE           SEK ${money(total)}`,
        'Debit Mastercard   ************8824',
        `AID: A0000000041010   Ref: ${chance.digits(12)}`,
        'Approved',
      ],
      36,
      y + 90,
    )
    sheet.prose(
      'This receipt is not valid for travel. Your ticket was printed by the machine. Unused tickets are refunded less SEK 50 within 12 months.',
      36,
      y + 182,
      348,
      { size: 8 },
    )
    return labelled('Norrfjäll Tåg AB', [bought, bought], [total, money(total)], ['SEK', 'SEK'])
  },
)
