import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A garage that also lends a van: a contract of boxes, out and in side by side, charges on the right, the deposit given back. */
export const villageGarage = template(
  'rental-village-garage',
  {},
  {
    en: {
      name: 'Pruitt’s Garage',
      trade: 'Repairs – State Inspections – Towing – Truck & Van Rental',
      address: ['2217 River Road', 'East Calder, VT 05648', '(802) 555-0143'],
      title: 'RENTAL AGREEMENT & INVOICE',
      asks: ['Renter', 'Driver', 'License no.', 'Vehicle', 'Plate'],
      vehicle: ['Cargo van, white, 2019', 'LFR 417'],
      sides: ['', 'OUT', 'IN'],
      rows: ['Date', 'Time', 'Odometer', 'Fuel'],
      fuel: ['Full', '7/8'],
      distance: 'mi',
      charges: (days: number, miles: number) => [
        `${days} days @ 64.00`,
        `${miles} miles over @ 0.35`,
        'Refueling',
        'Damage waiver',
      ],
      sub: 'Subtotal',
      tax: 'VT tax 9%',
      total: 'TOTAL',
      paid: ['Paid by check no. 1188', 'Deposit 200.00 returned to renter'],
      issued: 'Invoice date',
      terms:
        'Renter agrees to return the vehicle clean and in the same condition, ordinary wear excepted. Late returns are charged $15.00 per hour up to one full day. No smoking, no pets, not to leave New England without prior consent.',
      signs: ['Renter', 'For the garage'],
      prices: [6400, 35, 1840, 2400],
      day: 'MM/dd/yyyy',
      side: 'EEE MM/dd',
      figures: '1,234.56' as Figures,
      money: (text: string) => `$${text}`,
      currency: ['USD', '$'] as [string, string],
    },
    nl: {
      name: 'Autobedrijf Van der Zwaan',
      trade: 'Onderhoud • APK • Banden • Verhuur bestelbussen en aanhangers',
      address: ['Dorpsstraat 112', '4271 AE Dussenoord', '0416 555 014'],
      title: 'HUUROVEREENKOMST TEVENS FACTUUR',
      asks: ['Huurder', 'Bestuurder', 'Rijbewijs', 'Voertuig', 'Kenteken'],
      vehicle: ['Bestelbus L2H2, wit, 2020', 'V-118-ZN'],
      sides: ['', 'UIT', 'TERUG'],
      rows: ['Datum', 'Tijd', 'Kilometerstand', 'Brandstof'],
      fuel: ['vol', '7/8'],
      distance: 'km',
      charges: (days: number, miles: number) => [
        `${days} dagen à 58,00`,
        `${miles} extra km à 0,22`,
        'Bijtanken diesel',
        'Afkoop eigen risico',
      ],
      sub: 'Excl. btw',
      tax: 'Btw 21%',
      total: 'TOTAAL',
      paid: ['Per pin voldaan', 'Borg 250,00 retour aan huurder'],
      issued: 'Factuurdatum',
      terms:
        'De huurder levert het voertuig schoon en onbeschadigd in. Bij te laat inleveren wordt € 15,00 per uur gerekend tot ten hoogste een dag. Roken en huisdieren niet toegestaan. Ritten naar het buitenland alleen in overleg.',
      signs: ['Huurder', 'Namens het autobedrijf'],
      prices: [5800, 22, 2115, 1900],
      day: 'dd-MM-yyyy',
      side: 'EEE dd-MM',
      figures: '1.234,56' as Figures,
      money: (text: string) => `€ ${text}`,
      currency: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = addDays(anyDay(chance), 1)
    const days = chance.whole(2, 4)
    const start = chance.whole(41, 98) * 1000 + chance.whole(100, 900)
    const over = chance.whole(40, 180)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const [rate = 0, mile = 0, fuel = 0, waiver = 0] = words.prices
    const charges = [days * rate, over * mile, fuel, waiver]
    const sub = sum(charges)
    const isOnTop = language === 'en'
    const tax = isOnTop ? Math.round(sub * 0.09) : taxWithin(sub, 21)
    const total = isOnTop ? sub + tax : sub
    const shown = dayIn(day, words.day, language)
    const guest = anyGuest(chance, language)
    const pen = { face: 'mono', size: 9.5 } as const

    sheet.put(words.name, 40, 36, { size: 22, bold: true, color: '#8a1414' })
    sheet.put(words.trade, 40, 64, { size: 8.5 })
    for (const [index, line] of words.address.entries()) sheet.right(line, 555, 38 + 12 * index)
    sheet.fill(40, 84, 515, 18, '#8a1414')
    sheet.put(words.title, 46, 89, { size: 10, bold: true, color: '#fff' })
    sheet.right(`# ${chance.digits(5)}`, 549, 89, { size: 10, color: '#fff' })
    const values = [guest.firm, guest.name, chance.digits(8), ...words.vehicle]
    for (const [index, ask] of words.asks.entries()) {
      sheet.frame(40, 112 + 30 * index, 270, 30)
      sheet.put(ask, 45, 115 + 30 * index, { size: 6.5 })
      sheet.put(values[index]!, 52, 126 + 30 * index, pen)
    }
    const table = [
      words.sides,
      [
        words.rows[0]!,
        ...[addDays(day, -days), day].map((when) => dayIn(when, words.side, language)),
      ],
      [words.rows[1]!, '8:05', '16:50'],
      [
        words.rows[2]!,
        ...[start, start + 100 * days + over].map((read) => `${read} ${words.distance}`),
      ],
      [words.rows[3]!, ...words.fuel],
    ]
    for (const [row, cells] of table.entries()) {
      sheet.frame(40, 272 + 24 * row, 270, 24)
      for (const [column, cell] of cells.entries())
        sheet.put(
          cell,
          46 + 88 * column,
          279 + 24 * row,
          column === 0 || row === 0 ? { size: 8 } : pen,
        )
    }
    const lines: [string, number][] = words
      .charges(days, over)
      .map((text, index) => [text, charges[index]!])
    lines.push(
      ...((isOnTop
        ? [
            [words.sub, sub],
            [words.tax, tax],
          ]
        : [
            [words.sub, sub - tax],
            [words.tax, tax],
          ]) as [string, number][]),
    )
    sheet.frame(322, 112, 233, 280)
    for (const [index, [text, minor]] of lines.entries()) {
      sheet.put(text, 330, 124 + 24 * index)
      sheet.right(figure(minor, words.figures), 547, 124 + 24 * index, pen)
      sheet.rule(138 + 24 * index, 322, 555, { weight: 0.3 })
    }
    sheet.put(words.total, 330, 278, { size: 13, bold: true })
    sheet.right(money(total), 547, 277, { face: 'mono', size: 14, bold: true })
    sheet.lines(words.paid, 330, 310, pen, 1.6)
    sheet.put(words.issued, 330, 360, { size: 8 })
    sheet.right(shown, 547, 359, pen)
    sheet.prose(words.terms, 40, 410, 515, { size: 7.5 })
    for (const [index, sign] of words.signs.entries()) {
      sheet.rule(492, 40 + 270 * index, 240 + 270 * index)
      sheet.put(sign, 40 + 270 * index, 496, { size: 7.5 })
    }
    return labelled(words.name, [day, shown], [total, figure(total, words.figures)], words.currency)
  },
)
