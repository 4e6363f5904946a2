import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A form of three coupons filled in at an airfield's counter: the way out, the way back, and the passenger's receipt on the right. */
export const islandAirfield = template(
  'flight-island-airfield',
  { size: 'A5', wide: true },
  {
    de: {
      name: 'Harlesand Inselflug',
      owner: [
        'Inh. Kapt. Tjark Remmers',
        'Flugplatz 1, 26427 Harlesand',
        'USt-IdNr. DE 255 501 177',
      ],
      coupons: ['1  HINFLUG', '2  RÜCKFLUG'],
      fields: ['Fluggast', 'von', 'nach', 'Tag', 'Abflug', 'Gepäck'],
      places: ['Harlesand', 'Insel Langerode'],
      title: 'BELEG FÜR DEN FLUGGAST',
      issued: 'Ausgestellt',
      number: 'Flugschein',
      items: ['Hinflug', 'Rückflug', 'Übergepäck', 'Landegeb. Insel'],
      total: 'Flugpreis gesamt',
      tax: (tax: string) => `darin 19 % MwSt. ${tax}`,
      paid: 'girocard, Betrag erhalten',
      notes:
        'Gilt nur am eingetragenen Tag. Bei Nebel fliegen wir, sobald die Sicht es erlaubt; Anspruch auf Ersatz der Fähre besteht nicht.',
      fare: 6900,
      day: 'dd.MM.yyyy',
      flight: 'EEE dd.MM.',
      figures: '1.234,56' as Figures,
      money: (text: string) => `${text} EUR`,
      currency: ['EUR', 'EUR'] as [string, string],
    },
    en: {
      name: 'Orransay Air Link',
      owner: [
        'A. & J. Drever, partners',
        'The Airstrip, Kirkhope KW17 2ZX',
        'VAT Reg. No. 355 5018 42',
      ],
      coupons: ['1  OUTWARD', '2  RETURN'],
      fields: ['Passenger', 'from', 'to', 'Day', 'Departs', 'Baggage'],
      places: ['Kirkhope', 'Isle of Orransay'],
      title: 'PASSENGER’S RECEIPT',
      issued: 'Issued',
      number: 'Ticket',
      items: ['Outward', 'Return', 'Excess baggage', 'Airstrip fee'],
      total: 'Total fare',
      tax: (tax: string) => `VAT at 0 % ${tax}`,
      paid: 'PAID by debit card',
      notes:
        'Valid on the day shown only. In fog we fly as soon as we can see the far shore. We are not liable for ferry fares.',
      fare: 4250,
      day: 'dd/MM/yyyy',
      flight: 'EEE d MMM',
      figures: '1,234.56' as Figures,
      money: (text: string) => `£ ${text}`,
      currency: ['GBP', '£'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const out = addDays(day, chance.whole(2, 9))
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const prices = [words.fare, words.fare, 50 * chance.whole(9, 30), 650]
    const total = sum(prices)
    const tax = language === 'de' ? taxWithin(total, 19) : 0
    const guest = anyGuest(chance, language)
    const number = chance.digits(5)
    const label = { size: 7, color: '#24527a' }

    sheet.fill(20, 20, 555, 34, '#24527a')
    sheet.put(words.name, 30, 29, { size: 15, bold: true, color: '#fff' })
    sheet.right(`${words.number} ${number}`, 566, 32, { size: 11, color: '#fff' })
    sheet.frame(20, 20, 555, 310, '#24527a')
    for (const [index, coupon] of words.coupons.entries()) {
      const x = 30 + 172 * index
      const [from = '', to = ''] = index === 0 ? words.places : words.places.toReversed()
      const when = dayIn(addDays(out, 2 * index), words.flight, language)
      const values = [
        guest.name,
        from,
        to,
        when,
        index === 0 ? '08:15' : '16:40',
        `${chance.whole(16, 24)} kg`,
      ]
      sheet.put(coupon, x, 64, { size: 10, bold: true, color: '#24527a' })
      for (const [row, field] of words.fields.entries()) {
        sheet.put(field, x, 88 + 36 * row, label)
        sheet.put(values[row]!, x, 98 + 36 * row, { face: 'mono', size: 10.5 })
        sheet.rule(112 + 36 * row, x, x + 150, { weight: 0.3 })
      }
      for (let y = 56; y < 326; y += 8) sheet.upright(x + 160, y, y + 4, { color: '#24527a' })
    }
    sheet.put(words.title, 376, 64, { size: 9, bold: true, color: '#24527a' })
    sheet.lines(words.owner, 376, 80, { size: 8 })
    sheet.put(words.issued, 376, 120, label)
    sheet.put(shown, 420, 117, { face: 'mono', size: 10.5 })
    for (const [index, item] of words.items.entries()) {
      sheet.put(item, 376, 144 + 18 * index)
      sheet.right(money(prices[index]!), 566, 144 + 18 * index, { face: 'mono', size: 10 })
    }
    sheet.rule(218, 376, 566)
    sheet.put(words.total, 376, 225, { bold: true })
    sheet.right(money(total), 566, 224, { face: 'mono', size: 11, bold: true })
    sheet.put(words.tax(money(tax)), 376, 243, { size: 8 })
    sheet.put(words.paid, 376, 266, { face: 'mono', size: 9.5 })
    sheet.prose(`${guest.firm}, ${guest.town}`, 376, 284, 186, { face: 'mono', size: 8 })
    sheet.prose(words.notes, 20, 342, 555, { size: 7.5 })
    return labelled(words.name, [day, shown], [total, figure(total, words.figures)], words.currency)
  },
)
