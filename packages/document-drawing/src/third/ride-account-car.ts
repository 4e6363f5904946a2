import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A car service's account invoice in its house style: thin grey type, three columns of facts, one trip, who trades as whom below. */
export const accountCar = template(
  'ride-account-car',
  { size: 'A4' },
  {
    en: {
      name: 'Carrowby',
      strap: 'Cars for business since 1986',
      title: 'Tax invoice',
      heads: ['Billed to', 'Invoice', 'Trip'],
      facts: ['Number', 'Date', 'Due', 'Account', 'Cost centre'],
      trip: ['Booked', 'Passenger', 'Pick-up', 'From', 'To', 'Vehicle'],
      ends: ['Heathrow Terminal 5', '20 Gresham Street, EC2', 'Executive saloon'],
      rows: [
        'Journey, fixed price',
        'Waiting time 15 min',
        'Airport parking',
        'Congestion charge',
        'Clean air contribution',
      ],
      sums: ['Net', 'VAT 20%', 'Invoice total'],
      how: 'Charged to your account. Your statement follows at the end of the month; please do not pay from this invoice.',
      legal:
        'Carrowby is a trading name of Meridian Ground Transport (UK) Ltd. Registered in England 02118876. VAT GB 440 7713 28. Licensed private hire operator 0041/02. Carrowby House, 114 Great Suffolk Street, London SE1 0BE',
      money: ['1,234.56', '£', 'GBP'] as [Figures, string, string],
      rate: 20,
      days: 'dd MMM yyyy',
    },
    nl: {
      name: 'Stadrijk',
      strap: 'Zakelijk vervoer sinds 1986',
      title: 'Factuur',
      heads: ['Factuur aan', 'Factuur', 'Rit'],
      facts: ['Nummer', 'Datum', 'Vervalt', 'Debiteur', 'Kostenplaats'],
      trip: ['Geboekt', 'Reiziger', 'Ophalen', 'Van', 'Naar', 'Voertuig'],
      ends: ['Luchthaven Rotterdam', 'Weena 505, Rotterdam', 'Sedan zakelijk'],
      rows: [
        'Rit, vaste prijs',
        'Wachttijd 15 min',
        'Parkeren luchthaven',
        'Tunneltoeslag',
        'Bijdrage schone lucht',
      ],
      sums: ['Netto', 'Btw 9%', 'Factuurbedrag'],
      how: 'Dit bedrag wordt met uw rekening verrekend. U ontvangt aan het einde van de maand een overzicht.',
      legal:
        'Stadrijk is een handelsnaam van Verenigd Personenvervoer Zuid-Holland B.V. KvK 24301177. Btw NL 8077.14.922.B01. Taxivergunning P 60113. Vlaardingweg 62, 3044 CK Rotterdam. IBAN NL41 FIBK 0644 1187 20',
      money: ['1.234,56', '€', 'EUR'] as [Figures, string, string],
      rate: 9,
      days: 'dd-MM-yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const ride = anyDay(chance)
    const issued = addDays(ride, chance.whole(2, 6))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) =>
      `${words.money[1]}${language === 'nl' ? ' ' : ''}${figure(minor, words.money[0])}`
    const gross = [100 * chance.whole(58, 96), 900, 650, 1500, 150]
    const total = sum(gross)
    const guest = anyGuest(chance, language)
    const grey = { size: 8, color: '#8a8a8a' }

    sheet.put(words.name, 48, 40, { size: 26, color: '#3d3d3d' })
    sheet.put(words.strap, 49, 71, grey)
    sheet.right(words.title, 547, 46, { size: 18, color: '#3d3d3d' })
    const starts = [48, 224, 392]
    for (const [index, head] of words.heads.entries()) {
      const x = starts[index]!
      sheet.put(head, x, 112, { size: 10, bold: true })
      sheet.rule(126, x, x + 155, { color: '#bbb' })
    }
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 48, 134, { size: 9 }, 1.5)
    const facts = [
      `BC${chance.digits(7)}`,
      show(issued),
      show(addDays(issued, 30)),
      chance.digits(5),
      `TRV-${chance.digits(3)}`,
    ]
    const trip = [
      show(addDays(ride, -4)),
      guest.name,
      `${show(ride)} ${anyClock(chance)}`,
      ...words.ends,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 224, 134 + 14 * index, grey)
      sheet.put(facts[index]!, 284, 134 + 14 * index)
    }
    for (const [index, word] of words.trip.entries()) {
      sheet.put(word, 392, 134 + 14 * index, grey)
      sheet.put(trip[index]!, 440, 134 + 14 * index)
    }
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 224, 262 + 20 * index)
      sheet.right(
        money(gross[index]! - taxWithin(gross[index]!, words.rate)),
        547,
        262 + 20 * index,
      )
    }
    const net = gross.map((minor) => minor - taxWithin(minor, words.rate))
    const sums = [sum(net), total - sum(net), total]
    sheet.rule(366, 224, 547, { color: '#bbb' })
    for (const [index, word] of words.sums.entries()) {
      const style = index === 2 ? { size: 13, color: '#3d3d3d' } : {}
      sheet.put(word, 224, 376 + 18 * index, style)
      sheet.right(money(sums[index]!), 547, 376 + 18 * index, style)
    }
    sheet.rule(432, 224, 547, { weight: 1.6, color: '#3d3d3d' })
    sheet.prose(words.how, 224, 444, 320, grey)
    sheet.prose(words.legal, 48, 776, 499, { size: 7.5, color: '#8a8a8a' })
    return labelled(
      words.name,
      [issued, show(issued)],
      [total, figure(total, words.money[0])],
      [words.money[2], words.money[1]],
    )
  },
)
