import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import type { Sheet } from '#paper/sheet.ts'
import { labelled, template } from '#paper/template.ts'

type Words = { heads: readonly string[]; carried: string }
type Ride = { cells: string[]; minor: number }

const columns = [50, 78, 132, 200, 300]
const perPage = [21, 9]

/** A railway's monthly bill to a firm: one row a journey, carried over to a second page where the sums stand. */
export const collectiveInvoice = template(
  'train-collective-invoice',
  {},
  {
    de: {
      railway: 'Saale-Elster-Bahn',
      sender: 'Saale-Elster-Bahn GmbH · Geschäftskunden · Postfach 11 04 20 · 06018 Halle (Saale)',
      place: 'Halle (Saale), ',
      days: 'd. MMMM yyyy',
      short: 'dd.MM.yy',
      title: 'Sammelrechnung',
      period: 'Abrechnungszeitraum',
      customer: 'Kundennummer',
      heads: ['Pos.', 'Reisetag', 'Auftrag', 'Reisende/r', 'Strecke', 'Brutto EUR'],
      carried: 'Übertrag',
      towns: ['Leipzig Hbf', 'Halle (Saale)', 'Naumburg', 'Jena Paradies', 'Erfurt Hbf', 'Zeitz'],
      people: ['Lohse, K.', 'Petri, J.', 'Arslan, M.', 'Wiedemann, S.'],
      net: 'Nettobetrag',
      tax: (rate: number) => `Umsatzsteuer ${rate} %`,
      rate: 7,
      total: 'Rechnungsbetrag',
      debit: (day: string) =>
        `Der Rechnungsbetrag wird am ${day} von Ihrem Firmenkonto DE•• •••• 4471 eingezogen. Gläubiger-ID DE44ZZZ00000812230.`,
      page: 'Seite',
      foot: 'Geschäftsführung: Dr. Ute Kallweit · Amtsgericht Stendal HRB 20817 · USt-IdNr. DE 221 905 338',
    },
    nl: {
      railway: 'Noordlijn Zakelijk',
      sender: 'Noordlijn Zakelijk · Postbus 812 · 8000 AV Zwolle',
      place: 'Zwolle, ',
      days: 'd MMMM yyyy',
      short: 'dd-MM-yy',
      title: 'Verzamelfactuur',
      period: 'Reisperiode',
      customer: 'Debiteurnummer',
      heads: ['Nr.', 'Reisdag', 'Kaartnr.', 'Reiziger', 'Traject', 'Incl. btw EUR'],
      carried: 'Transport',
      towns: ['Zwolle', 'Meppel', 'Assen', 'Groningen', 'Leeuwarden', 'Deventer'],
      people: ['A. Visser', 'B. Hoekstra', 'J. de Wit', 'S. el Amrani'],
      net: 'Totaal exclusief btw',
      tax: (rate: number) => `Btw ${rate}%`,
      rate: 9,
      total: 'Factuurbedrag',
      debit: (day: string) =>
        `Het factuurbedrag wordt omstreeks ${day} afgeschreven van uw rekening NL•• •••• 0417. Incassant-ID NL27ZZZ050128410000.`,
      page: 'Pagina',
      foot: 'Noordlijn Zakelijk is onderdeel van Noordlijn Reizigers N.V. · KvK 05012841 · Btw NL804417790B01',
    },
  },
  (sheet, words, chance, language) => {
    const billed = `${anyDay(chance).slice(0, 7)}-0${chance.whole(2, 6)}`
    const first = `${addDays(billed, -10).slice(0, 7)}-01`
    const last = addDays(`${billed.slice(0, 7)}-01`, -1)
    const shown = dayIn(billed, words.days, language)
    const short = (any: string) => dayIn(any, words.short, language)
    let day = addDays(first, 1)
    const rides = Array.from({ length: sum(perPage) }, (_, index): Ride => {
      const from = chance.whole(0, 5)
      const to = (from + chance.whole(1, 5)) % 6
      if (index % 3 === 2) day = addDays(day, chance.whole(2, 3))
      return {
        cells: [
          String(index + 1),
          short(day),
          chance.digits(7),
          words.people[chance.whole(0, 3)]!,
          `${words.towns[from]} – ${words.towns[to]}`,
        ],
        minor: 10 * chance.whole(84, 412),
      }
    })
    const total = sum(rides.map(({ minor }) => minor))
    const tax = taxWithin(total, words.rate)
    const guest = anyGuest(chance, language)

    sheet.right(words.railway, 545, 44, { size: 17, bold: true, color: '#0d5c3f' })
    sheet.rule(68, 50, 545, { weight: 2.5, color: '#0d5c3f' })
    sheet.put(words.sender, 50, 112, { size: 6.5 })
    sheet.lines([guest.firm, guest.street, guest.town], 50, 128, { size: 10 })
    sheet.right(`${words.place}${shown}`, 545, 190, { size: 10 })
    const number = `${billed.slice(2, 4)}/${chance.digits(6)}`
    sheet.put(`${words.title} ${number}`, 50, 214, { size: 13, bold: true })
    sheet.put(`${words.period} ${short(first)} – ${short(last)}`, 50, 234)
    sheet.put(`${words.customer} ${chance.digits(8)}`, 300, 234)
    const pageOne = rides.slice(0, perPage[0])
    const carried = sum(pageOne.map(({ minor }) => minor))
    let y = table(sheet, words, pageOne, 260)
    sumLine(sheet, words.carried, carried, y)
    foot(sheet, words, 1)

    sheet.nextPage()
    sheet.put(`${words.railway} – ${words.title} ${number}`, 50, 44, { size: 8, color: '#555' })
    y = table(sheet, words, rides.slice(perPage[0]), 66, carried)
    const sums: [string, number][] = [
      [words.net, total - tax],
      [words.tax(words.rate), tax],
      [words.total, total],
    ]
    for (const [index, [word, minor]] of sums.entries())
      sumLine(sheet, word, minor, y + 8 + 18 * index, index === 2)
    sheet.rule(y + 60, 330, 545, { weight: 1.4 })
    const due = dayIn(addDays(billed, 14), words.days, language)
    sheet.prose(words.debit(due), 50, y + 90, 495, { size: 9.5 })
    foot(sheet, words, 2)
    return labelled(
      words.railway,
      [billed, shown],
      [total, figure(total, '1.234,56')],
      ['EUR', 'EUR'],
    )
  },
)

/** Gives where the sums begin. */
function table(
  sheet: Sheet,
  { heads, carried }: Words,
  rides: Ride[],
  top: number,
  before?: number,
): number {
  for (const [index, x] of columns.entries()) sheet.put(heads[index]!, x, top, { bold: true })
  sheet.right(heads[5]!, 545, top, { bold: true })
  sheet.rule(top + 13)
  let y = top + 20
  if (before !== undefined) {
    sumLine(sheet, carried, before, y)
    y += 22
  }
  for (const { cells, minor } of rides) {
    for (const [index, cell] of cells.entries()) sheet.put(cell, columns[index]!, y, { size: 8.5 })
    sheet.right(figure(minor, '1.234,56'), 545, y, { size: 8.5 })
    sheet.rule(y + 13, 50, 545, { weight: 0.3, color: '#bbb' })
    y += 22
  }
  return y + 2
}

function sumLine(sheet: Sheet, word: string, minor: number, y: number, bold = false) {
  sheet.put(word, 330, y, { size: 10, bold })
  sheet.right(figure(minor, '1.234,56'), 545, y, { size: 10, bold })
}

function foot(sheet: Sheet, words: { page: string; foot: string }, page: number) {
  sheet.put(words.foot, 50, 806, { size: 7, color: '#666' })
  sheet.right(`${words.page} ${page}/2`, 545, 806, { size: 7, color: '#666' })
}
