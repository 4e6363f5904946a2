import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Swiss inn bills a firm's dinner: a short letter above, the receipt and payment part with its code beneath. */
export const slipBeneath = oneOff('restaurant-slip-beneath', {}, 'de', (sheet, chance) => {
  const eaten = anyDay(chance)
  const billed = addDays(eaten, chance.whole(2, 6))
  const shown = dayIn(billed, 'd. MMMM yyyy', 'de')
  const money = (minor: number) => figure(minor, "1'234.56")
  const guest = anyGuest(chance, 'de')
  const heads = chance.whole(5, 9)
  const items: [string, number, number][] = [
    ['Menu “Rebberg”, vier Gänge', heads, 8900],
    ['Räuschling vom See, 75 cl', chance.whole(2, 3), 5400],
    ['Mineralwasser 100 cl', chance.whole(3, 5), 950],
    ['Kaffee, Espresso', heads, 480],
  ]
  const total = sum(items.map(([, count, price]) => count * price))
  const rate = billed < '2024' ? 7.7 : 8.1
  const house = ['Wirtschaft zum Silberhecht', 'Seestrasse 140', '8712 Stäfa']
  const payer = [guest.firm, guest.street, `DE-${guest.town}`]
  const reference = `${chance.digits(2)} ${chance.digits(5)} ${chance.digits(5)} ${chance.digits(5)} ${chance.digits(5)} ${chance.digits(5)}`

  sheet.right('Wirtschaft zum Silberhecht', 540, 40, { size: 17, face: 'serif' })
  sheet.right('Familie Zollinger, Seestrasse 140, 8712 Stäfa', 540, 62, { size: 8, face: 'serif' })
  sheet.lines([guest.firm, guest.name, guest.street, `DE-${guest.town}`], 56, 100, { size: 10 })
  sheet.put(`Stäfa, ${shown}`, 56, 178, { size: 10 })
  sheet.put(`Rechnung ${chance.digits(4)}`, 56, 202, { size: 12, bold: true })
  sheet.put(
    `Für Ihren Anlass vom ${dayIn(eaten, 'EEEE, d. MMMM', 'de')}, ${heads} Personen, erlauben wir uns zu verrechnen:`,
    56,
    222,
    { size: 10 },
  )
  for (const [index, [word, count, price]] of items.entries()) {
    const y = 250 + 17 * index
    sheet.right(String(count), 74, y, { size: 10 })
    sheet.put(word, 86, y, { size: 10 })
    sheet.right(money(price), 430, y, { size: 10 })
    sheet.right(money(count * price), 540, y, { size: 10 })
  }
  sheet.rule(322, 56, 540)
  sheet.put('Total CHF', 86, 330, { size: 11, bold: true })
  sheet.right(money(total), 540, 330, { size: 11, bold: true })
  const tax = taxWithin(total, rate)
  sheet.put(
    `inkl. ${rate.toFixed(1)}% MWST ${money(tax)} auf ${money(total - tax)} (CHE-112.407.663 MWST)`,
    86,
    350,
    { size: 8 },
  )
  sheet.put(
    `Zahlbar innert 20 Tagen, bis ${dayIn(addDays(billed, 20), 'dd.MM.yyyy', 'de')}. Herzlichen Dank für Ihren Besuch.`,
    56,
    384,
    { size: 10 },
  )

  const top = 544
  sheet.rule(top, 0, 595, { weight: 0.5 })
  sheet.upright(176, top, 842, { weight: 0.5 })
  const account = ['CH58 3000 0417 2209 8861 4', ...house]
  const block = (word: string, texts: readonly string[], x: number, y: number, size: number) => {
    sheet.put(word, x, y, { size: size - 2, bold: true })
    return sheet.lines(texts, x, y + size + 2, { size }, 1.15) + 8
  }
  sheet.put('Empfangsschein', 14, top + 14, { size: 11, bold: true })
  let y = block('Konto / Zahlbar an', account, 14, top + 38, 8)
  y = block('Referenz', [reference], 14, y, 8)
  block('Zahlbar durch', payer, 14, y, 8)
  sheet.put('Zahlteil', 190, top + 14, { size: 11, bold: true })
  y = block('Konto / Zahlbar an', account, 345, top + 14, 10)
  y = block('Referenz', [reference], 345, y, 10)
  block('Zahlbar durch', payer, 345, y, 10)
  for (const [x, size] of [
    [14, 8],
    [190, 10],
  ] as const) {
    block('Währung', ['CHF'], x, top + 208, size)
    block('Betrag', [figure(total, '1 234,56').replace(',', '.')], x + 46, top + 208, size)
  }
  sheet.right('Annahmestelle', 166, top + 250, { size: 6, bold: true })
  const side = 130 / 41
  for (let cell = 0; cell < 41 * 41; cell += 1) {
    const [column, line] = [cell % 41, Math.floor(cell / 41)]
    const isCorner = (column < 8 || column > 32) && (line < 8 || (line > 32 && column < 8))
    if (!isCorner && chance.is(0.48))
      sheet.fill(190 + side * column, top + 42 + side * line, side, side, '#000')
  }
  for (const [column, line] of [
    [0, 0],
    [34, 0],
    [0, 34],
  ] as const)
    for (const [inset, color] of [
      [0, '#000'],
      [1, '#fff'],
      [2, '#000'],
    ] as const)
      sheet.fill(
        190 + side * (column + inset),
        top + 42 + side * (line + inset),
        side * (7 - 2 * inset),
        side * (7 - 2 * inset),
        color,
      )
  sheet.fill(244, top + 96, 22, 22, '#fff')
  sheet.fill(246, top + 98, 18, 18, '#000')
  sheet.fill(253, top + 101, 4, 12, '#fff')
  sheet.fill(249, top + 105, 12, 4, '#fff')
  return labelled(house[0]!, [billed, shown], [total, money(total)], ['CHF', 'CHF'])
})
