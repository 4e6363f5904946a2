import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A coach line of a group, printed by its counter: half a sheet, two journeys with their seats, a simplified invoice in the right half. */
export const groupCoach = oneOff(
  'ride-group-coach',
  { size: 'A5', wide: true },
  'es',
  (sheet, chance) => {
    const sold = anyDay(chance)
    const out = addDays(sold, chance.whole(1, 12))
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const fares = [5 * chance.whole(420, 760), 5 * chance.whole(420, 760)]
    const rows = [
      ['Billete ida', fares[0]!],
      ['Billete vuelta', fares[1]!],
      ['Dto. ida y vuelta 10%', -Math.round((fares[0]! + fares[1]!) / 10)],
      ['Seguro obligatorio', 36],
      ['Gastos de gestión', 150],
    ] as const
    const total = sum(rows.map(([, minor]) => minor))
    const printed = dayIn(sold, 'dd-MM-yy', 'es')
    const clock = anyClock(chance)
    const blue = '#1d4e89'

    sheet.put('Sierramar', 26, 22, { size: 24, bold: true, color: blue })
    sheet.put('Líneas regulares', 150, 36, { size: 8, color: blue })
    sheet.shape(
      [
        [26, 52],
        [320, 52],
        [310, 56],
        [26, 56],
      ],
      '#f28f3b',
    )
    const stops = [
      ['GRANADA', 'MURCIA'],
      ['MURCIA', 'GRANADA'],
    ]
    for (const [index, [from, to]] of stops.entries()) {
      const y = 74 + 122 * index
      sheet.frame(26, y, 296, 108, blue, 5)
      sheet.put(['IDA', 'VUELTA'][index]!, 36, y + 9, { size: 8, bold: true, color: '#f28f3b' })
      sheet.right(`Localizador ${chance.digits(4)}-${chance.digits(4)}`, 312, y + 9, { size: 8 })
      sheet.put(from!, 36, y + 26, { size: 14, bold: true })
      sheet.put(to!, 176, y + 26, { size: 14, bold: true })
      const facts = [
        ['Fecha', dayIn(addDays(out, index), 'dd-MM-yy', 'es')],
        ['Salida', ['08:30', '17:15'][index]!],
        ['Coche', '1'],
        ['Plaza', String(chance.whole(3, 52))],
        ['Dársena', String(chance.whole(4, 28))],
      ] as const
      for (const [place, [word, value]] of facts.entries()) {
        sheet.put(word, 36 + 56 * place, y + 54, { size: 7, color: '#666' })
        sheet.put(value, 36 + 56 * place, y + 64, { size: 10.5, bold: true })
      }
      sheet.put('Preséntese en dársena 15 minutos antes. Equipaje: 2 bultos, 30 kg.', 36, y + 90, {
        size: 7,
      })
    }
    sheet.upright(338, 20, 396, { color: '#aaa' })
    sheet.put('FACTURA SIMPLIFICADA', 352, 26, { size: 11, bold: true })
    sheet.put(`N.º GR03-${chance.digits(7)}`, 352, 42)
    sheet.put(`Fecha exp. ${printed} ${clock}`, 352, 54)
    sheet.put('Taquilla 03 Granada   Op. 1172', 352, 66)
    for (const [index, [word, minor]] of rows.entries()) {
      sheet.put(word, 352, 94 + 16 * index)
      sheet.right(money(minor), 570, 94 + 16 * index)
    }
    sheet.rule(178, 352, 570)
    sheet.put('TOTAL A PAGAR', 352, 186, { size: 12, bold: true })
    sheet.right(money(total), 570, 186, { size: 12, bold: true })
    sheet.put(
      `Base imp. ${money(total - taxWithin(total, 10))}   IVA 10% ${money(taxWithin(total, 10))}`,
      352,
      206,
      { size: 8 },
    )
    sheet.put('Entregado en efectivo', 352, 226)
    const given = 5000 * Math.ceil(total / 5000)
    sheet.right(money(given), 570, 226)
    sheet.put('Cambio', 352, 240)
    sheet.right(money(given - total), 570, 240)
    sheet.lines(
      [
        'Autobuses Sierramar, S.A.U.   CIF A-18004417',
        'Ctra. de Jaén s/n, 18014 Granada',
        'Una empresa del Grupo Movendia',
        'Reclamaciones: hojas a disposición en taquilla',
      ],
      352,
      340,
      { size: 7.5, color: '#555' },
    )
    sheet.prose(
      'Conserve este billete hasta el final del viaje. Cambios y anulaciones según condiciones generales, hasta 2 horas antes de la salida.',
      26,
      334,
      296,
      { size: 6.5, color: '#555' },
    )
    return labelled('Sierramar', [sold, printed], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
