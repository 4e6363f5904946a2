import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A garage operator's receipt fetched afterwards from its site by the ticket's number: striped rows, the tax in three cells. */
export const receiptByTicket = template(
  'parking-receipt-by-ticket',
  {},
  {
    fr: {
      brand: 'URBAPARC',
      slogan: 'stationner en ville, tout simplement',
      title: 'Justificatif de paiement',
      rows: [
        'Parking',
        'Adresse',
        'N° de ticket',
        'Entrée',
        'Sortie',
        'Durée de stationnement',
        'Payé le',
        'Mode de paiement',
        'Terminal',
      ],
      place: 'Bellecour Sud',
      street: '14 place Antonin Gourju, 69002 Lyon',
      method: 'Carte bancaire sans contact',
      terminal: 'Caisse automatique 3',
      cells: ['Montant HT', 'TVA 20,00 %', 'Montant TTC'],
      client: 'Demandé par',
      made: 'Document édité le',
      rate: 20,
      day: 'dd/MM/yyyy',
      at: 'à',
      note: 'Ce justificatif tient lieu de facture. Il ne peut être délivré qu’une seule fois par ticket. Les tarifs et le règlement intérieur sont affichés à l’entrée du parc.',
      foot: [
        'URBAPARC SA au capital de 4 200 000 €',
        '8 rue de la Boétie, 75008 Paris',
        'RCS Paris 552 840 117 – TVA FR 41 552840117',
      ],
    },
    nl: {
      brand: 'CENTRALPARK',
      slogan: 'parkeren in het hart van de stad',
      title: 'Betalingsbewijs',
      rows: [
        'Parking',
        'Adres',
        'Ticketnummer',
        'Inrit',
        'Uitrit',
        'Parkeerduur',
        'Betaald op',
        'Betaalwijze',
        'Automaat',
      ],
      place: 'Gent Kouter-Zuid',
      street: 'Savaanstraat 13, 9000 Gent',
      method: 'Bancontact',
      terminal: 'Betaalautomaat 2, niveau -1',
      cells: ['Bedrag excl. btw', 'Btw 21 %', 'Bedrag incl. btw'],
      client: 'Aangevraagd door',
      made: 'Document aangemaakt op',
      rate: 21,
      day: 'dd/MM/yyyy',
      at: 'om',
      note: 'Dit betalingsbewijs geldt als vereenvoudigde factuur. Het kan slechts één keer per ticket worden opgevraagd. Tarieven en huishoudelijk reglement zijn uitgehangen aan de inrit.',
      foot: [
        'Centralpark België NV',
        'Brouckèreplein 25, 1000 Brussel',
        'BTW BE 0403.459.912 – RPR Brussel',
      ],
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${figure(minor, '1 234,56')} €`
    const hours = chance.whole(2, 7)
    const minutes = chance.whole(20, 59)
    const start = chance.whole(10, 14)
    const total = 10 * chance.whole(64, 310)
    const tax = taxWithin(total, words.rate)
    const guest = anyGuest(chance, language)
    const out = `${start + hours}:${minutes}`
    sheet.fill(257, 36, 80, 80, '#e4572e')
    sheet.put('P', 277, 45, { size: 60, bold: true, color: '#fff' })
    sheet.middle(words.brand, 297, 126, { size: 20, bold: true })
    sheet.middle(words.slogan, 297, 150, { size: 9, color: '#777' })
    sheet.middle(words.title, 297, 190, { size: 17 })
    const values = [
      words.place,
      words.street,
      `${chance.digits(6)} ${chance.digits(8)}`,
      `${show(paid)} ${start}:00`,
      `${show(paid)} ${out}`,
      `${hours} h ${minutes} min`,
      `${show(paid)} ${words.at} ${start + hours}:${minutes - chance.whole(4, 9)}`,
      words.method,
      words.terminal,
    ]
    for (const [index, word] of words.rows.entries()) {
      const y = 228 + 24 * index
      if (index % 2 === 0) sheet.fill(110, y, 375, 24, '#f4f4f4')
      sheet.put(word, 122, y + 7, { size: 10 })
      sheet.right(values[index]!, 473, y + 7, { size: 10, bold: true })
    }
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      const isLast = index === 2
      sheet.fill(110 + 127 * index, 464, 121, 48, isLast ? '#e4572e' : '#ddd')
      const color = isLast ? '#fff' : '#111'
      sheet.middle(words.cells[index]!, 170 + 127 * index, 472, { size: 8.5, color })
      sheet.middle(money(minor), 170 + 127 * index, 488, { size: 14, bold: isLast, color })
    }
    sheet.put(`${words.client} : ${guest.firm}, ${guest.town}`, 110, 532)
    sheet.prose(words.note, 110, 556, 375, { size: 8, color: '#666' })
    sheet.put(
      `${words.made} ${show(addDays(paid, chance.whole(1, 12)))} ${anyClock(chance)}`,
      110,
      604,
      { size: 8, color: '#666' },
    )
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 297, 772 + 11 * index, { size: 7.5, color: '#777' })
    return labelled(
      words.brand,
      [paid, show(paid)],
      [total, figure(total, '1 234,56')],
      ['EUR', '€'],
    )
  },
)
