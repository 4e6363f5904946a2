import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The month of a business account with a street parking app: towns' fees passed on untaxed, the app's own fee taxed. */
export const zoneAppInvoice = template(
  'parking-zone-app-invoice',
  {},
  {
    nl: {
      brand: 'parkeerwijs',
      title: 'Factuur',
      facts: ['Factuurnummer', 'Factuurdatum', 'Klantnummer', 'Vervaldatum'],
      period: 'Periode',
      head: ['Datum', 'Van – tot', 'Zone', 'Kenteken', 'Parkeergeld', 'Servicekosten'],
      zones: ['Utrecht 1512', 'Den Haag 2040', 'Amsterdam 14821', 'Zwolle 38001'],
      plate: 'K-482-TX',
      sums: ['Parkeergelden (btw 0%)', 'Servicekosten excl. btw', 'Btw 21%', 'Totaal incl. btw'],
      rate: 21,
      day: 'dd-MM-yyyy',
      debit: (day: string) =>
        `Het totaalbedrag wordt omstreeks ${day} automatisch van uw rekening NL•• •••• •••• ••41 87 afgeschreven.`,
      note: 'Parkeergelden innen wij namens gemeenten en private exploitanten; hierover berekenen wij geen btw.',
      foot: 'parkeerwijs is een handelsnaam van Parkeerwijs Nederland B.V. | Stationsplein 9, 3818 LE Amersfoort | KvK 32118450 | Btw NL814772096B01',
    },
    de: {
      brand: 'parkzeit',
      title: 'Rechnung',
      facts: ['Rechnungsnr.', 'Rechnungsdatum', 'Kundennr.', 'Fällig am'],
      period: 'Abrechnungszeitraum',
      head: ['Datum', 'Start – Ende', 'Parkzone', 'Kennzeichen', 'Parkgebühr', 'Servicegebühr'],
      zones: ['Köln 500104', 'Hamburg 40201', 'Berlin 100043', 'Mainz 613120'],
      plate: 'S-WA 1183',
      sums: [
        'Parkgebühren (durchlaufender Posten)',
        'Servicegebühren netto',
        'USt. 19 %',
        'Rechnungsbetrag',
      ],
      rate: 19,
      day: 'dd.MM.yyyy',
      debit: (day: string) =>
        `Der Rechnungsbetrag wird am ${day} per SEPA-Lastschrift von Ihrem Konto DE•• •••• •••• •••• ••20 11 eingezogen.`,
      note: 'Parkgebühren werden im Namen und für Rechnung der jeweiligen Kommune erhoben und ohne Umsatzsteuer weitergegeben.',
      foot: 'Parkzeit Mobility GmbH | Kaiserdamm 88, 14057 Berlin | AG Charlottenburg HRB 188042 B | USt-IdNr. DE307744219 | GF: S. Albers',
    },
  },
  (sheet, words, chance, language) => {
    const issued = `${anyDay(chance).slice(0, 8)}01`
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const guest = anyGuest(chance, language)
    const fees = Array.from({ length: 9 }, () => 10 * chance.whole(14, 128))
    const service = chance.pick([29, 35, 39])
    const tax = taxWithin(service * fees.length, words.rate)
    const total = sum(fees) + service * fees.length
    sheet.disc(506, 58, 17, '#6d28d9')
    sheet.put('P', 500, 47, { size: 19, bold: true, color: '#fff' })
    sheet.right(words.brand, 480, 44, { size: 25, bold: true, color: '#6d28d9' })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 48, 110, { size: 10 })
    sheet.put(words.title, 48, 196, { size: 22 })
    const due = show(addDays(issued, 8))
    const values = [`B${chance.digits(9)}`, show(issued), chance.digits(7), due]
    for (const [index, word] of words.facts.entries()) {
      sheet.fill(48 + 126 * index, 234, 121, 38, '#f3f0fa')
      sheet.put(word, 55 + 126 * index, 240, { size: 7.5, color: '#666' })
      sheet.put(values[index]!, 55 + 126 * index, 253, { size: 10, bold: true })
    }
    const start = `${addDays(issued, -1).slice(0, 8)}01`
    sheet.put(`${words.period} ${show(start)} – ${show(addDays(issued, -1))}`, 48, 290)
    const columns = [48, 118, 200, 300, 460, 547]
    for (const [index, word] of words.head.entries())
      (index < 4 ? sheet.put : sheet.right)(word, columns[index]!, 316, { size: 8, bold: true })
    sheet.rule(329, 48, 547, { color: '#6d28d9' })
    for (const [index, fee] of fees.entries()) {
      const y = 336 + 16 * index
      const hour = chance.whole(10, 17)
      sheet.put(show(addDays(start, 3 * index + 1)), 48, y, { size: 8.5 })
      sheet.put(`${hour}:${chance.whole(10, 59)} – ${hour + 2}:${chance.whole(10, 59)}`, 118, y, {
        size: 8.5,
      })
      sheet.put(chance.pick(words.zones as [string, ...string[]]), 200, y, { size: 8.5 })
      sheet.put(words.plate, 300, y, { size: 8.5 })
      sheet.right(money(fee), 460, y, { size: 8.5 })
      sheet.right(money(service), 547, y, { size: 8.5 })
    }
    const sums = [sum(fees), service * fees.length - tax, tax, total]
    for (const [index, word] of words.sums.entries()) {
      const y = 500 + 18 * index + (index === 3 ? 8 : 0)
      sheet.put(word, 300, y, { size: index === 3 ? 11 : 9, bold: index === 3 })
      sheet.right(`€ ${money(sums[index]!)}`, 547, y, {
        size: index === 3 ? 11 : 9,
        bold: index === 3,
      })
    }
    sheet.rule(554, 300, 547)
    sheet.prose(`${words.debit(due)} ${words.note}`, 48, 610, 499)
    sheet.put('1/1', 48, 790, { size: 7, color: '#888' })
    sheet.prose(words.foot, 48, 803, 499, { size: 7, color: '#888' })
    return labelled(words.brand, [issued, show(issued)], [total, money(total)], ['EUR', '€'])
  },
)
