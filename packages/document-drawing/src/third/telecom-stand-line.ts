import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A line to a stand at a fair: a provider's bill with the amount in a disc, its name drawn at the lower right. */
export const standLine = oneOff('telecom-stand-line', {}, 'fr', (sheet, chance) => {
  const opening = anyDay(chance)
  const issued = addDays(opening, chance.whole(4, 8))
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'fr')
  const money = (minor: number) => `${figure(minor, '1 234,56')} €`
  const stand = `${chance.pick(['B', 'D', 'G'])}${chance.whole(12, 98)}`
  const rows: [string, string, number][] = [
    [
      'Accès fibre 100 Mb/s symétrique',
      `stand ${stand}, ${show(opening)} – ${show(addDays(opening, 3))}`,
      100 * chance.whole(310, 420),
    ],
    ['Mise en service et retrait', 'forfait', 9500],
    ['Wi-Fi visiteurs, 25 appareils', '4 jours à 18,50 €', 7400],
    ['Carte 4G de secours', `${chance.whole(3, 11)} Go consommés, 10 Go inclus`, 2900],
    ['Remise commande anticipée', '- 5 % sur l’accès', 0],
  ]
  rows[4]![2] = -Math.round(rows[0]![2] / 20)
  const net = sum(rows.map(([, , minor]) => minor))
  const tax = Math.round(net / 5)
  const total = net + tax
  const guest = anyGuest(chance, 'fr')
  const [teal, grey] = ['#00796b', '#707070']

  sheet.put('Votre facture', 50, 50, { size: 26, color: teal })
  sheet.put(`éditée le ${show(issued)}`, 50, 84, { size: 11 })
  sheet.put(`n° ${chance.digits(10)}`, 50, 100, { size: 9, color: grey })
  sheet.disc(480, 110, 66, teal)
  sheet.middle('à payer', 480, 78, { size: 10, color: '#fff' })
  sheet.middle(money(total), 480, 98, { size: 19, bold: true, color: '#fff' })
  sheet.middle('TVA comprise', 480, 124, { size: 9, color: '#fff' })
  sheet.middle(`avant le ${show(addDays(issued, 30))}`, 480, 138, { size: 9, color: '#fff' })
  sheet.lines([guest.firm, `à l’attention de ${guest.name}`, guest.street, guest.town], 50, 150, {
    size: 11,
  })
  sheet.fill(50, 228, 495, 42, '#e6f2f0')
  sheet.put('Lieu de la prestation', 62, 236, { size: 8, color: grey })
  sheet.put(`Parc des Expositions de Brumont, hall 4, stand ${stand}`, 62, 250, {
    size: 11,
    bold: true,
  })
  sheet.put('Salon Mesure & Industrie', 380, 251, { size: 10 })
  for (const [index, [name, detail, minor]] of rows.entries()) {
    const y = 296 + 36 * index
    sheet.put(name, 62, y, { size: 10.5 })
    sheet.put(detail, 62, y + 14, { size: 8.5, color: grey })
    sheet.right(money(minor), 533, y + 4, { size: 10.5 })
  }
  sheet.rule(478, 50, 545, { color: teal })
  for (const [index, [word, minor]] of (
    [
      ['Montant hors taxes', net],
      ['TVA à 20 %', tax],
      ['Montant toutes taxes comprises', total],
    ] as const
  ).entries()) {
    sheet.put(word, 300, 490 + 18 * index, { size: 10, bold: index === 2 })
    sheet.right(money(minor), 533, 490 + 18 * index, { size: 10, bold: index === 2 })
  }
  sheet.prose(
    'Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40,00 €. Assistance sur le salon : 01 55 50 14 77, de 7 h 30 à 20 h.',
    50,
    572,
    300,
    { size: 8, color: grey },
  )
  sheet.rule(716, 50, 545, { color: '#ccc' })
  sheet.lines(
    [
      'SAS au capital de 120 000 € – RCS Nanterre 834 207 115 – TVA FR 62 834207115',
      '18 avenue des Ormes, 92500 Rueil – opérateur déclaré auprès de l’Arcep',
      'service.clients@tressaline.example',
    ],
    50,
    748,
    { size: 7, color: grey },
  )
  for (const [index, height] of [8, 15, 22].entries())
    sheet.fill(376 + 8 * index, 772 - height, 5, height, teal)
  sheet.put('Tressaline Événements', 406, 753, { size: 12, bold: true, color: teal })
  return labelled(
    'Tressaline Événements',
    [issued, show(issued)],
    [total, figure(total, '1 234,56')],
    ['EUR', '€'],
  )
})
