import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Whatever is known about the house runs down a coloured column; the bill stands beside it. */
export const sideColumn = template(
  'hotel-side-column',
  {},
  {
    nl: {
      hotel: 'Stadshotel Katoen',
      side: [
        ['Stadshotel Katoen', 'Spinnerijplein 3', '5038 LK Tilburg'],
        ['013 555 0144', 'hallo@katoen.example'],
        ['KvK 18044321', 'BTW NL822334455B01'],
        ['Wifi: katoengast', 'Uitchecken tot 11.00 uur'],
      ],
      title: 'Jouw rekening',
      to: 'Voor',
      day: 'Opgemaakt op',
      nights: ['Nacht van', 'op'],
      extras: ['Ontbijt', 'Fietshuur', 'Drankje aan de bar'],
      sums: ['Totaal inclusief btw', 'Btw 9%', 'Betaald met creditcard'],
      days: 'd MMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 9,
    },
    fr: {
      hotel: 'Auberge de la Tannerie',
      side: [
        ['Auberge de la Tannerie', '6 rue du Moulin', '68000 Colmar'],
        ['03 89 55 01 77', 'bonjour@tannerie.example'],
        ['SIREN 488 221 036', 'TVA FR 11 488221036'],
        ['Wifi : tannerie', 'Départ avant 11 h'],
      ],
      title: 'Votre note',
      to: 'Pour',
      day: 'Établie le',
      nights: ['Nuit du', 'au'],
      extras: ['Petit déjeuner', 'Location de vélo', 'Verre au bar'],
      sums: ['Total TTC', 'dont TVA 10 %', 'Payé par carte'],
      days: 'd MMMM yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 10,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const leaving = addDays(arrival, nights)
    const shown = dayIn(leaving, words.days, language)
    const short = (day: string) => dayIn(day, 'dd/MM', language)
    const money = (minor: number) => figure(minor, words.figures)
    const rate = 100 * chance.whole(71, 139) + 50
    const rows: [string, number][] = [
      ...Array.from({ length: nights }, (_, night): [string, number] => {
        const day = addDays(arrival, night)
        return [
          `${words.nights[0]} ${short(day)} ${words.nights[1]} ${short(addDays(day, 1))}`,
          rate,
        ]
      }),
      ...words.extras.map((name): [string, number] => [name, 50 * chance.whole(11, 70)]),
    ]
    const total = sum(rows.map(([, minor]) => minor))

    sheet.fill(0, 0, 168, sheet.height, '#283044')
    sheet.disc(84, 80, 34, '#e0a458')
    let y = 150
    for (const lines of words.side)
      y = sheet.lines(lines, 24, y, { size: 9.5, color: '#ffffff' }, 1.5) + 24
    sheet.put(words.title, 204, 62, { size: 24 })
    sheet.put(`${words.day} ${shown}`, 204, 98, { size: 10, color: '#666' })
    const guest = anyGuest(chance, language)
    sheet.put(words.to, 204, 132, { size: 9, color: '#666' })
    sheet.lines([guest.name, guest.firm, guest.town], 240, 132, { size: 10 })
    y = 200
    for (const [name, minor] of rows) {
      sheet.put(name, 204, y, { size: 10 })
      sheet.right(money(minor), 545, y, { size: 10 })
      y += 24
    }
    sheet.rule(y, 204, 545, { weight: 1.5 })
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 0 ? 14 : 10, bold: index === 0 }
      const minor = index === 1 ? taxWithin(total, words.rate) : total
      sheet.put(word, 204, y + 14 + 26 * index, style)
      sheet.right(`${words.money[1]} ${money(minor)}`, 545, y + 14 + 26 * index, style)
    }
    return labelled(words.hotel, [leaving, shown], [total, money(total)], words.money)
  },
)
