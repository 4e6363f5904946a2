import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Bag and seat bought after the booking: a Swiss airline's small receipt without a logo, the firm named in the foot. */
export const laterExtras = oneOff('flight-later-extras', { size: 'A5' }, 'de', (sheet, chance) => {
  const bought = anyDay(chance)
  const flown = addDays(bought, chance.whole(2, 14))
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, "1'234.56")
  const flights = [
    [`SY ${chance.digits(4)} ZRH–HAM`, show(flown)],
    [`SY ${chance.digits(4)} HAM–ZRH`, show(addDays(flown, 2))],
  ] as const
  const rows = [
    ['Sitzplatz mit mehr Beinfreiheit', 5 * chance.whole(560, 880)],
    ['1. Gepäckstück bis 23 kg', 100 * chance.whole(42, 65)],
  ] as const
  const total = sum(rows.map(([, minor]) => 2 * minor))
  const [, first = '', last = ''] = anyGuest(chance, 'de').name.split(' ')
  sheet.put('Quittung', 36, 36, { size: 20, bold: true })
  sheet.put('Zusatzleistungen zu Ihrer Flugbuchung', 36, 62, { size: 10.5 })
  const facts = [
    ['Kaufdatum', `${show(bought)}, ${anyClock(chance)} Uhr`],
    ['Quittungs-Nr.', `742 ${chance.digits(10)}`],
    [
      'Buchungsreferenz',
      `${chance.pick(['TG', 'NB', 'WE'])}${chance.digits(2)}${chance.pick(['RA', 'XO'])}`,
    ],
    ['Passagier', `${first} ${last}`],
  ] as const
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word, 36, 94 + 14 * index, { bold: true })
    sheet.put(value, 136, 94 + 14 * index)
  }
  let y = 168
  for (const [flight, day] of flights) {
    sheet.rule(y, 36, 384)
    sheet.put(flight, 36, y + 7, { size: 10, bold: true })
    sheet.put(`Flugdatum ${day}`, 160, y + 8)
    sheet.right('CHF', 384, y + 8)
    for (const [index, [text, minor]] of rows.entries()) {
      sheet.put(text, 48, y + 25 + 14 * index)
      sheet.right(money(minor), 384, y + 25 + 14 * index)
    }
    y += 60
  }
  sheet.rule(y, 36, 384, { weight: 1.4 })
  sheet.put('Total CHF', 36, y + 9, { size: 12, bold: true })
  sheet.right(money(total), 384, y + 9, { size: 12, bold: true })
  sheet.put('MWST 0.0 % (internationaler Luftverkehr, Art. 23 MWSTG)', 36, y + 28, { size: 8 })
  sheet.put(`Bezahlt mit Mastercard, endend auf ${chance.digits(4)}`, 36, y + 48)
  y = sheet.prose(
    'Zusatzleistungen können bis 48 Stunden vor Abflug umgebucht werden. Eine Rückerstattung erfolgt nur bei Annullierung des Fluges durch die Fluggesellschaft.',
    36,
    y + 68,
    348,
    { size: 8 },
  )
  sheet.put('Wir freuen uns, Sie bald an Bord zu begrüssen.', 36, y + 10)
  sheet.rule(548, 36, 384)
  sheet.middle('Säntis Airways AG · Postfach 417 · CH-8058 Zürich Flughafen', 210, 555, {
    size: 7.5,
  })
  sheet.middle('CHE-114.908.226 MWST · service@saentisairways.example', 210, 566, { size: 7.5 })
  return labelled(
    'Säntis Airways AG',
    [bought, show(bought)],
    [total, money(total)],
    ['CHF', 'CHF'],
  )
})
