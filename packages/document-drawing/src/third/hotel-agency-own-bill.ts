import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An agency bills rooms it bought: the hotels stand large in the list, the agency itself at the foot of the page. */
export const agencyOwnBill = template(
  'hotel-agency-own-bill',
  {},
  {
    es: {
      agency: 'Viajes Meridiano Sur',
      about: [
        'Agencia de viajes CIAN-29 4417-2',
        'Avda. del Litoral 60, 1º',
        '29640 Fuengirola (Málaga)',
      ],
      legal: [
        'Emisor: Meridiano Sur Gestión S.L.',
        'NIF B-93220714',
        'administracion@meridianosur.example',
        'IBAN ES21 0000 4120 7700 1155 0166',
      ],
      title: 'FACTURA',
      facts: [
        'Número de factura',
        'Fecha de emisión',
        'Fecha de la reserva',
        'Localizador',
        'Viajero',
      ],
      rooms: [
        ['Hotel Puerta del Albaicín', 'Granada', 'Individual, solo alojamiento'],
        ['Hostal Las Atarazanas', 'Almería', 'Doble uso individual, desayuno'],
      ],
      words: ['entrada', 'salida', 'noches a'],
      fee: 'Gastos de gestión de la agencia',
      total: 'TOTAL A PAGAR',
      due: 'Vencimiento',
      scheme:
        'Régimen especial de las agencias de viajes. El IVA está incluido en el precio y no se desglosa. Los alojamientos no emiten factura por estos servicios; los extras se pagan en el establecimiento.',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      price: 1,
      currency: ['EUR', 'EUR'] as [string, string],
    },
    en: {
      agency: 'Polhem Travel Desk',
      about: ['Hotel booking for business', 'Kungsbacken 12', '411 19 Gothenburg, Sweden'],
      legal: [
        'Issued by Polhem Travel Desk AB',
        'Org. no. 556814-2077',
        'accounts@polhemdesk.example',
        'Bankgiro 5511-0417',
      ],
      title: 'INVOICE',
      facts: ['Invoice number', 'Date of issue', 'Date of booking', 'Reference', 'Traveller'],
      rooms: [
        ['Grand Hotel Svanholmen', 'Stockholm', 'Single, breakfast included'],
        ['Fyrtornet Harbour Hotel', 'Malmö', 'Double for single use'],
      ],
      words: ['in', 'out', 'nights at'],
      fee: 'Booking and invoicing fee',
      total: 'TOTAL TO PAY',
      due: 'Due date',
      scheme:
        'Margin scheme for travel agents: VAT is included in the price and not shown. The hotels issue no invoice for these nights; extras are paid on the spot.',
      days: 'yyyy-MM-dd',
      figures: '1 234,56' as Figures,
      price: 11,
      currency: ['SEK', 'SEK'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const issued = addDays(booked, chance.whole(12, 20))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const stays = words.rooms.map((room, index) => ({
      room,
      from: addDays(booked, 4 + 3 * index),
      nights: chance.whole(1, 3),
      rate: words.price * 100 * chance.whole(71, 128),
    }))
    const fee = words.price * 1250
    const total = fee + sum(stays.map(({ nights, rate }) => nights * rate))
    const guest = anyGuest(chance, language)

    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 60, 60, { size: 10.5 })
    sheet.right(words.title, 535, 56, { size: 20, bold: true, color: '#444' })
    const values = [
      `${issued.slice(2, 4)}${chance.digits(5)}`,
      show(issued),
      show(booked),
      `${chance.pick(['QX', 'LM', 'TV'])}${chance.digits(4)}`,
      guest.name,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.right(word, 425, 92 + 15 * index, { size: 8.5, color: '#777' })
      sheet.put(values[index]!, 435, 92 + 15 * index, { size: 9.5 })
    }
    let y = 210
    for (const { room, from, nights, rate } of stays) {
      const [name, town, kind] = room
      sheet.fill(60, y, 4, 58, '#e07a3f')
      sheet.put(name!, 76, y, { size: 14, bold: true })
      sheet.put(`${town} – ${kind}`, 76, y + 20, { size: 9.5 })
      const stay = `${words.words[0]} ${show(from)}, ${words.words[1]} ${show(addDays(from, nights))}`
      sheet.put(`${stay} · ${nights} ${words.words[2]} ${money(rate)}`, 76, y + 36, {
        size: 9.5,
        color: '#555',
      })
      sheet.right(money(nights * rate), 535, y + 20, { size: 11 })
      y += 84
    }
    sheet.put(words.fee, 76, y, { size: 10 })
    sheet.right(money(fee), 535, y, { size: 11 })
    sheet.rule(y + 24, 60, 535, { weight: 1.5, color: '#e07a3f' })
    sheet.put(words.total, 76, y + 34, { size: 13, bold: true })
    sheet.right(`${words.currency[1]} ${money(total)}`, 535, y + 34, { size: 13, bold: true })
    sheet.right(`${words.due}: ${show(addDays(issued, 30))}`, 535, y + 56, { size: 9 })
    sheet.prose(words.scheme, 60, y + 90, 475, { size: 8, color: '#666' })
    sheet.rule(742, 60, 535, { color: '#bbb' })
    sheet.disc(72, 768, 12, '#e07a3f')
    sheet.disc(84, 768, 12, '#444')
    sheet.put(words.agency, 106, 754, { size: 13, bold: true, color: '#444' })
    sheet.lines(words.about, 106, 772, { size: 8, color: '#666' })
    sheet.lines(words.legal, 340, 756, { size: 8, color: '#666' }, 1.45)
    return labelled(words.agency, [issued, show(issued)], [total, money(total)], words.currency)
  },
)
