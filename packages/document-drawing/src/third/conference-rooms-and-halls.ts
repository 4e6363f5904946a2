import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A group's account at a congress hotel: the house in the running head, sums carried to a second page, the firm in the foot. */
export const roomsAndHalls = oneOff('conference-rooms-and-halls', {}, 'en', (sheet, chance) => {
  const opening = anyDay(chance)
  const closing = addDays(opening, 2)
  const issued = addDays(closing, chance.whole(1, 4))
  const show = (day: string) => dayIn(day, 'd MMM yyyy', 'en')
  const money = (minor: number) => figure(minor, '1 234,56')
  const [account, guest] = [`G-${chance.digits(5)}`, anyGuest(chance, 'en')]
  const people = chance.whole(6, 9)
  const names = [
    'Adler, M.',
    'Bonnet, C.',
    'Coleman, H.',
    'Dvorak, P.',
    'Eriksson, L.',
    'Fabbri, S.',
    'Greco, A.',
    'Hansen, T.',
    'Ibarra, J.',
  ].slice(0, people)
  const rooms = names.flatMap((name) =>
    [0, 1].map((night): [string, string, number, number] => [
      show(addDays(opening, night)),
      `Single room, ${name}`,
      12,
      318_000,
    ]),
  )
  const halls = [0, 1, 2].flatMap((day): [string, string, number, number][] => [
    [
      show(addDays(opening, day)),
      `Delegate package ${people} persons, Hall Beryl`,
      21,
      people * 149_000,
    ],
    [show(addDays(opening, day)), 'Projection, microphones, technician', 21, 1_150_000],
  ])
  const rows = [...rooms, ...halls]
  const total = sum(rows.map(([, , , minor]) => minor))

  function frame(page: number) {
    sheet.put('Moldavite Congress Hotel, Prague 4', 50, 30, {
      size: 9,
      color: '#2d6a4f',
      bold: true,
    })
    sheet.put(`Group account ${account}`, 250, 30, { size: 9, color: '#2d6a4f' })
    sheet.right(`page ${page} of 2`, 545, 30, { size: 9, color: '#2d6a4f' })
    sheet.rule(44, 50, 545, { color: '#2d6a4f' })
    sheet.rule(796, 50, 545, { color: '#2d6a4f' })
    sheet.put(
      'BMB Kongres s.r.o., Na Pankrazi 88, 140 00 Praha 4, IC 26118840, DIC CZ26118840, entered in the register of the Municipal Court in Prague, C 74410',
      50,
      802,
      { size: 6.5, color: '#666' },
    )
    sheet.put('Date', 50, page === 1 ? 262 : 62, { bold: true })
    sheet.put('Service', 130, page === 1 ? 262 : 62, { bold: true })
    sheet.right('VAT', 430, page === 1 ? 262 : 62, { bold: true })
    sheet.right('CZK', 545, page === 1 ? 262 : 62, { bold: true })
  }
  frame(1)
  sheet.put('INVOICE – TAX DOCUMENT', 50, 66, { size: 15 })
  sheet.lines([guest.firm, guest.street, guest.town, guest.country], 50, 104, { size: 10.5 })
  const facts = [
    ['Document no.', chance.digits(8)],
    ['Issued', show(issued)],
    ['Date of taxable supply', show(closing)],
    ['Due', show(addDays(issued, 14))],
    ['Group', 'Sensors in Motion, users’ meeting'],
    ['Held', `${show(opening)} to ${show(closing)}`],
    ['Ordered by', guest.name],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word!, 300, 104 + 15 * index, { color: '#666' })
    sheet.put(value!, 410, 104 + 15 * index)
  }
  let y = 280
  let carried = 0
  let page = 1
  for (const [day, text, rate, minor] of rows) {
    sheet.put(day, 50, y)
    sheet.put(text, 130, y)
    sheet.right(`${rate} %`, 430, y)
    sheet.right(money(minor), 545, y)
    y += 21
    carried += minor
    if (page === 2 || y < 280 + 21 * rooms.length) continue
    sheet.right('Carried forward', 430, 770, { color: '#666' })
    sheet.right(money(carried), 545, 770, { color: '#666' })
    sheet.nextPage()
    page = 2
    frame(2)
    sheet.put('Brought forward', 130, 80, { color: '#666' })
    sheet.right(money(carried), 545, 80, { color: '#666' })
    y = 101
  }
  sheet.rule(y + 4, 50, 545)
  sheet.put('Total incl. VAT', 130, y + 14, { size: 12, bold: true })
  sheet.right(`${money(total)} CZK`, 545, y + 14, { size: 12, bold: true })
  for (const [index, rate] of [12, 21].entries()) {
    const gross = sum(rows.map(([, , own, minor]) => (own === rate ? minor : 0)))
    const tax = taxWithin(gross, rate)
    sheet.put(
      `VAT ${rate} %: base ${money(gross - tax)}, tax ${money(tax)}, with tax ${money(gross)}`,
      130,
      y + 48 + 14 * index,
      { size: 8.5 },
    )
  }
  sheet.prose(
    'Extras of single guests (minibar, telephone, bar) were settled by them on departure. Please pay by bank transfer, account 115-0417720/0000, quoting the document number. The prices apply as agreed in the contract for the group.',
    50,
    y + 110,
    495,
    { size: 8.5 },
  )
  return labelled(
    'Moldavite Congress Hotel',
    [issued, show(issued)],
    [total, money(total)],
    ['CZK', 'CZK'],
  )
})
