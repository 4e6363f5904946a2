import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A budget chain's billing centre, days after the stay: the window at the right, net and gross by line, paid on the web. */
export const billingCentre = template(
  'hotel-billing-centre',
  {},
  {
    fr: {
      hotel: 'Nuitéo Reims Tinqueux',
      house: [
        '12 rue Paul Langevin',
        '51430 Tinqueux',
        'Exploitant : SNC Champagne Hôtellerie',
        'SIRET 439 118 207 00024',
        'TVA FR61 439118207',
      ],
      centre: [
        'Centre de services partagés – Facturation',
        'TSA 40017 – 59785 Lille Cedex 9',
        'factures@nuiteo.example',
      ],
      title: 'FACTURE',
      facts: [
        'N° de facture',
        'Date de facture',
        'N° de réservation',
        'Réservé le',
        'Arrivée',
        'Départ',
      ],
      heads: ['Prestation', 'Qté', 'P.U. HT', 'TVA', 'Montant HT', 'Montant TTC'],
      lines: ['Chambre Standard 1 pers.', 'Petit déjeuner', 'Taxe de séjour'],
      sums: [
        'Total HT',
        'Total TVA',
        'Taxe de séjour',
        'TOTAL TTC',
        'Payé en ligne',
        'Net à payer',
      ],
      note: 'Facture acquittée. Pas d’escompte pour paiement anticipé. En cas de retard, pénalités au taux légal et indemnité forfaitaire de 40,00 €. Conservez cette facture : aucun duplicata ne sera envoyé par courrier.',
    },
    it: {
      hotel: 'Dormibene Piacenza Sud',
      house: [
        'Via Caorsana 118',
        '29122 Piacenza',
        'Gestore: Emilia Alberghi S.r.l.',
        'P.IVA 01688240336',
        'CIR 033032-AL-00021',
      ],
      centre: [
        'Centro servizi amministrativi – Fatturazione',
        'Casella postale 114 – 20090 Assago MI',
        'fatture@dormibene.example',
      ],
      title: 'FATTURA',
      facts: [
        'N. fattura',
        'Data fattura',
        'N. prenotazione',
        'Prenotato il',
        'Arrivo',
        'Partenza',
      ],
      heads: ['Servizio', 'Q.tà', 'Prezzo netto', 'IVA', 'Importo netto', 'Importo lordo'],
      lines: ['Camera Standard uso singola', 'Prima colazione', 'Imposta di soggiorno'],
      sums: [
        'Totale imponibile',
        'Totale IVA',
        'Imposta di soggiorno',
        'TOTALE FATTURA',
        'Pagato online',
        'Da pagare',
      ],
      note: 'Fattura saldata. Copia di cortesia priva di valore fiscale: l’originale è stato trasmesso al Sistema di Interscambio. Imposta di soggiorno fuori campo IVA, art. 15 D.P.R. 633/72.',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(1, 3)
    const issued = addDays(arrival, nights + chance.whole(3, 6))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) =>
      `${figure(minor, language === 'fr' ? '1 234,56' : '1.234,56')} €`
    const prices = [100 * chance.whole(54, 83), 990, 83]
    const gross = prices.map((price) => nights * price)
    const taxes = [taxWithin(gross[0]!, 10), taxWithin(gross[1]!, 10), 0]
    const total = sum(gross)
    const tax = sum(taxes)
    const red = '#d4213d'

    sheet.fill(40, 36, 150, 118, red)
    sheet.shape(
      [
        [150, 60],
        [172, 60],
        [161, 44],
      ],
      '#fff',
    )
    sheet.put(words.hotel, 48, 72, { size: 11.5, bold: true, color: '#fff' })
    sheet.lines(words.house, 48, 90, { size: 7, color: '#fff' }, 1.6)
    sheet.lines(words.centre, 330, 40, { size: 7.5, color: '#555' })
    const guest = anyGuest(chance, language)
    sheet.lines(
      [guest.firm, guest.name, guest.street, guest.town.toUpperCase(), guest.country.toUpperCase()],
      330,
      100,
      { size: 10 },
    )
    sheet.put(words.title, 40, 186, { size: 18, bold: true, color: red })
    const values = [
      `R${issued.slice(2, 4)}-${chance.digits(7)}`,
      show(issued),
      chance.digits(9),
      show(addDays(arrival, -17)),
      show(arrival),
      show(addDays(arrival, nights)),
    ]
    for (const [index, word] of words.facts.entries()) {
      const [x, y] = [40 + 172 * (index % 3), 216 + 32 * Math.floor(index / 3)]
      sheet.fill(x, y, 165, 27, '#f2f2f2')
      sheet.put(word, x + 6, y + 4, { size: 7, color: '#666' })
      sheet.put(values[index]!, x + 6, y + 14, { size: 9, bold: true })
    }
    const ends = [46, 255, 325, 375, 465, 548]
    for (const [index, head] of words.heads.entries()) {
      const put = index ? sheet.right : sheet.put
      put(head, ends[index]!, 300, { size: 8, color: red })
    }
    sheet.rule(313, 40, 554, { weight: 1.2, color: red })
    for (const [row, name] of words.lines.entries()) {
      const net = gross[row]! - taxes[row]!
      const cells = [
        name,
        String(nights),
        money(Math.round(net / nights)),
        row < 2 ? '10 %' : '–',
        money(net),
        money(gross[row]!),
      ]
      for (const [index, cell] of cells.entries())
        (index ? sheet.right : sheet.put)(cell, ends[index]!, 321 + 20 * row)
      sheet.rule(335 + 20 * row, 40, 554, { color: '#ddd' })
    }
    const sums = [total - tax - gross[2]!, tax, gross[2]!, total, -total, 0]
    for (const [index, word] of words.sums.entries()) {
      const y = 398 + 17 * index
      sheet.put(word, 350, y, { bold: index === 3 })
      sheet.right(money(sums[index]!), 548, y, { bold: index === 3 })
    }
    sheet.frame(344, 445, 210, 16, red)
    sheet.put(`VISA **** ${chance.digits(4)}`, 40, 466, { size: 8 })
    sheet.prose(words.note, 40, 530, 514, { size: 7.5, color: '#555' })
    return labelled(
      words.hotel,
      [issued, show(issued)],
      [total, money(total).slice(0, -2)],
      ['EUR', '€'],
    )
  },
)
