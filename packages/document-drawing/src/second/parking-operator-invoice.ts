import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An operator's invoice asked for at the machine: one row in a wide grid, net before gross, "nothing left to pay". */
export const operatorInvoice = template(
  'parking-operator-invoice',
  {},
  {
    fr: {
      brand: 'Citévia',
      tag: 'stationnement & mobilité',
      title: 'FACTURE ACQUITTÉE',
      facts: ['N° de facture', 'Date de facture', 'N° client', 'Parc'],
      site: '069-0412 Place Bellecombe',
      to: 'Facturé à',
      heads: ['N° ticket', 'Désignation', 'Entrée', 'Sortie', 'P.U. HT', 'TVA', 'Total HT'],
      stay: 'Stationnement horaire',
      sums: ['Total HT', 'TVA 20,00 %', 'Total TTC', 'Déjà réglé par CB', 'Reste à payer'],
      rate: 20,
      note: 'Pas d’escompte pour paiement anticipé. En cas de retard, indemnité forfaitaire pour frais de recouvrement de 40,00 € (art. L441-10 du Code de commerce).',
      legal: [
        'Citévia Exploitation SAS au capital de 1 250 000 € – 18 cours Lafayette, 69003 Lyon',
        'RCS Lyon 401 882 316 – TVA intracommunautaire FR 71 401882316 – APE 5221Z',
      ],
      day: 'dd/MM/yyyy',
      short: 'dd/MM/yy',
      figures: '1 234,56' as Figures,
      money: (amount: string) => `${amount} €`,
      color: '#6a1b9a',
    },
    nl: {
      brand: 'Parkado',
      tag: 'parkeren zonder gedoe',
      title: 'FACTUUR (VOLDAAN)',
      facts: ['Factuurnummer', 'Factuurdatum', 'Klantnummer', 'Locatie'],
      site: '0173 Vredenburgkade, Utrecht',
      to: 'Gefactureerd aan',
      heads: ['Kaartnr.', 'Omschrijving', 'In', 'Uit', 'Excl. btw', 'Btw', 'Bedrag excl.'],
      stay: 'Kort parkeren',
      sums: [
        'Totaal excl. btw',
        'Btw 21%',
        'Totaal incl. btw',
        'Voldaan per pin',
        'Nog te betalen',
      ],
      rate: 21,
      note: 'Op al onze diensten zijn de algemene voorwaarden van toepassing zoals gedeponeerd bij de Kamer van Koophandel. Vragen over deze factuur? Vermeld altijd het factuurnummer.',
      legal: [
        'Parkado Garages B.V. – Europalaan 202, 3526 KS Utrecht – Postbus 8110, 3503 RC Utrecht',
        'KvK 30194477 – btw NL8120.44.917.B01 – IBAN NL22 TRIO 0198 4410 07',
      ],
      day: 'd MMMM yyyy',
      short: 'dd-MM-yy',
      figures: '1.234,56' as Figures,
      money: (amount: string) => `€ ${amount}`,
      color: '#0057a8',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const came = addDays(billed, -chance.whole(1, 3))
    const shown = dayIn(billed, words.day, language)
    const short = (day: string) => dayIn(day, words.short, language)
    const total = 50 * chance.whole(34, 170)
    const tax = taxWithin(total, words.rate)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const guest = anyGuest(chance, language)

    sheet.fill(40, 36, 30, 30, words.color)
    sheet.put('P', 48, 40, { size: 22, bold: true, color: '#ffffff' })
    sheet.put(words.brand, 78, 36, { size: 20, bold: true, color: words.color })
    sheet.put(words.tag, 78, 58, { size: 8, color: '#777' })
    sheet.right(words.title, 555, 42, { size: 15, bold: true })
    const values = [
      `F${billed.slice(2, 4)}-${chance.digits(6)}`,
      shown,
      chance.digits(6),
      words.site,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 40, 104 + 14 * index, { color: '#666' })
      sheet.put(values[index]!, 126, 104 + 14 * index)
    }
    sheet.put(words.to, 330, 104, { size: 8, color: '#666' })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 330, 117, { size: 10 })
    const columns = [40, 108, 222, 312, 402, 452, 487, 555]
    sheet.fill(40, 196, 515, 22, words.color)
    for (const [index, head] of words.heads.entries())
      sheet.put(head, columns[index]! + 5, 203, { size: 8, bold: true, color: '#ffffff' })
    sheet.frame(40, 218, 515, 60)
    for (const x of columns.slice(1, -1)) sheet.upright(x, 218, 278, { color: '#aaa' })
    const cells = [
      chance.digits(9),
      words.stay,
      `${short(came)} 0${chance.whole(7, 9)}:${chance.whole(10, 59)}`,
      `${short(billed)} ${chance.whole(16, 21)}:${chance.whole(10, 59)}`,
    ]
    for (const [index, cell] of cells.entries())
      sheet.put(cell, columns[index]! + 5, 226, { size: 8.5 })
    sheet.right(figure(total - tax, words.figures), 447, 226, { size: 8.5 })
    sheet.right(`${words.rate}%`, 483, 226, { size: 8.5 })
    sheet.right(figure(total - tax, words.figures), 550, 226, { size: 8.5 })
    const amounts = [total - tax, tax, total, -total, 0]
    for (const [index, name] of words.sums.entries()) {
      const y = 294 + 19 * index
      const style = { size: 10, bold: index === 2 || index === 4 }
      if (index === 2) sheet.fill(330, y - 5, 225, 19, '#eeeeee')
      sheet.put(name, 336, y, style)
      sheet.right(money(amounts[index]!), 550, y, style)
    }
    sheet.prose(words.note, 40, 420, 515, { size: 7.5, color: '#555' })
    sheet.rule(790, 40, 555, { color: words.color })
    for (const [index, line] of words.legal.entries())
      sheet.middle(line, 297, 797 + 11 * index, { size: 7, color: '#555' })
    return labelled(
      words.brand,
      [billed, shown],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
