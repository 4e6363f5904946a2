import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Danish firm whose cameras read the plates bills a visitor from abroad: English words, Danish figures, a slip to pay by at the end. */
export const plateCamera = oneOff(
  'parking-plate-camera',
  { face: 'sans' },
  'en',
  (sheet, chance) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'en')
    const plain = (minor: number) => figure(minor, '1.234,56')
    const guest = anyGuest(chance, 'en')
    const rows = [9, 8, 4].map((ago) => ({
      day: addDays(billed, -ago),
      from: chance.whole(7, 11),
      hours: chance.whole(3, 9),
    }))
    const fees = rows.map(({ hours }) => 2400 * hours)
    const net = sum(fees) + 2000
    const vat = Math.round(net / 4)
    const total = net + vat
    const number = chance.digits(8)
    sheet.disc(64, 62, 22, '#f2b705')
    sheet.fill(56, 56, 16, 12, '#1b1b1b')
    sheet.put('Kajplads Parkering', 94, 48, { size: 24, bold: true })
    sheet.right('Kajplads Parkering A/S', 550, 44, { size: 9, bold: true })
    for (const [index, line] of [
      'Sundkrogsgade 31, 2100 København Ø',
      'CVR-nr. 38 41 77 20',
      'support@kajplads.example',
    ].entries())
      sheet.right(line, 550, 57 + 12 * index, { size: 8.5 })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town, guest.country], 50, 128, {
      size: 10.5,
    })
    sheet.put('Invoice for camera-registered parking', 50, 224, { size: 16, bold: true })
    sheet.put(
      `Invoice no. ${number}     Invoice date ${show(billed)}     Payment due ${show(addDays(billed, 14))}`,
      50,
      248,
      { size: 9.5 },
    )
    const next = sheet.prose(
      'Your vehicle was registered by our cameras at entry and exit and was not paid for in an app or at a payment terminal within 48 hours. You are therefore invoiced at the ordinary tariff with an administration fee. This is not a penalty charge.',
      50,
      272,
      500,
      { size: 9.5 },
    )
    const xs = [50, 150, 262, 342, 422]
    const row = (cells: readonly string[], amount: string, y: number, bold = false) => {
      for (const [index, cell] of cells.entries()) sheet.put(cell, xs[index]!, y, { bold })
      sheet.right(amount, 550, y, { bold })
    }
    row(['Car park', 'Date', 'Entry', 'Exit', 'Tariff'], 'DKK', next + 14, true)
    sheet.rule(next + 27, 50, 550, { color: '#f2b705', weight: 2 })
    let y = next + 36
    for (const [index, { day, from, hours }] of rows.entries()) {
      row(
        [
          'Nordre Toldbod',
          show(day),
          `${String(from).padStart(2, '0')}:1${index}`,
          `${from + hours}:0${index}`,
          `${hours} x 24,00`,
        ],
        plain(fees[index]!),
        y,
      )
      y += 17
    }
    row(['Administration fee'], plain(2000), y)
    y += 26
    for (const [word, minor] of [
      ['Net amount', net],
      ['VAT (moms) 25 %', vat],
      ['Amount payable', total],
    ] as const) {
      const style = { size: word === 'Amount payable' ? 12 : 9, bold: word === 'Amount payable' }
      sheet.put(word, 342, y, style)
      sheet.right(`DKK ${plain(minor)}`, 550, y, style)
      y += 18
    }
    sheet.put(`Registration number: ${chance.pick(['EC 41 772', 'DN 20 884'])}`, 50, y - 54, {
      size: 9.5,
      bold: true,
    })
    for (let x = 50; x < 550; x += 8) sheet.rule(640, x, x + 4)
    sheet.put('How to pay', 50, 654, { size: 11, bold: true })
    sheet.lines(
      [
        'Card: kajplads.example/pay, enter the invoice number and your plate',
        'Bank transfer: IBAN DK38 3000 0417 7208 15, BIC DABADKKK',
        `Payment reference: +71<${number}0000${chance.digits(3)}+88417720<`,
      ],
      50,
      674,
      { size: 9 },
      1.6,
    )
    sheet.put(
      'Objections must be made in writing within the time allowed for payment. Reminder fee DKK 100 according to the Danish Interest Act.',
      50,
      760,
      { size: 7.5, color: '#666' },
    )
    return labelled(
      'Kajplads Parkering',
      [billed, show(billed)],
      [total, plain(total)],
      ['DKK', 'DKK'],
    )
  },
)
