import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Swedish group’s accounts office writes the invoice for one of its hotels: seller, billing office and buyer in three columns. */
export const branchOfGroup = oneOff('hotel-branch-of-group', {}, 'en', (sheet, chance) => {
  const issued = anyDay(chance)
  const nights = chance.whole(1, 4)
  const departed = addDays(issued, -chance.whole(3, 9))
  const guest = anyGuest(chance, 'en')
  const money = (minor: number) => figure(minor, '1 234,56')
  const items: [string, number, number, number][] = [
    ['Accommodation, room 4', nights, 100 * chance.whole(1190, 1790), 12],
    ['Breakfast buffet', nights, 16500, 12],
    ['Bar and bistro', 1, 50 * chance.whole(420, 980), 25],
    ['Garage, 24 hours', nights, 29500, 25],
  ]
  const gross = (rate: number) =>
    sum(items.filter((item) => item[3] === rate).map(([, count, price]) => count * price))
  const total = gross(12) + gross(25)

  sheet.put('Lindholm Quay Hotel', 48, 42, { size: 21, bold: true, color: '#0f4c5c' })
  sheet.put('part of Nordhem Hospitality Group', 48, 68, { size: 8, color: '#777' })
  sheet.right('INVOICE / FAKTURA', 547, 46, { size: 12, bold: true })
  sheet.right('Page 1 (1)', 547, 62, { size: 7.5 })
  const columns: [string, string[]][] = [
    [
      'SELLER (BRANCH)',
      [
        'Lindholm Quay Hotel',
        'Plejadgatan 11',
        'SE-417 56 Göteborg',
        'Branch no. 031',
        'VAT SE556904218801',
      ],
    ],
    [
      'BILLING OFFICE',
      [
        'Nordhem Hospitality AB (publ)',
        'Accounts Receivable',
        'Box 7714',
        'SE-103 95 Stockholm',
        'Invoices on behalf of the seller',
      ],
    ],
    ['BUYER', [guest.firm, `Att. ${guest.name}`, guest.street, guest.town, guest.country]],
  ]
  for (const [index, [word, texts]] of columns.entries()) {
    const x = 48 + 168 * index
    sheet.rule(92, x, x + 156, { weight: 1.2, color: '#0f4c5c' })
    sheet.put(word, x, 97, { size: 7, bold: true, color: '#0f4c5c' })
    sheet.lines(texts, x, 110, { size: 8.5 })
  }
  const facts: [string, string][] = [
    ['Invoice number', `031-${chance.digits(6)}`],
    ['OCR', chance.digits(10)],
    ['Invoice date', issued],
    ['Due date', addDays(issued, 30)],
    ['Interest after due date', '11,5 %'],
  ]
  sheet.fill(48, 178, 499, 36, '#eef4f5')
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word, 56 + 98 * index, 184, { size: 7, color: '#555' })
    sheet.put(value, 56 + 98 * index, 196, { size: 9.5 })
  }
  const arrived = dayIn(addDays(departed, -nights), 'd MMM', 'en')
  sheet.put(
    `Guest: ${guest.name}     Stay: ${arrived} – ${dayIn(departed, 'd MMM yyyy', 'en')}     Folio ${chance.digits(6)}`,
    48,
    232,
  )
  const right = [330, 400, 450, 547]
  const row = (cells: readonly string[], y: number, bold = false) => {
    sheet.put(cells[0]!, 48, y, { bold })
    for (const [index, x] of right.entries()) sheet.right(cells[index + 1]!, x, y, { bold })
  }
  row(['Description', 'Quantity', 'Unit price', 'VAT %', 'Amount incl. VAT'], 258, true)
  sheet.rule(272, 48, 547)
  for (const [index, [word, count, price, rate]] of items.entries())
    row(
      [
        word === 'Accommodation, room 4' ? `${word}${chance.digits(2)}` : word,
        String(count),
        money(price),
        String(rate),
        money(count * price),
      ],
      280 + 16 * index,
    )
  sheet.rule(640, 48, 547)
  for (const [index, rate] of [12, 25].entries()) {
    const tax = taxWithin(gross(rate), rate)
    sheet.put(`Net ${rate} %`, 48 + 170 * index, 648, { size: 7, color: '#555' })
    sheet.put(money(gross(rate) - tax), 48 + 170 * index, 658)
    sheet.put(`VAT ${rate} %`, 128 + 170 * index, 648, { size: 7, color: '#555' })
    sheet.put(money(tax), 128 + 170 * index, 658)
  }
  sheet.right('TO PAY', 547, 646, { size: 7, bold: true })
  sheet.right(`SEK ${money(total)}`, 547, 656, { size: 14, bold: true })
  sheet.prose(
    'Payment is made to Nordhem Hospitality AB, bankgiro 5582-0417, for the account of the seller. Complaints within 10 days to the hotel. Reminder fee SEK 60,00.',
    48,
    690,
    499,
    { size: 8 },
  )
  sheet.rule(730, 48, 547)
  sheet.put('Lindholm Quay Hotel, tel. +46 31 555 01 80', 48, 738, { size: 7.5 })
  sheet.put(
    'Nordhem Hospitality AB (publ), registered office Stockholm, org. no. 556904-2188',
    48,
    749,
    { size: 7.5 },
  )
  sheet.right('Approved for F-tax', 547, 738, { size: 7.5 })
  return labelled('Lindholm Quay Hotel', [issued, issued], [total, money(total)], ['SEK', 'SEK'])
})
