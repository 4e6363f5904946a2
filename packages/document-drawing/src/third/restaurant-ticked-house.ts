import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** One family, two inns, one pad of bills: a cross tells at which of them one ate. */
export const tickedHouse = oneOff(
  'restaurant-ticked-house',
  { size: 'A5' },
  'de',
  (sheet, chance) => {
    const houses = ['Gasthof zum Salzfass', 'Landhaus Mühlgrund']
    const day = anyDay(chance)
    const printed = dayIn(day, 'd. MMMM yyyy', 'de')
    const money = (minor: number) => figure(minor, '1.234,56')
    const table: [number, string, number][] = [
      [1, 'Rinderbrühe mit Grießnocken', 620],
      [2, 'Zwiebelrostbraten, Spätzle', 2490],
      [1, 'Saibling aus dem Mühlbach', 2380],
      [2, 'Apfelküchle', 790],
      [chance.whole(2, 4), 'Mineralwasser 0,75 l', 640],
      [chance.whole(2, 5), 'Lemberger 0,25 l', 780],
      [3, 'Espresso', 290],
    ]
    const amounts = table.map(([count, , price]) => count * price)
    const total = sum(amounts)
    const ink = '#4a2c17'
    const written = { face: 'mono', size: 9.5 } as const

    sheet.frame(24, 24, 372, 548, ink)
    sheet.middle('Familie Ehrlinger', 210, 34, { size: 10, face: 'serif', color: ink })
    for (const [index, house] of houses.entries()) {
      const middle = 120 + 180 * index
      sheet.middle(house, middle, 54, { size: 14, face: 'serif', bold: true, color: ink })
      const address = [
        ['Marktgasse 3', '74523 Hallbronn', '0791 / 55 50 12'],
        ['Mühlgrund 1', '74547 Kupferau', '07944 / 55 50 7'],
      ][index]!
      for (const [line, text] of address.entries())
        sheet.middle(text, middle, 74 + 11 * line, { size: 8, color: ink })
      sheet.frame(middle - 6, 110, 12, 12, ink)
      if (index === 1) sheet.middle('X', middle, 111.5, { ...written, bold: true })
    }
    sheet.upright(210, 54, 122, { color: ink })
    sheet.rule(130, 24, 396, { color: ink })
    sheet.put('Rechnung', 36, 140, { size: 13, face: 'serif', bold: true, color: ink })
    sheet.put(`Nr. ${chance.digits(5)}`, 110, 143, written)
    sheet.right(`${printed}, ${anyClock(chance)} Uhr`, 384, 143, written)
    sheet.put('Tisch', 36, 160, { size: 8, color: ink })
    sheet.put(`${chance.whole(2, 19)}   3 Personen`, 66, 159, written)
    sheet.put('Firma', 210, 160, { size: 8, color: ink })
    sheet.put(anyGuest(chance, 'de').firm, 238, 159, { ...written, size: 8.5 })
    sheet.rule(176, 24, 396, { color: ink })
    for (const [index, [count, name, price]] of table.entries()) {
      const y = 188 + 18 * index
      sheet.right(String(count), 52, y, written)
      sheet.put(name, 62, y, written)
      sheet.right(money(price), 316, y, { ...written, color: '#777' })
      sheet.right(money(amounts[index]!), 384, y, written)
    }
    sheet.rule(322, 24, 396, { color: ink })
    sheet.put('Zu zahlen', 36, 332, { size: 12, face: 'serif', bold: true, color: ink })
    sheet.right(`${money(total)} EUR`, 384, 331, { ...written, size: 13, bold: true })
    sheet.put('dankend in bar erhalten', 36, 350, { size: 9, face: 'serif', color: ink })
    const food = sum(amounts.slice(0, 4))
    const shares: [string, number, number][] = [
      ['Speisen', food, day < '2024' ? 7 : 19],
      ['Getränke', total - food, 19],
    ]
    for (const [index, [name, gross, rate]] of shares.entries()) {
      const text = `${name} ${money(gross)}, darin ${rate} % MwSt. ${money(taxWithin(gross, rate))}`
      sheet.put(text, 36, 366 + 12 * index, { ...written, size: 8.5 })
    }
    sheet.rule(392, 24, 396, { color: ink })
    sheet.put('Angaben zum Nachweis von Bewirtungskosten', 36, 400, {
      size: 8.5,
      bold: true,
      color: ink,
    })
    for (const [index, word] of [
      'Bewirtete Personen',
      'Anlass',
      'Ort, Datum, Unterschrift',
    ].entries()) {
      sheet.put(word, 36, 424 + 34 * index, { size: 7.5, color: ink })
      sheet.rule(432 + 34 * index, 130, 384, { color: '#999' })
    }
    sheet.put('TSE-Transaktion 88204   Signaturzähler 40177   Seriennr. 7c0e91aa4417', 36, 524, {
      size: 6.5,
    })
    sheet.middle(
      'Zutreffendes Haus ist angekreuzt. Ehrlinger Gastronomie OHG, USt-IdNr. DE 144 820 317',
      210,
      556,
      { size: 7, color: ink },
    )
    return labelled(houses[1]!, [day, printed], [total, money(total)], ['EUR', 'EUR'])
  },
)
