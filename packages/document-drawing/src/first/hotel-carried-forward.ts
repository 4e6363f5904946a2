import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A long stay over three pages, with what is carried from each to the next. */
export const carriedForward = template(
  'hotel-carried-forward',
  {},
  {
    fr: {
      hotel: 'Hôtel des Trois Fontaines',
      head: '8 boulevard Carnot – 06400 Cannes – Tél. 04 93 55 01 22 – SIRET 352 118 904 00017',
      title: 'FACTURE',
      facts: ['N° de facture', 'Date', 'Chambre', 'Arrivée', 'Départ'],
      heads: ['Date', 'Désignation', 'Qté', 'P.U.', 'Montant'],
      items: [
        'Chambre supérieure',
        'Petit déjeuner',
        'Taxe de séjour',
        'Restaurant Le Mistral',
        'Bar',
      ],
      carry: ['À reporter', 'Report'],
      sums: ['Total HT', 'TVA 10 %', 'Taxe de séjour', 'NET À PAYER TTC'],
      settle: ['Règlement carte bancaire', 'Solde'],
      page: 'Page',
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    it: {
      hotel: 'Albergo Porta Vecchia',
      head: 'Piazza Duomo 14 – 38122 Trento – Tel. 0461 555 203 – P.IVA 01877650225',
      title: 'FATTURA',
      facts: ['Fattura n.', 'Data', 'Camera', 'Arrivo', 'Partenza'],
      heads: ['Data', 'Descrizione', 'Q.tà', 'Prezzo', 'Importo'],
      items: [
        'Camera singola superior',
        'Prima colazione',
        'Imposta di soggiorno',
        'Ristorante',
        'Bar',
      ],
      carry: ['A riportare', 'Riporto'],
      sums: ['Imponibile', 'IVA 10%', 'Imposta di soggiorno', 'TOTALE FATTURA'],
      settle: ['Pagato con carta di credito', 'Saldo'],
      page: 'Pagina',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(16, 18)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const rate = 100 * chance.whole(96, 188)
    const rows = Array.from({ length: nights }, (_, night) => {
      const prices = [rate, 1400, 330, 100 * chance.whole(18, 52), 100 * chance.whole(5, 19)]
      return words.items
        .map((name, place) => ({ day: addDays(arrival, night), name, minor: prices[place]! }))
        .filter((_name, place) => place < 3 || chance.is(0.4))
    }).flat()
    const total = sum(rows.map(({ minor }) => minor))
    const cityTax = nights * 330
    const tax = taxWithin(total - cityTax, 10)
    const ends = [388, 462, 545]
    let y = 0

    function begin() {
      sheet.middle(words.hotel, sheet.width / 2, 34, { size: 17, bold: true })
      sheet.middle(words.head, sheet.width / 2, 56, { size: 8 })
      sheet.right(`${words.page} ${sheet.pageCount()} / 3`, 545, 818, { size: 8 })
      sheet.rule(72, 50, 545)
    }
    function heads(at: number) {
      sheet.fill(50, at, 495, 17, '#ececec')
      sheet.put(words.heads[0]!, 54, at + 4, { size: 8, bold: true })
      sheet.put(words.heads[1]!, 120, at + 4, { size: 8, bold: true })
      for (const [index, word] of words.heads.slice(2).entries())
        sheet.right(word, ends[index]!, at + 4, { size: 8, bold: true })
      y = at + 24
    }
    begin()
    const guest = anyGuest(chance, language)
    sheet.put(words.title, 50, 88, { size: 15, bold: true })
    const values = [
      `${leaving.slice(0, 4)}/${chance.digits(5)}`,
      show(leaving),
      String(chance.whole(102, 515)),
      show(arrival),
      show(leaving),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 50, 116 + 13 * index, { size: 8.5 })
      sheet.put(values[index]!, 140, 116 + 13 * index, { size: 8.5 })
    }
    sheet.frame(320, 96, 225, 74)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 332, 106, { size: 10 })
    heads(194)
    let running = 0
    for (const { day, name, minor } of rows) {
      if (y > 740) {
        sheet.put(words.carry[0]!, 120, y + 6, { bold: true })
        sheet.right(money(running), 545, y + 6, { bold: true })
        sheet.nextPage()
        begin()
        heads(92)
        sheet.put(words.carry[1]!, 120, y, { bold: true })
        sheet.right(money(running), 545, y, { bold: true })
        y += 20
      }
      sheet.put(show(day), 54, y)
      sheet.put(name, 120, y)
      for (const [place, cell] of ['1', money(minor), money(minor)].entries())
        sheet.right(cell, ends[place]!, y)
      running += minor
      y += 22
    }
    if (y > 640) {
      sheet.nextPage()
      begin()
      y = 92
    }
    sheet.rule(y, 50, 545)
    for (const [index, word] of words.sums.entries()) {
      const style = { bold: index === 3, size: index === 3 ? 11 : 9 }
      sheet.put(word, 330, y + 10 + 18 * index, style)
      sheet.right(
        `${money([total - cityTax - tax, tax, cityTax, total][index]!)} ${words.money[1]}`,
        545,
        y + 10 + 18 * index,
        style,
      )
    }
    for (const [index, word] of words.settle.entries()) {
      sheet.put(word, 330, y + 96 + 16 * index)
      sheet.right(`${money(index === 0 ? total : 0)} ${words.money[1]}`, 545, y + 96 + 16 * index)
    }
    return labelled(words.hotel, [leaving, show(leaving)], [total, money(total)], words.money)
  },
)
