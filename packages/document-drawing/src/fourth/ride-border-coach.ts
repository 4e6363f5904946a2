import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A long-distance coach company's bill for a ride over borders: the fare is taxed country by country. */
export const borderCoach = template(
  'ride-border-coach',
  {},
  {
    de: {
      brand: 'GREIFBUS',
      company: ['Greifbus GmbH', 'Messeallee 40', '50679 Köln', 'service@greifbus.example'],
      title: 'Rechnung',
      facts: ['Rechnungsnr.', 'Rechnungsdatum', 'Buchungsnr.', 'Fahrtdatum'],
      intro: 'wir berechnen Ihnen für Ihre Buchung wie folgt:',
      dear: 'Guten Tag,',
      heads: ['Pos', 'Leistung', 'Menge', 'Betrag (EUR)'],
      rows: [
        'Fahrt Köln ZOB – Lille, Boulevard de Turin',
        'Sitzplatzreservierung',
        'Servicegebühr',
      ],
      line: 'Linie 417, Abfahrt',
      sum: 'Gesamtbetrag',
      taxes: ['Enthaltene Umsatzsteuer', 'Land', 'Anteil', 'Satz', 'Netto', 'USt.', 'Brutto'],
      lands: [
        ['Deutschland', 34, 19],
        ['Belgien', 52, 6],
        ['Frankreich', 14, 10],
      ] as const,
      paid: 'Der Betrag wurde am Tag der Buchung per PayPal beglichen.',
      foot: [
        ['Greifbus GmbH', 'Sitz der Gesellschaft: Köln', 'Amtsgericht Köln, HRB 91 447'],
        ['Geschäftsführer:', 'Malte Overbeck, Selin Aydin', 'USt-IdNr. DE 306 118 254'],
        ['Steuernummern im Ausland:', 'BE 0688 214 907', 'FR 44 829 337 120'],
      ],
      day: 'dd.MM.yyyy',
    },
    fr: {
      brand: 'Carlinéa',
      company: ['Carlinéa SAS', '18 rue Delizy', '93500 Pantin', 'factures@carlinea.example'],
      title: 'Facture',
      facts: ['Facture n°', 'Date de facture', 'Réservation', 'Date du voyage'],
      intro: 'Veuillez trouver ci-dessous le détail de votre facture.',
      dear: 'Bonjour,',
      heads: ['N°', 'Prestation', 'Qté', 'Montant TTC (EUR)'],
      rows: ['Trajet Paris Bercy – Amsterdam Sloterdijk', 'Choix du siège', 'Frais de service'],
      line: 'Ligne 716, départ',
      sum: 'Total TTC',
      taxes: ['Détail de la TVA', 'Pays', 'Part', 'Taux', 'HT', 'TVA', 'TTC'],
      lands: [
        ['France', 43, 10],
        ['Belgique', 29, 6],
        ['Pays-Bas', 28, 9],
      ] as const,
      paid: 'Réglé par carte bancaire le jour de la réservation. Pas d’escompte pour paiement anticipé.',
      foot: [
        ['Carlinéa SAS', 'Capital social 450 000 €', 'RCS Bobigny 829 337 120'],
        ['Siège social :', '18 rue Delizy, 93500 Pantin', 'APE 4939A'],
        ['N° de TVA :', 'FR 44 829337120', 'BE 0688 214 907 – NL 8261.47.210.B01'],
      ],
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const ride = addDays(booked, chance.whole(4, 40))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1 234,56')
    const prices = [100 * chance.whole(24, 62) + 98, 349, 199]
    const total = sum(prices)
    const guest = anyGuest(chance, language)
    const green = '#4c8c2b'
    sheet.lines(words.company, 56, 48, { size: 8.5, color: '#555' })
    sheet.right(words.brand, 540, 44, { size: 26, bold: true, color: green })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 56, 132, { size: 10 })
    const values = [
      `${ride.slice(0, 4)}/${chance.digits(8)}`,
      show(booked),
      chance.digits(10),
      show(ride),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.right(`${fact}:`, 440, 132 + 14 * index, { color: '#555' })
      sheet.put(values[index]!, 448, 132 + 14 * index)
    }
    sheet.put(words.title, 56, 232, { size: 20 })
    sheet.lines([words.dear, words.intro], 56, 264, { size: 10 })
    sheet.fill(56, 304, 484, 20, green)
    const heads = words.heads
    for (const [index, x] of [62, 92].entries())
      sheet.put(heads[index]!, x, 309, { bold: true, color: '#fff' })
    for (const [index, x] of [410, 534].entries())
      sheet.right(heads[index + 2]!, x, 309, { bold: true, color: '#fff' })
    let y = 332
    for (const [index, row] of words.rows.entries()) {
      sheet.put(String(index + 1), 62, y)
      sheet.put(row, 92, y)
      sheet.right('1', 410, y)
      sheet.right(money(prices[index]!), 534, y)
      if (index === 0) {
        sheet.put(`${words.line} ${show(ride)} ${anyClock(chance)}`, 92, y + 12, { color: '#666' })
        y += 12
      }
      y += 20
      sheet.rule(y - 4, 56, 540, { color: '#ccc' })
    }
    sheet.put(words.sum, 330, y + 6, { size: 12, bold: true })
    sheet.right(`${money(total)} EUR`, 534, y + 6, { size: 12, bold: true })
    y += 52
    const [caption, ...columns] = words.taxes
    sheet.put(caption!, 56, y, { bold: true })
    let left = total
    const shares = words.lands.map(([land, share, rate], index) => {
      const gross = index === 2 ? left : Math.round((total * share) / 100)
      left -= gross
      const tax = taxWithin(gross, rate)
      return [land, `${share} %`, `${rate} %`, ...[gross - tax, tax, gross].map(money)]
    })
    for (const [row, cells] of [columns, ...shares].entries())
      for (const [column, cell] of cells.entries()) {
        const style = { size: 8.5, color: row === 0 ? '#666' : '#111' }
        if (column === 0) sheet.put(cell, 56, y + 18 + 13 * row, style)
        else sheet.right(cell, 130 + 70 * column, y + 18 + 13 * row, style)
      }
    sheet.prose(words.paid, 56, y + 92, 484, { size: 10 })
    sheet.rule(772, 56, 540, { color: green })
    for (const [index, lines] of words.foot.entries())
      sheet.lines(lines, 56 + 168 * index, 780, { size: 7.5, color: '#555' })
    return labelled(words.brand, [booked, show(booked)], [total, money(total)], ['EUR', 'EUR'])
  },
)
