import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** What a southern city's metro gives out on its site for a ticket from the machine: a small sheet, the operator's data first, then the sale. */
export const metroSimplified = template(
  'train-metro-simplified',
  { size: 'A5' },
  {
    es: {
      seller: 'Metro de Guadalmar, S.A.',
      own: [
        'C.I.F. A-29770114',
        'Avda. de las Cocheras, 12',
        '29006 Guadalmar',
        'Inscrita en el R.M., tomo 4120, folio 88, hoja MA-9921',
      ],
      title: 'FACTURA SIMPLIFICADA',
      facts: ['Nº factura', 'Fecha de expedición', 'Hora', 'Estación', 'Máquina', 'Nº operación'],
      station: 'Puerta del Mar (L2)',
      head: ['Uds.', 'Concepto', 'P.V.P.', 'Importe'],
      items: ['Título 10 viajes zona A', 'Soporte tarjeta sin contacto'],
      sums: ['Base imponible', 'I.V.A. 10 %', 'TOTAL'],
      paid: ['Forma de pago: TARJETA', 'Autorización'],
      notes:
        'I.V.A. y Seguro Obligatorio de Viajeros incluidos. Conserve este documento para cualquier reclamación. El soporte tiene una garantía de un año.',
      site: 'www.metroguadalmar.example · Atención al cliente 952 11 40 40',
    },
    it: {
      seller: 'Metropolitana Etnea S.r.l.',
      own: [
        'P.IVA 04418830871',
        'Via dei Depositi, 12',
        '95123 Catania',
        'R.E.A. CT-297714 - Cap. soc. € 10.000.000,00 i.v.',
      ],
      title: 'RICEVUTA DI ACQUISTO',
      facts: [
        'N. ricevuta',
        'Data di emissione',
        'Ora',
        'Stazione',
        'Emettitrice',
        'N. operazione',
      ],
      station: 'Porto Vecchio (M1)',
      head: ['Q.tà', 'Descrizione', 'Prezzo', 'Importo'],
      items: ['Carnet 10 corse urbane', 'Tessera elettronica'],
      sums: ['Imponibile', 'IVA 10%', 'TOTALE'],
      paid: ['Pagamento: CARTA', 'Autorizzazione'],
      notes:
        'Prezzi comprensivi di IVA. Documento emesso su richiesta del cliente; sostituisce lo scontrino dell’emettitrice automatica. La tessera elettronica vale quattro anni.',
      site: 'www.metroetnea.example · Servizio clienti 095 770 12 12',
    },
  },
  (sheet, words, chance, language) => {
    const sold = anyDay(chance)
    const shown = dayIn(sold, 'dd/MM/yyyy', language)
    const count = chance.whole(1, 3)
    const prices = [1220, 250]
    const total = count * prices[0]! + prices[1]!
    const tax = taxWithin(total, 10)
    const money = (minor: number) => figure(minor, '1.234,56')
    const face = 'plain-mono' as const

    sheet.shape(
      [
        [30, 56],
        [30, 30],
        [40, 30],
        [50, 44],
        [60, 30],
        [70, 30],
        [70, 56],
        [62, 56],
        [62, 42],
        [50, 56],
        [38, 42],
        [38, 56],
      ],
      '#d2001f',
    )
    sheet.put(words.seller, 84, 30, { size: 13, bold: true })
    sheet.lines(words.own, 84, 48, { size: 7.5 }, 1.35)
    sheet.rule(98, 30, 390, { weight: 1.2, color: '#d2001f' })
    sheet.middle(words.title, 210, 112, { size: 12, bold: true })
    const values = [
      `T${chance.digits(2)}/${chance.digits(7)}`,
      shown,
      anyClock(chance),
      words.station,
      `0${chance.digits(3)}`,
      chance.digits(8),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(`${fact}:`, 50, 142 + 15 * index)
      sheet.put(values[index]!, 170, 142 + 15 * index, { size: 8.5, face })
    }
    sheet.frame(30, 244, 360, 76)
    sheet.rule(262, 30, 390)
    for (const [column, word] of words.head.entries())
      if (column < 2) sheet.put(word, column === 0 ? 38 : 80, 249, { bold: true })
      else sheet.right(word, column === 2 ? 310 : 382, 249, { bold: true })
    for (const [index, item] of words.items.entries()) {
      const many = index === 0 ? count : 1
      const y = 272 + 20 * index
      sheet.put(String(many), 44, y, { size: 8.5, face })
      sheet.put(item, 80, y)
      sheet.right(money(prices[index]!), 310, y, { size: 8.5, face })
      sheet.right(money(many * prices[index]!), 382, y, { size: 8.5, face })
    }
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      const bold = index === 2
      sheet.put(words.sums[index]!, 220, 336 + 17 * index, { bold, size: bold ? 11 : 9 })
      sheet.right(`${money(minor)} €`, 382, 336 + 17 * index, { bold, size: bold ? 11 : 8.5, face })
    }
    sheet.put(words.paid[0]!, 38, 410)
    sheet.put(`************${chance.digits(4)}   ${words.paid[1]} ${chance.digits(6)}`, 38, 424, {
      size: 8,
      face,
    })
    sheet.prose(words.notes, 30, 466, 360, { size: 8, color: '#444' })
    sheet.middle(words.site, 210, 566, { size: 8, color: '#d2001f' })
    return labelled(words.seller, [sold, shown], [total, money(total)], ['EUR', '€'])
  },
)
