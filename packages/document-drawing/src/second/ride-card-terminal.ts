import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** What the taxi driver's card reader mails: the cooperative's initials in a disc, the reader's own brand at the foot. */
export const cardTerminal = template(
  'ride-card-terminal',
  { size: [310, 590] },
  {
    it: {
      name: 'Cooperativa Radiotaxi Levante',
      initials: 'CR',
      address: ['Via Brigate Partigiane 44', '16129 Genova GE', 'P. IVA 01482930996'],
      receipt: 'Ricevuta',
      rows: ['Corsa taxi', 'Diritto di chiamata', 'Bagaglio'],
      total: 'Totale',
      tax: ['Aliquota', 'Imponibile', 'IVA'],
      rate: 10,
      card: ['Visa Debit', 'contactless', 'Cod. autorizzazione'],
      thanks: 'Grazie per aver viaggiato con noi! Vettura',
      by: 'Ricevuta inviata con Incassio',
      day: 'd MMM yyyy',
    },
    es: {
      name: 'Teletaxi Guadalmar',
      initials: 'TG',
      address: ['C/ Hermanos Oliver 9, local 2', '29006 Málaga', 'NIF F29774108'],
      receipt: 'Recibo',
      rows: ['Carrera', 'Suplemento aeropuerto', 'Servicio nocturno'],
      total: 'Total',
      tax: ['Tipo', 'Base', 'IVA'],
      rate: 10,
      card: ['Mastercard', 'sin contacto', 'Cód. autorización'],
      thanks: 'Gracias por viajar con nosotros. Licencia',
      by: 'Recibo enviado con Cobralia',
      day: 'd/M/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const prices = [10 * chance.whole(118, 412), 350, 100 * chance.whole(1, 2)]
    const total = sum(prices)
    const tax = taxWithin(total, words.rate)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const grey = { size: 8, color: '#8a8f98' }

    sheet.fill(0, 0, 310, 590, '#f4f5f7')
    sheet.fill(16, 16, 278, 520, '#ffffff')
    sheet.disc(155, 54, 22, '#323a45')
    sheet.middle(words.initials, 155, 46, { size: 15, bold: true, color: '#ffffff' })
    sheet.middle(words.name, 155, 86, { size: 12, bold: true })
    for (const [index, line] of words.address.entries())
      sheet.middle(line, 155, 104 + 11 * index, grey)
    sheet.middle(`${plain(total)} €`, 155, 150, { size: 28, bold: true })
    sheet.middle(`${shown}, ${anyClock(chance)}`, 155, 186, { size: 9 })
    sheet.rule(210, 32, 278, { color: '#dde0e5' })
    sheet.put(`${words.receipt} #S-${chance.digits(8)}`, 32, 220, grey)
    for (const [index, name] of words.rows.entries()) {
      sheet.put(`1 x ${name}`, 32, 244 + 20 * index)
      sheet.right(`${plain(prices[index]!)} €`, 278, 244 + 20 * index)
    }
    sheet.rule(306, 32, 278, { color: '#dde0e5' })
    sheet.put(words.total, 32, 316, { size: 11, bold: true })
    sheet.right(`${plain(total)} €`, 278, 316, { size: 11, bold: true })
    for (const [index, head] of words.tax.entries()) {
      sheet.right(head, 110 + 84 * index, 346, grey)
      sheet.right(
        [`${words.rate}%`, `${plain(total - tax)} €`, `${plain(tax)} €`][index]!,
        110 + 84 * index,
        359,
        { size: 8 },
      )
    }
    sheet.rule(382, 32, 278, { color: '#dde0e5' })
    sheet.put(`${words.card[0]} •••• ${chance.digits(4)}`, 32, 394)
    sheet.right(words.card[1]!, 278, 394, grey)
    sheet.put('AID: A0000000031010', 32, 412, grey)
    sheet.put(`${words.card[2]}: ${chance.digits(6)}`, 32, 425, grey)
    sheet.middle(`${words.thanks} ${chance.whole(102, 940)}`, 155, 480, { size: 8.5 })
    sheet.middle(words.by, 155, 552, grey)
    return labelled(words.name, [day, shown], [total, plain(total)], ['EUR', '€'])
  },
)
