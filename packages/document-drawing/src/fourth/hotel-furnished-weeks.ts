import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Serviced apartments in Poland invoice a guest's firm from abroad: both names of each field, a wide grid of net, tax and gross. */
export const furnishedWeeks = oneOff(
  'hotel-furnished-weeks',
  { wide: true },
  'en',
  (sheet, chance) => {
    const leaves = anyDay(chance)
    const nights = chance.whole(12, 26)
    const show = (day: string) => dayIn(day, 'yyyy-MM-dd', 'en')
    const money = (minor: number) => figure(minor, '1 234,56')
    const issued = addDays(leaves, chance.whole(1, 4))
    const guest = anyGuest(chance, 'en')
    const weeks = Math.ceil(nights / 7)
    const items: [string, string, number, string, number, number][] = [
      ['Accommodation, one-bedroom apartment 3.07', '55.20.19', nights, 'night', 26852, 8],
      ['Weekly cleaning and change of linen', '81.21.10', weeks, 'pcs', 9756, 23],
      ['Parking space -1/12', '52.21.24', weeks, 'week', 12195, 23],
    ]
    const lines = items.map(([name, code, count, unit, price, rate]) => ({
      name,
      code,
      count,
      unit,
      price,
      rate,
      net: count * price,
      vat: Math.round((count * price * rate) / 100),
    }))
    const net = sum(lines.map((line) => line.net))
    const vat = sum(lines.map((line) => line.vat))
    const total = net + vat
    sheet.shape(
      [
        [50, 74],
        [50, 52],
        [66, 38],
        [82, 52],
        [82, 74],
      ],
      '#7c2d3e',
    )
    sheet.put('Kamienna Apartments', 94, 40, { size: 18, bold: true, color: '#7c2d3e' })
    sheet.put('Stay as at home – by the night, week or month', 94, 64, { size: 9, color: '#777' })
    sheet.right(
      `INVOICE / Faktura VAT No. FV/${chance.digits(4)}/${issued.slice(5, 7)}/${issued.slice(0, 4)}`,
      792,
      40,
      { size: 13, bold: true },
    )
    for (const [index, line] of [
      `Place of issue / Miejsce wystawienia: Kraków`,
      `Date of issue / Data wystawienia: ${show(issued)}`,
      `Date of service / Data sprzedazy: ${show(leaves)}`,
      `Stay / Pobyt: ${show(addDays(leaves, -nights))} – ${show(leaves)}`,
    ].entries())
      sheet.right(line, 792, 62 + 13 * index, { size: 9 })
    for (const [index, texts] of [
      [
        'Seller / Sprzedawca',
        'Kamienna Apartments Sp. z o.o.',
        'ul. Kamienna 14, 31-403 Kraków, Poland',
        'NIP PL 676 241 77 20',
        'PKO BP PL 41 1020 2892 0000 5102 0441 7720 (PLN)',
      ],
      [
        'Buyer / Nabywca',
        guest.firm,
        `${guest.street}, ${guest.town}`,
        guest.country,
        `Guest / Gosc: ${guest.name}`,
      ],
    ].entries()) {
      sheet.put(texts[0]!, 50 + 380 * index, 136, { size: 8, color: '#777' })
      sheet.rule(147, 50 + 380 * index, 412 + 380 * index)
      sheet.put(texts[1]!, 50 + 380 * index, 153, { size: 10.5, bold: true })
      sheet.lines(texts.slice(2), 50 + 380 * index, 168, { size: 9 }, 1.4)
    }
    const xs = [50, 74, 330, 400, 440, 490, 560, 630, 670, 730, 792]
    const heads = [
      'No.',
      'Description / Nazwa',
      'PKWiU',
      'Qty',
      'Unit',
      'Net price',
      'Net value',
      'VAT',
      'VAT value',
      'Gross',
    ]
    const row = (cells: readonly string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 3 || index === 4) sheet.put(cell, xs[index]! + 4, y, { size: 8.5, bold })
        else sheet.right(cell, xs[index + 1]! - 4, y, { size: 8.5, bold })
      sheet.rule(y + 14, 50, 792)
    }
    sheet.fill(50, 234, 742, 20, '#f3e8ea')
    row(heads, 240, true)
    for (const [index, line] of lines.entries())
      row(
        [
          String(index + 1),
          line.name,
          line.code,
          String(line.count),
          line.unit,
          money(line.price),
          money(line.net),
          `${line.rate}%`,
          money(line.vat),
          money(line.net + line.vat),
        ],
        260 + 20 * index,
      )
    for (const x of xs) sheet.upright(x, 234, 314)
    for (const [index, rate] of [8, 23].entries()) {
      const own = lines.filter((line) => line.rate === rate)
      const [base, tax] = [sum(own.map((line) => line.net)), sum(own.map((line) => line.vat))]
      row(
        [
          '',
          '',
          '',
          '',
          '',
          'incl. / w tym',
          money(base),
          `${rate}%`,
          money(tax),
          money(base + tax),
        ],
        330 + 18 * index,
      )
    }
    row(['', '', '', '', '', 'Total / Razem', money(net), '', money(vat), money(total)], 366, true)
    sheet.put(`Total due / Razem do zaplaty: ${money(total)} PLN`, 50, 404, {
      size: 14,
      bold: true,
    })
    sheet.put(
      `Paid / Zaplacono: ${money(total)} PLN by card on ${show(leaves)}     Left to pay / Pozostaje: 0,00 PLN`,
      50,
      428,
    )
    sheet.put('Issued by / Wystawila: Joanna Wrona', 600, 470)
    sheet.middle(
      'KRS 0000441772, Sad Rejonowy dla Krakowa, XI Wydzial Gospodarczy · REGON 122417720 · kapital zakladowy 50 000 PLN',
      421,
      560,
      { size: 7, color: '#777' },
    )
    return labelled(
      'Kamienna Apartments',
      [issued, show(issued)],
      [total, money(total)],
      ['PLN', 'PLN'],
    )
  },
)
