import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Pair = readonly [nl: string, fr: string]

const words = {
  title: ['FACTUUR', 'FACTURE'],
  fields: [
    ['Klant nr.', 'N° client'],
    ['Kamer', 'Chambre'],
    ['Aankomst', 'Arrivée'],
    ['Vertrek', 'Départ'],
    ['Factuur nr.', 'N° facture'],
    ['Factuurdatum', 'Date facture'],
  ],
  heads: [
    ['Dag', 'Jour'],
    ['Omschrijving', 'Libellé'],
    ['Bedrag', 'Montant'],
  ],
  items: [
    ['Kamer en ontbijt', 'Chambre et petit déjeuner'],
    ['Stadsbelasting', 'Taxe de ville'],
    ['Bar', 'Bar'],
  ],
  boxes: [
    ['Code', 'Code'],
    ['Maatstaf', 'Base'],
    ['BTW', 'TVA'],
    ['Totaal EUR', 'Total EUR'],
  ],
  paid: ['Betaald met Bancontact', 'Payé par Bancontact'],
  general: ['Algemene voorwaarden op de keerzijde', 'Conditions générales au verso'],
} satisfies Record<string, Pair | readonly Pair[]>

/** Brussels: every word of the form in two languages, small boxes above, and boxes for the sums at the foot of the page. */
export const twoTongues = template(
  'hotel-two-tongues',
  {},
  {
    nl: {
      hotel: 'Hotel Zavelpoort',
      street: 'Miniemenstraat 93 rue des Minimes',
      town: '1000 BRUSSEL – BRUXELLES',
      company: 'Zavelpoort NV – BTW/TVA BE 0447.218.093 – IBAN BE61 3100 4471 2817',
    },
    fr: {
      hotel: 'Hôtel du Clos Royal',
      street: 'Rue du Noyer 210 Notelaarsstraat',
      town: '1030 BRUXELLES – BRUSSEL',
      company: 'Clos Royal SA – TVA/BTW BE 0412.550.871 – IBAN BE08 0016 2290 4413',
    },
  },
  (sheet, { hotel, street, town, company }, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'dd/MM/yy', language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const both = ([nl, fr]: Pair) => {
      if (nl === fr) return nl
      return language === 'nl' ? `${nl} / ${fr}` : `${fr} / ${nl}`
    }
    const guest = anyGuest(chance, language)
    const rate = 100 * chance.whole(98, 164)
    const rows = Array.from({ length: nights }, (_, night) => [
      { day: addDays(arrival, night), kind: 0, minor: rate },
      { day: addDays(arrival, night), kind: 1, minor: 400 },
      { day: addDays(arrival, night), kind: 2, minor: 50 * chance.whole(9, 42) },
    ])
      .flat()
      .filter(({ kind }) => kind < 2 || chance.is(0.7))
    const of = (kind: number) =>
      sum(rows.filter((row) => row.kind === kind).map((row) => row.minor))
    const total = of(0) + of(1) + of(2)
    const small = { size: 7, color: '#444' }

    sheet.put(hotel, 48, 44, { size: 19, bold: true })
    sheet.lines([street, town, 'Tel. 02 555 01 68 – Fax 02 555 01 69'], 48, 68, { size: 8.5 })
    sheet.right(both(words.title), 547, 46, { size: 14, bold: true })
    sheet.frame(300, 84, 247, 74)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 312, 95, { size: 10 })

    const values = [
      chance.digits(5),
      chance.digits(3),
      show(arrival),
      show(leaving),
      chance.digits(6),
      show(leaving),
    ]
    for (const [index, pair] of words.fields.entries()) {
      const x = 48 + 83.2 * index
      sheet.frame(x, 180, 83.2, 36)
      sheet.put(both(pair), x + 3, 184, { size: 5.8, color: '#444' })
      sheet.middle(values[index]!, x + 41.6, 199, { size: 10 })
    }
    sheet.frame(48, 228, 499, 20)
    sheet.frame(48, 248, 499, 412)
    for (const x of [118, 450]) sheet.upright(x, 228, 660)
    sheet.put(both(words.heads[0]), 54, 234, small)
    sheet.put(both(words.heads[1]), 124, 234, small)
    sheet.put(both(words.heads[2]), 456, 234, small)
    let y = 258
    for (const { day, kind, minor } of rows) {
      sheet.put(show(day), 54, y)
      sheet.put(both(words.items[kind]!), 124, y)
      sheet.put(['1', '0', '3'][kind]!, 434, y)
      sheet.right(money(minor), 541, y)
      y += 16
    }

    const codes: [string, number, number][] = [
      ['1: 6 %', of(0), 6],
      ['3: 21 %', of(2), 21],
      ['0: –', of(1), 0],
    ]
    const edges = [48, 128, 218, 308, 547]
    for (const [index, pair] of words.boxes.entries()) {
      const [x, end] = [edges[index]!, edges[index + 1]!]
      sheet.frame(x, 672, end - x, 66)
      sheet.put(both(pair), x + 4, 676, small)
    }
    for (const [index, [name, gross, percent]] of codes.entries()) {
      const tax = taxWithin(gross, percent)
      sheet.put(name, 54, 692 + 14 * index)
      sheet.right(money(gross - tax), 212, 692 + 14 * index)
      sheet.right(money(tax), 302, 692 + 14 * index)
    }
    sheet.right(money(total), 535, 700, { size: 18, bold: true })
    sheet.put(`${both(words.paid)}: ${money(total)}`, 48, 748)
    sheet.put(both(words.general), 48, 764, small)
    sheet.middle(`${company} – RPR/RPM Brussel/Bruxelles`, 297, 800, { size: 7.5 })
    return labelled(hotel, [leaving, show(leaving)], [total, money(total)], ['EUR', 'EUR'])
  },
)
