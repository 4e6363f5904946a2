import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** The garage beneath a hotel, run by a parking firm of North America: stub at the left, prices before two taxes. */
export const hotelValetDesk = template(
  'parking-hotel-valet-desk',
  { size: 'LETTER' },
  {
    en: {
      vendor: 'Beacon Parking Group',
      tag: 'Self-park and valet services',
      site: ['Location 114', 'Marlowe Hotel Garage', '226 N. Wabash Ave', 'Chicago, IL 60601'],
      title: 'RECEIPT',
      stub: ['TICKET NO.', 'IN', 'OUT', 'PLATE', 'ROOM'],
      items: [
        'Overnight self-park with in/out privileges',
        'Oversize vehicle surcharge',
        'Subtotal',
        'City parking tax 22.00%',
        'County parking tax 9.00%',
        'TOTAL (USD)',
        'Amex ending in',
        'Balance due',
      ],
      rates: [22, 9],
      issued: 'Date of receipt',
      night: 'nights at',
      note: 'Thank you for parking with Beacon Parking Group. Charges on this receipt are not posted to your hotel folio. Claims must be reported before the vehicle leaves the facility.',
      legal:
        'Beacon Parking Group LLC • 30 W. Kinzie St, Suite 900, Chicago, IL 60654 • License 2417-088 • FEIN 36-4417208',
      day: 'MMM d, yyyy',
      short: 'MM/dd/yyyy',
      plate: 'IL EK 44 817',
      figures: '1,234.56' as Figures,
      money: (amount: string) => `$${amount}`.replace('$-', '-$'),
      currency: 'USD',
    },
    fr: {
      vendor: 'Stationnement Vieux-Bassin',
      tag: 'Garages et voituriers',
      site: [
        'Garage no 27',
        'Hôtel Place d’Amherst',
        '410, rue Saint-Sulpice',
        'Montréal (Québec) H2Y 2V5',
      ],
      title: 'REÇU',
      stub: ['BILLET', 'ENTRÉE', 'SORTIE', 'PLAQUE', 'CHAMBRE'],
      items: [
        'Stationnement de nuit, entrées et sorties illimitées',
        'Supplément voiturier',
        'Sous-total',
        'TPS 5 % (81447 2018 RT0001)',
        'TVQ 9,975 % (1208814470 TQ0001)',
        'TOTAL (CAD)',
        'Mastercard se terminant par',
        'Solde à payer',
      ],
      rates: [5, 9.975],
      issued: 'Date du reçu',
      night: 'nuits à',
      note: 'Stationnement Vieux-Bassin vous remercie de votre visite. Le présent reçu n’est pas porté au compte de votre chambre. Conservez-le pour vos dossiers.',
      legal:
        'Stationnement Vieux-Bassin inc. • 1200, avenue McGill College, bureau 1100, Montréal (Québec) H3B 4G7 • NEQ 1167882041',
      day: 'yyyy-MM-dd',
      short: 'yyyy-MM-dd',
      plate: 'K47 RBX',
      figures: '1 234,56' as Figures,
      money: (amount: string) => `${amount} $`,
      currency: 'CAD',
    },
  },
  (sheet, words, chance, language) => {
    const left = anyDay(chance)
    const nights = chance.whole(2, 4)
    const shown = dayIn(left, words.day, language)
    const short = (day: string) => dayIn(day, words.short, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const price = 100 * chance.whole(29, 46)
    const net = nights * price + 1000
    const taxes = words.rates.map((rate) => Math.round((net * rate) / 100))
    const total = net + sum(taxes)
    sheet.put(words.vendor, 200, 46, { size: 20, bold: true, face: 'serif', color: '#1f2937' })
    sheet.put(words.tag, 200, 70, { size: 9, color: '#666' })
    sheet.lines(words.site, 200, 100, { size: 9.5 })
    sheet.right(words.title, 572, 100, { size: 22, color: '#9a7b2d' })
    sheet.right(`${words.issued}: ${shown}`, 572, 132, { size: 9.5 })
    sheet.fill(30, 40, 140, 340, '#f4efe2')
    for (let y = 44; y < 378; y += 8) sheet.disc(184, y, 1.2, '#999')
    const stub = [
      chance.digits(6),
      `${short(addDays(left, -nights))} 18:${chance.whole(10, 59)}`,
      `${short(left)} 09:${chance.whole(10, 59)}`,
      words.plate,
      String(chance.whole(301, 1499)),
    ]
    for (const [index, name] of words.stub.entries()) {
      sheet.put(name, 44, 62 + 62 * index, { size: 7.5, color: '#7a6a3a' })
      sheet.put(stub[index]!, 44, 76 + 62 * index, {
        size: index === 0 ? 18 : 11,
        bold: index === 0,
      })
    }
    const amounts = [nights * price, 1000, net, ...taxes, total, -total, 0]
    for (const [index, item] of words.items.entries()) {
      const y = 184 + 24 * index
      const style = { size: index === 5 ? 13 : 10, bold: index === 5 }
      if (index === 2 || index === 5) sheet.rule(y - 7, 200, 572)
      sheet.put(index === 6 ? `${item} ${chance.digits(4)}` : item, 200, y, style)
      sheet.right(money(amounts[index]!), 572, y, style)
    }
    sheet.put(`${nights} ${words.night} ${money(price)}`, 210, 196, { size: 7.5, color: '#666' })
    sheet.prose(words.note, 200, 400, 372, { size: 9, color: '#444' })
    sheet.middle(words.legal, 306, 760, { size: 7, color: '#777' })
    return labelled(
      words.vendor,
      [left, shown],
      [total, figure(total, words.figures)],
      [words.currency, words.currency],
    )
  },
)
