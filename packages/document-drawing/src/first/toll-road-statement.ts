import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A month of motorways: the account first, the sums before the journeys, two pages of them. */
export const roadStatement = template(
  'toll-road-statement',
  {},
  {
    it: {
      firm: 'Viapiana Pedaggi',
      legal: 'Viapiana Pedaggi S.p.A. – Via del Casello 100, 00159 Roma – P.IVA 09988770154',
      title: 'Fattura pedaggi',
      facts: ['Data fattura', 'Numero', 'Contratto', 'Scadenza'],
      sums: ['Imponibile', 'IVA 22%', 'Totale da pagare'],
      detail: 'Dettaglio dei transiti',
      heads: ['Data', 'Ora', 'Entrata', 'Uscita', 'Importo'],
      gates: [
        'Milano Sud',
        'Piacenza',
        'Parma',
        'Modena Nord',
        'Bologna Casalecchio',
        'Firenze Nord',
      ],
      page: 'Pag.',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'Euro'] as [string, string],
      rate: 22,
    },
    fr: {
      firm: 'Autovia Télépéage',
      legal:
        'Autovia Télépéage SA au capital de 8 000 000 € – 14 rue du Relais, 21000 Dijon – TVA FR 67 321654987',
      title: 'Facture de péage',
      facts: ['Facture du', 'Numéro', 'Abonné', 'Échéance'],
      sums: ['Montant HT', 'TVA 20 %', 'Montant TTC à payer'],
      detail: 'Détail de vos trajets',
      heads: ['Date', 'Heure', 'Entrée', 'Sortie', 'Montant HT'],
      gates: ['Dijon Sud', 'Beaune Nord', 'Mâcon Centre', 'Villefranche', 'Vienne', 'Valence Nord'],
      page: 'Page',
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 20,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const trips = Array.from({ length: 38 }, (_, index) => ({
      day: addDays(billed, index - 42),
      minor: 10 * chance.whole(21, 260),
    }))
    const net = sum(trips.map(({ minor }) => minor))
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax

    function frame() {
      sheet.put(words.firm, 46, 36, { size: 14, bold: true, color: '#00563f' })
      sheet.right(`${words.page} ${sheet.pageCount()}/2`, 550, 40, { size: 8 })
      sheet.middle(words.legal, sheet.width / 2, 812, { size: 6.5, color: '#666' })
    }
    frame()
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.street, guest.town], 340, 90, { size: 10 })
    sheet.put(words.title, 46, 90, { size: 15, bold: true })
    const values = [
      show(billed),
      `${chance.digits(4)}/${chance.digits(6)}`,
      chance.digits(9),
      show(addDays(billed, 30)),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(`${word} :`, 46, 118 + 13 * index)
      sheet.put(values[index]!, 120, 118 + 13 * index)
    }
    sheet.fill(46, 186, 504, 64, '#eef5f2')
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 2 ? 12 : 9, bold: index === 2 }
      sheet.put(word, 60, 193 + 18 * index, style)
      sheet.right(
        `${money([net, tax, total][index]!)} ${words.money[1]}`,
        536,
        193 + 18 * index,
        style,
      )
    }
    sheet.put(words.detail, 46, 272, { size: 11, bold: true })
    const columns = [46, 120, 180, 320]
    function heads(y: number) {
      for (const [index, word] of words.heads.slice(0, 4).entries())
        sheet.put(word, columns[index]!, y, { size: 8, bold: true })
      sheet.right(words.heads[4]!, 550, y, { size: 8, bold: true })
      sheet.rule(y + 12, 46, 550)
      return y + 18
    }
    let y = heads(296)
    for (const { day, minor } of trips) {
      if (y > 780) {
        sheet.nextPage()
        frame()
        y = heads(80)
      }
      const from = chance.whole(0, 4)
      const cells = [show(day), anyClock(chance), words.gates[from]!, words.gates[from + 1]!]
      for (const [place, cell] of cells.entries()) sheet.put(cell, columns[place]!, y, { size: 8 })
      sheet.right(money(minor), 550, y, { size: 8 })
      y += 15
    }
    return labelled(words.firm, [billed, show(billed)], [total, money(total)], words.money)
  },
)
