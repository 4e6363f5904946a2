import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A small night train company's papers: the boarding sheet first, without a price, the invoice for the same berths on the second. */
export const sleeperTwoSheets = template(
  'train-sleeper-two-sheets',
  {},
  {
    fr: {
      seller: 'Minuit Express',
      page: ['Carte d’embarquement', 'Facture'],
      ends: ['Paris Austerlitz', 'Berlin Ostbahnhof'],
      facts: ['Départ', 'Arrivée', 'Voiture', 'Couchettes'],
      who: 'Voyageurs',
      tips: [
        'Présentez cette page à l’agent de bord.',
        'L’accueil ferme 5 minutes avant le départ.',
        'Le petit-déjeuner est servi à partir de 6 h 30.',
        'Silence de 22 h à 6 h. Un supplément bagages de 15,00 € est perçu à bord.',
      ],
      to: 'Facturé à',
      info: ['Facture n°', 'Émise le', 'Réservation', 'Réglée par'],
      card: 'Carte bancaire',
      head: ['Prestation', 'Qté', 'TVA', 'Total TTC'],
      items: ['Couchette compartiment de 3', 'Petit-déjeuner', 'Annulation souple'],
      sums: ['Total HT', 'TVA', 'Total TTC'],
      legal:
        'Minuit Express est la marque de la Compagnie des Trains du Soir, SAS au capital de 120 000 €, 14 rue du Chevaleret, 75013 Paris, RCS Paris 902 447 810, TVA FR61902447810.',
      day: 'EEEE d MMMM yyyy',
      issued: 'dd/MM/yyyy',
      rates: [10, 10, 20],
      figures: '1 234,56' as Figures,
    },
    nl: {
      seller: 'Slaapspoor',
      page: ['Instapkaart', 'Factuur'],
      ends: ['Amsterdam Centraal', 'Praha hl.n.'],
      facts: ['Vertrek', 'Aankomst', 'Rijtuig', 'Bedden'],
      who: 'Reizigers',
      tips: [
        'Laat deze pagina zien aan de treinmanager.',
        'Wees 15 minuten voor vertrek op het perron.',
        'Ontbijt vanaf 6.30 uur in je coupé.',
        'Stilte van 22.00 tot 6.00 uur. Een fiets kost aan boord € 25,00.',
      ],
      to: 'Factuur voor',
      info: ['Factuurnr.', 'Factuurdatum', 'Boeking', 'Betaald met'],
      card: 'iDEAL',
      head: ['Omschrijving', 'Aantal', 'Btw', 'Totaal incl.'],
      items: ['Bed in 3-persoonscoupé', 'Ontbijt', 'Flexibel annuleren'],
      sums: ['Totaal excl. btw', 'Btw', 'Totaal incl. btw'],
      legal:
        'Slaapspoor is een handelsnaam van Coöperatie Nachtreizigers U.A., Piet Heinkade 201, 1019 HC Amsterdam, KvK 83440127, btw-id NL862877410B01, IBAN NL08 TRIO 0320 1187 44.',
      day: 'EEEE d MMMM yyyy',
      issued: 'd MMMM yyyy',
      rates: [9, 9, 21],
      figures: '1.234,56' as Figures,
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const night = addDays(issued, chance.whole(10, 80))
    const shown = dayIn(issued, words.issued, language)
    const count = chance.whole(1, 3)
    const amounts = [count * (100 * chance.whole(69, 139) + 90), count * 1250, count * 990]
    const taxes = amounts.map((minor, index) => taxWithin(minor, words.rates[index]!))
    const total = sum(amounts)
    const money = (minor: number) => `€ ${figure(minor, words.figures)}`
    const guest = anyGuest(chance, language)
    const booking = `${chance.pick(['LUNA', 'NOX', 'DORM'])}-${chance.digits(5)}`
    const plum = '#4a1942'

    sheet.put(words.seller, 50, 46, { size: 24, bold: true, color: plum })
    sheet.right(words.page[0]!, 545, 54, { size: 14 })
    sheet.fill(50, 90, 495, 190, '#f4ecf2')
    sheet.put(words.ends[0]!, 70, 110, { size: 20, bold: true })
    sheet.put(words.ends[1]!, 70, 138, { size: 20, bold: true })
    const beds = Array.from({ length: count }, (_, index) => 31 + index).join(', ')
    const values = [
      `${dayIn(night, words.day, language)}, 19:${chance.whole(10, 59)}`,
      `${dayIn(addDays(night, 1), words.day, language)}, 09:${chance.whole(10, 59)}`,
      String(chance.whole(11, 18)),
      beds,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 70, 182 + 22 * index, { color: plum })
      sheet.put(values[index]!, 140, 181 + 22 * index, { size: 10.5 })
    }
    for (let cell = 0; cell < 20 * 20; cell += 1)
      if (chance.whole(0, 1) === 1)
        sheet.fill(425 + 5 * (cell % 20), 110 + 5 * Math.floor(cell / 20), 5, 5, '#111')
    sheet.middle(booking, 475, 220, { size: 12, bold: true, face: 'mono' })
    sheet.put(words.who, 50, 304, { size: 13, bold: true, color: plum })
    sheet.put(`${guest.name}${count > 1 ? ` + ${count - 1}` : ''}`, 50, 324, { size: 10 })
    sheet.lines(
      words.tips.map((tip) => `•  ${tip}`),
      50,
      360,
      { size: 10 },
      1.7,
    )

    sheet.nextPage()
    sheet.put(words.seller, 50, 46, { size: 16, bold: true, color: plum })
    sheet.put(words.page[1]!, 50, 92, { size: 26 })
    const facts = [`${issued.slice(0, 4)}${chance.digits(5)}`, shown, booking, words.card]
    for (const [index, fact] of words.info.entries()) {
      sheet.put(fact, 50, 142 + 16 * index, { color: '#777' })
      sheet.put(facts[index]!, 130, 142 + 16 * index)
    }
    sheet.put(words.to, 330, 142, { color: '#777' })
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 330, 158, {}, 1.5)
    const ends = [0, 370, 430, 545]
    for (const [column, word] of words.head.entries())
      if (column === 0) sheet.put(word, 50, 250, { bold: true, color: plum })
      else sheet.right(word, ends[column]!, 250, { bold: true, color: plum })
    for (const [index, item] of words.items.entries()) {
      const y = 274 + 24 * index
      sheet.rule(y - 7, 50, 545, { color: '#d9c6d5' })
      sheet.put(item, 50, y, { size: 10 })
      sheet.right(String(count), ends[1]!, y, { size: 10 })
      sheet.right(`${words.rates[index]} %`, ends[2]!, y, { size: 10 })
      sheet.right(money(amounts[index]!), 545, y, { size: 10 })
    }
    sheet.rule(340, 50, 545, { weight: 1.5, color: plum })
    for (const [index, minor] of [total - sum(taxes), sum(taxes), total].entries()) {
      const style = { size: index === 2 ? 13 : 10, bold: index === 2 }
      sheet.put(words.sums[index]!, 340, 354 + 19 * index, style)
      sheet.right(money(minor), 545, 354 + 19 * index, style)
    }
    sheet.prose(words.legal, 50, 780, 495, { size: 7.5, color: '#777' })
    return labelled(
      words.seller,
      [issued, shown],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
