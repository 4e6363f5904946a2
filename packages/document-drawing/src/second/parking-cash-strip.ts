import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  head: [string, ...string[]]
  title: string[]
  heads: [string, string, string]
  rows: [string, string]
  total: string
  tax: string
  cash: [string, string]
  rate: number
  facts: (day: string, clock: string, number: string) => string[]
  stay: [string, string]
  plate: (digits: string) => string
  day: string
}

/** What a fiscal till in the attendant's booth printed: paid with a note, change given, day and number below the sums. */
export const cashStrip = template<Words>(
  'parking-cash-strip',
  { size: [226, 500], face: 'mono' },
  {
    it: {
      head: [
        'AUTORIMESSA SAN DONATO',
        'di Carli Mauro & C. snc',
        'Via Mascarella 77 - 40126 Bologna',
        'P.IVA 02119870374',
      ],
      title: ['DOCUMENTO COMMERCIALE', 'di vendita o prestazione'],
      heads: ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
      rows: ['SOSTA AUTO', 'TAGLIANDO SMARRITO'],
      total: 'TOTALE COMPLESSIVO',
      tax: 'di cui IVA',
      cash: ['Pagamento contante', 'Resto'],
      rate: 22,
      facts: (day, clock, number) => [
        `${day} ${clock}`,
        `DOCUMENTO N. 1042-${number}`,
        'RT 96SRT004417',
      ],
      stay: ['Ingresso', 'Targa'],
      plate: (digits) => `GK ${digits} RT`,
      day: 'dd-MM-yyyy',
    },
    es: {
      head: [
        'APARCAMIENTO LA MURALLA',
        'Gestora Muralla 1998, S.L.',
        'Ronda de la Muralla 31 - 27004 Lugo',
        'CIF B27310664',
      ],
      title: ['FACTURA SIMPLIFICADA'],
      heads: ['CONCEPTO', '%', 'Importe €'],
      rows: ['ESTANCIA TURISMO', 'TICKET EXTRAVIADO'],
      total: 'TOTAL A PAGAR',
      tax: 'Cuota IVA incluida',
      cash: ['Entregado efectivo', 'Cambio'],
      rate: 21,
      facts: (day, clock, number) => [
        `Fecha ${day}  Hora ${clock}`,
        `Núm. T03/${number}`,
        'Le atendió: CAJA 1',
      ],
      stay: ['Entrada', 'Matrícula'],
      plate: (digits) => `4${digits} LMB`,
      day: 'dd/MM/yy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, '1234,56')
    const prices = [50 * chance.whole(18, 62), 10 * chance.whole(40, 90)]
    const total = prices[0]! + prices[1]!
    const given = 1000 * Math.ceil((total + 1) / 1000)
    const style = { size: 7.5 }
    const line = (left: string, right: string, y: number, bold = false) => {
      sheet.put(left, 14, y, { size: bold ? 9.5 : 7.5, bold })
      sheet.right(right, 212, y, { size: bold ? 9.5 : 7.5, bold })
    }

    for (const [index, text] of words.head.entries())
      sheet.middle(text, 113, 20 + 13 * index, { ...style, bold: index === 0 })
    for (const [index, text] of words.title.entries())
      sheet.middle(text, 113, 84 + 12 * index, style)
    const came = `${dayIn(addDays(day, -1), words.day, language)} ${anyClock(chance)}`
    line(words.stay[0], came, 118)
    line(words.stay[1], words.plate(chance.digits(3)), 130)
    sheet.put(words.heads[0], 14, 152, style)
    sheet.right(words.heads[1], 150, 152, style)
    sheet.right(words.heads[2], 212, 152, style)
    for (const [index, name] of words.rows.entries()) {
      line(name, plain(prices[index]!), 166 + 13 * index)
      sheet.right(`${words.rate},00%`, 150, 166 + 13 * index, style)
    }
    line(words.total, plain(total), 204, true)
    line(words.tax, plain(taxWithin(total, words.rate)), 222)
    line(words.cash[0], plain(given), 246)
    line(words.cash[1], plain(given - total), 259)
    const facts = words.facts(shown, anyClock(chance), `0${chance.digits(3)}`)
    for (const [index, text] of facts.entries()) sheet.middle(text, 113, 290 + 13 * index, style)
    return labelled(words.head[0], [day, shown], [total, plain(total)], ['EUR', '€'])
  },
)
