import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A mail of nothing but letters of one width: the society's order form answers with the invoice in columns of blanks. */
export const plainMail = template(
  'conference-plain-mail',
  { face: 'mono' },
  {
    de: {
      host: 'Deutscher Oberflächentag e.V.',
      head: ['Von', 'An', 'Datum', 'Betreff'],
      from: 'anmeldung@oberflaechentag.example',
      subject: 'Anmeldung und Rechnung',
      text: [
        'vielen Dank für Ihre Anmeldung zum 19. Oberflächentag in Dresden.',
        'Diese E-Mail ist Ihre Rechnung, ein Ausdruck genügt dem Finanzamt.',
      ],
      hello: 'Guten Tag',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Veranstaltung', 'Rechnung an'],
      rows: [
        'Teilnahme 2 Tage, Nichtmitglied',
        'Workshop Plasmaverfahren',
        'Abendempfang im Palais',
        'Frühbucher bis 6 Wochen vorher',
      ],
      sums: ['Gesamtbetrag EUR', 'darin 19 % USt.'],
      pay: 'Der Betrag wurde Ihrer Kreditkarte belastet.',
      cancel: 'Storno bis 14 Tage vorher: 60,00 EUR, danach der volle Betrag.',
      foot: [
        'Deutscher Oberflächentag e.V.',
        'Geschäftsstelle, Nöthnitzer Weg 40, 01187 Dresden',
        'VR 4471 Amtsgericht Dresden, USt-IdNr. DE 140 882 316',
      ],
      day: 'dd.MM.yyyy',
      sent: 'EEE, d. MMM yyyy',
      figures: '1.234,56' as Figures,
      currency: 'EUR',
      rate: 19,
    },
    it: {
      host: 'Associazione Ticinese Geomatica',
      head: ['Da', 'A', 'Data', 'Oggetto'],
      from: 'iscrizioni@ticinogeomatica.example',
      subject: 'Conferma di iscrizione e fattura',
      text: [
        'grazie per l’iscrizione alle Giornate di geomatica di Lugano.',
        'Questo messaggio vale come fattura, conservatelo per la contabilità.',
      ],
      hello: 'Gentile',
      facts: ['Fattura no.', 'Data fattura', 'Convegno', 'Intestata a'],
      rows: [
        'Iscrizione 2 giorni, non soci',
        'Corso droni e rilievo',
        'Cena sociale al grotto',
        'Sconto iscrizione anticipata',
      ],
      sums: ['Totale CHF', 'di cui IVA 8.1%'],
      pay: 'L’importo è stato addebitato sulla vostra carta di credito.',
      cancel: 'Disdetta fino a 14 giorni prima: CHF 60.00, poi l’intero importo.',
      foot: [
        'Associazione Ticinese Geomatica',
        'Segretariato, Via Besso 58, 6900 Lugano',
        'CHE-107.553.218 IVA',
      ],
      day: 'dd.MM.yyyy',
      sent: 'EEE d MMM yyyy',
      figures: "1'234.56" as Figures,
      currency: 'CHF',
      rate: 8.1,
    },
  },
  (sheet, words, chance, language) => {
    const issued = words.rate === 8.1 ? `2024${anyDay(chance).slice(4)}` : anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const start = addDays(issued, chance.whole(43, 60))
    const plain = (minor: number) => figure(minor, words.figures)
    const prices = [1000 * chance.whole(68, 96), 1000 * chance.whole(19, 28), 7800, -9000]
    const total = sum(prices)
    const guest = anyGuest(chance, language)
    const name = guest.name.replace('Herrn', 'Herr')
    const pair = (left: string, right: string) => `${left.padEnd(48)}${right.padStart(12)}`
    const fact = (index: number, value: string) => `${words.facts[index]!.padEnd(17)}: ${value}`
    const head = [
      words.from,
      name,
      `${dayIn(issued, words.sent, language)} ${anyClock(chance)}`,
      words.subject,
    ]
    const rest = [
      `${words.hello} ${name},`,
      '',
      ...words.text,
      '',
      fact(0, `${issued.slice(2, 4)}-${chance.digits(5)}`),
      fact(1, show(issued)),
      fact(2, `${show(start)} - ${show(addDays(start, 1))}`),
      fact(3, guest.firm),
      ' '.repeat(19) + guest.street,
      ' '.repeat(19) + guest.town,
      '',
      '-'.repeat(60),
      ...words.rows.map((row, index) => pair(row, plain(prices[index]!))),
      '-'.repeat(60),
      pair(words.sums[0]!, plain(total)),
      pair(words.sums[1]!, plain(taxWithin(total, words.rate))),
      '='.repeat(60),
      '',
      words.pay,
      words.cancel,
      '',
      '-- ',
      ...words.foot,
    ]
    for (const [index, word] of words.head.entries())
      sheet.put(`${`${word}:`.padEnd(10)}${head[index]}`, 60, 54 + 14 * index, { size: 10 })
    sheet.rule(118, 60, 535)
    sheet.lines(rest, 60, 134, { size: 10 }, 1.45)
    return labelled(
      words.host,
      [issued, show(issued)],
      [total, plain(total)],
      [words.currency, words.currency],
    )
  },
)
