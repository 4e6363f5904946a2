import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A hostel on a cloud system: much air, small grey words, one line for each night, the card and its day among the payments. */
export const dormCheckOut = template(
  'hotel-dorm-check-out',
  {},
  {
    nl: {
      hostel: 'Bunkie Hostel Rotterdam',
      address: [
        'Witte de Withkade 12',
        '3012 BP Rotterdam',
        'Nederland',
        'Btw-nr. NL855502176B01',
        'KvK 64555021',
      ],
      owner: 'Bunkie Hostels Nederland B.V.',
      title: 'Factuur',
      facts: ['Factuurnummer', 'Uitgegeven', 'Reserveringsnummer', 'Inchecken', 'Uitchecken'],
      to: 'Klant',
      dorm: ['Bed in 4-persoonskamer', 'Ontbijt', 'Toeristenbelasting', 'Handdoek'],
      prices: [4450, 1050, 289, 450],
      rates: [9, 9, 0, 21],
      heads: ['Datum', 'Omschrijving', 'Btw', 'Totaal'],
      sums: ['Netto', 'Btw', 'Totaal'],
      payments: 'Betalingen',
      card: 'Kaartbetaling (Maestro)',
      thanks: 'Bedankt dat je bij ons sliep! Vragen over deze factuur? rotterdam@bunkie.example',
      money: (amount: string) => `€ ${amount}`,
      day: 'd-M-yyyy',
    },
    es: {
      hostel: 'Patio Azul Hostel',
      address: [
        'Calle de la Luna 27',
        '41003 Sevilla',
        'España',
        'NIF B90555021',
        'Registro turismo H/SE/01276',
      ],
      owner: 'Patio Azul Alojamientos, S.L.',
      title: 'Factura',
      facts: ['Número de factura', 'Emitida el', 'Número de reserva', 'Check-in', 'Check-out'],
      to: 'Cliente',
      dorm: ['Cama en dormitorio de 6', 'Desayuno', 'Consigna', 'Alquiler de toalla'],
      prices: [2750, 600, 200, 300],
      rates: [10, 10, 21, 21],
      heads: ['Fecha', 'Concepto', 'IVA', 'Total'],
      sums: ['Base imponible', 'IVA', 'Total'],
      payments: 'Pagos',
      card: 'Pago con tarjeta (Visa)',
      thanks: '¡Gracias por dormir en el patio! ¿Dudas sobre esta factura? hola@patioazul.example',
      money: (amount: string) => `${amount} €`,
      day: 'd/M/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 4)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const { name, firm, street, town, country } = anyGuest(chance, language)
    const rows = Array.from({ length: nights }, (_, night) =>
      words.dorm.slice(0, night ? 3 : 4).map((item, index) => ({
        day: addDays(arrival, night),
        item,
        gross: words.prices[index]!,
        rate: words.rates[index]!,
      })),
    ).flat()
    let total = 0
    let tax = 0
    for (const { gross, rate } of rows) {
      total += gross
      tax += taxWithin(gross, rate)
    }
    const grey = '#8a8f98'
    sheet.disc(68, 62, 18, '#1f7a8c')
    sheet.disc(74, 56, 14, '#fff')
    sheet.put(words.hostel, 98, 53, { size: 15, bold: true, color: '#1f7a8c' })
    sheet.right(words.title, 545, 48, { size: 24, color: '#333' })
    sheet.put(words.owner, 50, 110, { size: 8.5, bold: true })
    sheet.lines(words.address, 50, 123, { size: 8.5 }, 1.4)
    sheet.put(words.to, 220, 110, { size: 8.5, color: grey })
    sheet.lines([name, firm, street, town, country], 220, 123, { size: 8.5 }, 1.4)
    const facts = [
      chance.digits(5),
      show(leaves),
      chance.digits(8),
      `${show(arrival)} 15:00`,
      `${show(leaves)} 11:00`,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 390, 110 + 15 * index, { size: 8.5, color: grey })
      sheet.right(facts[index]!, 545, 110 + 15 * index, { size: 8.5 })
    }
    const row = (
      cells: string[],
      y: number,
      style: { size?: number; color?: string; bold?: boolean } = {},
    ) => {
      sheet.put(cells[0]!, 50, y, style)
      sheet.put(cells[1]!, 130, y, style)
      sheet.right(cells[2]!, 455, y, style)
      sheet.right(cells[3]!, 545, y, style)
    }
    row(words.heads, 226, { size: 8, color: grey })
    let y = 244
    for (const { day, item, gross, rate } of rows) {
      row([show(day), item, `${rate}%`, money(gross)], y)
      sheet.rule(y + 14, 50, 545, { weight: 0.3, color: '#ddd' })
      y += 20
    }
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      const style = index === 2 ? { size: 14, bold: true } : { size: 9, color: '#555' }
      sheet.put(words.sums[index]!, 390, y + 12 + 17 * index, style)
      sheet.right(money(minor), 545, y + 12 + 17 * index, style)
    }
    y += 92
    sheet.put(words.payments, 50, y, { size: 11, bold: true })
    row(
      [
        show(arrival),
        `${words.card} **** ${chance.digits(4)}, ${anyClock(chance)}`,
        '',
        money(-total),
      ],
      y + 20,
    )
    sheet.middle(words.thanks, 297, 796, { size: 8, color: grey })
    return labelled(
      words.hostel,
      [leaves, show(leaves)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
