import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const hotel = 'Aparthôtel Les Docks Lumière'
const kinds: [text: string, rate: number][] = [
  ['Hébergement studio 2 pers.', 10],
  ['Taxe de séjour', 0],
  ['Parking couvert', 20],
  ['Ménage hebdomadaire', 20],
  ['Laverie jeton', 20],
]

/** Weeks in a furnished flat: each night's lines over several pages, a running balance, the sums on the last one. */
export const residencePages = oneOff('hotel-residence-pages', {}, 'fr', (sheet, chance) => {
  const nights = chance.whole(21, 26)
  const arrival = anyDay(chance)
  const leaving = addDays(arrival, nights)
  const show = (day: string) => dayIn(day, 'dd/MM/yy', 'fr')
  const money = (minor: number) => figure(minor, '1 234,56')
  const price = 100 * chance.whole(62, 84)
  const rows = Array.from({ length: nights }, (_, night) => [
    { night, kind: 0, minor: price },
    { night, kind: 1, minor: 188 },
    { night, kind: 2, minor: 950 },
    ...(night % 7 === 6 ? [{ night, kind: 3, minor: 2900 }] : []),
    ...(chance.is(0.2) ? [{ night, kind: 4, minor: 500 }] : []),
  ]).flat()
  const total = sum(rows.map(({ minor }) => minor))
  const pages = Math.ceil((rows.length + 12) / 44)
  const number = `F${leaving.slice(2, 4)}/${chance.digits(5)}`
  const flat = chance.whole(112, 519)
  const { name, firm, street, town } = anyGuest(chance, 'fr')
  let y = 0
  function page(index: number) {
    if (index > 0) sheet.nextPage()
    sheet.put(hotel, 44, 34, { size: 15, color: '#1f3a5f' })
    sheet.lines(['21 quai Rambaud – 69002 Lyon', 'Tél. +33 (0)4 55 50 18 20'], 44, 54, { size: 8 })
    sheet.right(`Facture ${number}`, 551, 34, { size: 11, bold: true })
    sheet.right(`Lyon, le ${show(leaving)}`, 551, 50)
    sheet.right(`Page ${index + 1}/${pages}`, 551, 63, { size: 8 })
    sheet.lines([firm, `À l’attention de ${name}`, street, town], 330, 84)
    sheet.put(
      `Appartement ${flat}   Arrivée ${show(arrival)}   Départ ${show(leaving)}   ${nights} nuits`,
      44,
      140,
    )
    sheet.fill(44, 156, 507, 15, '#e4eaf2')
    for (const [word, x] of [
      ['Date', 48],
      ['Libellé', 100],
      ['Réf.', 290],
    ] as const)
      sheet.put(word, x, 160, { size: 8 })
    for (const [word, x] of [
      ['TVA', 380],
      ['Débit', 455],
      ['Solde', 547],
    ] as const)
      sheet.right(word, x, 160, { size: 8 })
    sheet.middle(
      'SNC DOCKS LUMIÈRE EXPLOITATION au capital de 8 000 € – RCS Lyon 805 550 142 – N° TVA FR 62 805550142 – APE 5520Z',
      297,
      812,
      { size: 7, color: '#555' },
    )
    y = 178
  }
  let balance = 0
  for (const [index, { night, kind, minor }] of rows.entries()) {
    if (index % 44 === 0) page(index / 44)
    balance += minor
    sheet.put(show(addDays(arrival, night)), 48, y, { size: 8.5 })
    sheet.put(kinds[kind]![0], 100, y, { size: 8.5 })
    sheet.put(chance.digits(6), 290, y, { size: 8.5 })
    sheet.right(`${kinds[kind]![1]} %`, 380, y, { size: 8.5 })
    sheet.right(money(minor), 455, y, { size: 8.5 })
    sheet.right(money(balance), 547, y, { size: 8.5 })
    y += 13
  }
  if (Math.ceil(rows.length / 44) < pages) page(pages - 1)
  sheet.rule(y + 4, 44, 551)
  sheet.put('Total TTC en euros', 290, y + 12, { size: 11, bold: true })
  sheet.right(`${money(total)} €`, 547, y + 12, { size: 11, bold: true })
  sheet.put(`Virement reçu, réf. ${chance.digits(8)}`, 290, y + 32)
  sheet.right(`-${money(total)} €`, 547, y + 32)
  sheet.put('Solde', 290, y + 48)
  sheet.right('0,00 €', 547, y + 48)
  for (const [index, rate] of [10, 20, 0].entries()) {
    const gross = sum(rows.filter(({ kind }) => kinds[kind]![1] === rate).map(({ minor }) => minor))
    const tax = taxWithin(gross, rate)
    sheet.put(
      `TVA ${rate} % : HT ${money(gross - tax)}   TVA ${money(tax)}`,
      48,
      y + 12 + 15 * index,
      { size: 8.5 },
    )
  }
  return labelled(hotel, [leaving, show(leaving)], [total, money(total)], ['EUR', 'euros'])
})
