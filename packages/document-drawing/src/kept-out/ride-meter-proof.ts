import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** What a taxi's board computer must print by law: a narrow strip of pairs with licence, tariff, distance and price. */
export const meterProof = template(
  'ride-meter-proof',
  { size: [226, 560], face: 'plain-mono' },
  {
    nl: {
      head: ['TAXI DE MAASBOOG', 'dag en nacht'],
      street: ['Waalhaven Z.z. 44, Rotterdam', 'Tel. 010 - 555 01 47'],
      title: 'RITBON',
      pairs: [
        'Datum',
        'Begin rit',
        'Einde rit',
        'Ritnummer',
        'Chauffeurskaart',
        'Kenteken',
        'Tarief',
        'Afstand',
        'Beladen tijd',
      ],
      plate: 'TXH-44-P',
      tariff: 'T1 (max 4 p.)',
      rows: ['Instaptarief', 'Kilometers', 'Tijd'],
      extra: 'Fooi',
      total: 'TOTAAL',
      vat: 'incl. 9% btw',
      paid: 'PIN Maestro',
      legal: ['Exploitant: De Maasboog B.V.', 'KvK 24417226  P-nr P018447', 'Btw NL814472260B01'],
      complaint: ['Klachten? Bel de centrale of', 'www.demaasboog.example/klacht'],
      bye: 'Dank u wel en tot ziens',
      day: 'dd-MM-yyyy',
    },
    fr: {
      head: ['TAXIS SENNE BLEUE', '24h/24 - 7j/7'],
      street: ['Quai de l’Industrie 81', '1080 Bruxelles - 02 555 01 47'],
      title: 'REÇU DE COURSE',
      pairs: [
        'Date',
        'Départ',
        'Arrivée',
        'Reçu n°',
        'Chauffeur',
        'Plaque',
        'Tarif',
        'Distance',
        'Durée',
      ],
      plate: 'T-XBK-447',
      tariff: 'I (Bruxelles)',
      rows: ['Prise en charge', 'Prix kilométrique', 'Attente'],
      extra: 'Suppl. commande',
      total: 'TOTAL',
      vat: 'TVA 6% comprise',
      paid: 'Bancontact',
      legal: ['Senne Bleue SRL', 'BE 0844.172.260', 'Ident. véhicule 1447'],
      complaint: ['Plaintes: Bruxelles Mobilité', 'Direction Taxis 0800 55 501'],
      bye: 'Merci et à bientôt',
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1234,56')
    const kilometres = chance.whole(61, 178)
    const minutes = chance.whole(14, 36)
    const prices = [364, Math.round((kilometres * 268) / 10), minutes * 44, 200]
    const total = sum(prices)
    const text = { size: 8.5 }
    for (const [index, line] of words.head.entries())
      sheet.middle(line, 113, 18 + 19 * index, { size: index === 0 ? 15 : 9, bold: index === 0 })
    for (const [index, line] of words.street.entries())
      sheet.middle(line, 113, 54 + 11 * index, text)
    sheet.middle(words.title, 113, 86, { size: 12, bold: true })
    const hour = chance.whole(8, 21)
    const clock = (minute: number) =>
      `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
    const values = [
      shown,
      clock(5),
      clock(5 + minutes),
      chance.digits(6),
      chance.digits(5),
      words.plate,
      words.tariff,
    ]
    const measured = [`${money(kilometres * 10).slice(0, -1)} km`, `00:${minutes}`]
    for (const [index, value] of [...values, ...measured].entries()) {
      sheet.put(words.pairs[index]!, 16, 110 + 13 * index, text)
      sheet.right(value, 210, 110 + 13 * index, text)
    }
    sheet.middle('-'.repeat(38), 113, 228, text)
    for (const [index, row] of [...words.rows, words.extra].entries()) {
      sheet.put(row, 16, 242 + 13 * index, text)
      sheet.right(money(prices[index]!), 210, 242 + 13 * index, text)
    }
    sheet.middle('='.repeat(38), 113, 296, text)
    sheet.put(words.total, 16, 310, { size: 15, bold: true })
    sheet.right(`€ ${money(total)}`, 210, 310, { size: 15, bold: true })
    const taxed = language === 'nl' ? total - 200 : total
    sheet.put(words.vat, 16, 334, text)
    sheet.right(money(taxWithin(taxed, language === 'nl' ? 9 : 6)), 210, 334, text)
    sheet.put(words.paid, 16, 348, text)
    sheet.right(money(total), 210, 348, text)
    sheet.put(`************${chance.digits(4)}  AID A0000000043060`, 16, 362, { size: 7 })
    sheet.lines(words.legal, 16, 388, text)
    sheet.rule(452, 16, 120)
    sheet.put(language === 'nl' ? 'Handtekening' : 'Signature', 16, 456, { size: 7 })
    for (const [index, line] of [...words.complaint, words.bye].entries())
      sheet.middle(line, 113, 482 + 13 * index, text)
    return labelled(words.head[0]!, [day, shown], [total, money(total)], ['EUR', '€'])
  },
)
