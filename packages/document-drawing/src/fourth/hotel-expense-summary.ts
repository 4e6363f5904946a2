import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An American chain's folio: every tax of every night a line of its own, and overleaf the sums for an expense report. */
export const expenseSummary = template(
  'hotel-expense-summary',
  { size: 'LETTER' },
  {
    en: {
      hotel: 'Alderbrook Suites Columbus Downtown',
      place: '88 East Spring Street | Columbus, OH 43215 | T 614-555-0148 | F 614-555-0149',
      facts:
        'Room No|Arrival Date|Departure Date|Adult/Child|Room Rate|Rate Plan|Conf. No|Folio No',
      heads: 'DATE|DESCRIPTION|ID|REF NO|CHARGES|CREDIT|BALANCE',
      night: 'GUEST ROOM|STATE AND COUNTY SALES TAX|CITY OCCUPANCY TAX|SELF PARKING',
      shares: [0.075, 0.1],
      words: 'VISA *|**BALANCE**|EXPENSE REPORT SUMMARY|ROOM & TAX|PARKING|STAY TOTAL|Page',
      small:
        'You have earned points for this stay. Rate is subject to applicable sales, occupancy or other taxes. I agree that my liability for this bill is not waived and that I will be held personally liable if the company indicated fails to pay for any part of these charges. Columbus Lodging Partners LLC, a franchisee of Alderbrook International.',
      plan: 'L-BUS4',
      day: 'M/d/yyyy',
      price: 100,
      currency: ['USD', 'USD'] as [string, string],
    },
    es: {
      hotel: 'Hotel Cordal Monterrey Valle',
      place: 'Av. Gómez Morín 955 | San Pedro Garza García, N.L. 66254 | Tel. 81 5550 0173',
      facts: 'Habitación|Llegada|Salida|Adultos/Niños|Tarifa|Plan|Reservación|Folio',
      heads: 'FECHA|DESCRIPCIÓN|ID|REF.|CARGOS|ABONOS|SALDO',
      night: 'RENTA HABITACIÓN|IVA 16%|IMPUESTO SOBRE HOSPEDAJE 3%|ESTACIONAMIENTO',
      shares: [0.16, 0.03],
      words:
        'MASTERCARD *|**SALDO**|RESUMEN DE GASTOS|HABITACIÓN E IMPUESTOS|ESTACIONAMIENTO|TOTAL ESTANCIA|Página',
      small:
        'Este folio no es un comprobante fiscal. Para obtener su CFDI ingrese a facturacion.cordal.example dentro del mes de su estancia con el número de folio. Operadora Hotelera Sierra Madre, S.A. de C.V., RFC OHS0405171K4, licenciataria de la marca Cordal.',
      plan: 'CORPMX',
      day: 'dd/MM/yyyy',
      price: 1500,
      currency: ['MXN', 'MXN'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(3, 4)
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `$${figure(minor, '1,234.56')}`
    const rate = words.price * chance.whole(129, 219)
    const night = words.night.split('|')
    const minors = [rate, ...words.shares.map((part) => Math.round(rate * part)), 18 * words.price]
    const total = nights * sum(minors)
    const [card, balance, summary, room, parking, stay, page] = words.words.split('|')
    const folio = `${chance.digits(6)} A`
    const { name, firm, street, town } = anyGuest(chance, language)
    const values = [
      String(chance.whole(402, 1418)),
      show(arrival),
      `${show(leaving)} ${anyClock(chance)}`,
      '1/0',
      money(rate),
      words.plan,
      chance.digits(8),
      folio,
    ]
    function head() {
      sheet.middle(words.hotel, 306, 40, { size: 15, bold: true, color: '#0b3c6f' })
      sheet.middle(words.place, 306, 60, { size: 8 })
      sheet.lines([name.toUpperCase(), firm.toUpperCase(), street, town], 50, 92, { size: 9 })
      for (const [index, fact] of words.facts.split('|').entries()) {
        sheet.put(`${fact}:`, 350, 92 + 12 * index, { size: 8.5 })
        sheet.put(values[index]!, 440, 92 + 12 * index, { size: 8.5 })
      }
      sheet.put(show(leaving), 50, 178, { bold: true })
      sheet.right(`${page} ${sheet.pageCount()}`, 562, 20, { size: 7.5 })
    }
    const edges = [50, 112, 330, 392, 452, 508, 562]
    const row = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 4) sheet.put(cell, edges[index]! - (index > 1 ? 24 : 0), y, { size: 8, bold })
        else sheet.right(cell, edges[index]!, y, { size: 8, bold })
    }
    head()
    sheet.rule(198, 50, 562)
    row(words.heads.split('|'), 203, true)
    sheet.rule(216, 50, 562)
    let y = 222
    for (let index = 0; index < nights; index++)
      for (const [line, text] of night.entries()) {
        row(
          [show(addDays(arrival, index)), text, 'NAUDIT', chance.digits(7), money(minors[line]!)],
          y,
        )
        y += 13
      }
    row(
      [
        show(leaving),
        `${card}${chance.digits(4)}`,
        'TKELL',
        chance.digits(7),
        '',
        `(${money(total)})`,
      ],
      y,
    )
    row(['', balance!, '', '', '', '', money(0)], y + 20, true)
    sheet.prose(words.small, 50, 690, 512, { size: 7.5, color: '#444' })
    sheet.nextPage()
    head()
    sheet.put(summary!, 50, 216, { size: 10, bold: true })
    sheet.right(words.currency[0], 420, 216, { size: 8 })
    const park = nights * minors[3]!
    for (const [index, [text, minor]] of (
      [
        [room!, total - park],
        [parking!, park],
        [stay!, total],
      ] as const
    ).entries()) {
      sheet.put(text, 50, 236 + 15 * index, { bold: index === 2 })
      sheet.right(money(minor), 420, 236 + 15 * index, { bold: index === 2 })
    }
    return labelled(words.hotel, [leaving, show(leaving)], [total, money(total)], words.currency)
  },
)
