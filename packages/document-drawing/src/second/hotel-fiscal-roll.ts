import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

type Bill = { nights: number; rate: number; breakfasts: number; day: string; clock: string }
type Row = [left: string, right?: string, heavy?: 'heavy']

const money = (minor: number) => figure(minor, '1234,56')

/** A small inn's till prints the stay on its roll; the file is as narrow as the paper. */
export const fiscalRoll = template(
  'hotel-fiscal-roll',
  { size: [227, 400], face: 'mono' },
  {
    es: {
      vendor: 'HOSTAL LA PARRA',
      head: [
        'M. Carmen Solano Ruiz',
        'NIF 28844170-K',
        'C/ Pescadería 9 - 11500',
        'El Puerto de Santa María',
        'Tel. 956 55 50 12',
      ],
      days: 'dd/MM/yyyy',
      currency: 'EUR',
      rows: spanish,
      foot: ['IVA INCLUIDO', 'GRACIAS POR SU VISITA', 'www.hostallaparra.example'],
    },
    it: {
      vendor: 'LOCANDA DEL FALCO',
      head: [
        'di Bertani Luca e C. s.n.c.',
        'Via Borgo Vecchio 3',
        '29029 RIVERGARO (PC)',
        'P.IVA 01588230334',
      ],
      days: 'dd-MM-yyyy',
      currency: '€',
      rows: italian,
      foot: ['RT 96SRT104227', 'Cod. Lotteria non inserito'],
    },
  },
  (sheet, words, chance, language) => {
    const day = addDays(anyDay(chance), 1)
    const bill = {
      nights: chance.whole(1, 4),
      rate: 50 * chance.whole(90, 150),
      breakfasts: chance.whole(1, 4),
      day: dayIn(day, words.days, language),
      clock: anyClock(chance),
    }
    const { rows, total } = words.rows(bill, chance.digits(4))
    sheet.middle(words.vendor, 113, 18, { size: 13, bold: true })
    let y = 38
    for (const line of words.head) {
      sheet.middle(line, 113, y, { size: 8 })
      y += 11
    }
    y += 10
    for (const [left, right = '', heavy] of rows) {
      const style = { size: heavy ? 11 : 8, bold: heavy !== undefined }
      sheet.put(left, 14, y, style)
      sheet.right(right, 213, y, style)
      y += heavy ? 17 : 12
    }
    y += 12
    for (const line of words.foot) {
      sheet.middle(line, 113, y, { size: 8 })
      y += 11
    }
    return labelled(words.vendor, [day, bill.day], [total, money(total)], ['EUR', words.currency])
  },
)

function spanish({ nights, rate, breakfasts, day, clock }: Bill, number: string) {
  const parts = [nights * rate, breakfasts * 450]
  const total = sum(parts)
  const tax = taxWithin(total, 10)
  const given = 1000 * Math.ceil(total / 1000) + 1000
  const rows: Row[] = [
    ['FACTURA SIMPLIFICADA'],
    [`Nº T-${number}`, `${day} ${clock}`],
    ['Le atendió: RECEPCIÓN', 'Hab. 7'],
    ['--------------------------------------'],
    ['UD DESCRIPCIÓN', 'PVP   IMPORTE'],
    [`${nights}  NOCHE HAB. INDIV.`, `${money(rate)}   ${money(parts[0]!).padStart(6)}`],
    [`${breakfasts}  DESAYUNO`, `4,50   ${money(parts[1]!).padStart(6)}`],
    ['--------------------------------------'],
    ['TOTAL EUR', money(total), 'heavy'],
    ['ENTREGADO EFECTIVO', money(given)],
    ['CAMBIO', money(given - total)],
    [''],
    ['BASE 10%', money(total - tax)],
    ['CUOTA IVA', money(tax)],
  ]
  return { rows, total }
}

function italian({ nights, rate, breakfasts, day, clock }: Bill, number: string) {
  const parts = [nights * rate, breakfasts * 380, nights * 150]
  const total = sum(parts)
  const tax = taxWithin(parts[0]! + parts[1]!, 10)
  const rows: Row[] = [
    ['       DOCUMENTO COMMERCIALE'],
    ['     di vendita o prestazione'],
    [''],
    ['DESCRIZIONE', 'IVA  Prezzo(€)'],
    [`PERNOTTAMENTO X${nights}`, `10%  ${money(parts[0]!).padStart(8)}`],
    [`BAR/CAFFETTERIA X${breakfasts}`, `10%  ${money(parts[1]!).padStart(8)}`],
    ['IMP. SOGGIORNO', `ES*  ${money(parts[2]!).padStart(8)}`],
    [''],
    ['Subtotale', money(total)],
    ['TOTALE COMPLESSIVO', money(total), 'heavy'],
    ['di cui IVA', money(tax)],
    [''],
    ['Pagamento contante', money(0)],
    ['Pagamento elettronico', money(total)],
    ['Non riscosso', money(0)],
    ['Resto', money(0)],
    ['Importo pagato', money(total)],
    ['*ES = esente'],
    [`${day} ${clock}`, `DOC.N. ${number}-0007`],
  ]
  return { rows, total }
}
