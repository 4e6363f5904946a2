import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An international brand's invoice from a licensee: a yellow band, count by price in each line, a larger sum only held on the card. */
export const counterPrint = template(
  'rental-counter-print',
  { face: 'plain-mono' },
  {
    de: {
      name: 'AUTOMUNDO',
      title: 'RECHNUNG / MIETABSCHLUSS',
      facts: [
        'Rechnungsnummer',
        'Rechnungsdatum',
        'Mietvertrag',
        'Mieter',
        'Firma',
        'Anmietung',
        'Rückgabe',
        'Fahrzeug',
        'km gefahren',
      ],
      places: ['Hamburg Flughafen', 'Bremen Bahnhof'],
      car: 'VW Golf Variant, HH-AM 4471, Gruppe D',
      rows: [
        'Tage',
        'Tage Haftungsreduzierung',
        'Einweggebühr',
        'Flughafenzuschlag',
        'l Betankung',
        'Firmenrabatt',
      ],
      at: 'zu',
      sums: ['Zwischensumme netto', '19% Umsatzsteuer', 'Rechnungsbetrag'],
      held: [
        'Vorautorisierung auf Ihrer Karte bei Anmietung',
        'wird nicht abgebucht und in 5-10 Tagen frei',
      ],
      paid: 'Belastet: Mastercard',
      legal:
        'AUTOMUNDO ist eine Marke der Automundo International Licensing S.A., Genf. Vermieter und Rechnungssteller in Norddeutschland ist der unabhängige Lizenznehmer Hanse Mobilvermietung GmbH & Co. KG, Weg beim Jäger 88, 22335 Hamburg, USt-IdNr. DE 811 204 663.',
      money: ['1.234,56', 'EUR'] as [Figures, string],
      days: 'dd.MM.yyyy',
      rate: 19,
    },
    en: {
      name: 'RIDGEWAY RENT-A-CAR',
      title: 'INVOICE / CLOSED RENTAL',
      facts: [
        'Invoice number',
        'Invoice date',
        'Agreement',
        'Renter',
        'Company',
        'Check-out',
        'Check-in',
        'Vehicle',
        'Miles driven',
      ],
      places: ['Edinburgh Airport', 'Glasgow Central'],
      car: 'Skoda Octavia Estate, SK23 LVT, group D',
      rows: [
        'days',
        'days damage waiver',
        'one-way fee',
        'premium location charge',
        'l refuelling',
        'corporate discount',
      ],
      at: 'at',
      sums: ['Subtotal before VAT', 'VAT 20%', 'Invoice amount'],
      held: ['Held on your card at check-out', 'not charged, released in 5-10 days'],
      paid: 'Charged: Visa',
      legal:
        'RIDGEWAY RENT-A-CAR is a brand of Ridgeway Systems Inc., Tulsa, Oklahoma. Rentals in Scotland are supplied and invoiced by its independent licensee Lothian Vehicle Hire Ltd, 40 Eastfield Road, Edinburgh EH28 8LX, VAT GB 269 4418 07.',
      money: ['1,234.56', 'GBP'] as [Figures, string],
      days: 'dd-MMM-yyyy',
      rate: 20,
    },
  },
  (sheet, words, chance, language) => {
    const out = anyDay(chance)
    const days = chance.whole(2, 5)
    const back = addDays(out, days)
    const issued = addDays(back, 1)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.money[0])
    const litres = chance.whole(9, 28)
    const counts = [days, days, 1, 1, litres, 1]
    const prices = [10 * chance.whole(310, 490), 1450, 4900, 2650, 189, -1200]
    const net = sum(prices.map((price, index) => price * counts[index]!))
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const guest = anyGuest(chance, language)

    sheet.fill(0, 30, 595, 40, '#ffd000')
    sheet.right(words.name, 555, 39, { size: 20, bold: true, face: 'sans' })
    sheet.put(words.title, 40, 92, { size: 11, bold: true })
    const values = [
      `7${chance.digits(9)}`,
      show(issued),
      chance.digits(8),
      guest.name,
      guest.firm,
      `${show(out)} ${anyClock(chance)} ${words.places[0]}`,
      `${show(back)} ${anyClock(chance)} ${words.places[1]}`,
      words.car,
      String(chance.whole(140, 690)),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word.padEnd(17, '.'), 40, 118 + 14 * index, { size: 8.5 })
      sheet.put(values[index]!, 140, 118 + 14 * index, { size: 8.5 })
    }
    sheet.rule(254, 40, 555)
    for (const [index, word] of words.rows.entries()) {
      const y = 264 + 16 * index
      const many = word.startsWith('l ') || index < 2
      sheet.put(
        many ? `${counts[index]} ${word} ${words.at} ${money(prices[index]!)}` : word,
        40,
        y,
        { size: 8.5 },
      )
      sheet.right(money(counts[index]! * prices[index]!), 400, y, { size: 8.5 })
    }
    sheet.rule(364, 300, 400)
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 2 ? 10.5 : 8.5, bold: index === 2 }
      sheet.put(word, 40, 372 + 17 * index, style)
      sheet.right(
        `${index === 2 ? `${words.money[1]} ` : ''}${money([net, tax, total][index]!)}`,
        400,
        372 + 17 * index,
        style,
      )
    }
    sheet.put(`${words.paid} XXXX-XXXX-XXXX-${chance.digits(4)}  ${show(issued)}`, 40, 436, {
      size: 8.5,
    })
    sheet.put(`${words.held[0]}: ${words.money[1]} ${money(80000)}`, 40, 462, {
      size: 7.5,
      color: '#555',
    })
    sheet.put(`(${words.held[1]})`, 40, 473, { size: 7.5, color: '#555' })
    sheet.prose(words.legal, 40, 770, 515, { size: 6.5, face: 'sans', color: '#555' })
    return labelled(
      words.name,
      [issued, show(issued)],
      [total, money(total)],
      [words.money[1], words.money[1]],
    )
  },
)
