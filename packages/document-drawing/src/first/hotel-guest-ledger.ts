import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Every night's charges in a ledger with two columns, paid by card, so that nothing is left. */
export const guestLedger = template(
  'hotel-guest-ledger',
  { size: 'LETTER' },
  {
    en: {
      hotel: [
        'The Marlow House Hotel',
        '480 Lakeshore Drive',
        'Chicago, IL 60611',
        'Phone (312) 555-0148',
      ],
      title: 'GUEST FOLIO',
      facts: ['Room', 'Arrival', 'Departure', 'Folio no.', 'Rate plan', 'Printed'],
      heads: ['Date', 'Ref.', 'Description', 'Charges', 'Credits'],
      night: ['Room charge', 'State occupancy tax 6.0%', 'City tax 4.5%'],
      extras: ['Lakeview Grill dinner', 'Valet parking', 'In-room refreshments'],
      paid: 'Visa XXXX XXXX XXXX 4417',
      totals: ['Total charges', 'Total credits', 'Balance due'],
      thanks: 'I agree that my liability for this bill is not waived.',
      page: 'Page',
      days: 'MM/dd/yyyy',
      figures: '1,234.56' as Figures,
      money: ['USD', 'USD'] as [string, string],
      shares: [1, 0.06, 0.045],
      nights: 4,
    },
    es: {
      hotel: [
        'Hotel Casa Jacaranda',
        'Av. Reforma 1120, Col. Juárez',
        '06600 Ciudad de México',
        'Tel. 55 5550 0199',
      ],
      title: 'ESTADO DE CUENTA',
      facts: ['Habitación', 'Llegada', 'Salida', 'Folio', 'Tarifa', 'Impreso'],
      heads: ['Fecha', 'Ref.', 'Concepto', 'Cargos', 'Abonos'],
      night: ['Habitación', 'IVA 16%', 'Impuesto sobre hospedaje 3%'],
      extras: ['Restaurante El Patio', 'Lavandería', 'Estacionamiento'],
      paid: 'Tarjeta MasterCard ****8802',
      totals: ['Total de cargos', 'Total de abonos', 'Saldo'],
      thanks: 'Gracias por su preferencia. Este documento no es un comprobante fiscal.',
      page: 'Página',
      days: 'dd/MM/yyyy',
      figures: '1,234.56' as Figures,
      money: ['MXN', 'MXN'] as [string, string],
      shares: [1, 0.16, 0.03],
      nights: 11,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const departure = addDays(arrival, words.nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const guest = anyGuest(chance, language)
    const rate = 100 * chance.whole(129, 319) * (language === 'es' ? 10 : 1)
    const rows = Array.from({ length: words.nights }, (_, night) => [
      ...words.night.map((name, index) => ({
        day: addDays(arrival, night),
        name,
        minor: Math.round(rate * words.shares[index]!),
      })),
      ...(chance.is(0.6)
        ? [
            {
              day: addDays(arrival, night),
              name: words.extras[night % 3]!,
              minor: 100 * chance.whole(18, 140) + 50,
            },
          ]
        : []),
    ]).flat()
    const total = sum(rows.map(({ minor }) => minor))
    const [left, ref, name, charges, credits] = [54, 122, 176, 470, 558]

    function head() {
      const [hotel = '', ...address] = words.hotel
      sheet.right(hotel, 558, 42, { size: 17, bold: true, color: '#5b2333' })
      for (const [index, line] of address.entries())
        sheet.right(line, 558, 64 + 11 * index, { size: 8 })
      sheet.put(words.title, left, 46, { size: 13, bold: true })
      sheet.put(`${words.page} ${sheet.pageCount()}`, left, 64, { size: 8 })
    }
    function heads(y: number) {
      sheet.rule(y - 4, left, 558)
      for (const [index, word] of words.heads.entries()) {
        if (index < 3) sheet.put(word, [left, ref, name][index]!, y, { bold: true })
        else sheet.right(word, [charges, credits][index - 3]!, y, { bold: true })
      }
      sheet.rule(y + 13, left, 558)
      return y + 18
    }

    head()
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], left, 112)
    const values = [
      String(chance.whole(204, 1730)),
      show(arrival),
      show(departure),
      chance.digits(6),
      `BAR-${chance.digits(2)}`,
      show(departure),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 380, 112 + 12 * index, { size: 8, color: '#666' })
      sheet.put(values[index]!, 470, 112 + 12 * index, { size: 8 })
    }
    let y = heads(204)
    for (const row of [...rows, { day: departure, name: words.paid, minor: -total }]) {
      if (y > 690) {
        sheet.nextPage()
        head()
        y = heads(120)
      }
      sheet.put(show(row.day), left, y, { size: 8 })
      sheet.put(chance.digits(5), ref, y, { size: 8 })
      sheet.put(row.name, name, y, { size: 8 })
      if (row.minor < 0) sheet.right(money(-row.minor), credits, y, { size: 8 })
      else sheet.right(money(row.minor), charges, y, { size: 8 })
      y += 14
    }
    sheet.rule(y, left, 558)
    for (const [index, word] of words.totals.entries()) {
      sheet.put(word, 300, y + 8 + 14 * index, { bold: true })
      sheet.right(`${words.money[1]} ${money(index < 2 ? total : 0)}`, 558, y + 8 + 14 * index, {
        bold: true,
      })
    }
    sheet.put(words.thanks, left, 752, { size: 7.5, color: '#666' })
    return labelled(
      words.hotel[0]!,
      [departure, show(departure)],
      [total, money(total)],
      words.money,
    )
  },
)
