import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A fair's stand and passes: two pages, a table with article numbers, the fair's company at the foot of both. */
export const tradeFair = oneOff('conference-trade-fair', {}, 'de', (sheet, chance) => {
  const billed = anyDay(chance)
  const fair = addDays(billed, 50)
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const rows = [
    'Standfläche Reihenstand, 9 m²',
    'Stromanschluss 3 kW',
    'Teppich grau',
    'Ausstellerausweis',
    'Parkschein Aussteller',
    'Eintrag im Katalog',
    'Reinigung täglich',
    'Mietmöbel Paket 2',
    'Internet per Kabel',
    'AUMA-Beitrag',
    'Müllpauschale',
    'Tageskarte Gast',
  ].map((name, index) => ({
    name,
    count: index % 4 === 3 ? chance.whole(2, 6) : 1,
    price: index === 0 ? 9 * 21_500 : 100 * chance.whole(19, 260),
  }))
  const net = sum(rows.map(({ count, price }) => count * price))
  const tax = Math.round(net * 0.19)
  const total = net + tax
  function foot() {
    sheet.rule(782)
    sheet.put('Messe Weserland GmbH', 50, 790, { size: 7.5 })
    sheet.put('Bürgerpark 1, 28209 Bremen', 200, 790, { size: 7.5 })
    sheet.put('USt-IdNr. DE 114 403 660', 350, 790, { size: 7.5 })
    sheet.right(`Seite ${sheet.pageCount()} von 2`, 545, 790, { size: 7.5 })
  }
  sheet.put('HafenTech', 50, 44, { size: 28, bold: true, color: '#f77f00' })
  sheet.put(`Fachmesse für Umschlagtechnik, ${show(fair)} bis ${show(addDays(fair, 2))}`, 50, 78, {
    size: 10,
  })
  const guest = anyGuest(chance, 'de')
  sheet.lines([guest.firm, guest.street, guest.town], 50, 120, { size: 11 })
  sheet.put('Rechnung', 350, 120, { size: 14, bold: true })
  sheet.put(`Nr. ${chance.digits(7)}`, 350, 142)
  sheet.put(`Rechnungsdatum ${show(billed)}`, 350, 155)
  sheet.put(`Zahlbar bis ${show(addDays(billed, 14))}`, 350, 168)
  let y = 220
  for (const [index, { name, count, price }] of rows.entries()) {
    sheet.put(`${100 + index}`, 50, y, { size: 10 })
    sheet.put(name, 90, y, { size: 10 })
    sheet.put(`${count} x ${money(price)}`, 320, y, { size: 10 })
    sheet.right(money(count * price), 545, y, { size: 10 })
    sheet.put('Leistung laut Bestellung im Aussteller-Shop', 90, y + 13, {
      size: 7.5,
      color: '#777',
    })
    y += 44
  }
  foot()
  sheet.nextPage()
  for (const [index, [word, minor]] of (
    [
      ['Nettobetrag', net],
      ['zzgl. 19 % USt.', tax],
      ['Endbetrag', total],
    ] as const
  ).entries()) {
    sheet.put(word, 320, 60 + 20 * index, { size: 11, bold: index === 2 })
    sheet.right(`${money(minor)} €`, 545, 60 + 20 * index, { size: 11, bold: index === 2 })
  }
  sheet.put('Bei Zahlung geben Sie bitte die Rechnungsnummer an.', 50, 140)
  foot()
  return labelled(
    'Messe Weserland GmbH',
    [billed, show(billed)],
    [total, money(total)],
    ['EUR', '€'],
  )
})
