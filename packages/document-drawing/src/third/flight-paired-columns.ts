import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A receipt that the law wants in two languages: every line stands left in one and right in English. */
export const pairedColumns = template(
  'flight-paired-columns',
  { size: 'LETTER' },
  {
    fr: {
      brand: 'Aéro Manicou',
      color: '#1d5b3a',
      titles: ['REÇU DE TRANSPORT AÉRIEN', 'AIR TRANSPORTATION RECEIPT'],
      sold: ['Vendu par', 'Sold by'],
      seller: ['Aéro Manicou inc.', '975, boul. de l’Aérogare', 'Québec (Québec)  G2G 0J4'],
      bought: ['Vendu à', 'Sold to'],
      buyer: ['Brightwater Analytics Ltd', 'a/s H. Coleman', '14 Quayside, Bristol BS1 6DZ'],
      facts: [
        ['Date du reçu', 'Date of receipt'],
        ['N° de billet', 'Ticket number'],
        ['Passagère', 'Passenger'],
        ['Vol', 'Flight'],
        ['Départ', 'Departure'],
      ],
      passenger: 'COLEMAN, HARRIET',
      flight: 'LQ 418  YQB–YYZ',
      items: [
        ['Tarif Affaires flex', 'Business Flex fare'],
        ['Améliorations aéroportuaires', 'Airport improvement fee'],
        ['Droit de sécurité', 'Security charge'],
      ],
      taxes: [
        ['TPS 5 %', 'GST 5%', 5],
        ['TVQ 9,975 %', 'QST 9.975%', 9.975],
      ] as [string, string, number][],
      fees: [3500, 947],
      net: ['Total partiel', 'Subtotal'],
      total: ['Montant total payé', 'Total amount paid'],
      currency: ['Dollars canadiens (CAD)', 'Canadian dollars (CAD)'],
      paid: ['Carte Visa', 'Visa card'],
      registered: 'TPS/GST 84411 2096 RT0001    TVQ/QST 1022884107 TQ0001',
      rules: [
        'Conservez ce reçu aux fins de l’impôt. Billet non remboursable après le départ.',
        'Keep this receipt for tax purposes. Ticket not refundable after departure.',
      ],
      day: 'd MMMM yyyy',
      code: 'CAD',
      figures: '1 234,56' as Figures,
      written: (text: string) => `${text} $`,
    },
    es: {
      brand: 'Vuelos Quetzalia',
      color: '#b2342a',
      titles: ['COMPROBANTE DE PAGO DE BOLETO', 'TICKET PAYMENT RECEIPT'],
      sold: ['Vendedor', 'Seller'],
      seller: ['Vuelos Quetzalia, S.A. de C.V.', 'Av. Tulum 318, SM 5', '77500 Cancún, Q. Roo'],
      bought: ['Comprador', 'Purchaser'],
      buyer: ['Norwell Instruments Inc.', 'Daniel Okafor', '2200 Kendall Ave, Madison, WI'],
      facts: [
        ['Fecha de emisión', 'Date of issue'],
        ['Núm. de boleto', 'Ticket number'],
        ['Pasajero', 'Passenger'],
        ['Vuelo', 'Flight'],
        ['Salida', 'Departure'],
      ],
      passenger: 'OKAFOR/DANIEL MR',
      flight: 'QK 207  CUN–MEX',
      items: [
        ['Tarifa Clásica', 'Classic fare'],
        ['Tarifa de uso de aeropuerto', 'Airport use fee'],
        ['Selección de asiento', 'Seat selection'],
      ],
      taxes: [['IVA 16%', 'VAT 16%', 16]] as [string, string, number][],
      fees: [62100, 28500],
      net: ['Subtotal', 'Subtotal'],
      total: ['Total pagado', 'Total paid'],
      currency: ['Pesos mexicanos (MXN)', 'Mexican pesos (MXN)'],
      paid: ['Tarjeta de crédito', 'Credit card'],
      registered: 'R.F.C. VQU040917QK2    Régimen 601 General de Ley Personas Morales',
      rules: [
        'Este comprobante no es un CFDI. Solicite su factura dentro del mes de la compra.',
        'This receipt is not a tax invoice. Request your invoice within the month of purchase.',
      ],
      day: "d 'de' MMMM 'de' yyyy",
      code: 'MXN',
      figures: '1,234.56' as Figures,
      written: (text: string) => `$${text}`,
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const flown = addDays(issued, chance.whole(5, 40))
    const isPeso = words.code === 'MXN'
    const amounts = [(isPeso ? 100 : 10) * chance.whole(2150, 4980), ...words.fees]
    const net = sum(amounts)
    const taxes = words.taxes.map(([, , rate]) => Math.round((net * rate) / 100))
    const total = net + sum(taxes)
    const own = [
      (minor: number) => words.written(figure(minor, words.figures)),
      (minor: number) => `$${figure(minor, '1,234.56')}`,
    ]
    const days = [
      (day: string) => dayIn(day, words.day, language),
      (day: string) => dayIn(day, 'MMMM d, yyyy', 'en'),
    ]
    const ticket = chance.digits(13)
    const card = `•••• ${chance.digits(4)}`

    sheet.fill(0, 0, 612, 54, words.color)
    sheet.middle(words.brand, 306, 16, { size: 20, bold: true, color: '#fff' })
    sheet.upright(306, 70, 640, { color: '#bbb' })
    for (const side of [0, 1]) {
      const [x, end] = [44 + 276 * side, 292 + 276 * side]
      const money = own[side]!
      const day = days[side]!
      sheet.put(words.titles[side]!, x, 76, { size: 11, bold: true, color: words.color })
      sheet.put(words.sold[side]!, x, 102, { size: 8, color: '#666' })
      sheet.lines(words.seller, x, 114)
      sheet.put(words.bought[side]!, x, 162, { size: 8, color: '#666' })
      sheet.lines(words.buyer, x, 174)
      const values = [day(issued), ticket, words.passenger, words.flight, day(flown)]
      for (const [index, fact] of words.facts.entries()) {
        sheet.put(fact[side]!, x, 228 + 17 * index)
        sheet.right(values[index]!, end, 228 + 17 * index)
      }
      sheet.rule(322, x, end)
      const rows: [string, number][] = [
        ...words.items.map((item, index): [string, number] => [item[side]!, amounts[index]!]),
        [words.net[side]!, net],
        ...words.taxes.map((tax, index): [string, number] => [String(tax[side]), taxes[index]!]),
      ]
      for (const [index, [word, minor]] of rows.entries()) {
        sheet.put(word, x, 334 + 17 * index)
        sheet.right(money(minor), end, 334 + 17 * index)
      }
      sheet.rule(444, x, end)
      sheet.put(words.total[side]!, x, 454, { size: 11, bold: true })
      sheet.right(money(total), end, 454, { size: 11, bold: true })
      sheet.put(words.currency[side]!, x, 474, { size: 8, color: '#666' })
      sheet.put(`${words.paid[side]} ${card}`, x, 500)
      sheet.prose(words.rules[side]!, x, 540, 240, { size: 8 })
    }
    sheet.middle(words.registered, 306, 660, { size: 8 })
    return labelled(
      words.brand,
      [issued, days[0]!(issued)],
      [total, figure(total, words.figures)],
      [words.code, words.code],
    )
  },
)
