import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The folio of a city hotel's property system: charges beside credits by the day, both summed, the balance nought. */
export const cashierFolio = template(
  'hotel-cashier-folio',
  {},
  {
    en: {
      logo: ['THE ALDERMAN WHARF', 'L O N D O N'],
      hotel: 'The Alderman Wharf',
      title: 'TAX INVOICE',
      facts: [
        'Room No.',
        'Arrival',
        'Departure',
        'Folio No.',
        'Conf. No.',
        'Cashier',
        'Page No.',
        'Invoice Date',
      ],
      heads: ['Date', 'Description', 'Charges', 'Credits'],
      items: ['Accommodation', 'Kings Larder Breakfast', 'The Mooring Bar – Food'],
      prices: [21900, 2150, 3475],
      paid: 'Visa XXXXXXXXXXXX',
      total: 'Total',
      balance: 'Balance',
      vat: ['Net Amount', 'VAT 20%', 'Gross'],
      rate: 20,
      note: 'I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.',
      sign: 'Guest signature',
      foot: [
        'The Alderman Wharf, 61 Lower Thames Passage, London EC3R 9QT',
        'T +44 20 7946 0182   reservations@aldermanwharf.example',
        'Wharfside Hotels (London) Limited. Registered in England 0773 1942. VAT Reg. No. GB 277 4410 83',
      ],
      day: 'dd-MM-yy',
      figures: '1,234.56' as Figures,
      currency: 'GBP',
    },
    es: {
      logo: ['GRAN HOTEL ALMENARA', 'M A D R I D'],
      hotel: 'Gran Hotel Almenara',
      title: 'FACTURA',
      facts: [
        'Habitación',
        'Llegada',
        'Salida',
        'Nº factura',
        'Confirmación',
        'Cajero',
        'Página',
        'Fecha factura',
      ],
      heads: ['Fecha', 'Descripción', 'Cargos', 'Abonos'],
      items: ['Alojamiento', 'Desayuno buffet', 'Restaurante La Almenara'],
      prices: [14300, 1900, 3240],
      paid: 'Mastercard XXXXXXXXXXXX',
      total: 'Total',
      balance: 'Saldo',
      vat: ['Base imponible', 'IVA 10%', 'Total IVA incl.'],
      rate: 10,
      note: 'Conforme con los cargos. Me responsabilizo personalmente del pago de esta factura en el supuesto de que la persona, empresa o asociación indicada no abone parte o la totalidad de los mismos.',
      sign: 'Firma del cliente',
      foot: [
        'Gran Hotel Almenara, Paseo de la Almenara 33, 28046 Madrid',
        'Tel. +34 915 550 182   recepcion@granalmenara.example',
        'Almenara Hoteles Urbanos, S.A. – CIF A-83774106 – R.M. Madrid, tomo 18.244, folio 61, hoja M-316.882',
      ],
      day: 'dd/MM/yy',
      figures: '1.234,56' as Figures,
      currency: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 4)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const { name, firm, street, town, country } = anyGuest(chance, language)
    const rows = Array.from({ length: nights }, (_, night) =>
      words.items.slice(0, night === 1 ? 3 : 2).map((item, index) => ({
        day: addDays(arrival, night),
        item,
        minor: words.prices[index]!,
      })),
    ).flat()
    const total = sum(rows.map(({ minor }) => minor))
    const tax = taxWithin(total, words.rate)
    sheet.middle(words.logo[0]!, 297, 40, { size: 20, face: 'serif' })
    sheet.middle(words.logo[1]!, 297, 66, { size: 9, face: 'serif' })
    sheet.middle(words.title, 297, 104, { size: 12, bold: true })
    sheet.lines([name, firm, street, town, country], 60, 140, { size: 10 }, 1.35)
    const values = [
      String(chance.whole(201, 918)),
      show(arrival),
      show(leaves),
      chance.digits(6),
      chance.digits(8),
      `${chance.digits(2)} / ${anyClock(chance)}`,
      '1 / 1',
      show(leaves),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 370, 140 + 13 * index)
      sheet.put(':', 445, 140 + 13 * index)
      sheet.put(values[index]!, 455, 140 + 13 * index)
    }
    const row = (cells: string[], y: number, bold = false) => {
      sheet.put(cells[0]!, 60, y, { bold })
      sheet.put(cells[1]!, 130, y, { bold })
      sheet.right(cells[2]!, 450, y, { bold })
      sheet.right(cells[3]!, 535, y, { bold })
    }
    sheet.rule(268, 60, 535)
    row(words.heads, 274, true)
    row(['', '', words.currency, words.currency], 286)
    sheet.rule(299, 60, 535)
    let y = 306
    for (const { day, item, minor } of rows) {
      row([show(day), item, money(minor), ''], y)
      y += 14
    }
    row([show(leaves), `${words.paid}${chance.digits(4)}  XX/XX`, '', money(total)], y)
    sheet.rule(y + 17, 60, 535)
    row(['', words.total, money(total), money(total)], y + 23, true)
    row(['', words.balance, '', `0${words.figures.at(-3)}00`], y + 39, true)
    sheet.rule(y + 54, 60, 535)
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      sheet.put(words.vat[index]!, 130 + 110 * index, y + 66, { size: 8 })
      sheet.put(`${money(minor)} ${words.currency}`, 130 + 110 * index, y + 78, { size: 8 })
    }
    sheet.prose(words.note, 60, 664, 475, { size: 7.5 })
    sheet.rule(726, 60, 240)
    sheet.put(words.sign, 60, 730, { size: 8 })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 297, 772 + 11 * index, { size: 7.5, face: 'serif' })
    return labelled(
      words.hotel,
      [leaves, show(leaves)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
