import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A proforma that the office turned into a receipt when the money came: the old title struck out, received from and by whom. */
export const proformaSettled = template(
  'parking-proforma-settled',
  { face: 'serif' },
  {
    en: {
      name: 'Bracken Field Parking',
      about: [
        'Long stay for East Midlands fliers',
        'Bracken Farm, Station Lane, Kegworth DE74 2FQ',
        'VAT registration 402 1186 39',
      ],
      titles: ['PROFORMA INVOICE', 'RECEIPT'],
      facts: [
        'Proforma no.',
        'Proforma dated',
        'Valid until',
        'Receipt no.',
        'Receipt dated',
        'Paid by',
      ],
      paidBy: 'bank transfer',
      heads: ['Service', 'Days', 'Rate', 'Amount'],
      items: ['Covered space, drop-off', 'Shuttle to terminal and back', 'Corporate rebate'],
      total: 'Total including VAT',
      tax: 'VAT at 20% included',
      stay: (from: string, to: string) => `Vehicle FX71 KLM, parked from ${from} to ${to}`,
      received: 'Received from',
      by: 'Received by',
      signed: 'D. Bracken, proprietor',
      thanks: 'This proforma has been settled in full and serves as your VAT receipt.',
      day: 'd MMMM yyyy',
      figures: '1,234.56' as Figures,
      written: (text: string) => `£${text}`,
      money: ['GBP', '£'] as [string, string],
    },
    fr: {
      name: 'Parking de la Pérelle',
      about: [
        'Gardiennage de véhicules, aéroport de Nantes',
        '8 chemin des Acacias, 44340 Bouguenais',
        'SIRET 790 114 226 00015',
      ],
      titles: ['FACTURE PROFORMA', 'REÇU ACQUITTÉ'],
      facts: [
        'Proforma n°',
        'Établie le',
        'Valable jusqu’au',
        'Reçu n°',
        'Reçu établi le',
        'Mode de règlement',
      ],
      paidBy: 'virement',
      heads: ['Prestation', 'Jours', 'Tarif', 'Montant'],
      items: ['Place couverte avec voiturier', 'Navette aller et retour', 'Remise entreprise'],
      total: 'Total toutes taxes comprises',
      tax: 'dont TVA 20 %',
      stay: (from: string, to: string) => `Véhicule GK-418-PD, gardé du ${from} au ${to}`,
      received: 'Reçu de',
      by: 'Encaissé par',
      signed: 'Mme Jaulin, gérante',
      thanks: 'La présente proforma a été intégralement réglée et vaut facture acquittée.',
      day: 'd MMMM yyyy',
      figures: '1 234,56' as Figures,
      written: (text: string) => `${text} €`,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const offered = anyDay(chance)
    const paid = addDays(offered, chance.whole(4, 11))
    const from = addDays(paid, chance.whole(5, 14))
    const days = chance.whole(4, 12)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.written(figure(minor, words.figures))
    const rate = 50 * chance.whole(18, 29)
    const rebate = Math.round((rate * days) / 100) * 10
    const amounts = [rate * days, 1200, -rebate]
    const total = amounts[0]! + 1200 - rebate
    const guest = anyGuest(chance, language)

    sheet.middle(words.name, 297, 52, { size: 24 })
    for (const [index, text] of words.about.entries())
      sheet.middle(text, 297, 84 + 13 * index, { size: 10 })
    sheet.rule(130, 72, 523)
    sheet.put(words.titles[0]!, 72, 150, { size: 14, color: '#888' })
    const struck = sheet.widthOf(words.titles[0]!, { size: 14 })
    sheet.rule(157, 68, 76 + struck, { weight: 1.4, color: '#111' })
    sheet.put(words.titles[1]!, 96 + struck, 148, { size: 17, bold: true })
    const year = paid.slice(0, 4)
    const values = [
      `P-${chance.digits(4)}`,
      show(offered),
      show(addDays(offered, 21)),
      `R-${year}-${chance.digits(3)}`,
      show(paid),
      words.paidBy,
    ]
    for (const [index, fact] of words.facts.entries()) {
      const [x, y] = [72 + 230 * Math.floor(index / 3), 188 + 17 * (index % 3)]
      sheet.put(fact, x, y, { size: 11, color: index < 3 ? '#888' : '#111' })
      sheet.put(values[index]!, x + 110, y, { size: 11, color: index < 3 ? '#888' : '#111' })
    }
    sheet.put(words.stay(show(from), show(addDays(from, days - 1))), 72, 258, { size: 11 })
    const row = (cells: readonly string[], y: number, bold = false) => {
      sheet.put(cells[0]!, 72, y, { size: 11, bold })
      for (const [index, x] of [340, 420, 523].entries())
        sheet.right(cells[index + 1]!, x, y, { size: 11, bold })
    }
    row(words.heads, 290, true)
    sheet.rule(306, 72, 523)
    for (const [index, item] of words.items.entries())
      row(
        [
          item,
          index === 0 ? String(days) : '',
          index === 0 ? money(rate) : '',
          index === 2 ? `–${money(rebate)}` : money(amounts[index]!),
        ],
        314 + 19 * index,
      )
    sheet.rule(372, 72, 523)
    row([words.total, '', '', money(total)], 380, true)
    row([words.tax, '', '', money(taxWithin(total, 20))], 398)
    sheet.put(words.thanks, 72, 440, { size: 11 })
    sheet.put(words.received, 72, 486, { size: 11, color: '#888' })
    sheet.lines([guest.firm, guest.street, guest.town], 150, 486, { size: 11 })
    sheet.put(words.by, 72, 546, { size: 11, color: '#888' })
    sheet.lines([words.name, words.signed], 150, 546, { size: 11 })
    return labelled(
      words.name,
      [paid, show(paid)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
