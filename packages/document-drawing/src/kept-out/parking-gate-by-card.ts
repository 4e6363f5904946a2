import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** In and out of an airport's car park by bank card, the receipt looked up by the card's last digits: a dark panel with the sum, the facts beside it. */
export const gateByCard = template(
  'parking-gate-by-card',
  { wide: true },
  {
    en: {
      vendor: 'Aalund Airport',
      lot: 'Parking Standard P7',
      title: 'Receipt',
      paid: 'Amount charged',
      vat: (amount: string) => `of which VAT 25% DKK ${amount}`,
      rows: [
        'Receipt no.',
        'Transaction date',
        'Entry',
        'Exit',
        'Parking time',
        'Card',
        'Authorisation',
        'Rate',
      ],
      time: (days: number, hours: number) => `${days} days ${hours} h`,
      rate: 'Standard, online price not used',
      tax: 25,
      code: 'DKK',
      unit: [8000, 14000],
      figures: '1.234,56',
      day: 'dd MMM yyyy',
      help: 'The same card must be used for entry and exit. Receipts can be retrieved for 12 months with the last four digits of the card and the date of exit.',
      foot: 'Aalund Lufthavn A/S, Lufthavnsvej 100, DK-9400 Nørresundby, CVR no. 28 31 40 77, parking@aalundairport.example',
    },
    fr: {
      vendor: 'Aéroport de Montbrillant',
      lot: 'Parking P51 – longue durée',
      title: 'Quittance de stationnement',
      paid: 'Montant débité',
      vat: (amount: string) => `TVA incluse CHF ${amount}`,
      rows: [
        'N° de quittance',
        'Date de transaction',
        'Entrée',
        'Sortie',
        'Durée',
        'Carte',
        'Autorisation',
        'Tarif',
      ],
      time: (days: number, hours: number) => `${days} jours ${hours} h`,
      rate: 'Public, sans réservation',
      tax: 7.7,
      code: 'CHF',
      unit: [1800, 3900],
      figures: "1'234.56",
      day: 'dd.MM.yyyy',
      help: 'La même carte doit être présentée à l’entrée et à la sortie. Les quittances restent disponibles pendant 12 mois au moyen des quatre derniers chiffres de la carte et de la date de sortie.',
      foot: 'Aéroport de Montbrillant SA, case postale 100, CH-1215 Montbrillant 15, CHE-108.730.244 TVA, parkings@montbrillant.example',
    },
  },
  (sheet, words, chance, language) => {
    const left = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures as Figures)
    const days = chance.whole(2, 6)
    const [low = 0, high = 0] = words.unit
    const total = (days + 1) * 100 * chance.whole(low / 100, high / 100)
    const rate = words.code === 'CHF' && left >= '2024' ? 8.1 : words.tax
    const entered = chance.whole(10, 13)
    const hours = chance.whole(1, 9)
    const minutes = chance.whole(10, 59)
    sheet.fill(0, 0, 290, 595, '#1f2937')
    sheet.shape(
      [
        [36, 70],
        [66, 40],
        [76, 50],
        [56, 70],
        [76, 90],
        [66, 100],
      ],
      '#f59e0b',
    )
    sheet.put(words.vendor, 88, 62, { size: 15, bold: true, color: '#fff' })
    sheet.put(words.lot, 36, 150, { size: 13, color: '#d1d5db' })
    sheet.put(words.paid, 36, 220, { size: 12, color: '#d1d5db' })
    sheet.put(`${words.code} ${money(total)}`, 36, 240, { size: 30, bold: true, color: '#fff' })
    sheet.put(words.vat(money(taxWithin(total, rate))), 36, 280, { size: 10, color: '#d1d5db' })
    sheet.put(words.title, 330, 50, { size: 24 })
    const values = [
      chance.digits(10),
      show(left),
      `${show(addDays(left, -days))}, ${entered}:${minutes}`,
      `${show(left)}, ${entered + hours}:${minutes}`,
      words.time(days, hours),
      `Mastercard **** **** **** ${chance.digits(4)}`,
      chance.digits(6),
      words.rate,
    ]
    for (const [index, word] of words.rows.entries()) {
      const y = 112 + 34 * index
      sheet.put(word, 330, y, { size: 11, color: '#6b7280' })
      sheet.put(values[index]!, 500, y, { size: 12 })
      sheet.rule(y + 22, 330, 800, { color: '#e5e7eb' })
    }
    sheet.prose(words.help, 330, 410, 470, { size: 9, color: '#6b7280' })
    sheet.prose(words.foot, 330, 530, 470, { size: 8, color: '#6b7280' })
    return labelled(
      words.vendor,
      [left, show(left)],
      [total, money(total)],
      [words.code, words.code],
    )
  },
)
