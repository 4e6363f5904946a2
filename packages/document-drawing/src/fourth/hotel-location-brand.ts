import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A no-frills chain's mail kept as a PDF: its word in a band, the house told by its street only, prices net with the tax beside them. */
export const locationBrand = template(
  'hotel-location-brand',
  { size: [480, 760] },
  {
    en: {
      brand: 'larkrest',
      title: 'Your VAT invoice',
      thanks: 'Thanks for staying with us. Here is the VAT invoice you asked for.',
      facts:
        'Invoice number|Invoice date|Booking reference|Booked on|Hotel|Guest|Check in|Check out',
      place: 'Leeds Central, Whitehall Road',
      heads: 'Description|Net|VAT|Gross',
      items: ['Standard Double, Saver rate', 'Unlimited breakfast', 'Early check-in'],
      rates: [20, 20, 20],
      prices: [4999, 1099, 1000],
      sums: 'Total net|Total VAT|Total paid',
      paid: 'Paid by Mastercard ending ',
      small:
        'Penmoor Lodges Limited trading as Larkrest. Registered in England and Wales no. 02855501. Registered office: Mill House, 6 Wharf Lane, Banbury OX16 0XA. VAT registration no. 855 5014 20. Please do not reply to this email.',
      day: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      sign: (text: string) => `£${text}`,
      currency: ['GBP', '£'] as [string, string],
    },
    de: {
      brand: 'kojenhaus',
      title: 'Deine Rechnung',
      thanks: 'Schön, dass du bei uns geschlafen hast. Hier ist die Rechnung zu deinem Aufenthalt.',
      facts: 'Rechnungsnummer|Rechnungsdatum|Buchungscode|Gebucht am|Haus|Gast|Check-in|Check-out',
      place: 'Leipzig, Willy-Brandt-Platz 9',
      heads: 'Leistung|Netto|MwSt.|Brutto',
      items: ['Queen Koje, Flex-Rate', 'Frühstück', 'Late Check-out'],
      rates: [7, 19, 7],
      prices: [6900, 1490, 1500],
      sums: 'Summe netto|Summe MwSt.|Gesamtbetrag',
      paid: 'Bezahlt per Kreditkarte, Endziffern ',
      small:
        'KH Budget Betriebsgesellschaft mbH, Torfstraße 70, 81541 München, Amtsgericht München HRB 255 014, USt-IdNr. DE 325 550 142, Geschäftsführung: Nele Hartwich, Timo Baur. Diese E-Mail wurde automatisch erstellt.',
      day: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      sign: (text: string) => `${text} €`,
      currency: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(1, 3)
    const arrival = `2024${anyDay(chance).slice(4)}`
    const leaving = addDays(arrival, nights)
    const issued = addDays(leaving, 1)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.sign(figure(minor, words.figures))
    const gross = words.prices.map((price, index) => price * (index < 2 ? nights : 1))
    const net = gross.map((minor, index) => Math.round(minor / (1 + words.rates[index]! / 100)))
    const total = sum(gross)
    const { name, firm, street, town } = anyGuest(chance, language)

    sheet.fill(0, 0, 480, 70, '#4b2a7b')
    sheet.put(words.brand, 30, 20, { size: 28, bold: true, color: '#fff' })
    sheet.disc(440, 35, 14, '#ffd23f')
    sheet.disc(446, 30, 13, '#4b2a7b')
    sheet.put(words.title, 30, 92, { size: 18, bold: true, color: '#4b2a7b' })
    const below = sheet.prose(words.thanks, 30, 120, 420, { size: 10 })
    sheet.lines([firm, street, town], 30, below + 8, { size: 10 })
    const booked = `${show(addDays(arrival, -chance.whole(4, 30)))}, ${anyClock(chance)}`
    const values = [
      chance.digits(8),
      show(issued),
      `${chance.digits(3)}-${chance.digits(7)}`,
      booked,
      words.place,
      name,
      show(arrival),
      show(leaving),
    ]
    const top = below + 64
    for (const [index, fact] of words.facts.split('|').entries()) {
      const [x, y] = [30 + 215 * (index % 2), top + 32 * Math.floor(index / 2)]
      sheet.put(fact, x, y, { size: 8, color: '#777' })
      sheet.put(values[index]!, x, y + 11, { size: 10 })
    }
    const start = top + 146
    const row = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 38, y, { bold })
        else sheet.right(cell, 242 + 67 * index, y, { bold })
    }
    sheet.fill(30, start - 6, 420, 20, '#efe9f7')
    row(words.heads.split('|'), start, true)
    for (const [index, item] of words.items.entries()) {
      const count = index < 2 ? `${nights} x ` : ''
      row(
        [count + item, money(net[index]!), `${words.rates[index]}%`, money(gross[index]!)],
        start + 24 + 20 * index,
      )
      sheet.rule(start + 38 + 20 * index, 30, 450, { color: '#ddd' })
    }
    const sums = [sum(net), total - sum(net), total]
    for (const [index, word] of words.sums.split('|').entries()) {
      const style = index === 2 ? { size: 13, bold: true, color: '#4b2a7b' } : { size: 10 }
      sheet.put(word, 245, start + 98 + 17 * index, style)
      sheet.right(money(sums[index]!), 443, start + 98 + 17 * index, style)
    }
    sheet.put(`${words.paid}${chance.digits(4)}`, 245, start + 154, { size: 8.5, color: '#555' })
    sheet.prose(words.small, 30, 690, 420, { size: 7, color: '#777' })
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
