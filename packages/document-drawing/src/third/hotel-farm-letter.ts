import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A farm's letter out of a word processor: the place with the day, sentences, lines with leading dots, a postscript on next year. */
export const farmLetter = template(
  'hotel-farm-letter',
  { face: 'serif' },
  {
    de: {
      name: 'Unterstockhof',
      head: ['Familie Obermoser • Urlaub am Bauernhof', 'Stockach 7, 6384 Waidegg in Tirol'],
      place: 'Waidegg, am ',
      day: 'd. MMMM yyyy',
      title: 'Rechnung Nr. ',
      hello: 'Grüß Gott,',
      stay: (from: string, to: string) =>
        `wir bedanken uns herzlich für Ihren Aufenthalt auf unserem Hof vom ${from} bis ${to} und erlauben uns, wie folgt zu verrechnen:`,
      items: ['Nächtigungen mit Frühstück, Kammer Süd', 'Brettljause am Abend', 'Ortstaxe'],
      total: 'macht zusammen',
      tax: (tax: string) => `Darin enthalten sind 10 % Umsatzsteuer (ohne Ortstaxe): € ${tax}.`,
      paid: 'Den Betrag haben Sie heute in bar bezahlt, vielen Dank dafür.',
      more: (year: number) =>
        `PS: Ab Mai ${year} kostet die Nächtigung mit Frühstück € 64,00. Wer bis Weihnachten bucht, zahlt noch den alten Preis!`,
      sign: ['Mit lieben Grüßen', 'Maria und Sepp Obermoser'],
      foot: 'Talkasse Waidegg, IBAN AT61 1904 3002 3457 3201 • UID ATU 55501420 • Tel. 0664 555 01 42',
      prices: [5600, 1150, 260],
    },
    it: {
      name: 'Agriturismo Il Colle dei Gelsi',
      head: ['Azienda agricola Bonacini Irma', 'Via Puianello 31, 41014 Castelvedro (MO)'],
      place: 'Castelvedro, lì ',
      day: 'd MMMM yyyy',
      title: 'Fattura n. ',
      hello: 'Gentile ospite,',
      stay: (from: string, to: string) =>
        `La ringraziamo per il soggiorno presso la nostra azienda dal ${from} al ${to}. Le riportiamo di seguito il conto:`,
      items: [
        'pernottamenti con colazione, camera Ciliegio',
        'cene in agriturismo',
        'tassa di soggiorno',
      ],
      total: 'in tutto',
      tax: (tax: string) => `IVA 10 % compresa: € ${tax}. Tassa di soggiorno fuori campo IVA.`,
      paid: 'Pagato oggi con bancomat alla partenza.',
      more: (year: number) =>
        `P.S. Dal mese di aprile ${year} il pernottamento costerà € 78,00; per chi ritorna resta il prezzo di quest’anno.`,
      sign: ['Un caro saluto', 'Irma Bonacini'],
      foot: 'P. IVA 03355501364 • Codice fiscale BNCRMI61D52F257K • tel. 059 555 0147 • gelsi@colle.example',
      prices: [7200, 2600, 150],
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 5)
    const day = addDays(anyDay(chance), 1)
    const show = (when: string) => dayIn(when, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const counts = [nights, nights - 1, nights]
    const minors = words.prices.map((price, index) => price * counts[index]!)
    const total = sum(minors)
    const guest = anyGuest(chance, language)
    const text = { size: 11.5 }

    sheet.middle(words.name, 297, 48, { size: 24, color: '#3d5a1e' })
    for (const [index, line] of words.head.entries())
      sheet.middle(line, 297, 80 + 14 * index, { size: 11 })
    sheet.rule(114, 180, 415, { color: '#3d5a1e' })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 71, 146, text)
    sheet.right(`${words.place}${show(day)}`, 524, 232, text)
    sheet.put(`${words.title}${chance.whole(8, 61)}/${day.slice(0, 4)}`, 71, 268, {
      size: 13,
      bold: true,
    })
    sheet.put(words.hello, 71, 300, text)
    let y = sheet.prose(words.stay(show(addDays(day, -nights)), show(day)), 71, 322, 453, text) + 12
    for (const [index, item] of words.items.entries()) {
      const line = `${counts[index]} ${item}, € ${money(words.prices[index]!)}`
      sheet.put(
        `${line} ${'.'.repeat(Math.floor((376 - sheet.widthOf(line, text)) / 2.9))}`,
        90,
        y,
        text,
      )
      sheet.right(`€ ${money(minors[index]!)}`, 524, y, text)
      y += 19
    }
    sheet.put(words.total, 90, y + 4, { size: 12, bold: true })
    sheet.right(`€ ${money(total)}`, 524, y + 4, { size: 12, bold: true })
    sheet.rule(y + 19, 450, 524)
    y = sheet.prose(words.tax(money(taxWithin(total - minors[2]!, 10))), 71, y + 40, 453, text)
    y = sheet.prose(words.paid, 71, y, 453, text)
    sheet.lines(words.sign, 71, y + 22, text, 2.4)
    sheet.prose(words.more(Number(day.slice(0, 4)) + 1), 71, y + 100, 453, { size: 10.5 })
    sheet.middle(words.foot, 297, 800, { size: 8.5, color: '#555' })
    return labelled(words.name, [day, show(day)], [total, money(total)], ['EUR', '€'])
  },
)
