import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A camp site counts heads, tents and dogs by the night; deposit and rest are listed as payments below the whole. */
export const pitchNights = template(
  'hotel-pitch-nights',
  {},
  {
    it: {
      site: 'Camping Le Ginestre',
      slogan: 'dove il mare dà la buonanotte',
      address: 'Strada Litoranea 118 – 58010 Torre Saline (GR) – tel. 0564 555 018',
      receipt: 'RICEVUTA FISCALE',
      facts: ['N.', 'del', 'Piazzola', 'Arrivo', 'Partenza', 'Targa'],
      heads: ['', 'n.', 'notti', 'tariffa', 'euro'],
      items: [
        'Adulti',
        'Piazzola tenda media',
        'Automobile',
        'Elettricità 6 A',
        'Cane',
        'Imposta di soggiorno',
      ],
      total: 'TOTALE SOGGIORNO',
      payments: 'Pagamenti',
      ways: ['Caparra, bonifico', 'Bancomat'],
      left: 'Residuo',
      vat: 'IVA 10 % compresa nelle tariffe, imposta di soggiorno fuori campo IVA (art. 15).',
      foot: 'Gestione Lidi Maremmani S.n.c. di Bardi F. e C. – P.IVA 01148820534',
      plate: 'GK 417 TR',
      days: 'dd.MM.yyyy',
    },
    nl: {
      site: 'Camping De Zwaluwhoeve',
      slogan: 'thuis onder de sterren',
      address: 'Duinlaan 77 – 1756 CK ’t Zwaluwduin – tel. 0224 55 50 16',
      receipt: 'KASSABON / REKENING',
      facts: ['Nr.', 'Datum', 'Plaats', 'Aankomst', 'Vertrek', 'Kenteken'],
      heads: ['', 'aantal', 'nachten', 'tarief', 'euro'],
      items: [
        'Volwassenen',
        'Toeristische plaats',
        'Auto',
        'Stroom 6 A',
        'Hond',
        'Toeristenbelasting',
      ],
      total: 'TOTAAL VERBLIJF',
      payments: 'Betalingen',
      ways: ['Aanbetaling, iDEAL', 'Pin'],
      left: 'Nog te voldoen',
      vat: '9 % btw is in de tarieven begrepen; toeristenbelasting zonder btw.',
      foot: 'Recreatie Noordkop VOF – KvK 37 12 40 88 – btw NL8120.44.310.B01',
      plate: 'GK-417-T',
      days: 'dd-MM-yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(3, 6)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const counts = [2, 1, 1, 1, 1, 2]
    const fares = [10 * chance.whole(85, 125), 10 * chance.whole(120, 190), 400, 350, 300, 120]
    const total = fares.reduce((whole, fare, index) => whole + fare * counts[index]! * nights, 0)
    const guest = anyGuest(chance, language)
    const [green, sand] = ['#3c6e3f', '#f3ecd9']

    sheet.fill(60, 50, 475, 108, sand)
    sheet.shape(
      [
        [84, 138],
        [112, 76],
        [140, 138],
      ],
      green,
    )
    sheet.shape(
      [
        [105, 138],
        [112, 112],
        [119, 138],
      ],
      sand,
    )
    sheet.middle(words.site, 322, 70, { size: 24, face: 'serif', bold: true, color: green })
    sheet.middle(words.slogan, 322, 101, { size: 12, face: 'serif', color: green })
    sheet.middle(words.address, 322, 126, { size: 8.5 })
    sheet.put(words.receipt, 60, 180, { size: 12, bold: true })
    const values = [
      `${chance.whole(100, 990)}/${leaving.slice(2, 4)}`,
      show(leaving),
      `${chance.pick(['A', 'C', 'F'])}${chance.whole(3, 44)}`,
      show(arrival),
      show(leaving),
      words.plate,
    ]
    for (const [index, word] of words.facts.entries()) {
      const [x, y] = [60 + 110 * (index % 3), 206 + 16 * Math.floor(index / 3)]
      sheet.put(`${word} ${values[index]}`, x, y, { size: 10 })
    }
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], 400, 180, { size: 9.5 })
    const edges = [60, 270, 325, 385, 455, 535]
    const row = (cells: readonly string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries()) {
        sheet.frame(edges[index]!, y, edges[index + 1]! - edges[index]!, 20, green)
        if (index === 0) sheet.put(cell, 67, y + 6, { size: 10, bold })
        else sheet.right(cell, edges[index + 1]! - 7, y + 6, { size: 10, bold })
      }
    }
    row(words.heads, 262, true)
    for (const [index, item] of words.items.entries()) {
      const [count, fare] = [counts[index]!, fares[index]!]
      row(
        [item, String(count), String(nights), money(fare), money(count * fare * nights)],
        282 + 20 * index,
      )
    }
    sheet.fill(60, 408, 475, 28, sand)
    sheet.put(words.total, 67, 417, { size: 12, bold: true })
    sheet.right(`€ ${money(total)}`, 528, 416, { size: 13, bold: true })
    const deposit = 5000
    const paid = [
      [show(addDays(arrival, -chance.whole(40, 90))), words.ways[0]!, money(deposit)],
      [show(leaving), words.ways[1]!, money(total - deposit)],
      ['', words.left, money(0)],
    ]
    sheet.put(words.payments, 300, 454, { size: 9, bold: true })
    for (const [index, [day, way, amount]] of paid.entries()) {
      sheet.put(day!, 300, 470 + 14 * index)
      sheet.put(way!, 362, 470 + 14 * index)
      sheet.right(amount!, 528, 470 + 14 * index)
    }
    sheet.put(words.vat, 60, 540, { size: 8.5 })
    sheet.middle(words.foot, 297, 790, { size: 8, color: green })
    return labelled(words.site, [leaving, show(leaving)], [total, money(total)], ['EUR', '€'])
  },
)
