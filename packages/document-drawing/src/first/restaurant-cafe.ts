import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A café's emailed receipt from a payment terminal: the sum first, then items, a service charge, the card's lines. */
export const cafe = oneOff('restaurant-cafe', { size: [340, 560] }, 'en', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'd MMMM yyyy', 'en')
  const money = (minor: number) => `€${figure(minor, '1,234.56')}`
  const rows = ['Flat white', 'Eggs Benedict', 'Sourdough toast', 'Orange juice'].map(
    (name): [string, number] => [name, 5 * chance.whole(60, 290)],
  )
  const food = sum(rows.map(([, minor]) => minor))
  const service = Math.round(food * 0.125)
  const total = food + service
  sheet.middle('The Copper Kettle', 170, 34, { size: 15, bold: true })
  sheet.middle('19 Patrick Street, Cork T12 W8RP', 170, 54, { size: 8.5, color: '#666' })
  sheet.middle(money(total), 170, 84, { size: 32 })
  sheet.middle(`${shown} at ${anyClock(chance)}`, 170, 126, { size: 10, color: '#666' })
  sheet.rule(150, 30, 310, { color: '#ddd' })
  for (const [index, [name, minor]] of rows.entries()) {
    sheet.put(name, 30, 164 + 24 * index, { size: 11 })
    sheet.right(money(minor), 310, 164 + 24 * index, { size: 11 })
  }
  sheet.rule(262, 30, 310, { color: '#ddd' })
  for (const [index, [word, minor]] of (
    [
      ['Items', food],
      ['Service charge 12.5%', service],
      ['Total', total],
    ] as const
  ).entries()) {
    sheet.put(word, 30, 274 + 22 * index, { size: 11, bold: index === 2 })
    sheet.right(money(minor), 310, 274 + 22 * index, { size: 11, bold: index === 2 })
  }
  sheet.lines(
    [
      'Mastercard Contactless 4019',
      `Auth code ${chance.digits(6)}`,
      `Receipt ${chance.digits(4)}`,
      `VAT 13.5% included: ${money(taxWithin(food, 13.5))}`,
    ],
    30,
    360,
    { size: 9, color: '#666' },
    1.6,
  )
  sheet.middle('Powered by Tapwell Payments', 170, 520, { size: 8, color: '#999' })
  return labelled(
    'The Copper Kettle',
    [day, shown],
    [total, figure(total, '1,234.56')],
    ['EUR', '€'],
  )
})
