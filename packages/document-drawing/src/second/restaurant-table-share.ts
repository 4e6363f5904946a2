import { anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A web page of a pay-at-table service, printed: the whole table's bill in grey, then one guest's share and tip. */
export const tableShare = template(
  'restaurant-table-share',
  {},
  {
    en: {
      tab: 'Your receipt - Paytable',
      address: 'https://paytable.example/r/7f3c9e',
      restaurant: 'The Larder on Wharf Street',
      where: '31 Wharf Street, Newcastle upon Tyne NE1 3DX · VAT no. GB 884 1207 33',
      title: 'Thanks, Harriet. Your payment went through.',
      bill: 'Bill for table 12',
      items: ['2 x Whipped feta', '3 x Monkfish curry', 'Celeriac schnitzel', '4 x Lemonade'],
      whole: 'Table bill',
      mine: 'Your payment',
      parts: (guests: number) => [`Your share (1 of ${guests})`, 'Tip 10%'],
      total: 'You paid',
      facts: ['Paid on', 'Paid with', 'Payment ID', 'VAT 20% in your share'],
      card: 'Google Pay, Mastercard 0912',
      days: 'EEEE d MMMM yyyy',
      printedOn: 'dd/MM/yyyy',
      by: 'Paytable is a payment service of Tallow Street Software Ltd. Your meal was sold by the restaurant.',
      rate: 20,
      figures: '1,234.56' as Figures,
      money: ['GBP', '£'] as [string, string],
    },
    nl: {
      tab: 'Je bon | Tafeltik',
      address: 'https://tafeltik.example/bon/58120447',
      restaurant: 'Brasserie De Sluiswachter',
      where: 'Sluiskade 18, 1013 AA Amsterdam · Btw-nr. NL861122047B01',
      title: 'Bedankt, Anouk! Je betaling is gelukt.',
      bill: 'Rekening tafel 12',
      items: ['2 x Bittergarnituur', '3 x Zeebaars', 'Knolselderijschnitzel', '4 x Gemberbier'],
      whole: 'Hele tafel',
      mine: 'Jouw betaling',
      parts: (guests: number) => [`Jouw deel (1 van ${guests})`, 'Fooi 10%'],
      total: 'Door jou betaald',
      facts: ['Betaald op', 'Betaald met', 'Betalingskenmerk', 'Btw 9% in jouw deel'],
      card: 'iDEAL, rekening op 3021',
      days: 'EEEE d MMMM yyyy',
      printedOn: 'dd-MM-yyyy',
      by: 'Tafeltik is een betaaldienst van Rekenwerk Software B.V. Het eten is verkocht door het restaurant.',
      rate: 9,
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const clock = `${chance.whole(18, 21)}:${chance.whole(10, 59)}`
    const shown = dayIn(day, words.days, language)
    const guests = 4
    const prices = [20, 84, 24, 28].map((usual) => 4 * (25 * usual + 5 * chance.whole(0, 40)))
    const bill = sum(prices)
    const share = bill / guests
    const tip = Math.round(share / 10)
    const total = share + tip
    const money = (minor: number) =>
      `${words.money[1]}${language === 'nl' ? ' ' : ''}${figure(minor, words.figures)}`

    sheet.put(`${dayIn(day, words.printedOn, language)}, ${clock}`, 24, 16, { size: 7.5 })
    sheet.middle(words.tab, 320, 16, { size: 7.5 })
    sheet.disc(150, 84, 22, '#20493c')
    sheet.middle(words.restaurant.replace('The ', '').slice(0, 1), 150, 74, {
      size: 22,
      face: 'serif',
      color: '#f4e9d2',
    })
    sheet.put(words.restaurant, 184, 68, { size: 16, bold: true })
    sheet.put(words.where, 184, 90, { size: 8, color: '#777' })
    sheet.put(words.title, 128, 136, { size: 14 })

    sheet.put(words.bill, 128, 180, { size: 10, bold: true, color: '#999' })
    const rows = words.items.map((item, index): [string, number] => [item, prices[index]!])
    for (const [index, [word, minor]] of [...rows, [words.whole, bill] as const].entries()) {
      const y = 202 + 18 * index
      sheet.put(word, 128, y, { size: 10, color: '#999' })
      sheet.right(money(minor), 467, y, { size: 10, color: '#999' })
    }
    sheet.fill(116, 312, 363, 118, '#eef4f0')
    sheet.put(words.mine, 128, 324, { size: 11, bold: true })
    for (const [index, word] of words.parts(guests).entries()) {
      sheet.put(word, 128, 350 + 18 * index, { size: 11 })
      sheet.right(money([share, tip][index]!), 467, 350 + 18 * index, { size: 11 })
    }
    sheet.rule(390, 128, 467, { color: '#20493c' })
    sheet.put(words.total, 128, 400, { size: 15, bold: true })
    sheet.right(money(total), 467, 400, { size: 15, bold: true })
    const values = [
      `${shown}, ${clock}`,
      words.card,
      `PT-${chance.digits(10)}`,
      money(taxWithin(share, words.rate)),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 128, 456 + 20 * index, { color: '#777' })
      sheet.put(values[index]!, 280, 456 + 20 * index)
    }
    sheet.prose(words.by, 128, 560, 339, { size: 8, color: '#999' })
    sheet.put(words.address, 24, 820, { size: 7.5 })
    sheet.right('1/1', 571, 820, { size: 7.5 })
    return labelled(
      words.restaurant,
      [day, shown],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
