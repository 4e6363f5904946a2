import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A car ferry's confirmation that serves as invoice: booking, both sailings in boxes, then price and payment side by side. */
export const straitCrossing = template(
  'ride-strait-crossing',
  {},
  {
    de: {
      brand: 'ØRESUNDA LINE',
      home: 'www.oresunda.example',
      title: 'Buchungsbestätigung und Rechnung',
      facts: ['Buchungsnr.', 'Rechnungsdatum', 'Kundennr.', 'Reisender'],
      legs: ['Hinreise', 'Rückreise'],
      ways: ['Rostock – Gedser', 'Gedser – Rostock'],
      details: [
        'Abfahrt',
        'Einchecken bis spätestens 30 Min. vor Abfahrt',
        'Fahrzeug: Pkw bis 6 m Länge, 1,95 m Höhe',
        'Personen: 1 Erwachsener',
      ],
      price: 'Preisübersicht',
      rows: [
        'Pkw inkl. 9 Personen, Hinreise',
        'Pkw inkl. 9 Personen, Rückreise',
        'Flex-Zuschlag',
        'Umwelt-Zuschlag',
      ],
      total: 'Gesamtpreis',
      vat: 'davon MwSt. 0 % (internationale Beförderung)',
      rate: 0,
      payment: ['Zahlung', 'Kreditkarte', 'Restbetrag'],
      note: 'Diese Bestätigung gilt zugleich als Rechnung. Bitte halten Sie beim Check-in Ihre Buchungsnummer und einen gültigen Ausweis bereit. Flex-Tickets sind bis zum Abreisetag kostenfrei umbuchbar und erstattbar.',
      foot: 'Øresunda Line A/S · Havnegade 44 · DK-4800 Nykøbing F. · CVR-Nr. 28 44 17 06 · Danske Bank, SWIFT DABADKKK',
      day: 'dd.MM.yyyy',
      currency: ['DKK', 'DKK'] as [string, string],
      scale: 7,
      colour: '#0a2f6b',
    },
    nl: {
      brand: 'Noordzeeveer',
      home: 'www.noordzeeveer.example',
      title: 'Boekingsbevestiging tevens factuur',
      facts: ['Reserveringsnummer', 'Boekingsdatum', 'Klantnummer', 'Hoofdboeker'],
      legs: ['Heenreis', 'Terugreis'],
      ways: ['Holwerd – Ameland (Nes)', 'Ameland (Nes) – Holwerd'],
      details: [
        'Vertrek',
        'Aanwezig uiterlijk 30 minuten voor vertrek',
        'Voertuig: personenauto tot 5 m lengte',
        'Personen: 1 volwassene',
      ],
      price: 'Prijsspecificatie',
      rows: ['Auto heen- en terugreis', 'Volwassene retour', 'Flexticket', 'Brandstoftoeslag'],
      total: 'Totaalbedrag',
      vat: 'Waarvan btw 9%',
      rate: 9,
      payment: ['Betaling', 'iDEAL', 'Nog te voldoen'],
      note: 'Deze bevestiging geldt als factuur. Neem het reserveringsnummer mee naar de haven; uw kenteken wordt bij de slagboom herkend. Met een flexticket wijzigt u kosteloos tot een uur voor vertrek.',
      foot: 'Noordzeeveer B.V. | Reeweg 4, 9163 ZM Nes | KvK 01044172 | Btw-nummer NL004417226B01 | IBAN NL38 RABO 0144 1722 60',
      day: 'dd-MM-yyyy',
      currency: ['EUR', '€'] as [string, string],
      scale: 1,
      colour: '#00677f',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const out = addDays(booked, chance.whole(9, 30))
    const show = (day: string) => dayIn(day, words.day, language)
    const shown = (minor: number) => figure(minor, '1.234,56')
    const money = (minor: number) => `${words.currency[1]} ${shown(minor)}`
    const prices = [chance.whole(62, 99), 48, 19, 5].map((price) => 100 * words.scale * price)
    const total = sum(prices)
    const tint = { color: words.colour, bold: true }
    const guest = anyGuest(chance, language)
    sheet.shape(
      [
        [50, 70],
        [74, 36],
        [74, 70],
      ],
      words.colour,
    )
    sheet.shape(
      [
        [78, 70],
        [78, 46],
        [94, 70],
      ],
      '#c8102e',
    )
    sheet.put(words.brand, 106, 44, { size: 24, ...tint })
    sheet.right(words.home, 545, 54, { size: 9, color: '#666' })
    sheet.put(words.title, 50, 100, { size: 15, bold: true })
    const values = [chance.digits(8), show(booked), chance.digits(6), guest.name]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 50 + 126 * index, 132, { size: 8, color: '#666' })
      sheet.put(values[index]!, 50 + 126 * index, 144, { size: 10, bold: true })
    }
    for (const [index, leg] of words.legs.entries()) {
      const x = 50 + 252 * index
      sheet.frame(x, 176, 243, 112, words.colour)
      sheet.fill(x, 176, 243, 20, words.colour)
      sheet.put(leg, x + 10, 181, { size: 10, bold: true, color: '#fff' })
      sheet.put(words.ways[index]!, x + 10, 206, { size: 12, bold: true })
      const [departs, ...rest] = words.details
      const when = show(index === 0 ? out : addDays(out, 3))
      sheet.put(`${departs} ${when}  ${['07:30', '17:45'][index]}`, x + 10, 226, { size: 10 })
      sheet.lines(rest, x + 10, 244, { size: 8.5 }, 1.45)
    }
    sheet.put(words.price, 50, 316, { size: 12, ...tint })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 50, 340 + 18 * index, { size: 9.5 })
      sheet.right(shown(prices[index]!), 330, 340 + 18 * index, { size: 9.5 })
    }
    sheet.rule(414, 50, 330)
    sheet.put(words.total, 50, 420, { size: 11, bold: true })
    sheet.right(money(total), 330, 420, { size: 11, bold: true })
    sheet.put(words.vat, 50, 440, { size: 8, color: '#666' })
    sheet.right(shown(taxWithin(total, words.rate)), 330, 440, { size: 8, color: '#666' })
    const [payment, card, rest] = words.payment
    sheet.put(payment!, 370, 316, { size: 12, ...tint })
    sheet.put(`${card} ${show(booked)}`, 370, 340, { size: 9.5 })
    sheet.right(`-${shown(total)}`, 545, 340, { size: 9.5 })
    sheet.put(rest!, 370, 358, { size: 9.5 })
    sheet.right(shown(0), 545, 358, { size: 9.5 })
    sheet.prose(words.note, 50, 486, 495, { size: 9 })
    sheet.rule(792, 50, 545, { color: words.colour })
    sheet.middle(words.foot, 297, 800, { size: 7.5, color: '#555' })
    return labelled(words.brand, [booked, show(booked)], [total, shown(total)], words.currency)
  },
)
