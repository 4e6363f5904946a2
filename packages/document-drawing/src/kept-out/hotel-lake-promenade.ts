import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Swiss house on a lake: a crest without words above, the name and address in the foot only, francs with the same in euros beneath. */
export const lakePromenade = template(
  'hotel-lake-promenade',
  {},
  {
    fr: {
      hotel: 'Hôtel Beau-Séjour du Lac',
      foot: [
        'Quai du Débarcadère 6 · CH-1820 Montreux · T +41 21 555 08 30 · reception@beausejour-lac.example',
        'SI Beau-Séjour SA · CHE-105.550.830 TVA · BCV Lausanne · IBAN CH43 0076 7000 K550 8300 1',
      ],
      place: 'Montreux, le',
      title: 'Facture',
      facts: ['N° de facture', 'Chambre', 'Arrivée', 'Départ', 'Personnes'],
      heads: ['Date', 'Libellé', 'TVA', 'Montant CHF'],
      items: ['Chambre vue lac', 'Petit déjeuner', 'Taxe de séjour', 'Brasserie du Quai'],
      total: 'Total TTC',
      euro: 'Contre-valeur en EUR au cours de',
      paid: 'Réglé par carte de crédit',
      tax: ['Taux', 'Montant HT', 'TVA', 'Montant TTC'],
      thanks: 'Nous vous remercions de votre confiance et vous souhaitons un bon retour.',
    },
    it: {
      hotel: 'Albergo Riva Paradiso',
      foot: [
        'Riva Paradiso 24 · CH-6900 Lugano · T +41 91 555 08 30 · info@rivaparadiso.example',
        'Riva Paradiso Gestioni SA · CHE-205.550.830 IVA · BancaStato Bellinzona · IBAN CH12 0076 4555 0830 0C00 1',
      ],
      place: 'Lugano,',
      title: 'Fattura',
      facts: ['Fattura no.', 'Camera', 'Arrivo', 'Partenza', 'Persone'],
      heads: ['Data', 'Descrizione', 'IVA', 'Importo CHF'],
      items: ['Camera vista lago', 'Prima colazione', 'Tassa di soggiorno', 'Ristorante La Riva'],
      total: 'Totale IVA inclusa',
      euro: 'Controvalore in EUR al cambio di',
      paid: 'Pagato con carta di credito',
      tax: ['Aliquota', 'Imponibile', 'IVA', 'Lordo'],
      thanks: 'La ringraziamo per la fiducia e Le auguriamo un buon viaggio di ritorno.',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 3)
    const arrival = `2024${anyDay(chance).slice(4)}`
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'dd.MM.yyyy', language)
    const money = (minor: number) => figure(minor, "1'234.56")
    const { name, firm, street, town, country } = anyGuest(chance, language)
    const prices = [23500, 2800, 450, 5 * chance.whole(780, 1490)]
    const rates = [3.8, 3.8, 0, 8.1]
    const rows = Array.from({ length: nights }, (_, night) =>
      words.items.slice(0, night === 0 ? 4 : 3).map((item, index) => ({
        day: addDays(arrival, night),
        item,
        minor: prices[index]!,
        rate: rates[index]!,
      })),
    ).flat()
    const total = sum(rows.map(({ minor }) => minor))
    const gold = '#a3834a'
    sheet.disc(297, 62, 26, gold)
    sheet.disc(297, 62, 23, '#fff')
    sheet.shape(
      [
        [280, 66],
        [297, 44],
        [314, 66],
      ],
      gold,
    )
    sheet.rule(71, 281, 313, { weight: 1.5, color: gold })
    sheet.rule(76, 286, 308, { weight: 1.5, color: gold })
    sheet.lines([firm, name, street, town, country], 330, 124, { size: 10.5, face: 'serif' })
    sheet.put(words.title, 60, 124, { size: 18, face: 'serif', color: gold })
    const facts = [chance.digits(6), String(chance.whole(11, 58)), show(arrival), show(leaves), '1']
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 60, 152 + 13 * index, { face: 'serif' })
      sheet.put(facts[index]!, 132, 152 + 13 * index, { face: 'serif' })
    }
    const issued = dayIn(leaves, 'd MMMM yyyy', language)
    sheet.put(`${words.place} ${issued}`, 330, 218, { size: 10.5, face: 'serif' })
    const row = (cells: string[], y: number, bold = false) => {
      sheet.put(cells[0]!, 60, y, { face: 'serif', size: 10, bold })
      sheet.put(cells[1]!, 140, y, { face: 'serif', size: 10, bold })
      sheet.right(cells[2]!, 430, y, { face: 'serif', size: 10, bold })
      sheet.right(cells[3]!, 535, y, { face: 'serif', size: 10, bold })
    }
    row(words.heads, 256, true)
    sheet.rule(271, 60, 535, { color: gold })
    let y = 278
    for (const { day, item, minor, rate } of rows) {
      row([show(day), item, `${rate.toFixed(1)}%`, money(minor)], y)
      y += 16
    }
    sheet.rule(y + 2, 60, 535, { color: gold })
    row(['', words.total, 'CHF', money(total)], y + 9, true)
    row(['', `${words.euro} 0.94`, 'EUR', money(Math.round(total / 0.94))], y + 26)
    row(['', `${words.paid} (**** ${chance.digits(4)})`, 'CHF', money(-total)], y + 43)
    y += 84
    for (const [index, head] of words.tax.entries())
      sheet.right(head, 180 + 85 * index, y, { size: 8, face: 'serif', bold: true })
    for (const [index, rate] of [0, 3.8, 8.1].entries()) {
      const gross = sum(rows.filter((one) => one.rate === rate).map(({ minor }) => minor))
      const cells = [
        `${rate.toFixed(1)}%`,
        money(gross - taxWithin(gross, rate)),
        money(taxWithin(gross, rate)),
        money(gross),
      ]
      for (const [at, cell] of cells.entries())
        sheet.right(cell, 180 + 85 * at, y + 13 + 12 * index, { size: 8, face: 'serif' })
    }
    sheet.put(words.thanks, 60, y + 84, { size: 10, face: 'serif' })
    sheet.rule(766, 60, 535, { color: gold })
    sheet.middle(words.hotel, 297, 773, { size: 11, face: 'serif', bold: true, color: gold })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 297, 790 + 11 * index, { size: 8, face: 'serif' })
    return labelled(words.hotel, [leaves, issued], [total, money(total)], ['CHF', 'CHF'])
  },
)
