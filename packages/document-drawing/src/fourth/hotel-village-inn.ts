import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An Austrian village inn's bill from its till: half a sheet, three tax rates, the signed square of the tax office. */
export const villageInn = oneOff('hotel-village-inn', { size: 'A5' }, 'de', (sheet, chance) => {
  const arrival = anyDay(chance)
  const nights = chance.whole(2, 3)
  const leaving = addDays(arrival, nights)
  const show = (day: string) => dayIn(day, 'd.M.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const beers = chance.whole(2, 5)
  const rows: [count: number, text: string, each: number, rate: number][] = [
    [nights, 'Nächtigung m. Frühstück EZ', 100 * chance.whole(54, 79), 10],
    [nights, 'Ortstaxe', 230, 0],
    [1, 'Backhendl m. Erdäpfelsalat', 1690, 10],
    [1, 'Kaspressknödelsuppe', 590, 10],
    [beers, 'Märzen 0,5', 490, 20],
    [1, 'Apfelsaft gespritzt 0,5', 430, 20],
  ]
  const total = sum(rows.map(([count, , each]) => count * each))
  const guest = anyGuest(chance, 'de')
  const number = String(chance.whole(3100, 8900))
  sheet.middle('GASTHOF HIRZENWIRT', 210, 28, { size: 17, bold: true, face: 'serif' })
  sheet.middle('Familie Aigner', 210, 48, { size: 11, face: 'serif' })
  sheet.middle('Dorfplatz 3 · 5325 Thalgschwend · Tel. 06235/55 01 40', 210, 64, { size: 8.5 })
  sheet.middle('Gutbürgerliche Küche · Fremdenzimmer · Dienstag Ruhetag', 210, 76, { size: 8.5 })
  sheet.rule(92, 34, 386)
  sheet.lines([guest.name, guest.firm, guest.street, guest.town], 34, 102)
  sheet.put(`Rechnung Nr. ${number}`, 262, 102, { size: 10, bold: true })
  sheet.put(`Datum: ${show(leaving)}`, 262, 117)
  sheet.put('Zimmer: 7', 262, 129)
  sheet.put(
    `Aufenthalt: ${dayIn(arrival, 'd.M.', 'de')} – ${dayIn(leaving, 'd.M.', 'de')}`,
    262,
    141,
  )
  sheet.rule(164, 34, 386)
  for (const [index, [count, text, each, rate]] of rows.entries()) {
    const y = 172 + 15 * index
    sheet.right(`${count} x`, 54, y)
    sheet.put(text, 62, y)
    sheet.right(money(each), 282, y)
    sheet.right(money(count * each), 352, y)
    sheet.right({ 10: 'B', 20: 'A', 0: 'D' }[rate]!, 384, y)
  }
  sheet.rule(266, 34, 386)
  sheet.put('Summe EUR', 34, 274, { size: 14, bold: true })
  sheet.right(money(total), 352, 274, { size: 14, bold: true })
  sheet.put('Bankomat', 34, 296)
  sheet.right(money(total), 352, 296)
  const taxed = [20, 10, 0].map((rate, index) => {
    const gross = sum(rows.filter((row) => row[3] === rate).map(([count, , each]) => count * each))
    const tax = taxWithin(gross, rate)
    return [`${'ABD'[index]} ${rate}%`, ...[gross - tax, tax, gross].map(money)]
  })
  for (const [row, cells] of [['MwSt.', 'Netto', 'Steuer', 'Brutto'], ...taxed].entries())
    for (const [column, cell] of cells.entries())
      if (column === 0) sheet.put(cell, 34, 326 + 12 * row, { size: 8 })
      else sheet.right(cell, 82 + 68 * column, 326 + 12 * row, { size: 8 })
  for (let dot = 0; dot < 484; dot += 1)
    if (chance.is(0.5))
      sheet.fill(34 + 4 * (dot % 22), 396 + 4 * Math.floor(dot / 22), 4, 4, '#111')
  sheet.lines(
    ['Kassen-ID: HW-01', `Beleg: ${number}`, `${show(leaving)} 09:12`, 'Es bediente Sie: Resi'],
    142,
    400,
    { size: 8 },
  )
  sheet.put('Herzlichen Dank für Ihren Besuch', 142, 464, { size: 11, face: 'serif' })
  sheet.rule(552, 34, 386)
  sheet.middle(
    'Inh. Josef Aigner · UID ATU 58114470 · Raika Thalgau AT41 3506 3000 1804 4170',
    210,
    560,
    {
      size: 7.5,
    },
  )
  return labelled(
    'GASTHOF HIRZENWIRT',
    [leaving, show(leaving)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
