import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  address: string[]
  event: [string, string]
  role: string
  wear: string
  fold: string
  hours: [string, string, string, string]
  travel: [title: string, ...lines: string[]]
  receipt: (number: string, day: string) => string
  billedTo: string
  rows: [string, string]
  total: string
  tax: (amount: string) => string
  taxRate: number
  paid: string
  day: string
  money: (figures: string) => string
}

/** A fair's ticket to fold in four: badge, hours, way there, and in the last quarter the receipt. */
export const foldBadge = template<Words>(
  'conference-fold-badge',
  {},
  {
    it: {
      vendor: 'Ente Fiera Valsesia',
      address: ['Viale Varallo 2, 13011 Borgosesia (VC)', 'P. IVA 02007310027'],
      event: ['RUBINETTO', 'Salone della valvola e della meccanica fluida'],
      role: 'VISITATORE',
      wear: 'Indossare il badge durante tutta la visita',
      fold: 'piegare qui',
      hours: ['Orari', '9.30 – 18.00', 'Ultimo giorno', '9.30 – 16.00'],
      travel: [
        'Come arrivare',
        'In auto: A26, uscita Romagnano-Ghemme, poi SP 299.',
        'In treno: stazione di Novara, navetta gratuita ogni 30 minuti.',
        'Parcheggio P2 riservato ai visitatori, tariffa giornaliera 8,00 €.',
      ],
      receipt: (number, day) => `Ricevuta n. ${number} del ${day}`,
      billedTo: 'Intestata a',
      rows: ['Biglietto online 2 giorni', 'Catalogo a stampa'],
      total: 'Totale',
      tax: (amount) => `di cui IVA 22%: ${amount}`,
      taxRate: 22,
      paid: 'Pagamento: PayPal',
      day: 'dd/MM/yyyy',
      money: (figures) => `${figures} €`,
    },
    nl: {
      vendor: 'Expohal Twente',
      address: ['Havenkade 9, 7553 GW Hengelo', 'KvK 06088421, btw NL 8096.12.740.B01'],
      event: ['SCHOON WATER', 'Vakbeurs voor zuivering en riolering'],
      role: 'BEZOEKER',
      wear: 'Draag deze badge zichtbaar op de beursvloer',
      fold: 'hier vouwen',
      hours: ['Openingstijden', '10.00 – 17.00', 'Laatste dag', '10.00 – 16.00'],
      travel: [
        'Route',
        'Met de auto: A35, afrit 29, volg de borden Expohal.',
        'Met de trein: station Hengelo, pendelbus elk kwartier.',
        'Parkeren op P3 kost € 9,50 per dag, betaal bij de automaat.',
      ],
      receipt: (number, day) => `Kwitantie ${number}, ${day}`,
      billedTo: 'Op naam van',
      rows: ['Passe-partout 2 dagen', 'Beurscatalogus'],
      total: 'Totaal',
      tax: (amount) => `incl. 9% btw: ${amount}`,
      taxRate: 9,
      paid: 'Betaald met iDEAL',
      day: 'd-M-yyyy',
      money: (figures) => `€ ${figures}`,
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const opens = addDays(bought, chance.whole(10, 40))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const amounts = [100 * chance.whole(38, 95), 100 * chance.whole(12, 20)]
    const total = amounts[0]! + amounts[1]!
    const guest = anyGuest(chance, language)
    const colour = '#0b6e4f'

    for (let x = 10; x < 585; x += 10) sheet.rule(421, x, x + 5, { color: '#999' })
    for (let y = 10; y < 830; y += 10) sheet.upright(297, y, y + 5, { color: '#999' })
    sheet.put(words.fold, 20, 408, { size: 7, color: '#999' })
    sheet.right(words.fold, 575, 408, { size: 7, color: '#999' })

    sheet.fill(24, 24, 250, 74, colour)
    sheet.middle(words.event[0], 149, 38, { size: 20, bold: true, color: '#fff' })
    sheet.middle(words.event[1], 149, 68, { size: 9.5, color: '#fff' })
    const [, first = '', last = ''] = guest.name.split(' ')
    sheet.middle(first, 149, 140, { size: 30, bold: true })
    sheet.middle(last, 149, 176, { size: 30, bold: true })
    sheet.middle(guest.firm, 149, 222, { size: 13 })
    sheet.fill(24, 270, 250, 34, '#111')
    sheet.middle(words.role, 149, 279, { size: 16, bold: true, color: '#fff' })
    for (let bar = 0; bar < 46; bar++)
      sheet.fill(75 + 3.2 * bar, 322, chance.pick([0.8, 1.4, 2.2]), 36, '#111')
    sheet.middle(chance.digits(13), 149, 362, { size: 8 })
    sheet.middle(words.wear, 149, 384, { size: 8, color: '#555' })

    const [open, usual, lastDay, shorter] = words.hours
    sheet.put(words.event[0], 320, 40, { size: 14, bold: true, color: colour })
    sheet.put(`${show(opens)} – ${show(addDays(opens, 2))}`, 320, 62, { size: 13 })
    sheet.put(open, 320, 104, { size: 10, bold: true })
    sheet.put(usual, 430, 104, { size: 10 })
    sheet.put(lastDay, 320, 122, { size: 10, bold: true })
    sheet.put(shorter, 430, 122, { size: 10 })
    for (const [index, hall] of ['A', 'B', 'C', 'D'].entries()) {
      const x = 320 + 64 * index
      sheet.frame(x, 170, 56, 110 - 14 * index, colour)
      sheet.middle(hall, x + 28, 206, { size: 18, color: colour })
    }

    const [way, ...lines] = words.travel
    sheet.put(way, 30, 446, { size: 13, bold: true, color: colour })
    let y = 472
    for (const line of lines) y = sheet.prose(line, 30, y, 240, { size: 10 }) + 6

    sheet.put(words.vendor, 320, 446, { size: 12, bold: true })
    sheet.lines(words.address, 320, 463, { size: 8 })
    sheet.put(words.receipt(chance.digits(6), show(bought)), 320, 500, { size: 10 })
    sheet.put(words.billedTo, 320, 526, { size: 8, color: '#555' })
    sheet.lines([guest.firm, guest.street, guest.town], 320, 538)
    for (const [index, name] of words.rows.entries()) {
      sheet.put(name, 320, 592 + 16 * index, { size: 10 })
      sheet.right(money(amounts[index]!), 570, 592 + 16 * index, { size: 10 })
    }
    sheet.rule(628, 320, 570)
    sheet.put(words.total, 320, 636, { size: 11, bold: true })
    sheet.right(money(total), 570, 636, { size: 11, bold: true })
    sheet.put(words.tax(money(taxWithin(total, words.taxRate))), 320, 656, { size: 8.5 })
    sheet.put(words.paid, 320, 670, { size: 8.5 })
    return labelled(
      words.vendor,
      [bought, show(bought)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
