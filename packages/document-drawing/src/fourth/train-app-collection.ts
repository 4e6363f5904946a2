import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A regional transport network's bill for tickets bought in its app: every ticket a row of a striped table, collected from the account. */
export const appCollection = template(
  'train-app-collection',
  {},
  {
    de: {
      seller: 'Verkehrsverbund Unterweser GmbH',
      logo: 'VUW',
      address: ['Am Alten Hafen 118', '27568 Bremerhaven', 'handyticket@vuw.example'],
      title: 'Rechnung',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Kundennummer', 'Mandatsreferenz'],
      hello:
        'vielen Dank, dass Sie mit uns unterwegs sind. Für Ihre Ticketkäufe in der VUW-App berechnen wir Ihnen:',
      dear: 'Guten Tag,',
      head: ['Kaufzeitpunkt', 'Ticket', 'Preisstufe', 'MwSt.', 'Brutto'],
      tickets: ['EinzelTicket Erwachsene', 'TagesTicket 1 Person', 'AnschlussTicket Bahn 2. Kl.'],
      sums: ['Nettobetrag', 'MwSt. 7 %', 'Rechnungsbetrag'],
      paid: ['Den Rechnungsbetrag buchen wir am', 'per SEPA-Lastschrift von Ihrem Konto ab.'],
      foot: 'Geschäftsführung: Maike Brinkhoff · Amtsgericht Bremen HRB 24410 · USt-IdNr. DE 274 118 036 · Gläubiger-ID DE77ZZZ00000418820',
      days: 'dd.MM.yyyy',
      rate: 7,
      figures: '1.234,56' as Figures,
    },
    fr: {
      seller: 'Mobilités du Val d’Isle',
      logo: 'MVI',
      address: ['Agence de la gare', '24000 Périgueux', 'contact@mvi.example'],
      title: 'Facture',
      facts: ['N° de facture', 'Date de facture', 'N° client', 'Réf. mandat (RUM)'],
      hello:
        'Vous voyagez avec l’application MVI et vous réglez en fin de mois. Voici le détail des titres achetés :',
      dear: 'Bonjour,',
      head: ['Date d’achat', 'Titre', 'Zone', 'TVA', 'Montant TTC'],
      tickets: ['Ticket 1 h bus + train', 'Ticket journée', 'Trajet train plein tarif'],
      sums: ['Total HT', 'TVA 10 %', 'Total TTC'],
      paid: ['Ce montant sera prélevé le', 'sur votre compte bancaire. Pas d’escompte.'],
      foot: 'Mobilités du Val d’Isle – Société publique locale au capital de 250 000 € – 530 184 402 RCS Périgueux – APE 4931Z – TVA FR 18 530184402',
      days: 'dd/MM/yyyy',
      rate: 10,
      figures: '1 234,56' as Figures,
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} €`
    const ages = [27, 24, 20, 19, 13, 8, 2].slice(chance.whole(0, 2))
    const rows = ages.map((age) => {
      const ticket = chance.whole(0, 2)
      return { day: addDays(issued, -age), ticket, gross: [290, 860, 1340][ticket]! }
    })
    const total = sum(rows.map(({ gross }) => gross))
    const tax = taxWithin(total, words.rate)
    const guest = anyGuest(chance, language)
    const blue = '#00598c'

    sheet.disc(80, 70, 32, blue)
    sheet.middle(words.logo, 80, 61, { size: 19, bold: true, color: '#fff' })
    sheet.put(words.seller, 126, 50, { size: 12, bold: true, color: blue })
    sheet.lines(words.address, 126, 67, { size: 8.5 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 50, 136, { size: 10 }, 1.4)
    sheet.fill(330, 130, 215, 92, '#eaf3f8')
    const numbers = [
      `H${chance.digits(8)}`,
      show(issued),
      chance.digits(7),
      `HT${chance.digits(9)}`,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 342, 141 + 20 * index, { size: 8.5, color: '#555' })
      sheet.right(numbers[index]!, 533, 141 + 20 * index, { size: 9, bold: index === 1 })
    }
    sheet.put(words.title, 50, 244, { size: 18, bold: true, color: blue })
    sheet.put(words.dear, 50, 276, { size: 10 })
    sheet.prose(words.hello, 50, 291, 495, { size: 10 })
    const lefts = [56, 166, 342, 412]
    sheet.fill(50, 330, 495, 20, blue)
    for (const [index, x] of lefts.entries())
      sheet.put(words.head[index]!, x, 336, { bold: true, color: '#fff' })
    sheet.right(words.head[4]!, 539, 336, { bold: true, color: '#fff' })
    for (const [index, { day, ticket, gross }] of rows.entries()) {
      const y = 350 + 19 * index
      if (index % 2 === 1) sheet.fill(50, y, 495, 19, '#eaf3f8')
      const zone = ticket === 0 ? 'A' : 'A–D'
      const cells = [
        `${show(day)} ${anyClock(chance)}`,
        words.tickets[ticket]!,
        zone,
        `${words.rate} %`,
      ]
      for (const [column, x] of lefts.entries()) sheet.put(cells[column]!, x, y + 5)
      sheet.right(money(gross), 539, y + 5)
    }
    const y = 366 + 19 * rows.length
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      const style = { size: index === 2 ? 11 : 9, bold: index === 2 }
      sheet.put(words.sums[index]!, 342, y + 17 * index, style)
      sheet.right(money(minor), 539, y + 17 * index, style)
    }
    sheet.rule(y + 53, 342, 539, { weight: 1.5, color: blue })
    sheet.put(`${words.paid[0]} ${show(addDays(issued, 5))} ${words.paid[1]}`, 50, y + 84)
    sheet.prose(words.foot, 50, 790, 495, { size: 7, color: '#666' })
    return labelled(
      words.seller,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
