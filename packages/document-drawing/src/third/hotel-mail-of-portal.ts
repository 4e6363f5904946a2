import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A booking portal's mail printed from the mailbox: the portal only sends what the house bills. */
export const mailOfPortal = template(
  'hotel-mail-of-portal',
  {},
  {
    de: {
      hotel: 'Hotel Zur Alten Waage',
      house: [
        'Inhaberin Birgit Stollberg e. K.',
        'Marktgasse 3, 99084 Erfurt',
        'St.-Nr. 151/277/04418',
      ],
      head: ['Von:', 'Gesendet:', 'An:', 'Betreff:'],
      portal: 'Zimmerweit Buchungsservice <noreply@zimmerweit.example>',
      subject: 'Rechnung zu Ihrem Aufenthalt, Buchung',
      text: (name: string) =>
        `Guten Tag ${name}, im Auftrag des Hotels senden wir Ihnen unten die Rechnung zu Ihrem Aufenthalt. Vertragspartner und Rechnungssteller ist allein das Hotel; Zimmerweit vermittelt nur und berechnet Ihnen nichts.`,
      issuer: 'Rechnungssteller',
      invoice: (number: string, day: string) => `Rechnung ${number} vom ${day}`,
      stay: (from: string, to: string) => `Aufenthalt ${from} bis ${to}`,
      rows: ['Einzelzimmer Komfort', 'Frühstück', 'Stellplatz Innenhof', 'Kulturförderabgabe'],
      times: 'Nächte',
      total: 'Rechnungsbetrag',
      taxes: (seven: string, nineteen: string) =>
        `darin 7 % USt. ${seven} €, 19 % USt. ${nineteen} €, Abgabe ohne USt.`,
      rates: [7, 19],
      settled:
        'Bei Abreise mit Karte im Hotel beglichen. Es ist nichts mehr zu zahlen (offen: 0,00 €).',
      bye: ['Mit freundlichen Grüßen', 'Ihr Team von Zimmerweit'],
      advert:
        'Für Ihre nächste Reise: 5 % Gutschein ab 200,00 € Buchungswert mit dem Code WEIT5, gültig bis Jahresende.',
      sent: 'EEEE, d. MMMM yyyy',
      day: 'dd.MM.yyyy',
      money: (text: string) => `${text} €`,
    },
    nl: {
      hotel: 'Hotel Het Posthuys',
      house: ['Familie Terlouw', 'Markt 19, 4331 LK Middelburg', 'Btw-nr. NL0022.71.840.B36'],
      head: ['Van:', 'Verzonden:', 'Aan:', 'Onderwerp:'],
      portal: 'Kamerwijzer Boekingen <noreply@kamerwijzer.example>',
      subject: 'Factuur van uw verblijf, reservering',
      text: (name: string) =>
        `Beste ${name}, namens het hotel sturen wij u hieronder de factuur van uw verblijf. De factuur is van het hotel zelf; Kamerwijzer bemiddelt alleen en brengt u niets in rekening.`,
      issuer: 'Factuur van',
      invoice: (number: string, day: string) => `Factuur ${number} d.d. ${day}`,
      stay: (from: string, to: string) => `Verblijf van ${from} tot ${to}`,
      rows: ['Eenpersoonskamer', 'Ontbijt', 'Parkeerplaats', 'Toeristenbelasting'],
      times: 'nachten',
      total: 'Factuurbedrag',
      taxes: (low: string, high: string) =>
        `waarvan 9% btw € ${low}, 21% btw € ${high}, toeristenbelasting vrij van btw`,
      rates: [9, 21],
      settled: 'Bij vertrek met pin voldaan aan de balie. Er staat niets meer open (€ 0,00).',
      bye: ['Met vriendelijke groet', 'Het team van Kamerwijzer'],
      advert:
        'Voor uw volgende reis: 5% korting vanaf € 200,00 met de code WIJZER5, geldig tot het einde van het jaar.',
      sent: 'EEEE d MMMM yyyy',
      day: 'd-M-yyyy',
      money: (text: string) => `€ ${text}`,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const left = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const prices = [100 * chance.whole(74, 119), 1400, 900, 350].map((minor) => minor * nights)
    const total = sum(prices)
    const guest = anyGuest(chance, language)
    const name = guest.name.replace('Herrn', 'Herr')
    const plain = (minor: number) => figure(minor, '1.234,56')
    const person = name.split(' ').slice(1).join(' ')
    const values = [
      words.portal,
      `${dayIn(left, words.sent, language)} ${anyClock(chance)}`,
      person,
      `${words.subject} ${chance.digits(8)}`,
    ]

    sheet.put(person, 56, 46, { size: 11, bold: true })
    sheet.rule(62, 56, 540, { weight: 2.5, color: '#000' })
    for (const [index, field] of words.head.entries()) {
      sheet.put(field, 56, 72 + 14 * index, { size: 10, bold: true })
      sheet.put(values[index]!, 160, 72 + 14 * index, { size: 10 })
    }
    const face = { face: 'serif', size: 11.5 } as const
    let y = sheet.prose(words.text(name), 56, 154, 484, face) + 16
    y = sheet.lines([`${words.issuer}: ${words.hotel}`, ...words.house], 56, y, face) + 16
    const number = `${left.slice(0, 4)}-${chance.digits(4)}`
    sheet.put(words.invoice(number, show(left)), 56, y, { ...face, bold: true })
    y =
      sheet.lines(
        [words.stay(show(arrival), show(left)), guest.firm, `${guest.street}, ${guest.town}`],
        56,
        y + 17,
        face,
      ) + 10
    for (const [index, row] of words.rows.entries()) {
      sheet.frame(56, y, 300, 20, '#999')
      sheet.frame(356, y, 90, 20, '#999')
      sheet.put(`${row}, ${nights} ${words.times}`, 61, y + 4, face)
      sheet.right(words.money(plain(prices[index]!)), 440, y + 4, face)
      y += 20
    }
    sheet.put(words.total, 61, y + 5, { ...face, bold: true })
    sheet.right(words.money(plain(total)), 440, y + 5, { ...face, bold: true })
    const taxes = [
      taxWithin(prices[0]! + prices[1]!, words.rates[0]!),
      taxWithin(prices[2]!, words.rates[1]!),
    ].map(plain)
    y =
      sheet.lines([words.taxes(taxes[0]!, taxes[1]!), words.settled], 56, y + 28, {
        face: 'serif',
        size: 10,
      }) + 18
    y = sheet.lines(words.bye, 56, y, face) + 24
    sheet.prose(words.advert, 56, y, 484, { size: 8, color: '#666' })
    sheet.middle('1', 297, 806)
    return labelled(words.hotel, [left, show(left)], [total, plain(total)], ['EUR', '€'])
  },
)
