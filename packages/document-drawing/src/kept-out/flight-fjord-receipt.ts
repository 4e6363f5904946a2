import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** The travel receipt of a Norwegian airline for a flight within the country, each line with its tax. */
export const fjordReceipt = oneOff('flight-fjord-receipt', {}, 'en', (sheet, chance) => {
  const bought = anyDay(chance)
  const flown = addDays(bought, chance.whole(5, 30))
  const show = (day: string) => dayIn(day, 'd MMM yyyy', 'en')
  const money = (minor: number) => figure(minor, '1 234,56')
  const grey = '#6b6b6b'
  const green = '#0a6b50'
  const rows = [
    ['Ticket Bodø – Oslo, Flex', 100 * chance.whole(1190, 2490), 12],
    ['Ticket Oslo – Bodø, Low', 100 * chance.whole(590, 1390), 12],
    ['Air passenger tax and airport charges', 100 * chance.whole(380, 520), 12],
    ['Seat reservation 4F, 7A', 100 * chance.whole(158, 298), 12],
    ['Voluntary climate contribution', 4500, 0],
  ] as const
  const taxes = rows.map(([, minor, rate]) => taxWithin(minor, rate))
  const total = sum(rows.map(([, minor]) => minor))
  const edges = [330, 400, 450, 545]
  const cells = (texts: string[], y: number, bold = false) => {
    for (const [index, text] of texts.entries()) sheet.right(text, edges[index]!, y, { bold })
  }
  sheet.put('Travel receipt', 50, 50, { size: 22 })
  sheet.right('nordvinge', 531, 48, { size: 22, bold: true, color: green })
  sheet.shape(
    [
      [535, 68],
      [545, 50],
      [545, 68],
    ],
    green,
  )
  const { name, firm, street, town, country } = anyGuest(chance, 'en')
  sheet.lines([name.replace(/^\S+ /, ''), firm, street, town, country], 50, 100, { size: 9.5 }, 1.4)
  const facts = [
    ['Receipt number', `NV${chance.digits(8)}`],
    ['Receipt date', show(bought)],
    [
      'Booking reference',
      `${chance.pick(['LK', 'UB', 'YR'])}${chance.digits(2)}${chance.pick(['GE', 'OT'])}`,
    ],
    ['Ticket number', `598 ${chance.digits(10)}`],
  ] as const
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word, 350, 100 + 14 * index, { color: grey })
    sheet.right(value, 545, 100 + 14 * index)
  }
  sheet.rule(186, 50, 545, { color: green })
  for (const [index, leg] of ['Bodø (BOO) – Oslo (OSL)', 'Oslo (OSL) – Bodø (BOO)'].entries()) {
    const y = 196 + 16 * index
    sheet.put(dayIn(addDays(flown, 2 * index), 'EEE d MMM yyyy', 'en'), 50, y)
    sheet.put(leg, 150, y, { bold: true })
    sheet.put(`NV ${chance.digits(3)}`, 330, y)
    sheet.put(`Dep. ${anyClock(chance)}`, 400, y)
  }
  sheet.rule(232, 50, 545, { color: green })
  sheet.put('Specification', 50, 262, { bold: true })
  cells(['Excl. VAT', 'VAT %', 'VAT', 'Amount NOK'], 262, true)
  for (const [index, [text, minor, rate]] of rows.entries()) {
    const y = 282 + 19 * index
    sheet.put(text, 50, y)
    cells([money(minor - taxes[index]!), String(rate), money(taxes[index]!), money(minor)], y)
    sheet.rule(y + 13, 50, 545, { weight: 0.3, color: '#bbb' })
  }
  sheet.put('Total', 50, 384, { size: 11, bold: true })
  sheet.right(money(total - sum(taxes)), edges[0]!, 385)
  sheet.right(money(sum(taxes)), edges[2]!, 385)
  sheet.right(money(total), edges[3]!, 384, { size: 11, bold: true })
  sheet.rule(400, 50, 545, { weight: 1.2 })
  sheet.put('Payment', 50, 424, { bold: true })
  sheet.put(`MasterCard **** **** **** ${chance.digits(4)}`, 50, 439)
  sheet.right(`NOK ${money(total)}`, 545, 439)
  sheet.prose(
    'This receipt is valid as documentation for your travel expenses. Domestic flights in Norway are subject to 12 % VAT (MVA). Changes made after the receipt date are documented on a separate receipt.',
    50,
    474,
    400,
    { size: 8.5, color: grey },
  )
  sheet.lines(
    [
      'Nordvinge AS',
      'Postboks 155, NO-8001 Bodø',
      'Foretaksregisteret NO 955 501 422 MVA',
      'nordvinge.example/receipts',
    ],
    50,
    770,
    { size: 8, color: grey },
  )
  return labelled('Nordvinge', [bought, show(bought)], [total, money(total)], ['NOK', 'NOK'])
})
