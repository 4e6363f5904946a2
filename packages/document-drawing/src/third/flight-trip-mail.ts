import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const extras =
  'Ruimbagage bijboeken kan tot 3 uur voor vertrek vanaf € 24,00 per stuk (op de luchthaven € 45,00). Een stoel met extra beenruimte kost € 18,00. Wijzigen kost € 60,00 per persoon plus het verschil in tarief.'
const legal =
  'Waddenwind Airlines N.V., Luchthavenweg 14, 9765 PA Eelde. KvK 04091277, btw NL8190.44.371.B01. Op deze reis zijn onze vervoersvoorwaarden van toepassing. Vluchten met nummers vanaf WN 3000 worden uitgevoerd door partnermaatschappij Skagen Fly.'

/** An airline's mail after booking: the flights as cards, what may be added, and the payment on the second page. */
export const tripMail = oneOff('flight-trip-mail', {}, 'nl', (sheet, chance) => {
  const booked = anyDay(chance)
  const out = addDays(booked, chance.whole(12, 50))
  const back = addDays(out, chance.whole(1, 4))
  const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'nl')
  const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
  const guest = anyGuest(chance, 'nl')
  const prices = [
    100 * chance.whole(58, 140) + 49,
    100 * chance.whole(48, 120) + 99,
    2938,
    4717,
    2400,
    1150,
  ]
  const total = sum(prices)
  const code = `W${chance.digits(2)}KX${chance.digits(1)}`
  const blue = '#0b4f6c'

  sheet.fill(0, 0, 595, 70, blue)
  sheet.shape(
    [
      [40, 46],
      [64, 24],
      [72, 28],
      [56, 48],
    ],
    '#ffd166',
  )
  sheet.put('Waddenwind Airlines', 84, 26, { size: 18, bold: true, color: '#fff' })
  sheet.right('Bekijk deze e-mail in uw browser', 555, 32, { size: 8, color: '#cde' })
  sheet.put(`Goede reis, ${guest.name}!`, 40, 96, { size: 20, bold: true, color: blue })
  sheet.put(
    'Uw boeking is bevestigd en betaald. Deze e-mail is tevens uw betalingsbewijs.',
    40,
    126,
    { size: 10.5 },
  )
  sheet.fill(40, 152, 515, 46, '#eaf4f7')
  for (const [index, [word, value]] of [
    ['Boekingscode', code],
    ['Geboekt op', show(booked)],
    ['Status', 'Bevestigd'],
    ['Reizigers', '1 volwassene'],
  ].entries()) {
    sheet.put(word!, 54 + 128 * index, 160, { size: 8, color: '#557' })
    sheet.put(value!, 54 + 128 * index, 174, { size: 11, bold: true })
  }
  const flights = [
    ['Heenreis', out, 'GRQ', 'Groningen', 'CPH', 'Kopenhagen', '07:10', '08:25', 'WN 412'],
    ['Terugreis', back, 'CPH', 'Kopenhagen', 'GRQ', 'Groningen', '18:05', '19:20', 'WN 417'],
  ] as const
  for (const [
    index,
    [way, day, from, fromTown, to, toTown, leaves, lands, flight],
  ] of flights.entries()) {
    const x = 40 + 263 * index
    sheet.frame(x, 216, 252, 150, '#9bc', 8)
    sheet.put(way, x + 14, 228, { size: 9, color: '#557' })
    sheet.put(dayIn(day, 'EEEE d MMMM yyyy', 'nl'), x + 14, 242, { size: 11, bold: true })
    sheet.put(from, x + 14, 268, { size: 24, bold: true, color: blue })
    sheet.right(to, x + 238, 268, { size: 24, bold: true, color: blue })
    sheet.rule(281, x + 84, x + 168, { color: '#9bc' })
    sheet.lines([fromTown, leaves], x + 14, 300, { size: 10 })
    sheet.right(toTown, x + 238, 300, { size: 10 })
    sheet.right(lands, x + 238, 313, { size: 10 })
    sheet.put(
      `${flight} · Economy Flex · stoel ${chance.whole(4, 27)}${chance.pick(['A', 'C', 'F'])}`,
      x + 14,
      342,
      { size: 8.5, color: '#557' },
    )
  }
  sheet.put('Inbegrepen', 40, 390, { size: 13, bold: true, color: blue })
  sheet.lines(
    [
      '• handbagage 40 x 30 x 20 cm',
      '• 1 stuk ruimbagage tot 20 kg (heenreis)',
      '• online inchecken vanaf 30 uur voor vertrek',
    ],
    40,
    410,
    { size: 10 },
    1.5,
  )
  sheet.put('Nog iets nodig?', 40, 472, { size: 13, bold: true, color: blue })
  sheet.prose(extras, 40, 492, 515, { size: 10 })
  sheet.fill(40, 556, 250, 96, '#ffd166')
  sheet.put('Huurauto in Kopenhagen', 56, 572, { size: 12, bold: true })
  sheet.put('al vanaf € 31,50 per dag', 56, 592, { size: 10 })
  sheet.fill(305, 556, 250, 96, '#dceef3')
  sheet.put('Hotel in Kopenhagen', 321, 572, { size: 12, bold: true })
  sheet.put('al vanaf € 89,00 per nacht', 321, 592, { size: 10 })
  sheet.right('Pagina 1 van 2', 555, 812, { size: 8 })

  sheet.nextPage()
  sheet.put('Betaaloverzicht', 40, 44, { size: 16, bold: true, color: blue })
  const rows = [
    'Tarief heenreis',
    'Tarief terugreis',
    'Vliegbelasting',
    'Luchthavengelden en veiligheidsheffing',
    'Ruimbagage 20 kg (heenreis)',
    'Boekingskosten',
  ]
  for (const [index, row] of rows.entries()) {
    if (index % 2 === 0) sheet.fill(40, 72 + 20 * index, 515, 20, '#f3f8fa')
    sheet.put(row, 50, 77 + 20 * index, { size: 10 })
    sheet.right(money(prices[index]!), 545, 77 + 20 * index, { size: 10 })
  }
  sheet.put('Totaal betaald', 50, 202, { size: 13, bold: true })
  sheet.right(money(total), 545, 202, { size: 13, bold: true })
  sheet.put('iDEAL, geen btw verschuldigd (internationaal personenvervoer, 0%)', 50, 222, {
    size: 9,
    color: '#557',
  })
  sheet.put(`U spaart met deze reis ${chance.whole(210, 480)} Windpunten.`, 50, 236, {
    size: 9,
    color: '#557',
  })
  sheet.prose(legal, 40, 740, 515, { size: 7.5, color: '#667' })
  sheet.right('Pagina 2 van 2', 555, 812, { size: 8 })
  return labelled(
    'Waddenwind Airlines',
    [booked, show(booked)],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
