import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** On a group's letter paper: the house that bills at the right, its sisters along the foot, a deposit taken off at the end. */
export const sisterHouses = template(
  'hotel-sister-houses',
  { face: 'serif' },
  {
    de: {
      hotel: 'Hotel Löwenhof Luzern',
      own: [
        'Ein Haus der Calanda Hotelgruppe',
        'Sempacherquai 9',
        'CH-6003 Luzern',
        '+41 41 555 01 20',
        'loewenhof@calanda.example',
      ],
      sisters: [
        'Hotel Rheinkrone|Basel',
        'Hotel Bärenplatz|Bern',
        'Seehotel Inseli|Zug',
        'Kurhaus Val Sinaira|Scuol',
        'Hotel Limmatblick|Zürich',
      ],
      group: 'Calanda Hotelgruppe AG, Chur – CHE-109.337.812 MWST – www.calanda.example',
      about: ['Rechnung', 'Gast', 'Aufenthalt', 'Zimmer', 'Es bediente Sie'],
      lines: [
        'Logement Einzelzimmer Seeseite',
        'Frühstücksbuffet',
        'Restaurant Leuenstube',
        'Kurtaxe Stadt Luzern',
      ],
      total: 'Total inkl. MwSt',
      deposit: 'abzüglich Ihrer Anzahlung vom',
      rest: 'Zahlbar innert 30 Tagen',
      tax: 'Im Betrag enthalten: MwSt zu den gesetzlichen Sätzen; Kurtaxe ohne MwSt.',
      thanks:
        'Wir danken Ihnen für Ihren Aufenthalt und freuen uns auf ein Wiedersehen in einem unserer Häuser.',
      days: 'd. MMMM yyyy',
      money: ["1'234.56", 'CHF'] as [Figures, string],
    },
    nl: {
      hotel: 'Hotel De Gouden Reiger Gent',
      own: [
        'Lid van de Scheldeland Hotels',
        'Ajuinlei 31',
        'BE-9000 Gent',
        '+32 9 555 01 44',
        'reiger@scheldeland.example',
      ],
      sisters: [
        'Hotel Sint-Joris|Brugge',
        'Stadshotel Vismijn|Antwerpen',
        'Hotel Het Anker|Oostende',
        'Hotel Dijlepark|Leuven',
        'Hotel Groothuis|Mechelen',
      ],
      group: 'Scheldeland Hotels NV, Antwerpen – BTW BE 0447.208.815 – www.scheldeland.example',
      about: ['Factuur', 'Gast', 'Verblijf', 'Kamer', 'U werd geholpen door'],
      lines: [
        'Overnachting eenpersoonskamer',
        'Ontbijtbuffet',
        'Brasserie Het Pand',
        'Stadstaks Gent',
      ],
      total: 'Totaal incl. btw',
      deposit: 'af: uw voorschot van',
      rest: 'Nog te voldoen binnen 30 dagen',
      tax: 'In het bedrag begrepen: btw tegen de wettelijke tarieven; stadstaks zonder btw.',
      thanks: 'Wij danken u voor uw verblijf en zien u graag terug in een van onze huizen.',
      days: 'd MMMM yyyy',
      money: ['1.234,56', 'EUR'] as [Figures, string],
    },
  },
  (sheet, words, chance, language) => {
    const leaving = anyDay(chance)
    const nights = chance.whole(2, 4)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.money[0])
    const prices = [100 * chance.whole(148, 215), 2200, 50 * chance.whole(70, 130), 350]
    const rows = words.lines.map(
      (name, kind) => [kind === 2 ? 1 : nights, name, prices[kind]!] as const,
    )
    const total = sum(rows.map(([count, , price]) => count * price))
    const guest = anyGuest(chance, language)
    const brown = '#6b4a1f'

    sheet.right(words.hotel, 540, 44, { size: 16, color: brown })
    for (const [index, line] of words.own.entries())
      sheet.right(line, 540, 66 + 11.5 * index, { size: 8.5, color: index ? '#333' : brown })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 70, 140, { size: 10.5 })
    sheet.right(`${words.own[2]!.slice(8)}, ${show(leaving)}`, 540, 206, { size: 10.5 })
    sheet.put(`${words.about[0]} ${chance.whole(20100, 88000)}`, 70, 236, { size: 13, bold: true })
    const told = [
      `${words.about[1]}: ${guest.name}`,
      `${words.about[2]}: ${show(addDays(leaving, -nights))} – ${show(leaving)}`,
      `${words.about[3]}: ${chance.whole(101, 520)}`,
      `${words.about[4]}: M. Keller`,
    ]
    sheet.lines(told, 70, 258, { size: 9.5 }, 1.4)
    let y = 334
    for (const [count, name, price] of rows) {
      sheet.right(String(count), 82, y, { size: 10.5 })
      sheet.put(name, 96, y, { size: 10.5 })
      sheet.right(money(price), 440, y, { size: 10.5 })
      sheet.right(money(count * price), 540, y, { size: 10.5 })
      y += 19
    }
    sheet.rule(y + 2, 460, 540)
    sheet.put(words.total, 96, y + 9, { size: 11.5, bold: true })
    sheet.right(words.money[1], 470, y + 9, { size: 11.5, bold: true })
    sheet.right(money(total), 540, y + 9, { size: 11.5, bold: true })
    sheet.put(`${words.deposit} ${show(addDays(leaving, -nights - 12))}`, 96, y + 32, {
      size: 10.5,
    })
    sheet.right(`- ${money(15000)}`, 540, y + 32, { size: 10.5 })
    sheet.put(words.rest, 96, y + 50, { size: 10.5 })
    sheet.right(money(total - 15000), 540, y + 50, { size: 10.5 })
    sheet.put(words.tax, 70, y + 90, { size: 8.5 })
    sheet.prose(words.thanks, 70, y + 116, 440, { size: 10.5 })
    sheet.rule(764, 70, 540, { color: brown })
    for (const [index, sister] of words.sisters.entries()) {
      const [name = '', town = ''] = sister.split('|')
      sheet.middle(name, 108 + 98 * index, 771, { size: 8, color: brown })
      sheet.middle(town, 108 + 98 * index, 781, { size: 8, color: brown })
    }
    sheet.middle(words.group, 305, 800, { size: 7.5, color: '#555' })
    return labelled(
      words.hotel,
      [leaving, show(leaving)],
      [total, money(total)],
      [words.money[1], words.money[1]],
    )
  },
)
