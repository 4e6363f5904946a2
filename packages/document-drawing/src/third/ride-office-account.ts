import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** The monthly statement of a car firm to an office: lying paper, last month paid off, an ageing row, a remittance slip beside it. */
export const officeAccount = oneOff(
  'ride-office-account',
  { wide: true },
  'en',
  (sheet, chance) => {
    const stated = anyDay(chance)
    const shown = dayIn(stated, 'dd-MMM-yyyy', 'en')
    const money = (minor: number) => figure(minor, '1,234.56')
    const before = 5 * chance.whole(4800, 11900)
    let on = addDays(stated, -27)
    const journeys: [string, string, string, number][] = [
      ['H Coleman', 'Temple Meads – Filton', 'CC410', 19],
      ['H Coleman', 'Filton – Bristol Airport', 'CC410', 38],
      ['R Adeyemi', 'Quayside – Cardiff Bay', 'CC220', 96],
      ['T Marsh', 'Bristol Airport – Quayside', 'CC220', 29],
      ['H Coleman', 'Quayside – Heathrow T5', 'CC410', 188],
      ['T Marsh', 'Waiting time, 35 min', 'CC220', 14],
    ]
    const trips = journeys.map(([passenger, journey, centre, pounds]) => {
      on = addDays(on, chance.whole(1, 5))
      const job = [dayIn(on, 'dd/MM', 'en'), anyClock(chance), `J${chance.digits(5)}`]
      return {
        cells: [...job, passenger, journey, centre],
        minor: 100 * pounds + 25 * chance.whole(0, 24),
      }
    })
    const net = sum(trips.map(({ minor }) => minor))
    const tax = Math.round(net / 5)
    const total = net + tax

    sheet.put('To:', 40, 40, { size: 8, color: '#666' })
    sheet.lines(
      ['Brightwater Analytics Ltd', 'Accounts Payable', '14 Quayside', 'Bristol BS1 6DZ'],
      66,
      40,
      { size: 10 },
    )
    sheet.put('From:', 330, 40, { size: 8, color: '#666' })
    sheet.lines(
      [
        'Marlow & Finch Executive Cars',
        '7 Feeder Road, Bristol BS2 0SB',
        'Tel 0117 555 0163',
        'VAT No. GB 318 2240 71',
      ],
      360,
      40,
      { size: 10 },
    )
    sheet.put('Statement of account', 40, 104, { size: 16, bold: true })
    sheet.right(`Account BRIG002     Statement date ${shown}`, 560, 108, { size: 10 })
    const columns = [40, 80, 120, 175, 260, 420]
    for (const [index, head] of [
      'Date',
      'Time',
      'Job',
      'Passenger',
      'Journey',
      'Cost centre',
    ].entries())
      sheet.put(head, columns[index]!, 140, { size: 8, bold: true })
    sheet.right('GBP', 560, 140, { size: 8, bold: true })
    sheet.rule(152, 40, 560, { weight: 1 })
    let y = 160
    const line = (word: string, minor: number, bold = false) => {
      sheet.put(word, 260, y, { bold })
      sheet.right(money(minor), 560, y, { bold })
      y += 15
    }
    line('Balance brought forward', before)
    line(`BACS received ${dayIn(addDays(stated, -16), 'dd/MM', 'en')} – thank you`, -before)
    for (const { cells, minor } of trips) {
      for (const [index, cell] of cells.entries()) sheet.put(cell, columns[index]!, y)
      sheet.right(money(minor), 560, y)
      y += 15
    }
    sheet.rule(y, 260, 560)
    y += 6
    line('Journeys this month, net', net)
    line('VAT at 20%', tax)
    line('Balance now due', total, true)
    const ages: [string, number][] = [
      ['Current', total],
      ['31–60 days', 0],
      ['61–90 days', 0],
      ['Over 90 days', 0],
    ]
    for (const [index, [word, minor]] of ages.entries()) {
      sheet.frame(40 + 130 * index, 440, 130, 34)
      sheet.put(word, 46 + 130 * index, 445, { size: 7, color: '#666' })
      sheet.right(money(minor), 164 + 130 * index, 456)
    }
    sheet.put(
      `Terms: 21 days. Please pay by ${dayIn(addDays(stated, 21), 'dd-MMM-yyyy', 'en')}. Sort code 20-00-00, account 55501630.`,
      40,
      490,
      { size: 8 },
    )
    sheet.put(
      'Marlow & Finch Executive Cars is a trading name of MFX Transport Services Ltd. Registered in England 06622114.',
      40,
      552,
      { size: 7, color: '#666' },
    )
    for (let top = 30; top < 565; top += 9) sheet.upright(585, top, top + 5, { color: '#888' })
    sheet.put('REMITTANCE ADVICE', 610, 40, { size: 12, bold: true })
    sheet.put('Return with your payment', 610, 58, { size: 8 })
    const slip: [string, string][] = [
      ['Customer', 'Brightwater Analytics Ltd'],
      ['Account', 'BRIG002'],
      ['Statement', shown],
      ['Amount due', `£${money(total)}`],
      ['Amount paid', '£ ........................'],
    ]
    for (const [index, [word, value]] of slip.entries()) {
      sheet.put(word, 610, 92 + 36 * index, { size: 7.5, color: '#666' })
      sheet.put(value, 610, 103 + 36 * index, { size: 10 })
    }
    return labelled(
      'Marlow & Finch Executive Cars',
      [stated, shown],
      [total, money(total)],
      ['GBP', 'GBP'],
    )
  },
)
