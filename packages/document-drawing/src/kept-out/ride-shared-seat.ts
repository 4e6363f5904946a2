import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A seat in somebody's car through a platform: a mail in one centred card, the route as a line with two dots. */
export const sharedSeat = template(
  'ride-shared-seat',
  {},
  {
    es: {
      brand: 'VamosJuntos',
      hello: (name: string) => `¡Hola, ${name}!`,
      lead: 'Tu plaza está confirmada. Guarda este comprobante de pago: lo necesitarás si pides el reembolso a tu empresa.',
      title: 'Comprobante de pago',
      facts: ['Referencia', 'Fecha de pago', 'Método de pago'],
      method: 'PayPal',
      trip: 'Tu viaje',
      stops: ['Zaragoza, Estación Delicias', 'Madrid, Avenida de América'],
      with: 'Conduce Maite · Seat León gris',
      rows: ['1 plaza: aportación a los gastos', 'Gastos de gestión (IVA incl.)', 'Total pagado'],
      vat: 'IVA 21 % incluido en los gastos de gestión:',
      note: 'La aportación a los gastos se entrega a la conductora tras el viaje y no está sujeta a IVA. Si cancelas con más de 24 horas de antelación te devolvemos la aportación.',
      bye: ['¡Buen viaje!', 'El equipo de VamosJuntos'],
      legal: [
        'Has recibido este mensaje porque has reservado un viaje en VamosJuntos.',
        'Juntos Movilidad Compartida, S.L. – C/ Gran Vía 44, 28013 Madrid – NIF B86447182',
      ],
      day: "EEEE d 'de' MMMM",
      paid: "d 'de' MMMM 'de' yyyy",
      fill: '#00a3c7',
    },
    it: {
      brand: 'Passa con me',
      hello: (name: string) => `Ciao ${name},`,
      lead: 'il tuo posto è prenotato. Conserva questa ricevuta: ti servirà per il rimborso spese.',
      title: 'Ricevuta di pagamento',
      facts: ['Codice', 'Data del pagamento', 'Metodo di pagamento'],
      method: 'Carta Visa',
      trip: 'Il tuo passaggio',
      stops: ['Bologna, Autostazione', 'Milano, Lampugnano M1'],
      with: 'Guida Davide · Fiat Tipo bianca',
      rows: ['1 posto: contributo alle spese', 'Costi di servizio (IVA incl.)', 'Totale pagato'],
      vat: 'IVA 22% compresa nei costi di servizio:',
      note: 'Il contributo alle spese viene versato al conducente dopo il viaggio ed è fuori campo IVA. In caso di annullamento oltre 24 ore prima della partenza il contributo è rimborsato.',
      bye: ['Buon viaggio!', 'Il team di Passa con me'],
      legal: [
        'Ricevi questa e-mail perché hai prenotato un passaggio su Passa con me.',
        'Passaggi Condivisi S.r.l. – Via Tortona 44, 20144 Milano – P.IVA 08447182964',
      ],
      day: 'EEEE d MMMM',
      paid: 'd MMMM yyyy',
      fill: '#5b3cc4',
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const shown = dayIn(paid, words.paid, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const seat = 50 * chance.whole(32, 49)
    const fee = 10 * chance.whole(28, 44) + 9
    const total = seat + fee
    const body = { size: 10.5 }
    sheet.fill(0, 0, 596, 842, '#eef1f4')
    sheet.middle(words.brand, 298, 36, { size: 24, bold: true, color: words.fill })
    sheet.fill(98, 80, 400, 620, '#fff')
    sheet.fill(98, 80, 400, 5, words.fill)
    sheet.put(words.hello(anyGuest(chance, language).name.split(' ')[1]!), 122, 108, {
      size: 16,
      bold: true,
    })
    sheet.prose(words.lead, 122, 136, 352, body)
    sheet.put(words.trip, 122, 194, { size: 13, bold: true })
    sheet.put(dayIn(addDays(paid, 4), words.day, language), 122, 216, { ...body, color: '#666' })
    sheet.upright(178, 248, 282, { weight: 3, color: words.fill })
    for (const [index, stop] of words.stops.entries()) {
      sheet.disc(178, 246 + 38 * index, 5, words.fill)
      sheet.put(['15:30', '18:50'][index]!, 122, 240 + 38 * index, { ...body, bold: true })
      sheet.put(stop, 196, 240 + 38 * index, body)
    }
    sheet.put(words.with, 122, 310, { ...body, color: '#666' })
    sheet.rule(338, 122, 474, { color: '#ddd' })
    sheet.put(words.title, 122, 354, { size: 13, bold: true })
    const values = [`${chance.digits(4)}-${chance.digits(4)}-KX`, shown, words.method]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 122, 380 + 18 * index, { ...body, color: '#666' })
      sheet.right(values[index]!, 474, 380 + 18 * index, body)
    }
    sheet.rule(440, 122, 474, { color: '#ddd' })
    for (const [index, minor] of [seat, fee, total].entries()) {
      const style = { ...body, bold: index === 2 }
      sheet.put(words.rows[index]!, 122, 454 + 20 * index, style)
      sheet.right(money(minor), 474, 454 + 20 * index, style)
    }
    const tax = taxWithin(fee, language === 'es' ? 21 : 22)
    sheet.put(`${words.vat} ${money(tax)}`, 122, 520, { size: 8.5, color: '#666' })
    sheet.prose(words.note, 122, 546, 352, { size: 9, color: '#444' })
    sheet.lines(words.bye, 122, 624, body, 1.5)
    for (const [index, line] of words.legal.entries())
      sheet.middle(line, 298, 722 + 13 * index, { size: 8, color: '#777' })
    return labelled(words.brand, [paid, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
