import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** The electronic ticket receipt of an Italian flag carrier: a form of cells in two tongues, fare and taxes by code. */
export const couponCells = oneOff('flight-coupon-cells', {}, 'it', (sheet, chance) => {
  const issued = anyDay(chance)
  const out = addDays(issued, chance.whole(3, 30))
  const show = (day: string) => dayIn(day, 'ddMMMyy', 'en').toUpperCase()
  const money = (minor: number) => figure(minor, '1,234.56')
  const fare = 100 * chance.whole(96, 420)
  const taxes = ['YR', 'HB', 'IT', 'MJ', 'VT', 'EX', 'DE', 'RA'].map(
    (code) => [code, chance.whole(150, 2600)] as const,
  )
  const total = fare + sum(taxes.map(([, minor]) => minor))
  const [title = '', first = '', last = ''] = anyGuest(chance, 'it').name.split(' ')
  const green = '#00573f'
  const cell = (label: string, value: string, x: number, y: number, w: number) => {
    sheet.frame(x, y, w, 30, '#999')
    sheet.put(label, x + 4, y + 4, { size: 5.5, color: '#555' })
    sheet.put(value, x + 4, y + 15, { size: 9.5, face: 'mono', bold: true })
  }
  sheet.shape(
    [
      [40, 62],
      [70, 30],
      [64, 62],
    ],
    green,
  )
  sheet.shape(
    [
      [68, 62],
      [74, 30],
      [80, 62],
    ],
    '#c8102e',
  )
  sheet.put('Aquila Italica', 92, 36, { size: 22, bold: true, color: green })
  sheet.right('RICEVUTA DEL BIGLIETTO ELETTRONICO', 555, 38, { size: 10, bold: true })
  sheet.right('Electronic Ticket – Passenger Itinerary/Receipt', 555, 52, { size: 8 })
  const rows = [
    [
      [
        'PASSEGGERO / PASSENGER NAME',
        `${last}/${first} ${title === 'Sig.' ? 'MR' : 'MRS'}`.toUpperCase(),
        255,
      ],
      ['NUMERO BIGLIETTO / TICKET NUMBER', `591 ${chance.digits(10)}`, 150],
      ['PNR', `${chance.pick(['JK', 'RW'])}${chance.digits(1)}${chance.pick(['PLM', 'XTB'])}`, 110],
    ],
    [
      ['EMESSO DA / ISSUED BY', 'AQUILA ITALICA - WEB IT', 255],
      ['DATA DI EMISSIONE / DATE OF ISSUE', show(issued), 150],
      ['CODICE IATA / IATA CODE', `38${chance.digits(6)}`, 110],
    ],
  ] as const
  for (const [line, cells] of rows.entries()) {
    let x = 40
    for (const [label, value, w] of cells) {
      cell(label, value, x, 84 + 30 * line, w)
      x += w
    }
  }
  const edges = [40, 190, 250, 290, 340, 390, 470, 520]
  sheet.fill(40, 160, 515, 22, green)
  for (const [index, word] of [
    'DA/A|FROM/TO',
    'VOLO|FLIGHT',
    'CL|CLASS',
    'DATA|DATE',
    'ORA|TIME',
    'BASE TARIFFARIA|FARE BASIS',
    'BAG|ALLOW',
    'ST|STATUS',
  ].entries())
    sheet.lines(word.split('|'), edges[index]! + 4, 163, { size: 6.5, bold: true, color: '#fff' })
  for (const [index, route] of [
    'MILANO LINATE LIN|FRANCOFORTE FRA',
    'FRANCOFORTE FRA|MILANO LINATE LIN',
  ].entries()) {
    const y = 188 + 30 * index
    sheet.lines(route.split('|'), 44, y, { size: 8.5, face: 'mono' })
    for (const [place, text] of [
      `AQ ${chance.digits(3)}`,
      'L',
      show(addDays(out, 2 * index)).slice(0, 5),
      `${chance.whole(10, 20)}${chance.whole(10, 55)}`,
      'LOSLGEU',
      '1PC',
      'OK',
    ].entries())
      sheet.put(text, edges[place + 1]! + 4, y, { size: 8.5, face: 'mono' })
    sheet.rule(y + 25, 40, 555, { color: '#999' })
  }
  sheet.frame(40, 262, 515, 56, '#999')
  sheet.put('TASSE, DIRITTI E SUPPLEMENTI / TAXES, FEES AND CHARGES', 44, 266, {
    size: 5.5,
    color: '#555',
  })
  for (const [index, [code, minor]] of taxes.entries())
    sheet.put(
      `EUR ${money(minor).padStart(6)}${code}`,
      44 + 126 * (index % 4),
      279 + 17 * Math.floor(index / 4),
      { size: 9, face: 'mono' },
    )
  cell('TARIFFA / FARE', `EUR ${money(fare)}`, 40, 318, 130)
  cell('TASSE / TAXES', `EUR ${money(total - fare)}`, 170, 318, 130)
  cell('TOTALE / TOTAL', `EUR ${money(total)}`, 300, 318, 130)
  cell('PAGAMENTO / FORM OF PAYMENT', `CC VI XXXX${chance.digits(4)}`, 430, 318, 125)
  cell(
    'CALCOLO TARIFFA / FARE CALCULATION',
    `MIL AQ FRA${money(fare / 2)}AQ MIL${money(fare / 2)}EUR${money(fare)}END`,
    40,
    348,
    390,
  )
  cell('RESTRIZIONI / ENDORSEMENTS', 'NON REF/CHG FEE', 430, 348, 125)
  const note = sheet.prose(
    'Il trasporto e gli altri servizi forniti dal vettore sono soggetti alle Condizioni di Trasporto, qui richiamate per relazione e disponibili presso il vettore. Operazione non imponibile IVA ai sensi dell’art. 9 D.P.R. 633/72. Il presente documento è valido come giustificativo di spesa; la fattura deve essere richiesta all’atto dell’acquisto.',
    40,
    394,
    515,
    { size: 8 },
  )
  sheet.prose(
    'Carriage and other services provided by the carrier are subject to Conditions of Carriage, which are hereby incorporated by reference.',
    40,
    note + 6,
    515,
    { size: 8, color: '#555' },
  )
  sheet.put(
    'Aquila Italica S.p.A. – Via dell’Aeronautica 155, 00054 Fiumicino (RM) – P. IVA 15550142008 – REA RM 1550142',
    40,
    800,
    { size: 7.5 },
  )
  return labelled('Aquila Italica', [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
})
