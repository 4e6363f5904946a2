import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  company: string
  address: string
  menu: string[]
  page: string
  thanks: string
  sent: string
  reference: string
  booked: string
  legs: [string, string]
  towns: [string, string]
  direct: string
  minutes: number
  zone: number
  code: string
  traveller: string
  fare: string
  price: string
  parts: [string, string, string, string]
  total: string
  card: string
  more: [string, string, string]
  day: string
  figures: Figures
  currency: [string, string]
}

/** A booking's page printed from the browser: its day and address on the edges, the price on the second page. */
export const browserPrint = template<Words>(
  'flight-browser-print',
  {},
  {
    en: {
      vendor: 'Wrenjet',
      company: 'Wrenjet Airlines Limited',
      address: 'Aviation House, Lulsgate Road, Bristol BS48 3AX. Registered in England 05519034',
      menu: ['Book', 'Manage', 'Check in', 'Help'],
      page: 'Booking confirmed',
      thanks: 'You’re all set!',
      sent: 'We’ve sent your confirmation by email. Check in online from 30 days before you fly.',
      reference: 'Booking reference',
      booked: 'Booked',
      legs: ['Outbound', 'Return'],
      towns: ['Bristol', 'Faro'],
      direct: 'Direct, 2h 45m',
      minutes: 165,
      zone: 0,
      code: 'WJ',
      traveller: 'Who’s flying',
      fare: 'Standard Plus, 1 x 23kg hold bag',
      price: 'Price summary',
      parts: ['Outbound fare', 'Return fare', 'Hold bag 23kg, both ways', 'Up front seats'],
      total: 'Total paid',
      card: 'Mastercard ending',
      more: ['Airport parking from £8.49 a day', 'Hotels from £52.00 a night', 'Car hire'],
      day: 'EEE d MMM yyyy',
      figures: '1,234.56',
      currency: ['GBP', '£'],
    },
    es: {
      vendor: 'Alcaraván',
      company: 'Alcaraván Líneas Aéreas, S.L.',
      address: 'Avda. de la Hispanidad 6, 28042 Madrid. CIF B-86510442',
      menu: ['Reservar', 'Mis viajes', 'Facturación', 'Ayuda'],
      page: 'Reserva confirmada',
      thanks: '¡Listo, nos vemos a bordo!',
      sent: 'Te hemos enviado la confirmación por correo. Podrás obtener tu tarjeta de embarque 48 horas antes.',
      reference: 'Localizador',
      booked: 'Reservado el',
      legs: ['Ida', 'Vuelta'],
      towns: ['Madrid', 'Oporto'],
      direct: 'Directo, 1 h 20 min',
      minutes: 80,
      zone: -60,
      code: 'VN',
      traveller: 'Pasajeros',
      fare: 'Tarifa Óptima, 1 maleta de 20 kg',
      price: 'Resumen del precio',
      parts: ['Vuelo de ida', 'Vuelo de vuelta', 'Maleta 20 kg, ida y vuelta', 'Asientos'],
      total: 'Total pagado',
      card: 'Mastercard terminada en',
      more: ['Parking desde 6,95 € al día', 'Hoteles desde 48,00 € la noche', 'Alquiler de coches'],
      day: 'EEE d MMM yyyy',
      figures: '1.234,56',
      currency: ['EUR', '€'],
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const printedOn = addDays(booked, chance.whole(2, 5))
    const out = addDays(booked, chance.whole(30, 50))
    const show = (day: string) => dayIn(day, words.day, language)
    const clockAt = (minutes: number) => new Date(60_000 * minutes).toISOString().slice(11, 16)
    const [code, sign] = words.currency
    const bare = (minor: number) => figure(minor, words.figures)
    const money = (minor: number) =>
      language === 'en' ? `${sign}${bare(minor)}` : `${bare(minor)} ${sign}`
    const parts = [
      100 * chance.whole(41, 190) + 99,
      100 * chance.whole(41, 190) + 49,
      100 * chance.whole(38, 60) + 98,
      100 * chance.whole(15, 31),
    ]
    const total = sum(parts)
    const site = words.vendor.toLowerCase().replace('á', 'a')
    const clock = anyClock(chance)
    const session = chance.digits(12)
    function edges() {
      const grey = { size: 7, color: '#333' }
      sheet.put(`${dayIn(printedOn, 'd/M/yy', language)}, ${clock}`, 22, 14, grey)
      sheet.middle(`${words.page} | ${words.vendor}`, 320, 14, grey)
      sheet.put(`https://www.${site}.example/trip/confirmation?s=${session}`, 22, 822, {
        ...grey,
      })
      sheet.right(`${sheet.pageCount()}/2`, 573, 822, grey)
    }

    sheet.disc(62, 62, 13, '#00a08a')
    sheet.put(words.vendor, 82, 51, { size: 19, bold: true, color: '#00a08a' })
    for (const [index, word] of words.menu.entries())
      sheet.put(word, 290 + 66 * index, 58, { size: 9.5 })
    sheet.put(words.thanks, 50, 112, { size: 26, bold: true })
    sheet.prose(words.sent, 50, 150, 420, { size: 11 })
    sheet.frame(50, 194, 495, 62, '#00a08a', 8)
    sheet.put(words.reference, 68, 206, { size: 9, color: '#555' })
    sheet.put(`W${chance.digits(2)}HQ${chance.digits(1)}`, 68, 222, { size: 20, bold: true })
    sheet.put(words.booked, 330, 206, { size: 9, color: '#555' })
    sheet.put(show(booked), 330, 225, { size: 12 })

    for (const [index, leg] of words.legs.entries()) {
      const y = 284 + 138 * index
      const [from, to] = index === 0 ? words.towns : words.towns.toReversed()
      sheet.frame(50, y, 495, 122, '#ccc', 8)
      sheet.put(leg, 68, y + 14, { size: 13, bold: true })
      sheet.right(show(addDays(out, 3 * index)), 527, y + 15, { size: 11 })
      const leaves = 5 * chance.whole(80, 225)
      const zone = words.towns[1] === to ? words.zone : -words.zone
      sheet.put(clockAt(leaves), 68, y + 44, { size: 18 })
      sheet.put(from!, 68, y + 68, { size: 11 })
      sheet.rule(y + 54, 190, 380, { color: '#00a08a' })
      sheet.middle(words.direct, 285, y + 60, { size: 8.5, color: '#555' })
      sheet.put(clockAt(leaves + words.minutes + zone), 420, y + 44, { size: 18 })
      sheet.put(to!, 420, y + 68, { size: 11 })
      sheet.put(`${words.code}${chance.digits(4)}`, 68, y + 96, { size: 9, color: '#555' })
      sheet.put(words.fare, 140, y + 96, { size: 9, color: '#555' })
    }
    sheet.put(words.traveller, 50, 576, { size: 15, bold: true })
    sheet.put(anyGuest(chance, language).name, 50, 602, { size: 11 })
    sheet.rule(628, 50, 545, { color: '#ccc' })
    for (const [index, word] of words.more.entries()) {
      sheet.fill(50 + 168 * index, 648, 158, 70, '#eef7f5')
      sheet.prose(word, 60 + 168 * index, 664, 138, { size: 10.5, bold: true, color: '#00705f' })
    }
    edges()

    sheet.nextPage()
    sheet.put(words.price, 50, 60, { size: 15, bold: true })
    for (const [index, part] of words.parts.entries()) {
      sheet.put(part, 50, 92 + 24 * index, { size: 11 })
      sheet.right(money(parts[index]!), 545, 92 + 24 * index, { size: 11 })
    }
    sheet.rule(188, 50, 545, { color: '#ccc' })
    sheet.put(words.total, 50, 202, { size: 15, bold: true })
    sheet.right(money(total), 545, 202, { size: 15, bold: true })
    sheet.put(`${words.card} ${chance.digits(4)}`, 50, 230, { size: 9.5, color: '#555' })
    sheet.fill(0, 300, sheet.width, 66, '#0b3b36')
    sheet.put(words.company, 50, 318, { size: 9, color: '#fff' })
    sheet.put(words.address, 50, 334, { size: 8, color: '#cde' })
    edges()
    return labelled(words.vendor, [booked, show(booked)], [total, bare(total)], [code, sign])
  },
)
