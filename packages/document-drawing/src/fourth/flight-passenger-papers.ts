import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  brand: string
  title: string
  facts: [name: string, code: string, ticket: string, issued: string, by: string]
  office: string
  flights: string
  legs: [string, string]
  operated: string
  class: string
  receipt: string
  taxes: string[]
  money: [fare: string, surcharge: string, total: string, paid: string]
  currency: string
  figures: Figures
  factor: number
  note: string
  foot: string[]
}

/** A flag carrier's passenger receipt: facts at the left, the flights as stripes, the taxes by their codes. */
export const passengerPapers = template<Words>(
  'flight-passenger-papers',
  {},
  {
    de: {
      brand: 'Alemar Airlines',
      title: 'Elektronischer Flugschein · Passenger Receipt',
      facts: [
        'Reisender',
        'Buchungscode',
        'Ticketnummer',
        'Ausstellungsdatum',
        'Ausgestellt durch',
      ],
      office: 'Alemar Direct, Frankfurt, IATA 23 4 9981 2',
      flights: 'Ihre Flüge',
      legs: ['Frankfurt (FRA) – Lissabon (LIS)', 'Lissabon (LIS) – Frankfurt (FRA)'],
      operated: 'durchgeführt von Alemar CityLine',
      class: 'Economy Light (K), 1 Handgepäckstück',
      receipt: 'Zahlungsübersicht',
      taxes: [
        'DE Luftsicherheitsgebühr',
        'OY Luftverkehrsteuer',
        'RA Passagierentgelt',
        'YP Flughafengebühr Portugal',
      ],
      money: ['Flugpreis', 'YQ Internationaler Zuschlag', 'Gesamtpreis', 'Bezahlt mit'],
      currency: 'EUR',
      figures: '1.234,56',
      factor: 1,
      note: 'Grenzüberschreitende Personenbeförderung im Luftverkehr: umsatzsteuerfrei gemäß § 26 Abs. 3 UStG. Es gelten die Allgemeinen Beförderungsbedingungen. Bitte führen Sie diesen Beleg während der gesamten Reise mit sich.',
      foot: [
        'Alemar Deutsche Luftverkehrs AG',
        'Sitz: Frankfurt am Main, HRB 104 773',
        'USt-IdNr. DE 811 902 447',
      ],
    },
    en: {
      brand: 'Moldau Air',
      title: 'Electronic Ticket · Passenger Itinerary/Receipt',
      facts: ['Passenger', 'Booking reference', 'Ticket number', 'Date of issue', 'Issuing office'],
      office: 'Moldau Air Web Sales, Prague, IATA 69 4 2210 0',
      flights: 'Itinerary',
      legs: ['Prague (PRG) – London Heathrow (LHR)', 'London Heathrow (LHR) – Prague (PRG)'],
      operated: 'operated by Moldau Air',
      class: 'Economy Standard (M), baggage 1PC',
      receipt: 'Payment details',
      taxes: [
        'CZ Passenger service charge',
        'CJ Security charge',
        'GB Air passenger duty',
        'UB Passenger service charge UK',
      ],
      money: ['Fare', 'YR Carrier surcharge', 'Grand total', 'Form of payment'],
      currency: 'CZK',
      figures: '1,234.56',
      factor: 25,
      note: 'International air transport is exempt from VAT with the right to deduct (section 70 of Act 235/2004). Carriage is subject to the Conditions of Carriage and to the Montreal Convention. Please present this receipt with your travel document when asked.',
      foot: [
        'Moldau Air a.s., Letecká 4, 161 00 Praha 6',
        'IC 274 90 116, DIC CZ27490116',
        'Municipal Court in Prague, B 11042',
      ],
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(6, 40))
    const show = (day: string) => dayIn(day, 'dd MMM yyyy', language)
    const money = (minor: number) => figure(minor, words.figures)
    const fare = 100 * words.factor * chance.whole(58, 260)
    const extra = words.factor * 2 * chance.whole(800, 2400)
    const taxes = words.taxes.map(() => words.factor * chance.whole(400, 2900))
    const total = fare + extra + sum(taxes)
    const ink = '#0c2e57'
    sheet.fill(0, 0, 595, 8, ink)
    sheet.disc(528, 46, 15, '#e8b000')
    sheet.right(words.brand, 502, 36, { size: 19, bold: true, color: ink })
    sheet.put(words.title, 40, 42, { size: 10.5, color: ink })
    const guest = anyGuest(chance, language).name.split(' ')
    const facts = [
      `${guest.at(-1)} / ${guest[1]}`.toUpperCase(),
      `${chance.pick(['X4', 'QT', 'L7'])}${chance.digits(2)}${chance.pick(['KW', 'ZN', 'HB'])}`,
      `418-${chance.digits(10)}`,
      show(issued),
      words.office,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 40, 92 + 18 * index, { color: '#666' })
      sheet.put(facts[index]!, 160, 92 + 18 * index, { size: 10, bold: index === 0 })
    }
    sheet.put(words.flights, 40, 200, { size: 13, bold: true, color: ink })
    for (const [index, leg] of words.legs.entries()) {
      const y = 222 + 64 * index
      const hour = chance.whole(10, 19)
      sheet.fill(40, y, 515, 56, '#eef2f7')
      sheet.put(show(addDays(out, 3 * index)), 52, y + 9, { size: 10, bold: true })
      sheet.put(`${words.brand.slice(0, 1)}L ${chance.digits(4)}`, 52, y + 24)
      sheet.put(`${hour}:${chance.whole(10, 29)} – ${hour + 2}:${chance.whole(30, 59)}`, 52, y + 38)
      sheet.put(leg, 170, y + 9, { size: 10, bold: true })
      sheet.put(words.class, 170, y + 24)
      sheet.put(words.operated, 170, y + 38, { size: 8, color: '#666' })
      sheet.right('OK', 543, y + 9, { size: 10 })
    }
    sheet.put(words.receipt, 40, 372, { size: 13, bold: true, color: ink })
    const [fareWord, extraWord, totalWord, paidWord] = words.money
    const rows = [fareWord, extraWord, ...words.taxes].map((word, index) => ({
      word,
      minor: [fare, extra, ...taxes][index]!,
    }))
    let y = 396
    for (const { word, minor } of rows) {
      sheet.put(word, 40, y)
      sheet.put(words.currency, 270, y)
      sheet.right(money(minor), 360, y)
      y += 15
    }
    sheet.rule(y, 40, 360)
    sheet.put(totalWord, 40, y + 7, { size: 11, bold: true })
    sheet.put(words.currency, 270, y + 7, { size: 11, bold: true })
    sheet.right(money(total), 360, y + 7, { size: 11, bold: true })
    sheet.put(`${paidWord}: VISA XXXX XXXX XXXX ${chance.digits(4)}`, 40, y + 30)
    sheet.prose(words.note, 40, y + 64, 515, { size: 8, color: '#555' })
    sheet.rule(782, 40, 555)
    for (const [index, text] of words.foot.entries())
      sheet.put(text, 40 + 190 * index, 790, { size: 7, color: '#555' })
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
