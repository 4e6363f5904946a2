import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A ticket from the conductor's belt printer: a Swiss mountain railway that is named in the foot only. */
export const trainOnBoard = template(
  'train-on-board',
  { size: [227, 520], face: 'plain-mono' },
  {
    it: {
      title: 'BIGLIETTO',
      sold: 'emesso in treno',
      route: ['Locarno', 'Domodossola', 'via Camedo'],
      fare: '2a cl.  1/1  andata',
      valid: 'Valido',
      rows: ['Prezzo corsa', 'Suppl. vendita a bordo', 'Bicicletta'],
      total: 'TOTALE',
      tax: 'incl. IVA',
      paid: 'Pagato: Maestro',
      crew: 'Agente',
      train: 'Treno',
      foot: ['Ferrovia Lepontina SA', 'Via Franzoni 1, 6600 Locarno', 'CHE-108.954.771 IVA'],
      keep: 'Conservare fino all’uscita',
    },
    fr: {
      title: 'BILLET',
      sold: 'vendu dans le train',
      route: ['Vevey', 'Les Paccots', 'via Blonay'],
      fare: '2e cl.  1/1  aller simple',
      valid: 'Valable',
      rows: ['Prix du trajet', 'Suppl. vente à bord', 'Vélo'],
      total: 'TOTAL',
      tax: 'TVA incl.',
      paid: 'Payé: Twint',
      crew: 'Agent',
      train: 'Train',
      foot: ['Chemins de fer du Jorat SA', 'Place du Tunnel 4, 1800 Vevey', 'CHE-112.377.045 TVA'],
      keep: 'À conserver jusqu’à la sortie',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd.MM.yy', language)
    const amounts = [20 * chance.whole(62, 240), 1000, 1400]
    const total = sum(amounts)
    const rate = day < '2024' ? 7.7 : 8.1
    const money = (minor: number) => figure(minor, "1'234.56")

    sheet.shape(
      [
        [94, 40],
        [108, 18],
        [116, 30],
        [122, 22],
        [134, 40],
      ],
      '#222',
    )
    sheet.middle(words.title, 113, 50, { size: 15, bold: true })
    sheet.middle(words.sold, 113, 70)
    sheet.put(`${words.valid} ${shown}`, 16, 96, { size: 11, bold: true })
    sheet.right(anyClock(chance), 211, 96, { size: 11 })
    const [from = '', to = '', via = ''] = words.route
    sheet.put(from, 16, 122, { size: 13, bold: true })
    sheet.put(to, 16, 139, { size: 13, bold: true })
    sheet.put(via, 16, 157)
    sheet.put(words.fare, 16, 172)
    sheet.rule(194, 16, 211)
    for (const [index, word] of words.rows.entries()) {
      sheet.put(word, 16, 204 + 15 * index, { size: 8.5 })
      sheet.right(money(amounts[index]!), 211, 204 + 15 * index, { size: 8.5 })
    }
    sheet.rule(253, 16, 211)
    sheet.put(`${words.total} CHF`, 16, 262, { size: 14, bold: true })
    sheet.right(money(total), 211, 262, { size: 14, bold: true })
    sheet.put(`${words.tax} ${rate}%`, 16, 286, { size: 8.5 })
    sheet.right(money(taxWithin(total, rate)), 211, 286, { size: 8.5 })
    sheet.put(words.paid, 16, 299, { size: 8.5 })
    sheet.put(`${words.train} ${chance.whole(301, 388)}`, 16, 326, { size: 8 })
    sheet.right(`${words.crew} ${chance.digits(4)}`, 211, 326, { size: 8 })
    sheet.put(`No ${chance.digits(4)}-${chance.digits(7)}`, 16, 338, { size: 8 })
    for (let bar = 0; bar < 58; bar += 1)
      if (chance.is(0.6)) sheet.fill(26 + 3 * bar, 362, chance.whole(1, 3), 52, '#111')
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 113, 432 + 12 * index, { size: 8 })
    sheet.middle(words.keep, 113, 480, { size: 8, bold: true })
    return labelled(words.foot[0]!, [day, shown], [total, money(total)], ['CHF', 'CHF'])
  },
)
