import { addDays, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A caterer's week in a firm: portions by weekday in a grid, the sum under it at the left. */
export const canteen = oneOff('restaurant-canteen', {}, 'nl', (sheet, chance) => {
  const monday = addDays('2024-01-01', 7 * chance.whole(0, 40))
  const billed = addDays(monday, 4)
  const show = (day: string) => dayIn(day, 'dd-MM-yyyy', 'nl')
  const money = (minor: number) => figure(minor, '1.234,56')
  const names = ['Broodlunch', 'Warme lunch', 'Soep']
  const prices = [895, 1350, 425]
  const grid = names.map(() => Array.from({ length: 5 }, () => chance.whole(2, 18)))
  const net = sum(grid.map((counts, index) => sum(counts) * prices[index]!))
  const tax = Math.round(net * 0.09)
  const total = net + tax
  const guest = anyGuest(chance, 'nl')
  sheet.put('De Volle Pan Catering', 50, 44, { size: 18, bold: true, color: '#9c2c13' })
  sheet.put('Molenpad 3, 3512 XG Utrecht, KvK 30998877, BTW NL853311220B01', 50, 68, { size: 8 })
  sheet.lines([guest.firm, guest.street, guest.town], 50, 104, { size: 10 })
  sheet.put(`Weekfactuur ${chance.digits(5)}`, 350, 104, { size: 12, bold: true })
  sheet.put(`Datum: ${show(billed)}`, 350, 122, { size: 10 })
  sheet.put(`Week van ${show(monday)}`, 350, 136, { size: 10 })
  const columns = [220, 265, 310, 355, 400, 470, 545]
  const heads = ['ma', 'di', 'wo', 'do', 'vr', 'prijs', 'bedrag']
  for (const [index, word] of heads.entries())
    sheet.right(word, columns[index]!, 180, { bold: true })
  for (const [index, name] of names.entries()) {
    const counts = grid[index]!
    sheet.put(name, 50, 202 + 22 * index, { size: 10 })
    const cells = [
      ...counts.map(String),
      money(prices[index]!),
      money(sum(counts) * prices[index]!),
    ]
    for (const [place, cell] of cells.entries())
      sheet.right(cell, columns[place]!, 202 + 22 * index, { size: 10 })
    sheet.rule(217 + 22 * index, 50, 545, { color: '#ddd' })
  }
  for (const [index, [word, minor]] of (
    [
      ['Subtotaal', net],
      ['9% btw', tax],
      ['Totaalbedrag', total],
    ] as const
  ).entries()) {
    sheet.put(word, 50, 290 + 20 * index, { size: 11, bold: index === 2 })
    sheet.right(`€ ${money(minor)}`, 220, 290 + 20 * index, { size: 11, bold: index === 2 })
  }
  sheet.put('Graag betalen binnen 30 dagen o.v.v. het factuurnummer.', 50, 370)
  return labelled(
    'De Volle Pan Catering',
    [billed, show(billed)],
    [total, money(total)],
    ['EUR', '€'],
  )
})
