import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An American passenger railroad's sales receipt, in the two languages of its site: head lines, a box of trains, the charge to the card, terms. */
export const coastToCoast = template(
  'train-coast-to-coast',
  { size: 'LETTER' },
  {
    en: {
      seller: 'TransContinental Rail',
      title: 'SALES RECEIPT',
      thanks: 'Thank you for your purchase.',
      keep: 'Retain this receipt for your records. This is not a travel document.',
      number: 'Reservation Number',
      bought: 'Purchased:',
      lines: ['Ticketing Agent: Internet', 'Merchant ID'],
      billed: 'Billing Information',
      summary: 'Purchase Summary - Ticket Number',
      rides: [
        'TRAIN 38: Chicago Union Station, IL - St. Paul, MN',
        'TRAIN 41: St. Paul, MN - Chicago Union Station, IL',
      ],
      departs: 'Depart',
      seats: ['1 Reserved Coach Seat', '1 Roomette'],
      add: 'Travel Protection Plan',
      sums: ['Subtotal', 'Discount (Guest Points)', 'Total Charged by Visa ending in'],
      people: 'Passengers',
      rules: 'Important Information',
      terms:
        'Tickets are non-transferable. Value Fares: 25% cancellation fee up to the departure. Roomettes are not refundable within 14 days of departure; their value may be applied to a later trip. Changes to your itinerary may affect your fare. If your plans change, call 1-800-555-0137 or visit the website before your train leaves.',
      adult: 'Adult',
      day: 'MMM d, yyyy',
      long: 'MMMM d, yyyy',
    },
    es: {
      seller: 'Sunbelt Passenger Rail',
      title: 'RECIBO DE COMPRA',
      thanks: 'Gracias por su compra.',
      keep: 'Conserve este recibo para sus archivos. No es un documento de viaje.',
      number: 'Número de reservación',
      bought: 'Fecha de compra:',
      lines: ['Agente emisor: Internet', 'Id. del comercio'],
      billed: 'Información de facturación',
      summary: 'Resumen de la compra - Boleto número',
      rides: ['TREN 21: San Antonio, TX - El Paso, TX', 'TREN 22: El Paso, TX - San Antonio, TX'],
      departs: 'Sale el',
      seats: ['1 asiento reservado en coche', '1 camarote Roomette'],
      add: 'Plan de protección de viaje',
      sums: ['Subtotal', 'Descuento (puntos)', 'Total cargado a Visa terminada en'],
      people: 'Pasajeros',
      rules: 'Información importante',
      terms:
        'Los boletos son intransferibles. Tarifas Value: cargo por cancelación del 25 % hasta la salida. Los camarotes no son reembolsables dentro de los 14 días anteriores a la salida; su valor puede aplicarse a un viaje posterior. Los cambios en el itinerario pueden afectar la tarifa. Si sus planes cambian, llame al 1-800-555-0164 antes de la salida del tren.',
      adult: 'Adulto',
      day: 'd MMM yyyy',
      long: "d 'de' MMMM 'de' yyyy",
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const out = addDays(bought, chance.whole(9, 60))
    const shown = dayIn(bought, words.long, language)
    const amounts = [
      100 * chance.whole(58, 130),
      100 * chance.whole(210, 390),
      chance.whole(1850, 3299),
    ]
    const discount = -100 * chance.whole(12, 30)
    const total = sum(amounts) + discount
    const money = (minor: number) =>
      `${minor < 0 ? '-' : ''}$${figure(Math.abs(minor), '1,234.56')}`
    const guest = anyGuest(chance, language)
    const navy = '#13315c'

    sheet.shape(
      [
        [36, 62],
        [66, 36],
        [150, 36],
        [120, 62],
      ],
      navy,
    )
    sheet.put(words.seller, 160, 40, { size: 17, bold: true, color: navy })
    sheet.right(words.title, 576, 44, { size: 13, bold: true })
    sheet.put(words.thanks, 36, 84, { size: 11 })
    sheet.put(words.keep, 36, 100, { bold: true })
    sheet.put(`${words.number} - ${chance.pick(['5B', '7F', '2C'])}${chance.digits(4)}`, 36, 128, {
      size: 12,
      bold: true,
    })
    const heads = [
      `${words.bought} ${shown} ${anyClock(chance)} CT`,
      words.lines[0]!,
      `${words.lines[1]} ${chance.digits(8)}`,
    ]
    sheet.lines(heads, 36, 148, {}, 1.4)
    sheet.put(words.billed, 350, 130, { bold: true })
    sheet.lines(
      [guest.name, guest.firm, guest.street, `${guest.town}, ${guest.country}`],
      350,
      148,
      {},
      1.4,
    )
    const number = `0${chance.digits(12)}`
    sheet.fill(36, 216, 540, 20, navy)
    sheet.put(`${words.summary} ${number}`, 44, 222, { bold: true, color: '#fff' })
    sheet.frame(36, 216, 540, 180, navy)
    for (const [index, ride] of words.rides.entries()) {
      const y = 246 + 36 * index
      const day = dayIn(addDays(out, 3 * index), words.day, language)
      sheet.put(ride, 44, y, { size: 9.5, bold: true })
      sheet.put(`${words.departs} ${day} ${anyClock(chance)}  ·  ${words.seats[index]}`, 44, y + 14)
      sheet.right(money(amounts[index]!), 568, y + 14)
    }
    sheet.put(words.add, 44, 322)
    sheet.right(money(amounts[2]!), 568, 322)
    sheet.rule(338, 36, 576, { color: navy })
    const card = `${words.sums[2]} ${chance.digits(4)}`
    for (const [index, minor] of [sum(amounts), discount, total].entries()) {
      const style = { size: index === 2 ? 11 : 9, bold: index === 2 }
      sheet.right([words.sums[0]!, words.sums[1]!, card][index]!, 490, 344 + 16 * index, style)
      sheet.right(money(minor), 568, 344 + 16 * index, style)
    }
    sheet.put(words.people, 36, 414, { size: 11, bold: true, color: navy })
    sheet.put(`${guest.name} (${words.adult})`, 36, 432)
    sheet.put(words.rules, 36, 462, { size: 11, bold: true, color: navy })
    sheet.prose(words.terms, 36, 480, 540)
    sheet.middle(`${words.seller} Corporation, P.O. Box 4410, Joliet, IL 60434`, 306, 750, {
      size: 7.5,
      color: '#555',
    })
    return labelled(words.seller, [bought, shown], [total, figure(total, '1,234.56')], ['USD', '$'])
  },
)
