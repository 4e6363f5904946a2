import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A closed rental as the station's system prints it: brand in the band, run under licence, units and rates, a released deposit. */
export const licenseeDesk = template(
  'rental-licensee-desk',
  {},
  {
    en: {
      brand: 'Bushbuck Car Hire',
      under:
        'Operated under licence by Karoo Fleet (Pty) Ltd · VAT 4120188273 · Reg 2004/018842/07',
      title: 'TAX INVOICE',
      left: [
        [
          'RENTAL AGREEMENT',
          'CONTRACT DATE',
          'TAX INVOICE DATE',
          'RENTER',
          'COMPANY',
          'VEHICLE',
          'REGISTRATION',
        ],
        ['OUT', 'IN', 'KM DRIVEN', 'LOYALTY PARTNER'],
      ],
      vehicle: ['Toyota Corolla Quest (group C)', 'CA 418-227'],
      station: 'George Airport',
      partner: 'Karibu Miles 450 pts',
      heads: ['CHARGE', 'UNITS', 'RATE', 'AMOUNT'],
      rows: [
        'Daily rate group C',
        'Super waiver',
        'Extra kilometres',
        'Tourism levy 1%',
        'Contract fee',
      ],
      sums: ['Net', 'VAT 15%', 'Total due', 'Paid by credit card', 'Balance'],
      deposit: 'Deposit authorisation of ZAR 3,500.00 released.',
      small:
        'Traffic fines and e-tolls received after this invoice are charged to the renter with a handling fee of ZAR 250.00 each. Thank you for driving with us.',
      rates: [38900, 14500, 310, 0, 9500],
      rate: 15,
      day: 'yyyy/MM/dd',
      figures: '1,234.56' as Figures,
      currency: 'ZAR',
    },
    es: {
      brand: 'Rodamar',
      under: 'Marca explotada en Baleares por Automóviles Sóller Rent, S.L. · NIF B-57310884',
      title: 'FACTURA DE ALQUILER',
      left: [
        [
          'CONTRATO',
          'FECHA CONTRATO',
          'FECHA FACTURA',
          'ARRENDATARIO',
          'EMPRESA',
          'VEHÍCULO',
          'MATRÍCULA',
        ],
        ['SALIDA', 'ENTRADA', 'KM RECORRIDOS', 'SOCIO COLABORADOR'],
      ],
      vehicle: ['Seat Ibiza (grupo B)', '3382 LWZ'],
      station: 'Aeropuerto de Palma',
      partner: 'Puntos Nubia 450',
      heads: ['CONCEPTO', 'UNID.', 'PRECIO', 'IMPORTE'],
      rows: [
        'Tarifa diaria grupo B',
        'Cobertura total',
        'Kilómetros extra',
        'Ecotasa 1 %',
        'Gastos de contrato',
      ],
      sums: ['Base imponible', 'IVA 21 %', 'Total factura', 'Cobrado con tarjeta', 'Pendiente'],
      deposit: 'Fianza de 300,00 EUR liberada.',
      small:
        'Las multas y peajes notificados después de esta factura se repercutirán al arrendatario con 40,00 EUR de gastos de gestión. Gracias por su confianza.',
      rates: [2890, 1150, 18, 0, 900],
      rate: 21,
      day: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      currency: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const back = anyDay(chance)
    const days = chance.whole(2, 6)
    const out = addDays(back, -days)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const units = [days, days, chance.whole(20, 160), 1, 1]
    const rates = words.rates.map((rate, index) =>
      index === 3 ? Math.round(0.01 * days * words.rates[0]!) : rate,
    )
    const amounts = units.map((unit, index) => unit * rates[index]!)
    const net = sum(amounts)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const guest = anyGuest(chance, language)

    sheet.fill(0, 28, 595, 46, '#5a1846')
    sheet.middle(words.brand, 297, 40, { size: 20, bold: true, color: '#ffe9a8' })
    sheet.middle(words.under, 297, 80, { size: 7.5, color: '#555' })
    const values = [
      [`RA${chance.digits(8)}`, show(out), show(back), guest.name, guest.firm, ...words.vehicle],
      [
        `${words.station} ${show(out)} 09:10`,
        `${words.station} ${show(back)} 16:32`,
        String(days * 200 + units[2]!),
        words.partner,
      ],
    ]
    sheet.fill(30, 104, 190, 420, '#f3eef2')
    let y = 114
    for (const [part, asks] of words.left.entries()) {
      for (const [index, ask] of asks.entries()) {
        sheet.put(ask, 38, y, { size: 6.5, color: '#5a1846' })
        sheet.put(values[part]![index]!, 38, y + 9, { size: 8.5 })
        y += 34
      }
      y += 14
    }
    sheet.put(words.title, 240, 106, { size: 14, bold: true })
    const ends = [0, 420, 490, 565]
    for (const [index, head] of words.heads.entries())
      if (index === 0) sheet.put(head, 240, 140, { size: 7, bold: true })
      else sheet.right(head, ends[index]!, 140, { size: 7, bold: true })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 240, 158 + 18 * index)
      for (const [column, cell] of [
        String(units[index]),
        money(rates[index]!),
        money(amounts[index]!),
      ].entries())
        sheet.right(cell, ends[column + 1]!, 158 + 18 * index)
    }
    sheet.rule(254, 240, 565)
    for (const [index, minor] of [net, tax, total, -total, 0].entries()) {
      const style = index === 2 ? { size: 11, bold: true } : { size: 9 }
      sheet.put(words.sums[index]!, 360, 264 + 20 * index, style)
      sheet.right(`${words.currency} ${money(minor)}`, 565, 264 + 20 * index, style)
    }
    sheet.put(words.deposit, 240, 386)
    sheet.prose(words.small, 240, 408, 325, { size: 7.5, color: '#555' })
    return labelled(
      words.brand,
      [back, show(back)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
