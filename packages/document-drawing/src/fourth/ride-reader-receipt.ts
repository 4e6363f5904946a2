import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** What the maker of a cab's card reader sends for the driver: all in the middle, the sum first and large. */
export const readerReceipt = template(
  'ride-reader-receipt',
  { size: [340, 610] },
  {
    en: {
      name: 'Taxi Hjorth Göteborg',
      about: ['Lindholmsallén 34, 417 53 Göteborg', 'Org. no. 559214-8820', '+46 31 555 01 22'],
      receipt: 'Receipt no.',
      item: ['Taxi ride, car 218', '1 x'],
      tip: 'Tip',
      total: 'Total',
      heads: ['VAT', 'Net', 'VAT amount', 'Gross'],
      rate: 6,
      card: ['Visa', 'Contactless', 'Purchase approved'],
      unit: (shown: string) => `SEK ${shown}`,
      price: [180, 690] as [number, number],
      step: 100,
      figures: '1,234.56' as Figures,
      currency: ['SEK', 'SEK'] as [string, string],
      day: 'd MMM yyyy',
      foot: ['This receipt was sent by Pennyreader AB', 'on behalf of the merchant named above.'],
      again: 'Save the receipt. Goods left in the car: call within 24 hours.',
    },
    nl: {
      name: 'Taxi Van der Wiel',
      about: ['Lage Rijndijk 88, 2315 JT Leiden', 'KvK 28114470', 'Btw NL001884207B33'],
      receipt: 'Bonnummer',
      item: ['Taxirit', '1 x'],
      tip: 'Fooi',
      total: 'Totaal',
      heads: ['Btw', 'Excl.', 'Btw-bedrag', 'Incl.'],
      rate: 9,
      card: ['Maestro', 'Contactloos', 'Betaling goedgekeurd'],
      unit: (shown: string) => `€ ${shown}`,
      price: [16, 74] as [number, number],
      step: 50,
      figures: '1.234,56' as Figures,
      currency: ['EUR', '€'] as [string, string],
      day: 'd MMMM yyyy',
      foot: ['Deze bon is namens de ondernemer', 'verstuurd via Pinpal, betalen op de kaart.'],
      again: 'Bedankt voor de rit en graag tot ziens!',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => words.unit(figure(minor, words.figures))
    const fare = 100 * chance.whole(...words.price) + 10 * chance.whole(0, 9)
    const tip = words.step * chance.whole(2, 9)
    const total = fare + tip
    const tax = taxWithin(fare, words.rate)
    sheet.disc(170, 52, 24, '#f4c430')
    sheet.middle(words.name.slice(5, 6), 170, 41, { size: 20, bold: true })
    sheet.middle(words.name, 170, 90, { size: 14, bold: true })
    for (const [index, line] of words.about.entries())
      sheet.middle(line, 170, 112 + 12 * index, { size: 8.5, color: '#666' })
    sheet.middle(money(total), 170, 166, { size: 28, bold: true })
    sheet.middle(`${shown}, ${anyClock(chance)}`, 170, 204, { size: 9.5 })
    sheet.middle(`${words.receipt} ${chance.whole(1040, 9760)}`, 170, 218, { size: 9.5 })
    sheet.rule(242, 28, 312, { color: '#ddd' })
    sheet.put(words.item[0]!, 28, 254, { size: 10.5 })
    sheet.right(money(fare), 312, 254, { size: 10.5 })
    sheet.put(`${words.item[1]} ${money(fare)}`, 28, 269, { size: 8.5, color: '#777' })
    sheet.put(words.tip, 28, 290, { size: 10.5 })
    sheet.right(money(tip), 312, 290, { size: 10.5 })
    sheet.rule(312, 28, 312, { color: '#ddd' })
    sheet.put(words.total, 28, 322, { size: 12, bold: true })
    sheet.right(money(total), 312, 322, { size: 12, bold: true })
    const cells = [
      words.heads,
      [`${words.rate}%`, ...[fare - tax, tax, fare].map((minor) => figure(minor, words.figures))],
      ['0%', ...[tip, 0, tip].map((minor) => figure(minor, words.figures))],
    ]
    for (const [row, line] of cells.entries())
      for (const [column, cell] of line.entries()) {
        const style = { size: 8.5, color: row === 0 ? '#777' : '#111' }
        if (column === 0) sheet.put(cell, 28, 358 + 13 * row, style)
        else sheet.right(cell, 136 + 88 * (column - 1), 358 + 13 * row, style)
      }
    sheet.rule(408, 28, 312, { color: '#ddd' })
    const [scheme, contact, approved] = words.card
    sheet.put(`${scheme} •••• ${chance.digits(4)}`, 28, 418)
    sheet.right(contact!, 312, 418)
    sheet.put(`AID A000000${chance.digits(7)}`, 28, 432, { size: 8, color: '#777' })
    sheet.right(`Auth ${chance.digits(6)}`, 312, 432, { size: 8, color: '#777' })
    sheet.put(approved!, 28, 445, { size: 8, color: '#777' })
    sheet.middle(words.again, 170, 482, { size: 9.5 })
    sheet.fill(0, 536, 340, 74, '#f3f3f3')
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 170, 558 + 12 * index, { size: 8.5, color: '#666' })
    return labelled(words.name, [day, shown], [total, figure(total, words.figures)], words.currency)
  },
)
