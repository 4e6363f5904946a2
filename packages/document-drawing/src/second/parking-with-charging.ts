import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Parked and charged: two chapters with sums of their own, taxes at the end, what will be debited and when. */
export const withCharging = template(
  'parking-with-charging',
  {},
  {
    nl: {
      firm: 'Stroomplek',
      sender:
        'Stroomplek Nederland B.V. | Vijzelpad 6, 8051 KR Hattem | KvK 74410286 | btw NL859880417B01',
      title: 'Factuur',
      facts: ['Factuurnummer', 'Factuurdatum', 'Contract', 'Pas'],
      place: 'Parkeergarage Spoorhaven, Zwolle – plek E14',
      parking: 'Parkeren',
      charging: 'Laden',
      park: ['Daluren', 'Dagtarief', 'uur'],
      charge: ['Elektriciteit', 'Starttarief', 'Blokkeertarief na 4 uur'],
      sub: 'Subtotaal',
      net: 'Totaal exclusief btw',
      tax: '21% btw',
      rate: 21,
      total: 'Totaal inclusief btw',
      debit: (amount: string, day: string) =>
        `Het bedrag van ${amount} wordt omstreeks ${day} automatisch afgeschreven van rekening NL•• •••• 4410 07.`,
      day: 'dd-MM-yyyy',
      long: 'd MMMM yyyy',
      prefix: true,
    },
    de: {
      firm: 'Ladeplatz Plus',
      sender:
        'Ladeplatz Plus GmbH & Co. KG · Am Umspannwerk 2 · 34123 Kassel · HRA 17744 · USt-IdNr. DE 318 220 945',
      title: 'Rechnung',
      facts: ['Rechnungsnr.', 'Datum', 'Vertrag', 'Ladekarte'],
      place: 'Parkhaus Königstor, Kassel – Stellplatz E14',
      parking: 'Parken',
      charging: 'Laden',
      park: ['Nachttarif', 'Tagtarif', 'Std.'],
      charge: ['Strom', 'Startgebühr', 'Blockiergebühr ab 4 Std.'],
      sub: 'Zwischensumme',
      net: 'Nettobetrag',
      tax: 'Umsatzsteuer 19 %',
      rate: 19,
      total: 'Bruttobetrag',
      debit: (amount: string, day: string) =>
        `Der Betrag von ${amount} wird am ${day} per SEPA-Lastschrift von Ihrem Konto DE•• •••• 2207 15 eingezogen.`,
      day: 'dd.MM.yyyy',
      long: 'd. MMMM yyyy',
      prefix: false,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const stay = addDays(billed, -chance.whole(2, 9))
    const shown = dayIn(billed, words.day, language)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const money = (minor: number) => (words.prefix ? `€ ${plain(minor)}` : `${plain(minor)} €`)
    const hours = [chance.whole(2, 6), chance.whole(3, 8)]
    const watts = chance.whole(1480, 5620)
    const chapters: [string, [string, string, number][]][] = [
      [
        words.parking,
        [
          [words.park[0]!, `${hours[0]} ${words.park[2]} x ${plain(110)}`, 110 * hours[0]!],
          [words.park[1]!, `${hours[1]} ${words.park[2]} x ${plain(235)}`, 235 * hours[1]!],
        ],
      ],
      [
        words.charging,
        [
          [words.charge[0]!, `${plain(watts)} kWh x 0,4118`, Math.round(0.4118 * watts)],
          [words.charge[1]!, '1 x', 50],
          [words.charge[2]!, `${chance.whole(20, 90)} min`, 10 * chance.whole(10, 90)],
        ],
      ],
    ]
    const net = sum(chapters.flatMap(([, rows]) => rows.map(([, , minor]) => minor)))
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const guest = anyGuest(chance, language)

    sheet.fill(0, 0, 170, 842, '#f0f7f4')
    sheet.shape(
      [
        [46, 40],
        [30, 66],
        [42, 66],
        [36, 86],
        [58, 56],
        [45, 56],
      ],
      '#00897b',
    )
    sheet.put(words.firm, 66, 56, { size: 13, bold: true, color: '#00695c' })
    const values = [
      `${billed.slice(0, 4)}${chance.digits(5)}`,
      shown,
      `C-${chance.digits(5)}`,
      chance.digits(8),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 30, 130 + 34 * index, { size: 8, color: '#557' })
      sheet.put(values[index]!, 30, 142 + 34 * index, { size: 10 })
    }
    sheet.put(words.title, 195, 44, { size: 22 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 195, 90, { size: 9.5 })
    sheet.put(words.place, 195, 170, { size: 10.5, bold: true })
    sheet.put(
      `${dayIn(stay, words.long, language)}, 0${chance.whole(6, 8)}:${chance.whole(10, 59)}`,
      195,
      186,
    )
    let y = 216
    for (const [title, rows] of chapters) {
      sheet.put(title, 195, y, { size: 11, color: '#00695c' })
      sheet.rule(y + 15, 195, 560, { color: '#00897b' })
      y += 22
      for (const [name, how, minor] of rows) {
        sheet.put(name, 195, y)
        sheet.right(how, 460, y, { color: '#555' })
        sheet.right(money(minor), 560, y)
        y += 16
      }
      sheet.put(words.sub, 380, y + 2, { bold: true })
      sheet.right(money(sum(rows.map(([, , minor]) => minor))), 560, y + 2, { bold: true })
      y += 34
    }
    for (const [name, minor] of [
      [words.net, net],
      [words.tax, tax],
      [words.total, total],
    ] as const) {
      const style = { size: name === words.total ? 12 : 9, bold: name === words.total }
      sheet.put(name, 330, y, style)
      sheet.right(money(minor), 560, y, style)
      y += 18
    }
    const later = dayIn(addDays(billed, 10), words.long, language)
    sheet.prose(words.debit(money(total), later), 195, y + 20, 365, { size: 9 })
    sheet.put(words.sender, 185, 812, { size: 7, color: '#666' })
    return labelled(words.firm, [billed, shown], [total, plain(total)], ['EUR', '€'])
  },
)
