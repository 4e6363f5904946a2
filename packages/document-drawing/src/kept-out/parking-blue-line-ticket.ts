import { anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A street ticket of a parking app, shared from the telephone as a tall page: green tick, plate as on the car, sum below. */
export const blueLineTicket = template(
  'parking-blue-line-ticket',
  { size: [320, 640] },
  {
    es: {
      brand: 'Zonaclic',
      bar: 'Detalle del ticket',
      state: 'Estacionamiento finalizado',
      plate: '8830 KHD',
      zone: ['Zona Azul – Sector 4', 'Burgos (Ayuntamiento)'],
      rows: ['Nº de ticket', 'Fecha', 'Hora de inicio', 'Hora de fin', 'Método de pago'],
      method: 'Monedero Zonaclic',
      sums: ['Tarifa ORA', 'Coste del servicio'],
      total: 'Total',
      tax: (amount: string) => `IVA 21% incluido en el coste del servicio: ${amount}`,
      rate: 21,
      foot: [
        'Movilidad Zonaclic, S.L. · CIF B-09588214',
        'Avda. del Cid 41, 09005 Burgos',
        '¿Necesitas factura? Área de cliente > Facturas',
      ],
      day: 'dd/MM/yyyy',
    },
    it: {
      brand: 'Sostavia',
      bar: 'Dettaglio sosta',
      state: 'Sosta conclusa',
      plate: 'GB 417 ZR',
      zone: ['Strisce blu – Zona B3', 'Comune di Parma'],
      rows: ['ID sosta', 'Data', 'Inizio', 'Fine', 'Pagamento'],
      method: 'Mastercard ••60',
      sums: ['Costo sosta', 'Commissione servizio'],
      total: 'Totale pagato',
      tax: (amount: string) => `IVA 22% compresa nella commissione: ${amount}`,
      rate: 22,
      foot: [
        'Sostavia S.p.A. – P. IVA 11204480963',
        'Viale Certosa 218, 20156 Milano',
        'Sosta: esclusa IVA ai sensi dell’art. 4 DPR 633/72',
      ],
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const parked = anyDay(chance)
    const day = dayIn(parked, words.day, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const hour = chance.whole(10, 16)
    const parts = [5 * chance.whole(22, 96), chance.pick([10, 15, 19, 29])]
    const total = parts[0]! + parts[1]!
    const blue = '#0b5cad'
    sheet.fill(0, 0, 320, 84, blue)
    sheet.middle(words.brand, 160, 18, { size: 20, bold: true, color: '#fff' })
    sheet.put('<', 18, 54, { size: 16, color: '#fff' })
    sheet.middle(words.bar, 160, 56, { size: 12, color: '#fff' })
    sheet.disc(160, 124, 22, '#2e9e5b')
    sheet.shape(
      [
        [150, 124],
        [157, 131],
        [171, 116],
        [157, 131],
      ],
      '#fff',
      false,
    )
    sheet.middle(words.state, 160, 156, { size: 12, color: '#2e9e5b' })
    sheet.frame(85, 182, 150, 36, '#111', 5)
    sheet.fill(86, 183, 14, 34, '#1d4fa3')
    sheet.middle(words.plate, 167, 191, { size: 19, bold: true })
    sheet.middle(words.zone[0]!, 160, 232, { size: 12, bold: true })
    sheet.middle(words.zone[1]!, 160, 249, { size: 10, color: '#666' })
    const values = [
      chance.digits(9),
      day,
      `${hour}:${chance.whole(10, 59)}`,
      `${hour + 2}:${chance.whole(10, 59)}`,
      words.method,
    ]
    for (const [index, word] of words.rows.entries()) {
      const y = 282 + 26 * index
      sheet.put(word, 24, y, { size: 10.5, color: '#666' })
      sheet.right(values[index]!, 296, y, { size: 10.5 })
      sheet.rule(y + 18, 24, 296, { color: '#ddd' })
    }
    for (const [index, word] of words.sums.entries()) {
      sheet.put(word, 24, 422 + 20 * index, { size: 10.5 })
      sheet.right(money(parts[index]!), 296, 422 + 20 * index, { size: 10.5 })
    }
    sheet.put(words.total, 24, 472, { size: 16, bold: true, color: blue })
    sheet.right(money(total), 296, 472, { size: 16, bold: true, color: blue })
    sheet.put(words.tax(money(taxWithin(parts[1]!, words.rate))), 24, 500, {
      size: 8,
      color: '#666',
    })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 160, 570 + 13 * index, { size: 8, color: '#777' })
    return labelled(words.brand, [parked, day], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
