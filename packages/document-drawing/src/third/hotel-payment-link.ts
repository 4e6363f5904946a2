import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A small house lets guests pay by a link: the payment service's receipt in the house's name. */
export const paymentLink = template(
  'hotel-payment-link',
  { size: 'LETTER' },
  {
    it: {
      hotel: 'Locanda Ca’ Morosina',
      title: 'Ricevuta da Locanda Ca’ Morosina',
      number: 'Ricevuta n.',
      facts: ['IMPORTO PAGATO', 'DATA DEL PAGAMENTO', 'METODO DI PAGAMENTO'],
      summary: 'RIEPILOGO',
      rows: [
        'Camera doppia uso singola',
        'Colazione in giardino',
        'Trasferimento in barca',
        'Tassa di soggiorno',
      ],
      times: 'notti',
      stay: (from: string, to: string) => `Soggiorno dal ${from} al ${to}`,
      total: 'Importo addebitato',
      help: [
        'Domande? Scrivi a soggiorni@camorosina.example',
        'oppure chiama il +39 041 555 0177.',
      ],
      why: 'Hai ricevuto questo messaggio perché hai effettuato un pagamento a Locanda Ca’ Morosina, che si affida a Passoweb per i pagamenti online e l’invio delle ricevute.',
      day: 'd MMMM yyyy',
      short: 'd MMMM',
      money: (text: string) => `€${text}`,
      figures: '1.234,56' as Figures,
      currency: ['EUR', '€'] as [string, string],
    },
    fr: {
      hotel: 'Auberge du Vieux Pressoir',
      title: 'Reçu de Auberge du Vieux Pressoir',
      number: 'Reçu no',
      facts: ['MONTANT PAYÉ', 'DATE DE PAIEMENT', 'MOYEN DE PAIEMENT'],
      summary: 'RÉCAPITULATIF',
      rows: ['Chambre individuelle', 'Petit-déjeuner', 'Repas du soir', 'Taxe de séjour'],
      times: 'nuits',
      stay: (from: string, to: string) => `Séjour du ${from} au ${to}`,
      total: 'Montant débité',
      help: [
        'Une question ? Écrivez à accueil@vieuxpressoir.example',
        'ou appelez le +41 21 555 01 32.',
      ],
      why: 'Vous recevez ce message car vous avez effectué un paiement à Auberge du Vieux Pressoir, qui confie ses paiements en ligne et l’envoi des reçus à Payclair.',
      day: 'd MMMM yyyy',
      short: 'd MMMM',
      money: (text: string) => `CHF ${text}`,
      figures: "1'234.56" as Figures,
      currency: ['CHF', 'CHF'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const nights = chance.whole(2, 4)
    const arrival = addDays(paid, -nights - chance.whole(1, 5))
    const shown = dayIn(paid, words.day, language)
    const plain = (minor: number) => figure(minor, words.figures)
    const money = (minor: number) => words.money(plain(minor))
    const prices = [50 * chance.whole(196, 330), 1650, 3200, 400].map((minor) => minor * nights)
    const total = sum(prices)
    const card = chance.digits(4)
    const label = { size: 8, bold: true, color: '#8792a2' }

    sheet.fill(0, 0, 612, 792, '#f6f9fc')
    sheet.fill(76, 40, 460, 690, '#fff')
    sheet.fill(76, 40, 460, 88, '#7a5c3e')
    sheet.disc(306, 128, 28, '#fff')
    sheet.disc(306, 128, 24, '#7a5c3e')
    sheet.shape(
      [
        [294, 138],
        [294, 124],
        [306, 114],
        [318, 124],
        [318, 138],
      ],
      '#fff',
    )
    sheet.middle(words.title, 306, 172, { size: 17, bold: true, color: '#32325d' })
    sheet.middle(`${words.number} ${chance.digits(4)}-${chance.digits(4)}`, 306, 198, {
      size: 11,
      color: '#8792a2',
    })
    for (const [index, value] of [money(total), shown, `Visa - ${card}`].entries()) {
      sheet.put(words.facts[index]!, 104 + 142 * index, 240, label)
      sheet.put(value, 104 + 142 * index, 254, { size: 11, color: '#525f7f' })
    }
    sheet.put(words.summary, 104, 298, label)
    sheet.fill(104, 314, 404, 176, '#f6f9fc')
    const [from, to] = [arrival, addDays(arrival, nights)].map((day) =>
      dayIn(day, words.short, language),
    )
    sheet.put(words.stay(from!, to!), 120, 328, { size: 10, color: '#525f7f' })
    for (const [index, row] of words.rows.entries()) {
      const y = 352 + 26 * index
      sheet.put(`${row} × ${nights} ${words.times}`, 120, y, { size: 11, color: '#525f7f' })
      sheet.right(money(prices[index]!), 492, y, { size: 11, color: '#525f7f' })
      sheet.rule(y + 18, 120, 492, { color: '#e6ebf1' })
    }
    sheet.put(words.total, 120, 462, { size: 11, bold: true, color: '#525f7f' })
    sheet.right(money(total), 492, 462, { size: 11, bold: true, color: '#525f7f' })
    sheet.rule(522, 104, 508, { color: '#e6ebf1' })
    sheet.lines(words.help, 104, 538, { size: 11, color: '#525f7f' }, 1.5)
    sheet.rule(592, 104, 508, { color: '#e6ebf1' })
    sheet.prose(words.why, 104, 608, 404, { size: 8.5, color: '#8792a2' })
    return labelled(words.hotel, [paid, shown], [total, plain(total)], words.currency)
  },
)
