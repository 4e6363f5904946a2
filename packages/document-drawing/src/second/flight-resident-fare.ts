import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Between islands on the fare of residents: a wide ticket, the receipt on a stub to tear off. */
export const residentFare = oneOff(
  'flight-resident-fare',
  { size: [760, 330] },
  'es',
  (sheet, chance) => {
    const bought = anyDay(chance)
    const out = addDays(bought, chance.whole(3, 15))
    const show = (day: string) => dayIn(day, 'dd/MM/yy', 'es')
    const money = (minor: number) => figure(minor, '1.234,56')
    const fare = 400 * chance.whole(38, 71)
    const rows: [string, number][] = [
      ['Tarifa Flexible', fare],
      ['Dto. residente 75%', (-fare * 3) / 4],
      ['Dto. familia num.', 0],
      ['Tasa aeropuerto', chance.whole(310, 890)],
      ['Seguridad', chance.whole(340, 480)],
      ['Gastos de emisión', 500],
    ]
    const total = sum(rows.map(([, minor]) => minor))
    const guest = anyGuest(chance, 'es')
    const blue = '#005f99'

    sheet.fill(0, 0, sheet.width, 44, '#ffd23f')
    sheet.put('alisios', 24, 10, { size: 22, bold: true, color: blue })
    sheet.put('BILLETE Y RECIBO', 150, 18, { size: 10, bold: true, color: blue })
    sheet.right('LOCALIZADOR', 400, 18, { size: 8, color: blue })
    sheet.put(`7H${chance.digits(2)}LP`, 408, 14, { size: 14, bold: true, color: blue })

    sheet.put('Pasajero', 24, 58, { size: 7.5, color: '#666' })
    sheet.put(guest.name, 24, 69, { size: 11 })
    sheet.put('DNI', 220, 58, { size: 7.5, color: '#666' })
    sheet.put(`${chance.digits(8)}-K`, 220, 69, { size: 11 })
    sheet.put('Billete', 340, 58, { size: 7.5, color: '#666' })
    sheet.put(`829 ${chance.digits(10)}`, 340, 69, { size: 11 })
    const legs = [
      ['LPA', 'Gran Canaria', 'SPC', 'La Palma'],
      ['SPC', 'La Palma', 'LPA', 'Gran Canaria'],
    ] as const
    for (const [index, [from, fromName, to, toName]] of legs.entries()) {
      const y = 96 + 84 * index
      sheet.frame(24, y, 474, 74, '#bcd', 5)
      sheet.put(index === 0 ? 'IDA' : 'VUELTA', 36, y + 8, { size: 8, bold: true, color: blue })
      sheet.put(from, 36, y + 22, { size: 24, bold: true })
      sheet.put(fromName, 36, y + 52, { size: 9 })
      sheet.put(to, 150, y + 22, { size: 24, bold: true })
      sheet.put(toName, 150, y + 52, { size: 9 })
      const facts = [
        ['Vuelo', `7H ${chance.digits(3)}`],
        ['Fecha', show(addDays(out, index))],
        ['Salida', anyClock(chance)],
        ['Asiento', `${chance.whole(1, 18)}${chance.pick(['A', 'B', 'C', 'D'])}`],
      ]
      for (const [place, [word = '', fact = '']] of facts.entries()) {
        sheet.put(word, 250 + 62 * place, y + 22, { size: 7.5, color: '#666' })
        sheet.put(fact, 250 + 62 * place, y + 36, { size: 11 })
      }
    }
    sheet.prose(
      'Bonificación al transporte aéreo de residentes, RD 1316/2001. Presente su DNI en el embarque. Cierre de facturación 30 minutos antes de la salida. 1 pieza de 20 kg incluida. IGIC tipo cero.',
      24,
      270,
      474,
      { size: 7.5, color: '#555' },
    )
    sheet.put(
      'Alisios Transporte Interinsular, S.A.  CIF A-35660918  Telde (Las Palmas)',
      24,
      300,
      {
        size: 7.5,
        color: '#555',
      },
    )

    for (let y = 50; y < 324; y += 8) sheet.upright(516, y, y + 4, { color: '#888' })
    sheet.put('RECIBO', 536, 56, { size: 11, bold: true })
    sheet.right(`Nº ${chance.digits(7)}`, 736, 57)
    sheet.put('Fecha de compra', 536, 76)
    sheet.right(`${show(bought)}  ${anyClock(chance)}`, 736, 76)
    sheet.rule(92, 536, 736, { color: '#bcd' })
    for (const [index, [name, minor]] of rows.entries()) {
      sheet.put(name, 536, 102 + 16 * index)
      sheet.right(money(minor), 736, 102 + 16 * index)
    }
    sheet.rule(202, 536, 736)
    sheet.put('Total', 536, 212, { size: 12, bold: true })
    sheet.right(`${money(total)} €`, 736, 212, { size: 12, bold: true })
    sheet.lines(
      [
        'Pago: tarjeta VISA',
        `XXXX XXXX XXXX ${chance.digits(4)}`,
        `Autorización ${chance.digits(6)}`,
      ],
      536,
      240,
      { size: 8 },
    )
    sheet.put(`Titular: ${guest.name}`, 536, 286, { size: 8 })
    return labelled('alisios', [bought, show(bought)], [total, money(total)], ['EUR', '€'])
  },
)
