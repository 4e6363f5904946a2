import { anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

type Facts = {
  shown: string
  entry: string
  exit: string
  net: string
  tax: string
  total: string
  digits: (count: number) => string
}
type Row = [left: string, right?: string, size?: number]

/** The strip that a garage's pay machine prints, kept as a file: centred head, the words of the country's fiscal law, the card beneath. */
export const garageTill = template(
  'parking-garage-till',
  { size: [226, 520], face: 'plain-mono' },
  {
    es: {
      vendor: 'Aparcamientos Herrán',
      rate: 21,
      day: 'dd/MM/yyyy',
      sign: '€',
      head: [
        'Aparcamientos Herrán S.L.',
        'NIF B-39417720',
        'C/ Cádiz 18 - 39002 SANTANDER',
        'Parking PLAZA PORTICADA',
        'FACTURA SIMPLIFICADA',
      ],
      rows: ({ shown, entry, exit, net, tax, total, digits }: Facts): Row[] => [
        [`Nº FS03/${digits(7)}`],
        ['Cajero 03', 'Turno 2'],
        [`Fecha ${shown}`, exit],
        [''],
        ['Ticket', digits(8)],
        ['Entrada', `${shown} ${entry}`],
        ['Salida', `${shown} ${exit}`],
        ['Rotación Tarifa A', `${total} €`],
        [''],
        ['Base imponible', `${net} €`],
        ['IVA 21,00%', `${tax} €`],
        ['TOTAL', `${total} €`, 13],
        [''],
        ['VENTA - CONTACTLESS'],
        ['VISA DEBITO', `**** ${digits(4)}`],
        ['Aut.', digits(6)],
        ['Importe', `${total} €`],
      ],
      foot: ['IVA INCLUIDO', 'DISPONE DE 15 MINUTOS PARA SALIR', 'GRACIAS POR SU VISITA'],
    },
    it: {
      vendor: 'Autosilo Porta Nuova',
      rate: 22,
      day: 'dd-MM-yyyy',
      sign: 'EUR',
      head: [
        'Autosilo Porta Nuova',
        'Sosta Lariana S.r.l.',
        'Via Cadorna 7 - 22100 COMO (CO)',
        'P.IVA 03318820137',
        'DOCUMENTO COMMERCIALE',
      ],
      rows: ({ shown, entry, exit, tax, total, digits }: Facts): Row[] => [
        ['di vendita o prestazione'],
        [''],
        ['DESCRIZIONE', 'IVA   Prezzo(€)'],
        ['SOSTA ORARIA', `22%   ${total}`],
        [`ing. ${shown} ${entry}`],
        [`usc. ${shown} ${exit}`],
        [`biglietto ${digits(9)}`],
        [''],
        ['TOTALE COMPLESSIVO', total, 10],
        ['di cui IVA', tax],
        [''],
        ['Pagamento elettronico', total],
        ['Importo pagato', `EUR ${total}`],
        [''],
        [`${shown} ${exit}`],
        [`DOCUMENTO N. ${digits(4)}-${digits(4)}`],
        [`RT 99MEY0${digits(5)}`],
      ],
      foot: ['CASSA AUTOMATICA 2', 'CONSERVARE FINO ALL’USCITA', 'ARRIVEDERCI'],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const total = 5 * chance.whole(90, 520)
    const tax = taxWithin(total, words.rate)
    const money = (minor: number) => figure(minor, '1234,56')
    const clock = (from: number, to: number) =>
      `${String(chance.whole(from, to)).padStart(2, '0')}:${chance.whole(10, 59)}`
    for (const [index, line] of words.head.entries())
      sheet.middle(line, 113, 22 + 14 * index + (index === 4 ? 10 : 0), {
        size: index === 0 || index === 4 ? 10 : 7.5,
        bold: index === 0 || index === 4,
      })
    const rows = words.rows({
      shown,
      entry: clock(7, 10),
      exit: clock(13, 20),
      net: money(total - tax),
      tax: money(tax),
      total: money(total),
      digits: chance.digits,
    })
    let y = 112
    for (const [left, right = '', size = 8] of rows) {
      sheet.put(left, 16, y, { size, bold: size > 8 })
      sheet.right(right, 210, y, { size, bold: size > 8 })
      if (left === '') sheet.rule(y + 4, 16, 210, { weight: 0.4 })
      y += left === '' ? 11 : 1.8 * size
    }
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 113, y + 14 + 13 * index, { size: 7.5 })
    return labelled(words.vendor, [day, shown], [total, money(total)], ['EUR', words.sign])
  },
)
