import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** Cameras read the plate, the driver pays on the web a day later and prints the page that says so. */
export const paymentPage = template(
  'parking-payment-page',
  {},
  {
    en: {
      brand: 'Kerbwise',
      site: 'https://pay.kerbwise.example/done?ref=',
      done: 'Payment successful',
      thanks: 'Thank you. You can close this window or print this page, it is your VAT receipt.',
      facts: [
        'Receipt number',
        'Payment date',
        'Card',
        'Vehicle',
        'Car park',
        'Entry',
        'Exit',
        'Time parked',
      ],
      park: 'Mill Lane Multi-Storey, Leeds (site 4407)',
      plate: 'YK19 RVD',
      rows: ['Parking charge', 'Web handling fee', 'Total paid'],
      tax: 'VAT at 20% included',
      late: 'Unpaid visits: if you do not pay by midnight on the day after your visit, a parking charge notice of £100.00 may be issued (£60.00 if paid within 14 days).',
      next: ['Pay for another visit', 'Set up AutoPay and save the £0.40 fee'],
      legal:
        'Kerbwise is a trading name of Aldgate Parking Solutions Ltd, registered in England 08841729. VAT GB 214 7730 58.',
      day: 'd MMM yyyy',
      printed: 'dd/MM/yyyy',
      money: (text: string) => `£${text}`,
      figures: '1,234.56' as Figures,
      currency: ['GBP', '£'] as [string, string],
    },
    fr: {
      brand: 'Stationova',
      site: 'https://payer.stationova.example/ok?ref=',
      done: 'Paiement accepté',
      thanks: 'Merci. Vous pouvez fermer cette fenêtre ou imprimer cette page, elle vaut reçu.',
      facts: [
        'Reçu n°',
        'Date du paiement',
        'Carte',
        'Véhicule',
        'Parking',
        'Entrée',
        'Sortie',
        'Durée',
      ],
      park: 'Parking Cathédrale, Tours (site 4407)',
      plate: 'FT-882-LW',
      rows: ['Stationnement', 'Frais de service en ligne', 'Total payé'],
      tax: 'dont TVA 20 %',
      late: 'À défaut de paiement dans les 48 heures suivant la sortie, une indemnité de 35,00 € s’ajoute au prix du stationnement (minorée à 17,50 € sous 5 jours).',
      next: ['Payer un autre passage', 'Activer le paiement automatique et économiser 0,40 €'],
      legal:
        'Stationova est une marque de Gestion Parcs Loire SAS, 18 avenue de Grammont, 37000 Tours, RCS Tours 489 227 016.',
      day: 'd MMMM yyyy',
      printed: 'dd/MM/yyyy',
      money: (text: string) => `${text} €`,
      figures: '1 234,56' as Figures,
      currency: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const visit = anyDay(chance)
    const paid = addDays(visit, 1)
    const show = (day: string) => dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, words.figures)
    const prices = [10 * chance.whole(58, 168), 40]
    const total = prices[0]! + 40
    const number = chance.digits(9)
    const minute = chance.whole(10, 49)

    sheet.put(
      `${dayIn(addDays(paid, chance.whole(0, 6)), words.printed, language)}, 2${chance.whole(0, 2)}:${minute}`,
      28,
      16,
      { size: 7.5 },
    )
    sheet.middle(`${words.done} – ${words.brand}`, 320, 16, { size: 7.5 })
    sheet.put(`${words.site}${number}`, 28, 818, { size: 7.5 })
    sheet.right('1/1', 567, 818, { size: 7.5 })
    sheet.middle(words.brand, 297, 54, { size: 16, bold: true, color: '#0a6847' })
    sheet.disc(297, 118, 26, '#0a6847')
    sheet.shape(
      [
        [284, 119],
        [294, 129],
        [312, 108],
        [294, 130],
      ],
      '#fff',
      false,
    )
    sheet.middle(words.done, 297, 158, { size: 20, bold: true })
    sheet.middle(words.thanks, 297, 188, { size: 9.5, color: '#555' })
    const values = [
      number,
      `${show(paid)}, ${anyClock(chance)}`,
      `•••• ${chance.digits(4)}`,
      words.plate,
      words.park,
      `${show(visit)}, 08:${minute}`,
      `${show(visit)}, 15:${minute + 7}`,
      '7 h 07 min',
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.right(fact, 270, 228 + 20 * index, { size: 10, color: '#777' })
      sheet.put(values[index]!, 284, 228 + 20 * index, { size: 10 })
    }
    sheet.fill(130, 404, 334, 96, '#eef6f2')
    for (const [index, minor] of [...prices, total].entries()) {
      const style = { size: index === 2 ? 13 : 10, bold: index === 2 }
      sheet.put(words.rows[index]!, 146, 416 + 20 * index, style)
      sheet.right(words.money(plain(minor)), 448, 416 + 20 * index, style)
    }
    sheet.put(words.tax, 146, 480, { size: 8.5, color: '#555' })
    sheet.right(words.money(plain(taxWithin(total, 20))), 448, 480, { size: 8.5, color: '#555' })
    for (const [index, text] of words.next.entries())
      sheet.middle(text, 297, 530 + 20 * index, { size: 10, color: '#1456c4' })
    sheet.prose(words.late, 130, 600, 334, { size: 8.5, color: '#555' })
    sheet.middle(words.legal, 297, 780, { size: 7.5, color: '#777' })
    return labelled(words.brand, [paid, show(paid)], [total, plain(total)], words.currency)
  },
)
