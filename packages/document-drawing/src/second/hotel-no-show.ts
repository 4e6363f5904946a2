import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Billed though nobody came: from an accounting service, one line, and the days of a stay that never was. */
export const noShow = template(
  'hotel-no-show',
  {},
  {
    it: {
      hotel: 'Residenza Palazzo Orsini',
      company: [
        'Palazzo Orsini Gestioni S.r.l.',
        'Via dei Cestari 28 – 01100 Viterbo (VT)',
        'P.IVA 02219450567 – REA VT 158402',
      ],
      title: 'Fattura',
      facts: ['Numero', 'Emessa il', 'Scadenza'],
      to: 'Intestata a',
      subject: 'Oggetto',
      about: 'Penale per mancato arrivo (no-show)',
      heads: ['Descrizione', 'Q.tà', 'Imponibile', 'IVA', 'Importo'],
      line: [
        'Prima notte addebitata come da condizioni di prenotazione',
        'Prenotazione',
        'arrivo previsto',
        'partenza prevista',
      ],
      sums: ['Imponibile', 'IVA 10%', 'Totale fattura'],
      rate: 10,
      method: 'Metodo di pagamento',
      card: 'Carta di credito data a garanzia – addebito eseguito',
      note: 'Note: il prezzo dell’intero soggiorno prenotato ammontava a',
      rest: 'le notti successive alla prima non vengono addebitate.',
      days: 'dd/MM/yyyy',
    },
    es: {
      hotel: 'Apartahotel Mirador del Turia',
      company: [
        'Turia Alojamientos 2009, S.L.',
        'C/ Guillem Sorolla 57 – 46008 Valencia',
        'CIF B-98120447',
      ],
      title: 'Factura',
      facts: ['Número', 'Fecha', 'Vencimiento'],
      to: 'Facturar a',
      subject: 'Asunto',
      about: 'Gastos por no presentación (no-show)',
      heads: ['Concepto', 'Uds.', 'Base', 'IVA', 'Importe'],
      line: [
        'Primera noche según las condiciones de la reserva',
        'Reserva',
        'entrada prevista',
        'salida prevista',
      ],
      sums: ['Base imponible', 'IVA 10%', 'Total factura'],
      rate: 10,
      method: 'Forma de pago',
      card: 'Tarjeta de garantía – cargo realizado',
      note: 'Observaciones: el precio de la estancia reservada era de',
      rest: 'no se cobran las noches siguientes a la primera.',
      days: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const issued = addDays(arrival, chance.whole(2, 9))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const net = 100 * chance.whole(72, 131)
    const tax = (net * words.rate) / 100
    const total = net + tax
    const violet = '#5a3d8a'

    sheet.fill(0, 0, 595, 10, violet)
    sheet.fill(50, 42, 46, 46, violet)
    sheet.middle(words.hotel[0]!, 73, 51, { size: 28, color: '#fff', bold: true })
    sheet.put(words.hotel, 108, 46, { size: 14, bold: true })
    sheet.lines(words.company, 108, 64, { size: 8, color: '#666' })
    sheet.right(words.title, 545, 44, { size: 26, color: violet })
    const guest = anyGuest(chance, language)
    sheet.put(words.to, 50, 140, { size: 8, color: violet, bold: true })
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 50, 154, { size: 10 })
    const values = [`${chance.whole(40, 700)}/${issued.slice(2, 4)}`, show(issued), show(issued)]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 330, 140 + 18 * index, { size: 9, color: '#666' })
      sheet.right(values[index]!, 545, 140 + 18 * index, { size: 10, bold: index < 2 })
      sheet.rule(153 + 18 * index, 330, 545, { color: '#ddd' })
    }
    sheet.put(words.subject, 50, 234, { size: 8, color: violet, bold: true })
    sheet.put(words.about, 50, 247, { size: 11 })

    sheet.fill(50, 280, 495, 22, '#efebf6')
    const ends = [0, 370, 430, 475, 537]
    for (const [index, word] of words.heads.entries()) {
      if (index === 0) sheet.put(word, 58, 287, { size: 8.5, bold: true })
      else sheet.right(word, ends[index]!, 287, { size: 8.5, bold: true })
    }
    const [name, booking, from, until] = words.line
    const below = sheet.prose(name!, 58, 312, 280)
    sheet.lines(
      [
        `${booking} ${chance.digits(8)}, ${guest.name}`,
        `${from} ${show(arrival)}, ${until} ${show(addDays(arrival, nights))}`,
      ],
      58,
      below + 2,
      { size: 8, color: '#666' },
    )
    const cells = ['1', money(net), `${words.rate}%`, money(net)]
    for (const [index, cell] of cells.entries()) sheet.right(cell, ends[index + 1]!, 312)
    sheet.rule(370, 50, 545, { color: '#ddd' })
    for (const [index, word] of words.sums.slice(0, 2).entries()) {
      sheet.put(word, 350, 384 + 17 * index)
      sheet.right(money([net, tax][index]!), 537, 384 + 17 * index)
    }
    sheet.fill(342, 422, 203, 30, violet)
    sheet.put(words.sums[2]!, 350, 431, { size: 12, bold: true, color: '#fff' })
    sheet.right(money(total), 537, 431, { size: 12, bold: true, color: '#fff' })
    sheet.put(words.method, 50, 384, { size: 8, color: violet, bold: true })
    sheet.put(words.card, 50, 398, { size: 9 })
    const whole = money(Math.round(nights * total))
    sheet.prose(`${words.note} ${whole}; ${words.rest}`, 50, 490, 495, { size: 8.5 })
    return labelled(
      words.hotel,
      [issued, show(issued)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
