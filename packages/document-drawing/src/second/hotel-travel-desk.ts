import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A travel desk bills the hotel that it booked, and its fee; the hotel's own name stands in a line of the table. */
export const travelDesk = oneOff('hotel-travel-desk', {}, 'nl', (sheet, chance) => {
  const issued = anyDay(chance)
  const arrival = addDays(issued, chance.whole(6, 24))
  const nights = chance.whole(2, 4)
  const show = (day: string) => dayIn(day, 'dd-MM-yyyy', 'nl')
  const money = (minor: number) => figure(minor, '1.234,56')
  const rate = 50 * chance.whole(210, 320)
  const fee = 2450
  const feeTax = Math.round(fee * 0.21)
  const total = nights * rate + fee + feeTax
  const guest = anyGuest(chance, 'nl')
  const teal = '#00707a'

  sheet.lines(
    [guest.firm, 't.a.v. de crediteurenadministratie', guest.street, guest.town],
    62,
    120,
    {
      size: 10,
    },
  )
  sheet.shape(
    [
      [396, 62],
      [424, 40],
      [414, 62],
      [424, 84],
    ],
    teal,
  )
  sheet.put('Koers', 434, 42, { size: 22, bold: true, color: teal })
  sheet.put('Zakelijk Reizen', 434, 66, { size: 12, color: teal })
  sheet.lines(
    [
      'Koers Zakelijk Reizen',
      'Stationsplein 104',
      '3818 LE Amersfoort',
      '033 - 555 01 90',
      'facturen@koersreizen.example',
      '',
      'KvK 32 11 80 46',
      'BTW NL8093.55.127.B01',
      'IBAN NL18 KOER 0417 1640 22',
    ],
    434,
    104,
    { size: 8 },
    1.35,
  )
  sheet.put('FACTUUR', 62, 232, { size: 16, bold: true, color: teal })
  const facts: [string, string][] = [
    ['Factuurnummer', `${issued.slice(2, 4)}${chance.digits(6)}`],
    ['Factuurdatum', show(issued)],
    ['Vervaldatum', show(addDays(issued, 14))],
    ['Dossier', chance.digits(7)],
    ['Debiteur', chance.digits(5)],
    ['Kostenplaats', `KP ${chance.digits(3)}`],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    const [x, y] = [62 + 165 * (index % 3), 262 + 30 * Math.floor(index / 3)]
    sheet.put(word, x, y, { size: 8, color: teal })
    sheet.put(value, x, y + 11, { size: 10 })
  }

  sheet.fill(62, 334, 480, 18, teal)
  for (const [index, word] of ['Omschrijving', 'BTW', 'Bedrag'].entries()) {
    if (index === 0) sheet.put(word, 68, 339, { color: '#fff', bold: true })
    else sheet.right(word, [0, 440, 536][index]!, 339, { color: '#fff', bold: true })
  }
  sheet.put(`Reiziger: ${guest.name}`, 68, 362, { bold: true })
  sheet.lines(
    [
      'Hotel Isartorblick, Zweibrückenstrasse 31, München',
      `Aankomst ${show(arrival)}, vertrek ${show(addDays(arrival, nights))}`,
      `${nights} nachten eenpersoonskamer met ontbijt à ${money(rate)}`,
      `Bevestiging hotel: ${chance.digits(8)}, door ons vooruitbetaald`,
    ],
    68,
    378,
    {},
    1.45,
  )
  sheet.right('M', 440, 378)
  sheet.right(money(nights * rate), 536, 378)
  sheet.put('Boekingskosten hotel online', 68, 442)
  sheet.right('21%', 440, 442)
  sheet.right(money(fee), 536, 442)
  sheet.rule(464, 62, 542, { color: teal })
  const sums: [string, number][] = [
    ['Totaal exclusief btw', nights * rate + fee],
    [`21% btw over ${money(fee)}`, feeTax],
  ]
  for (const [index, [word, minor]] of sums.entries()) {
    sheet.put(word, 330, 474 + 16 * index)
    sheet.right(money(minor), 536, 474 + 16 * index)
  }
  sheet.fill(322, 510, 220, 24, '#e0f0f1')
  sheet.put('Te betalen EUR', 330, 517, { size: 11, bold: true })
  sheet.right(money(total), 536, 517, { size: 11, bold: true })
  sheet.prose(
    'M: bijzondere regeling reisbureaus, op dit bedrag wordt geen btw in rekening gebracht. Toeristenbelasting en extra’s betaalt de reiziger in het hotel. Kosteloos annuleren kan tot drie dagen voor aankomst; daarna wordt de eerste nacht doorberekend.',
    62,
    566,
    480,
    { size: 8 },
  )
  sheet.prose(
    `Wij verzoeken u het bedrag vóór ${show(addDays(issued, 14))} over te maken onder vermelding van het factuurnummer. Op al onze diensten zijn de voorwaarden voor zakelijke reizen van toepassing, gedeponeerd bij de Kamer van Koophandel.`,
    62,
    780,
    480,
    { size: 7.5, color: '#666' },
  )
  return labelled(
    'Koers Zakelijk Reizen',
    [issued, show(issued)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
