import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A trade fair's parking ticket to fold twice: code, map, rules, and in one quarter a small invoice. */
export const foldedTicket = oneOff('parking-folded-ticket', {}, 'de', (sheet, chance) => {
  const bought = anyDay(chance)
  const fair = addDays(bought, chance.whole(6, 40))
  const shown = dayIn(bought, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
  const count = chance.whole(2, 3)
  const rows: [string, number][] = [
    [`${count} x Tagesticket PKW, P-Süd`, count * 1400],
    [`${count} x Vorverkaufsrabatt`, -count * 200],
    ['1 x Servicepauschale Online', 150],
  ]
  const total = sum(rows.map(([, minor]) => minor))
  const tax = taxWithin(total, 19)
  const [left, right, low] = [30, 320, 446]
  sheet.rule(421, 0, sheet.width, { weight: 0.4, color: '#bbb' })
  sheet.upright(297, 0, 842, { weight: 0.4, color: '#bbb' })

  sheet.put('PARKTICKET', left, 34, { size: 24, bold: true })
  sheet.put('Internationale Fachmesse für Fördertechnik', left, 66, { size: 10 })
  sheet.put(
    `${dayIn(fair, 'd.M.', 'de')} bis ${dayIn(addDays(fair, count - 1), 'd.M.yyyy', 'de')}`,
    left,
    84,
    { size: 15, bold: true, color: '#e65100' },
  )
  sheet.put('Einfahrt ab 7:00 Uhr · Ausfahrt bis 21:00 Uhr', left, 108)
  for (let line = 0; line < 3; line += 1)
    for (let bar = 0; bar < 80; bar += 1)
      if (chance.is(0.5)) sheet.fill(left + 3 * bar, 140 + 26 * line, 3, 24, '#000')
  sheet.put(`${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)}`, left, 226, {
    face: 'mono',
  })
  sheet.prose(
    'Code am Leser der Einfahrt vorhalten. Ticket gut sichtbar hinter die Windschutzscheibe legen.',
    left,
    252,
    235,
    { size: 9 },
  )

  sheet.put('Anfahrt', right, 34, { size: 13, bold: true })
  sheet.frame(right, 58, 245, 190, '#999')
  sheet.fill(right + 20, 150, 205, 7, '#cfd8dc')
  sheet.fill(right + 120, 70, 7, 165, '#cfd8dc')
  sheet.fill(right + 150, 90, 60, 40, '#ffe0b2')
  sheet.put('Halle 1-4', right + 160, 105, { size: 8 })
  sheet.fill(right + 150, 180, 26, 26, '#1565c0')
  sheet.put('P', right + 157, 184, { size: 18, bold: true, color: '#ffffff' })
  sheet.put('P-Süd', right + 182, 190, { size: 8 })
  sheet.prose(
    'A 38, Ausfahrt 24, der Beschilderung Messe P-Süd folgen. Pendelbus alle 8 Minuten.',
    right,
    260,
    240,
    { size: 9 },
  )

  sheet.put('Parkordnung', left, low, { size: 13, bold: true })
  const rules = [
    'Es gilt die Straßenverkehrsordnung. Schrittgeschwindigkeit.',
    'Das Ticket berechtigt nicht zu einem bestimmten Stellplatz.',
    'Bei Verlust des Tickets ist der Tageshöchstsatz von € 25,00 zu entrichten.',
    'Erstattung nur bei Absage der Messe. Der Weiterverkauf ist untersagt.',
    'Für Schäden durch Dritte wird keine Haftung übernommen.',
  ]
  let y = low + 26
  for (const rule of rules) y = sheet.prose(rule, left, y, 240, { size: 8.5 }) + 5

  sheet.put('Hallenfeld Messeparken', right, low, { size: 12, bold: true })
  sheet.lines(
    ['Hallenfeld Messe-Service GmbH', 'Am Messesee 1, 04356 Leipzig', 'USt-IdNr. DE 141 590 773'],
    right,
    low + 17,
    {
      size: 8,
    },
  )
  sheet.put(`Rechnung ${chance.digits(8)}`, right, low + 62, { size: 10, bold: true })
  sheet.put(`gekauft am ${shown} um ${anyClock(chance)} Uhr`, right, low + 76, { size: 8 })
  for (const [index, [name, minor]] of rows.entries()) {
    sheet.put(name, right, low + 100 + 14 * index, { size: 8.5 })
    sheet.right(money(minor), 565, low + 100 + 14 * index, { size: 8.5 })
  }
  sheet.rule(low + 144, right, 565)
  sheet.put('Rechnungsbetrag', right, low + 150, { size: 9.5, bold: true })
  sheet.right(money(total), 565, low + 150, { size: 9.5, bold: true })
  sheet.put(`netto ${money(total - tax)} zzgl. 19 % USt. ${money(tax)}`, right, low + 166, {
    size: 7.5,
  })
  sheet.put('Zahlung: Kreditkarte. Leistungszeitraum wie oben.', right, low + 177, {
    size: 7.5,
  })
  return labelled(
    'Hallenfeld Messeparken',
    [bought, shown],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
