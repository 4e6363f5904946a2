import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

type Spoken = [rate: number, inWords: string]

const spoken: [Spoken, ...Spoken[]] = [
  [185000, 'CUATRO MIL CUATROCIENTOS TRES PESOS 00/100 M.N.'],
  [214000, 'CINCO MIL NOVENTA Y TRES PESOS 20/100 M.N.'],
  [239000, 'CINCO MIL SEISCIENTOS OCHENTA Y OCHO PESOS 20/100 M.N.'],
]

/** A Mexican chain's fiscal invoice: keys of the tax office, the sum in words, seals as long rows of letters. */
export const digitalSeal = oneOff('hotel-digital-seal', {}, 'es', (sheet, chance) => {
  const [rate, inWords] = chance.pick(spoken)
  const leaving = anyDay(chance)
  const arrival = addDays(leaving, -2)
  const [net, vat, lodging] = [2 * rate, (32 * rate) / 100, (6 * rate) / 100] as const
  const total = net + vat + lodging
  const money = (minor: number) => figure(minor, '1,234.56')
  const show = (day: string) => dayIn(day, 'dd/MMM/yyyy', 'es')
  const green = '#0f5c4a'
  const pair = (word: string, value: string, x: number, y: number) => {
    sheet.put(word, x, y, { size: 6.5, bold: true, color: green })
    sheet.put(value, x, y + 9, { size: 8 })
  }
  const seal = () =>
    Array.from({ length: 150 }, () =>
      chance.pick(['a', 'Qk', '7', 'X', 'r0', 'mZ', '+', 'u', 'W9', 'e', '/', 'H', 'tB']),
    ).join('')

  sheet.disc(62, 58, 22, green)
  sheet.middle('CR', 62, 50, { size: 17, bold: true, color: '#fff', face: 'serif' })
  sheet.put('Cantera Real Querétaro', 94, 40, { size: 17, face: 'serif', color: green })
  sheet.put('Hotel & Centro de Convenciones', 94, 61, { size: 9, color: '#555' })
  sheet.right('FACTURA', 560, 36, { size: 14, bold: true })
  sheet.right(`Serie QRO   Folio ${chance.digits(6)}`, 560, 54, { bold: true })
  sheet.right('CFDI versión 4.0   I - Ingreso', 560, 67, { size: 8 })
  sheet.rule(90, 40, 560, { color: green })

  const guest = anyGuest(chance, 'es')
  pair('EMISOR', 'OPERADORA HOTELERA DEL BAJIO', 40, 98)
  sheet.put('RFC OHB980317QX4   Régimen 601 General de Ley Personas Morales', 40, 119, {
    size: 7.5,
  })
  pair('RECEPTOR', guest.firm.toUpperCase(), 40, 136)
  sheet.put('RFC XEXX010101000   Uso CFDI G03 Gastos en general', 40, 157, { size: 7.5 })
  pair('LUGAR, FECHA Y HORA DE EMISIÓN', `76090   ${leaving}T${anyClock(chance)}:27`, 350, 98)
  pair(
    'FOLIO FISCAL (UUID)',
    `8C41D0E7-${chance.digits(4)}-4AF2-B6${chance.digits(2)}-91E3F07A2C5D`,
    350,
    124,
  )
  pair('NO. DE SERIE DEL CERTIFICADO DEL CSD', `000010000005${chance.digits(8)}`, 350, 150)
  pair('HUÉSPED', guest.name, 40, 180)
  pair('HABITACIÓN', String(chance.whole(201, 618)), 190, 180)
  pair('ENTRADA', show(arrival), 270, 180)
  pair('SALIDA', show(leaving), 350, 180)
  pair('FORMA DE PAGO', '04 Tarjeta de crédito', 440, 180)

  const heads = ['Clave SAT', 'Cant.', 'Unidad', 'Descripción', 'Valor unitario', 'Importe']
  const at = [44, 110, 150, 205, 480, 556]
  sheet.fill(40, 214, 520, 16, green)
  const cells = [
    '90111800',
    '2.00',
    'E48',
    'Hospedaje en habitación sencilla',
    money(rate),
    money(net),
  ]
  for (const [index, head] of heads.entries()) {
    const put = index < 4 ? sheet.put : sheet.right
    put(head, at[index]!, 219, { size: 7.5, bold: true, color: '#fff' })
    put(cells[index]!, at[index]!, 238, { size: 8 })
  }
  sheet.put(`Noches del ${show(arrival)} y ${show(addDays(arrival, 1))}`, 205, 250, {
    size: 7,
    color: '#555',
  })
  sheet.put('002 IVA  Tasa  0.160000', 205, 260, { size: 7, color: '#555' })
  sheet.rule(290, 40, 560)
  sheet.put('IMPORTE CON LETRA', 40, 300, { size: 6.5, bold: true, color: green })
  sheet.put(`(${inWords})`, 40, 310, { size: 8 })
  sheet.put('Moneda: MXN Peso mexicano     Tipo de cambio: 1.0000', 40, 326, { size: 8 })
  sheet.put('Método de pago: PUE Pago en una sola exhibición', 40, 338, { size: 8 })
  const sums = [
    ['Subtotal', net],
    ['Traslado IVA 16%', vat],
    ['ISH 3% (impuesto local)', lodging],
    ['Total', total],
  ] as const
  for (const [index, [word, minor]] of sums.entries()) {
    sheet.put(word, 380, 300 + 14 * index, { bold: index === 3 })
    sheet.right(`$${money(minor)}`, 556, 300 + 14 * index, { bold: index === 3 })
  }
  for (let cell = 0; cell < 400; cell += 1)
    if (chance.is(0.5))
      sheet.fill(42 + 4.6 * (cell % 20), 402 + 4.6 * Math.floor(cell / 20), 4.6, 4.6, '#000')
  for (const [index, head] of [
    'Sello digital del CFDI',
    'Sello digital del SAT',
    'Cadena original del complemento de certificación',
  ].entries()) {
    sheet.put(head, 150, 400 + 42 * index, { size: 6.5, bold: true, color: green })
    const letters = seal()
    for (const line of [0, 1, 2])
      sheet.put(letters.slice(90 * line, 90 * line + 90), 150, 409 + 42 * index + 8 * line, {
        size: 5.5,
        face: 'mono',
      })
  }
  sheet.middle('Este documento es una representación impresa de un CFDI', 300, 540, {
    size: 7.5,
    bold: true,
  })
  sheet.middle(
    'Blvd. Bernardo Quintana 4100, Col. San Pablo, 76090 Querétaro, Qro.   Tel. 442 555 0170   canterareal.example',
    300,
    552,
    { size: 7, color: '#555' },
  )
  return labelled(
    'Cantera Real Querétaro',
    [leaving, leaving],
    [total, money(total)],
    ['MXN', 'MXN'],
  )
})
