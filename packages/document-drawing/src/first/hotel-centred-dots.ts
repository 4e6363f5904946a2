import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A small house with everything in the middle, and dots that lead to the amounts. */
export const centredDots = template(
  'hotel-centred-dots',
  { face: 'serif' },
  {
    it: {
      house: 'Locanda del Frantoio',
      address: ['Via delle Mura 6 – 53100 Siena', 'P. IVA 01234560528 – Tel. 0577 555 018'],
      title: (number: string) => `Ricevuta fiscale n. ${number}`,
      day: ['Siena,', 'd MMMM yyyy'],
      stay: (guest: string, from: string, to: string) => `Ospite: ${guest}, dal ${from} al ${to}`,
      items: [
        'Pernottamento camera doppia uso singola',
        'Prima colazione',
        'Cena del',
        'Imposta di soggiorno',
      ],
      total: 'Totale complessivo',
      tax: 'di cui IVA 10%',
      paid: 'Pagato con carta di credito',
      thanks: 'Grazie e arrivederci',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    en: {
      house: 'Foxglove Manor',
      address: ['Chapel Lane, Ludlow SY8 4AP', 'VAT reg. 884 2210 47 – 01584 555 012'],
      title: (number: string) => `Guest account ${number}`,
      day: ['Dated', 'd MMMM yyyy'],
      stay: (guest: string, from: string, to: string) =>
        `${guest}, staying from ${from} until ${to}`,
      items: ['Bed and breakfast, garden room', 'Afternoon tea', 'Dinner on', 'Wine cellar'],
      total: 'Amount payable',
      tax: 'including VAT at 20%',
      paid: 'Received with thanks by debit card',
      thanks: 'We hope to welcome you again',
      figures: '1,234.56' as Figures,
      money: ['GBP', '£'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const leaving = addDays(arrival, nights)
    const middle = sheet.width / 2
    const short = (day: string) => dayIn(day, 'dd/MM', language)
    const money = (minor: number) => figure(minor, words.figures)
    const rows: [string, number][] = [
      [`${nights} x ${words.items[0]}`, nights * 100 * chance.whole(88, 165)],
      [`${nights} x ${words.items[1]}`, nights * 1250],
      [`${words.items[2]} ${short(addDays(arrival, 1))}`, 100 * chance.whole(31, 78) + 50],
      [words.items[3]!, nights * 450],
    ]
    const total = sum(rows.map(([, minor]) => minor))
    const printed = dayIn(leaving, words.day[1]!, language)

    sheet.shape(
      [
        [middle - 22, 70],
        [middle, 42],
        [middle + 22, 70],
      ],
      '#7a6a3a',
      false,
    )
    sheet.middle(words.house, middle, 84, { size: 24, bold: true })
    for (const [index, line] of words.address.entries())
      sheet.middle(line, middle, 114 + 13 * index, { size: 9.5 })
    sheet.rule(150, 200, sheet.width - 200)
    sheet.middle(words.title(`${chance.digits(3)}/${leaving.slice(0, 4)}`), middle, 166, {
      size: 14,
    })
    sheet.middle(`${words.day[0]} ${printed}`, middle, 190, { size: 11 })
    sheet.middle(
      words.stay(anyGuest(chance, language).name, short(arrival), short(leaving)),
      middle,
      222,
      { size: 11 },
    )

    const [left, right] = [110, sheet.width - 110]
    const dotted = (name: string, minor: string, y: number, bold: boolean) => {
      const style = { size: 11, bold }
      sheet.put(name, left, y, style)
      sheet.right(minor, right, y, style)
      const room = right - left - sheet.widthOf(name, style) - sheet.widthOf(minor, style) - 12
      const dots = '.'.repeat(Math.floor(room / sheet.widthOf('.', style)))
      sheet.put(dots, left + sheet.widthOf(name, style) + 6, y, style)
    }
    for (const [index, [name, minor]] of rows.entries())
      dotted(name, money(minor), 268 + 22 * index, false)
    dotted(words.total, `${words.money[1]} ${money(total)}`, 374, true)
    const rate = language === 'it' ? 10 : 20
    sheet.middle(
      `${words.tax} ${money(taxWithin(total - (language === 'it' ? rows[3]![1] : 0), rate))}`,
      middle,
      398,
      { size: 9.5 },
    )
    sheet.middle(words.paid, middle, 430, { size: 11 })
    sheet.middle(words.thanks, middle, 470, { size: 13 })
    return labelled(words.house, [leaving, printed], [total, money(total)], words.money)
  },
)
