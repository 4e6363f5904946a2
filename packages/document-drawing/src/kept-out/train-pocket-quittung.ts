import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** The receipt that a city tram's app makes of one purchase: as narrow as the phone, pairs of lines, the company only as the contract's partner. */
export const pocketQuittung = template(
  'train-pocket-quittung',
  { size: [320, 600] },
  {
    de: {
      title: 'Quittung',
      lead: 'über den Kauf eines HandyTickets',
      facts: [
        'Kaufzeitpunkt',
        'Ticketnummer',
        'Produkt',
        'Tarifgebiet',
        'Gültig ab',
        'Anzahl',
        'Zahlungsart',
      ],
      product: '4-Tage-Karte Netz, Erwachsene',
      zone: 'Lahnstadt AB',
      pay: 'PayPal',
      sums: ['Einzelpreis', 'Gesamtpreis', 'enthaltene MwSt. 7 %'],
      partner: 'Ihr Vertragspartner',
      seller: 'Lahnstädter Straßenbahn GmbH',
      legal: [
        'Depotstraße 5, 35578 Lahnstadt',
        'Amtsgericht Wetzlar, HRB 6114',
        'USt-IdNr. DE 112 604 879',
      ],
      note: 'Diese Quittung ist kein Fahrausweis.',
      clock: ' Uhr',
      day: 'dd.MM.yyyy',
      rate: 7,
      price: 1980,
      money: (minor: string) => `${minor} €`,
    },
    nl: {
      title: 'Aankoopbewijs',
      lead: 'van je mobiele ticket',
      facts: [
        'Gekocht op',
        'Ticketnummer',
        'Product',
        'Gebied',
        'Geldig vanaf',
        'Aantal',
        'Betaald met',
      ],
      product: '3 dagen tram, metro en bus',
      zone: 'Regio Merwestad',
      pay: 'iDEAL',
      sums: ['Prijs per ticket', 'Totaalbedrag', 'waarvan 9% btw'],
      partner: 'Dit ticket is verkocht door',
      seller: 'Merwetram N.V.',
      legal: ['Remisestraat 18, 3313 LC Dordrecht', 'KvK 24217703', 'btw-nummer NL804418290B01'],
      note: 'Met dit aankoopbewijs kun je niet reizen.',
      clock: ' uur',
      day: 'd-M-yyyy',
      rate: 9,
      price: 2150,
      money: (minor: string) => `€ ${minor}`,
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const count = chance.whole(2, 4)
    const total = count * words.price
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const grey = '#6d7780'

    sheet.fill(0, 0, 320, 6, '#f0a202')
    sheet.frame(24, 26, 34, 26, '#f0a202', 6)
    sheet.rule(42, 28, 54, { weight: 1.4, color: '#f0a202' })
    sheet.disc(33, 56, 3, '#f0a202')
    sheet.disc(49, 56, 3, '#f0a202')
    sheet.put(words.title, 72, 26, { size: 18, bold: true })
    sheet.put(words.lead, 72, 48, { size: 9, color: grey })
    const values = [
      `${show(bought)}, ${anyClock(chance)}${words.clock}`,
      `${chance.digits(4)}-${chance.digits(4)}-${chance.digits(2)}`,
      words.product,
      words.zone,
      `${show(addDays(bought, chance.whole(1, 3)))}, 00:00${words.clock}`,
      String(count),
      words.pay,
    ]
    for (const [index, fact] of words.facts.entries()) {
      const y = 86 + 36 * index
      sheet.put(fact, 24, y, { size: 8, color: grey })
      sheet.put(values[index]!, 24, y + 12, { size: 11 })
      sheet.rule(y + 29, 24, 296, { color: '#e3e6e8' })
    }
    sheet.put(words.sums[0]!, 24, 348, { size: 10 })
    sheet.right(money(words.price), 296, 348, { size: 10 })
    sheet.put(words.sums[1]!, 24, 368, { size: 14, bold: true })
    sheet.right(money(total), 296, 368, { size: 14, bold: true })
    sheet.put(words.sums[2]!, 24, 390, { size: 9, color: grey })
    sheet.right(money(taxWithin(total, words.rate)), 296, 390, { size: 9, color: grey })
    sheet.fill(24, 424, 272, 92, '#f5f6f7')
    sheet.put(words.partner, 36, 434, { size: 8, color: grey })
    sheet.put(words.seller, 36, 447, { size: 10, bold: true })
    sheet.lines(words.legal, 36, 464, { size: 8.5 }, 1.5)
    sheet.middle(words.note, 160, 548, { size: 8.5, color: grey })
    return labelled(
      words.seller,
      [bought, show(bought)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
