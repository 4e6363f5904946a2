import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The receipt of a platform that sells flats in its own name: the stay left, the price right, the payment below. */
export const platformReceipt = template(
  'hotel-platform-receipt',
  {},
  {
    en: {
      brand: 'Nestaro',
      title: 'Your receipt from Nestaro',
      receipt: 'Receipt ID',
      stay: [
        'Copenhagen',
        'nights in Vesterbro',
        'Entire flat · 2 beds · 1 guest',
        'Hosted by Signe Dahlgaard',
      ],
      facts: ['Check-in', 'Check-out', 'Confirmation code', 'Traveller'],
      seller: [
        'Who you bought from',
        'Nestaro ApS sells this stay in its own name and issues this receipt. The host provides the flat and receives no payment from you.',
      ],
      price: 'Price details',
      rows: ['nights', 'Cleaning', 'Nestaro service fee', 'Long stay discount'],
      total: 'Total',
      payment: 'Payment',
      paid: 'Amount paid',
      cancel: [
        'Cancellation',
        'Free until 5 days before check-in. After that the first night and the service fee of the remaining nights are not refunded.',
      ],
      legal:
        'Nestaro ApS · Havnegade 88, 1058 Copenhagen K, Denmark · CVR 38 11 70 46 · help.nestaro.example',
      short: 'EEE, d MMM yyyy',
      day: 'd MMMM yyyy',
      money: (text: string) => `kr ${text}`,
      figures: '1,234.56' as Figures,
      currency: 'DKK',
      scale: 8,
    },
    es: {
      brand: 'Alberia',
      title: 'Tu recibo de Alberia',
      receipt: 'N.º de recibo',
      stay: [
        'Málaga',
        'noches en La Malagueta',
        'Alojamiento entero · 1 cama · 1 huésped',
        'Anfitrión: Rafael Ocaña',
      ],
      facts: ['Llegada', 'Salida', 'Código de confirmación', 'Viajero'],
      seller: [
        'A quién has comprado',
        'Alberia Estancias, S.L. vende esta estancia en nombre propio y emite este recibo. El anfitrión no te cobra nada.',
      ],
      price: 'Detalle del precio',
      rows: [
        'noches',
        'Limpieza',
        'Comisión de servicio de Alberia',
        'Descuento por larga estancia',
      ],
      total: 'Total',
      payment: 'Pago',
      paid: 'Importe pagado',
      cancel: [
        'Cancelación',
        'Gratuita hasta 5 días antes de la llegada. Después no se devuelve la primera noche ni la comisión de servicio.',
      ],
      legal:
        'Alberia Estancias, S.L. · Calle Larios 60, 29005 Málaga · NIF B93551207 · ayuda.alberia.example',
      short: 'EEE, d MMM yyyy',
      day: "d 'de' MMMM 'de' yyyy",
      money: (text: string) => `${text} €`,
      figures: '1.234,56' as Figures,
      currency: 'EUR',
      scale: 1,
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const arrival = addDays(paid, chance.whole(6, 40))
    const nights = chance.whole(5, 8)
    const shown = dayIn(paid, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const night = 100 * words.scale * chance.whole(71, 118)
    const prices = [
      night * nights,
      4500 * words.scale,
      Math.round(0.12 * night * nights),
      -Math.round(0.05 * night * nights),
    ]
    const total = sum(prices)
    const grey = { size: 8.5, color: '#6a6a6a' }

    sheet.disc(58, 56, 10, '#d6336c')
    sheet.disc(58, 53, 4, '#fff')
    sheet.put(words.title, 48, 84, { size: 22, bold: true })
    sheet.put(`${words.receipt} RC${chance.digits(9)} · ${shown}`, 48, 116, {
      size: 10,
      color: '#6a6a6a',
    })
    sheet.frame(48, 146, 232, 330, '#ddd', 8)
    sheet.put(words.stay[0]!, 64, 164, { size: 16, bold: true })
    sheet.lines(
      [`${nights} ${words.stay[1]}`, words.stay[2]!, words.stay[3]!],
      64,
      188,
      { size: 10 },
      1.5,
    )
    const days = [arrival, addDays(arrival, nights)].map((day) => dayIn(day, words.short, language))
    const values = [...days, `HM${chance.digits(7)}`, anyGuest(chance, language).name]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 64, 248 + 32 * index, grey)
      sheet.put(values[index]!, 64, 260 + 32 * index, { size: 10 })
    }
    sheet.put(words.seller[0]!, 64, 388, { size: 10, bold: true })
    sheet.prose(words.seller[1]!, 64, 404, 202, { size: 8.5 })
    sheet.put(words.price, 308, 150, { size: 14, bold: true })
    const names = [`${money(night)} x ${nights} ${words.rows[0]}`, ...words.rows.slice(1)]
    for (const [index, name] of names.entries()) {
      sheet.put(name, 308, 180 + 22 * index, { size: 10 })
      sheet.right(money(prices[index]!), 547, 180 + 22 * index, { size: 10 })
    }
    sheet.rule(272, 308, 547, { color: '#ddd' })
    sheet.put(`${words.total} (${words.currency})`, 308, 282, { size: 11, bold: true })
    sheet.right(money(total), 547, 282, { size: 11, bold: true })
    sheet.put(words.payment, 308, 336, { size: 14, bold: true })
    sheet.put(`Mastercard •••• ${chance.digits(4)}`, 308, 366, { size: 10 })
    sheet.put(`${shown} · ${anyClock(chance)}`, 308, 380, grey)
    sheet.right(money(total), 547, 366, { size: 10 })
    sheet.rule(400, 308, 547, { color: '#ddd' })
    sheet.put(`${words.paid} (${words.currency})`, 308, 410, { size: 11, bold: true })
    sheet.right(money(total), 547, 410, { size: 11, bold: true })
    sheet.put(words.cancel[0]!, 48, 508, { size: 10, bold: true })
    sheet.prose(words.cancel[1]!, 48, 524, 499, { size: 9 })
    sheet.put(words.legal, 48, 790, { size: 7.5, color: '#6a6a6a' })
    return labelled(
      words.brand,
      [paid, shown],
      [total, figure(total, words.figures)],
      [words.currency, words.currency],
    )
  },
)
