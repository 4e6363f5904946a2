import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const albergo = 'ALBERGO TRE GHIRI'
const dashes = '-'.repeat(72)

/** A program of the eighties in a small town's hotel: one typewriter face, columns by spaces, lines of dashes. */
export const terminalPrint = oneOff(
  'hotel-terminal-print',
  { face: 'mono' },
  'it',
  (sheet, chance) => {
    const nights = chance.whole(2, 6)
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'dd/MM/yy', 'it')
    const money = (minor: number) => figure(minor, '1.234,56')
    const room = 100 * chance.whole(54, 72)
    const rows: [string, number, number, number][] = [
      ['CAMERA SINGOLA CON BAGNO', nights, room, 10],
      ['PRIMA COLAZIONE', nights, 600, 10],
      ['CENA A PREZZO FISSO', nights - 1, 2200, 10],
      ['BAR', 1, 10 * chance.whole(35, 120), 10],
      ['GARAGE', nights, 800, 22],
      ['TASSA DI SOGGIORNO', nights, 150, 0],
    ]
    const minors = rows.map(([, count, price]) => count * price)
    const total = sum(minors)
    const taxes = [10, 22].map((rate) => {
      const gross = sum(minors.filter((_, index) => rows[index]![3] === rate))
      const tax = taxWithin(gross, rate)
      return `IMPONIBILE ${rate}% ${money(gross - tax).padStart(11)}    IVA ${rate}% ${money(tax).padStart(9)}`
    })
    const { name, firm, street, town } = anyGuest(chance, 'it')
    const number = chance.whole(112, 980)
    const lines = [
      albergo,
      'DI TONELLI BRUNO E C. S.A.S.',
      'PIAZZA GARIBALDI 6 - 54027 PONTREMOLI (MS)',
      'TEL. 0187 555014   P.IVA 00155501451',
      '',
      `${''.padEnd(40)}SPETT.LE`,
      ...[firm, street, town].map((text) => ''.padEnd(40) + text.toUpperCase()),
      '',
      `FATTURA N. ${number}/A${''.padEnd(12)}DATA ${show(leaving)}${''.padEnd(12)}PAG. 1`,
      dashes,
      `OSPITE: ${name.toUpperCase()}`,
      `CAMERA: ${chance.whole(3, 28)}     ARRIVO: ${show(arrival)}     PARTENZA: ${show(leaving)}     PAX: 1`,
      dashes,
      `${'DESCRIZIONE'.padEnd(34)}${'Q.TA'.padStart(5)}${'PREZZO'.padStart(11)}${'IVA'.padStart(7)}${'IMPORTO'.padStart(15)}`,
      dashes,
      ...rows.map(
        ([text, count, price, rate], index) =>
          `${text.padEnd(34)}${String(count).padStart(5)}${money(price).padStart(11)}${(rate ? `${rate}%` : 'ES.').padStart(7)}${money(minors[index]!).padStart(15)}`,
      ),
      dashes,
      ...taxes,
      `ESENTE ART. 15 ${money(minors[5]!).padStart(10)}`,
      '',
      `${''.padEnd(34)}${'TOTALE FATTURA'.padEnd(18)}EURO${money(total).padStart(16)}`,
      `${''.padEnd(34)}${'PAGATO BANCOMAT'.padEnd(18)}EURO${money(total).padStart(16)}`,
      dashes,
      'IMPOSTA DI BOLLO NON DOVUTA.   GRAZIE E ARRIVEDERCI',
      `OPERATORE 02   ORE ${anyClock(chance, '.')}`,
    ]
    sheet.lines(lines, 72, 60, { size: 10 }, 1.45)
    return labelled(albergo, [leaving, show(leaving)], [total, money(total)], ['EUR', 'EURO'])
  },
)
