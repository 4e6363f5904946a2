import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  address: string[]
  title: string
  route: string
  facts: [flight: string, date: string, seat: string, crew: string]
  goods: [name: string, minor: number][]
  total: string
  inTax: string
  taxRate: number
  other: (minor: number) => string
  card: string
  approved: string
  thanks: string[]
  day: string
  figures: Figures
  currency: string
}

/** What was eaten above the clouds: the till slip of the cabin crew, sent by mail. */
export const flightOnBoard = template<Words>(
  'flight-on-board',
  { size: [227, 470], face: 'mono' },
  {
    nl: {
      vendor: 'Reiger Air',
      address: ['Vliegveldweg 14, 5657 EA Eindhoven', 'Btw NL 8142.06.337.B01'],
      title: 'Aankoop aan boord',
      route: 'EIN-LGW',
      facts: ['Vlucht', 'Datum', 'Stoel', 'Bemanning'],
      goods: [
        ['Tosti ham/kaas', 750],
        ['Koffie', 350],
        ['Stroopwafel', 250],
        ['Spa rood 33cl', 350],
        ['Soep van de dag', 600],
        ['Nootjes', 325],
      ],
      total: 'TOTAAL',
      inTax: 'waarvan btw 9%',
      taxRate: 9,
      other: (minor) => `(= GBP ${figure(Math.round(minor * 0.86), '1,234.56')})`,
      card: 'Maestro contactloos',
      approved: 'AKKOORD',
      thanks: ['Goede reis en tot ziens!', 'Vragen: klanten@reigerair.example'],
      day: 'dd-MM-yyyy',
      figures: '1.234,56',
      currency: 'EUR',
    },
    en: {
      vendor: 'Kattegat Airways',
      address: ['Lufthavnsvej 9, DK-2770 Kastrup', 'CVR 29 44 18 03'],
      title: 'Sky Kitchen receipt',
      route: 'CPH-ARN',
      facts: ['Flight', 'Date', 'Seat', 'Crew'],
      goods: [
        ['Chicken wrap', 9500],
        ['Filter coffee', 3500],
        ['Cinnamon bun', 3900],
        ['Still water 50cl', 3000],
        ['Oat porridge', 5900],
        ['Crisps', 2900],
      ],
      total: 'TOTAL',
      inTax: 'incl. VAT 25%',
      taxRate: 25,
      other: (minor) => `(= EUR ${figure(Math.round(minor / 7.46), '1,234.56')})`,
      card: 'Mastercard contactless',
      approved: 'APPROVED',
      thanks: ['Thank you for flying with us', 'care@kattegatairways.example'],
      day: 'dd MMM yyyy',
      figures: '1,234.56',
      currency: 'DKK',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const bought = words.goods
      .filter((_, index) => index < 2 || chance.is(0.6))
      .map(([name, minor]) => ({ name, minor, count: chance.whole(1, 2) }))
    const total = sum(bought.map(({ minor, count }) => count * minor))
    const tax = taxWithin(total, words.taxRate)

    sheet.shape(
      [
        [98, 40],
        [113, 18],
        [128, 40],
        [113, 33],
      ],
      '#333',
    )
    sheet.middle(words.vendor, 113.5, 50, { size: 14, bold: true })
    for (const [index, line] of words.address.entries())
      sheet.middle(line, 113.5, 70 + 10 * index, { size: 7.5 })
    sheet.middle(words.title, 113.5, 100, { size: 9, bold: true })
    const facts = [
      `${words.vendor[0]}A${chance.digits(3)} ${words.route}`,
      `${shown} ${anyClock(chance)}`,
      `${chance.whole(2, 31)}${chance.pick(['A', 'C', 'D', 'F'])}`,
      chance.digits(5),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 16, 122 + 12 * index, { size: 8.5 })
      sheet.right(facts[index]!, 211, 122 + 12 * index, { size: 8.5 })
    }
    sheet.rule(175, 16, 211)
    let y = 184
    for (const { name, minor, count } of bought) {
      sheet.put(`${count} ${name}`, 16, y, { size: 8.5 })
      sheet.right(money(count * minor), 211, y, { size: 8.5 })
      y += 13
      if (count === 1) continue
      sheet.put(`  @ ${money(minor)}`, 16, y, { size: 8.5 })
      y += 13
    }
    sheet.rule(y + 2, 16, 211)
    sheet.put(words.total, 16, y + 9, { size: 12, bold: true })
    sheet.right(`${words.currency} ${money(total)}`, 211, y + 9, { size: 12, bold: true })
    sheet.right(words.other(total), 211, y + 25, { size: 7.5 })
    sheet.put(words.inTax, 16, y + 38, { size: 8 })
    sheet.right(money(tax), 211, y + 38, { size: 8 })
    sheet.lines(
      [words.card, `**** **** **** ${chance.digits(4)}`, `${words.approved} ${chance.digits(6)}`],
      16,
      y + 60,
      { size: 8.5 },
    )
    for (const [index, line] of words.thanks.entries())
      sheet.middle(line, 113.5, y + 108 + 11 * index, { size: 8 })
    return labelled(
      words.vendor,
      [day, shown],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
