import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A budget chain's own program: a coloured bar, the house and the client in twin boxes, tax by code, the operating firm in small print. */
export const nightDoorCode = template(
  'hotel-night-door-code',
  {},
  {
    fr: {
      hotel: 'Hôtel Dormélia Nantes Centre',
      house: '3 allée Duquesnoy|44000 NANTES|Tél. 02 55 50 14 20|nantes@dormelia.example'.split(
        '|',
      ),
      title: 'FACTURE N°',
      facts: 'Date de facture|N° de réservation|Arrivée|Départ|Chambre',
      client: 'Facturé à',
      heads: 'Désignation|Qté|P.U. TTC|Code TVA|Montant TTC',
      items: 'Nuitée chambre double|Petit déjeuner buffet|Taxe de séjour|Parking fermé',
      tax: 'Code|Taux|Base HT|TVA|TTC',
      rates: [10, 10, 0, 20],
      sums: 'Total HT|Total TVA|Net à payer TTC',
      paid: 'Réglé par carte bancaire le ',
      foot: 'SAS SOCIÉTÉ HÔTELIÈRE DE L’ERDRE au capital de 40 000 € – RCS Nantes 512 447 093 – APE 5510Z – TVA FR 31 512447093. Locataire-gérant indépendant. En cas de retard de paiement, indemnité forfaitaire de 40 € pour frais de recouvrement.',
      euro: ' €',
    },
    es: {
      hotel: 'Hotel Dormélia Zaragoza Delicias',
      house: 'Avda. de Navarra 61|50010 ZARAGOZA|Tel. 976 55 01 42|zaragoza@dormelia.example'.split(
        '|',
      ),
      title: 'FACTURA Nº',
      facts: 'Fecha factura|Localizador|Entrada|Salida|Habitación',
      client: 'Datos del cliente',
      heads: 'Concepto|Uds.|Precio|Tipo IVA|Importe',
      items: 'Alojamiento hab. doble uso individual|Desayuno buffet|Agua mineral 0,5 l|Parking',
      tax: 'Tipo|IVA|Base imponible|Cuota|Total',
      rates: [10, 10, 10, 21],
      sums: 'Total base|Total cuota IVA|TOTAL FACTURA',
      paid: 'Cobrado con tarjeta el ',
      foot: 'DORMELIA GESTIÓN HOTELERA IBERIA, S.L.U. – C.I.F. B-87550142 – Inscrita en el Registro Mercantil de Madrid, tomo 36.120, folio 88, hoja M-648.810. Calle Orense 70, 28020 Madrid. Precios con IVA incluido.',
      euro: ' €',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(1, 3)
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) =>
      figure(minor, language === 'fr' ? '1 234,56' : '1.234,56') + words.euro
    const prices = [100 * chance.whole(58, 92) - 10, 995, 165, 900]
    const counts = [nights, nights, nights, nights]
    const minors = prices.map((price, index) => price * counts[index]!)
    const total = sum(minors)
    const rates = [...new Set(words.rates)]
    const code = (rate: number) => String(rates.indexOf(rate) + 1)

    sheet.fill(0, 0, 595, 14, '#00856f')
    for (const [x, height] of [
      [52, 30],
      [64, 20],
      [76, 26],
    ] as const)
      sheet.fill(x, 70 - height, 9, height, '#f2b705')
    sheet.put(
      `${words.title} ${arrival.slice(2, 4)}${chance.digits(2)}-${chance.digits(6)}`,
      330,
      44,
      { size: 13, bold: true },
    )
    sheet.frame(50, 84, 240, 92, '#00856f')
    sheet.put(words.hotel, 60, 94, { size: 11, bold: true, color: '#00856f' })
    sheet.lines(words.house, 60, 112, {}, 1.5)
    const { name, firm, street, town } = anyGuest(chance, language)
    sheet.frame(305, 84, 240, 92, '#bbb')
    sheet.put(words.client, 315, 94, { size: 8, color: '#777' })
    sheet.lines([firm, name, street, town], 315, 112, {}, 1.5)
    const values = [
      show(leaving),
      chance.digits(9),
      show(arrival),
      show(leaving),
      String(chance.whole(101, 428)),
    ]
    for (const [index, fact] of words.facts.split('|').entries()) {
      sheet.put(fact, 50 + 101 * index, 196, { size: 8, color: '#777' })
      sheet.put(values[index]!, 50 + 101 * index, 208, { size: 9.5 })
    }
    const edges = [56, 330, 400, 460, 539]
    const row = (cells: string[], y: number, color: string) =>
      cells.forEach((cell, index) =>
        index === 0
          ? sheet.put(cell, edges[0]!, y, { color })
          : sheet.right(cell, edges[index]!, y, { color }),
      )
    sheet.fill(50, 240, 495, 18, '#00856f')
    row(words.heads.split('|'), 245, '#fff')
    for (const [index, item] of words.items.split('|').entries()) {
      const y = 266 + 20 * index
      row(
        [
          item,
          String(counts[index]),
          money(prices[index]!),
          code(words.rates[index]!),
          money(minors[index]!),
        ],
        y,
        '#111',
      )
      sheet.rule(y + 14, 50, 545, { color: '#ddd' })
    }
    const taxes = rates.map((rate) => {
      const gross = sum(minors.filter((_, index) => words.rates[index] === rate))
      return { rate, gross, tax: taxWithin(gross, rate) }
    })
    const table = [
      words.tax.split('|'),
      ...taxes.map(({ rate, gross, tax }) => [
        code(rate),
        `${rate} %`,
        money(gross - tax),
        money(tax),
        money(gross),
      ]),
    ]
    for (const [line, cells] of table.entries())
      for (const [index, cell] of cells.entries())
        sheet.right(cell, 76 + 66 * index, 372 + 14 * line, { size: 8, bold: line === 0 })
    const tax = sum(taxes.map((one) => one.tax))
    for (const [index, word] of words.sums.split('|').entries()) {
      const style = index === 2 ? { size: 12, bold: true } : {}
      sheet.put(word, 365, 372 + 18 * index, style)
      sheet.right(money([total - tax, tax, total][index]!), 539, 372 + 18 * index, style)
    }
    sheet.put(`${words.paid}${show(leaving)} : ${money(total)}`, 50, 452)
    sheet.prose(words.foot, 50, 780, 495, { size: 7, color: '#555' })
    return labelled(
      words.hotel,
      [leaving, show(leaving)],
      [total, money(total).slice(0, -2)],
      ['EUR', '€'],
    )
  },
)
