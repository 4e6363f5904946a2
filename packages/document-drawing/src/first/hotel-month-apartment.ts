import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A furnished flat for a month: numbered paragraphs, net and gross side by side, a line for the bank. */
export const monthApartment = oneOff('hotel-month-apartment', {}, 'de', (sheet, chance) => {
  const billed = anyDay(chance)
  const from = addDays(billed, 10)
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const net = [100 * chance.whole(980, 1650), 9000, 4500]
  const gross = net.map((minor, index) => Math.round(minor * (index === 0 ? 1.07 : 1.19)))
  const total = sum(gross)
  const guest = anyGuest(chance, 'de')
  sheet.right('Wohnen auf Zeit Nürnberg', 545, 44, { size: 14, bold: true })
  sheet.right('Kestler & Partner OHG', 545, 64)
  sheet.right('Fürther Straße 212, 90429 Nürnberg', 545, 76)
  sheet.right('USt-IdNr. DE 203 118 774', 545, 88)
  sheet.lines(['An', guest.firm, guest.street, guest.town], 50, 130, { size: 10 })
  sheet.put(`Rechnung ${chance.digits(4)}/${billed.slice(2, 4)} vom ${show(billed)}`, 50, 216, {
    size: 13,
    bold: true,
  })
  sheet.put(`Leistungszeitraum ${show(from)} bis ${show(addDays(from, 29))}`, 50, 236)
  sheet.right('netto EUR', 440, 264, { size: 8 })
  sheet.right('brutto EUR', 545, 264, { size: 8 })
  const names = [
    '1.  Apartment 14, möbliert, Monatspauschale (7 %)',
    '2.  Wäsche und Reinigung, wöchentlich (19 %)',
    '3.  Stellplatz im Hof (19 %)',
  ]
  for (const [index, name] of names.entries()) {
    sheet.put(name, 50, 282 + 20 * index, { size: 10 })
    sheet.right(money(net[index]!), 440, 282 + 20 * index, { size: 10 })
    sheet.right(money(gross[index]!), 545, 282 + 20 * index, { size: 10 })
  }
  sheet.rule(344)
  sheet.put('Gesamt', 50, 352, { size: 11, bold: true })
  sheet.right(money(sum(net)), 440, 352, { size: 11 })
  sheet.right(money(total), 545, 352, { size: 11, bold: true })
  sheet.rule(368)
  sheet.rule(370)
  sheet.prose(
    `Bitte überweisen Sie den Gesamtbetrag von ${money(total)} EUR bis spätestens ${show(addDays(billed, 7))} ohne Abzug auf das Konto DE19 7605 0101 0004 3322 11. Die Kaution von 1.500,00 EUR wird nach Auszug erstattet.`,
    50,
    396,
    495,
    { size: 10 },
  )
  return labelled(
    'Wohnen auf Zeit Nürnberg',
    [billed, show(billed)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
