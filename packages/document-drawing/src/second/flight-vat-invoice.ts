import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  foot: [string, string]
  title: string
  head: [number: string, day: string, ticketDay: string, page: string]
  customer: string
  taxId: string
  columns: string[]
  routes: [string, string]
  flown: string
  recap: [base: string, tax: string, exempt: string]
  exemption: string
  total: string
  settled: string
  open: string
  dash: string
}

/** The tax invoice that an airline makes for tickets bought before: a ruled table of tickets, tax apart. */
export const vatInvoice = template<Words>(
  'flight-vat-invoice',
  {},
  {
    it: {
      vendor: 'Tirrena Voli',
      foot: [
        'Tirrena Voli S.p.A. – Sede legale Via dell’Aeroporto 40, 56121 Pisa – Cap. soc. € 8.000.000,00 i.v.',
        'P. IVA e C.F. 02291740508 – R.E.A. PI 194403 – Società con socio unico',
      ],
      title: 'FATTURA',
      head: ['Numero', 'Data fattura', 'Emissione biglietti', 'Pag.'],
      customer: 'Spett.le',
      taxId: 'Partita IVA',
      columns: ['Biglietto', 'Tratta', 'Imponibile', 'IVA 10%', 'Tasse aerop.', 'Importo'],
      routes: ['Pisa – Catania', 'Catania – Pisa'],
      flown: 'volo del',
      recap: ['Totale imponibile', 'IVA 10%', 'Fuori campo IVA'],
      exemption: 'Tasse e diritti aeroportuali: operazione esclusa ex art. 15 D.P.R. 633/72.',
      total: 'TOTALE FATTURA',
      settled: 'Pagato con carta di credito',
      open: 'Da versare',
      dash: '/',
    },
    es: {
      vendor: 'Aerolíneas Meseta',
      foot: [
        'Aerolíneas Meseta, S.A.U. – Pol. Ind. Villanubla, nave 12, 47620 Valladolid – NIF A-47733019',
        'Inscrita en el Registro Mercantil de Valladolid, tomo 1180, folio 44, hoja VA-15502',
      ],
      title: 'FACTURA',
      head: ['Número', 'Fecha de factura', 'Emisión billetes', 'Pág.'],
      customer: 'Cliente',
      taxId: 'NIF',
      columns: ['Billete', 'Trayecto', 'Base', 'IVA 10%', 'Suplidos', 'Importe'],
      routes: ['Valladolid – Málaga', 'Málaga – Valladolid'],
      flown: 'vuelo del',
      recap: ['Base imponible', 'Cuota IVA 10%', 'Suplidos no sujetos'],
      exemption: 'Suplidos: importes cobrados por cuenta del gestor aeroportuario (art. 78 LIVA).',
      total: 'TOTAL FACTURA',
      settled: 'Cobrado con tarjeta',
      open: 'Pendiente de pago',
      dash: '-',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const ticketed = addDays(billed, -chance.whole(6, 20))
    const show = (day: string) => dayIn(day, `dd${words.dash}MM${words.dash}yyyy`, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const rows = Array.from({ length: 4 }, (_, index) => {
      const fare = 10 * chance.whole(480, 1650)
      const tax = taxWithin(fare, 10)
      return {
        ticket: `618-${chance.digits(10)}`,
        route: words.routes[index % 2]!,
        day: addDays(billed, index % 2 === 0 ? -4 : -2),
        amounts: [fare - tax, tax, chance.whole(1480, 2260)],
      }
    })
    const [base = 0, tax = 0, exempt = 0] = [0, 1, 2].map((place) =>
      sum(rows.map(({ amounts }) => amounts[place]!)),
    )
    const total = base + tax + exempt

    sheet.put(words.title, 40, 40, { size: 20, bold: true })
    sheet.right(words.vendor.toUpperCase(), 555, 40, { size: 17, face: 'serif', color: '#0a4d8c' })
    sheet.rule(66, 40, 555, { weight: 2, color: '#0a4d8c' })
    const facts = [
      `${chance.digits(5)}/W/${billed.slice(0, 4)}`,
      show(billed),
      show(ticketed),
      '1 / 1',
    ]
    for (const [index, word] of words.head.entries()) {
      const x = 40 + 128.75 * index
      sheet.frame(x, 78, 128.75, 34)
      sheet.put(word, x + 5, 82, { size: 7, color: '#555' })
      sheet.put(facts[index]!, x + 5, 95, { size: 10.5 })
    }
    const guest = anyGuest(chance, language)
    sheet.frame(300, 128, 255, 84)
    sheet.put(words.customer, 308, 133, { size: 7, color: '#555' })
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 308, 146, { size: 10 })
    sheet.put(`${words.taxId} ${chance.digits(9)}`, 308, 199, { size: 8.5 })

    const ends = [130, 290, 360, 420, 485, 555]
    const top = 236
    const bottom = top + 20 + 30 * rows.length
    sheet.fill(40, top, 515, 20, '#dfe9f3')
    sheet.frame(40, top, 515, bottom - top)
    for (const end of ends.slice(0, -1)) sheet.upright(end, top, bottom)
    for (const [index, word] of words.columns.entries()) {
      if (index < 2) sheet.put(word, [46, 136][index]!, top + 6, { size: 8.5, bold: true })
      else sheet.right(word, ends[index]! - 5, top + 6, { size: 8.5, bold: true })
    }
    for (const [index, { ticket, route, day, amounts }] of rows.entries()) {
      const y = top + 25 + 30 * index
      sheet.put(ticket, 46, y, { size: 8.5 })
      sheet.put(route, 136, y, { size: 8.5 })
      sheet.put(`${words.flown} ${show(day)}`, 136, y + 11, { size: 7, color: '#555' })
      for (const [place, minor] of [...amounts, sum(amounts)].entries())
        sheet.right(money(minor), ends[place + 2]! - 5, y, { size: 8.5 })
      sheet.rule(top + 20 + 30 * index, 40, 555, { color: '#bbb' })
    }

    for (const [index, minor] of [base, tax, exempt].entries()) {
      const x = 40 + 105 * index
      sheet.frame(x, bottom + 16, 105, 34)
      sheet.put(words.recap[index]!, x + 5, bottom + 20, { size: 7, color: '#555' })
      sheet.right(money(minor), x + 100, bottom + 33, { size: 10 })
    }
    sheet.frame(375, bottom + 16, 180, 34, '#0a4d8c')
    sheet.put(words.total, 381, bottom + 20, { size: 7, color: '#555' })
    sheet.right(`EUR ${money(total)}`, 549, bottom + 32, { size: 12, bold: true })
    sheet.put(words.exemption, 40, bottom + 62, { size: 7.5 })
    sheet.put(`${words.settled}: EUR ${money(total)}`, 40, bottom + 84)
    sheet.put(`${words.open}: EUR ${money(0)}`, 375, bottom + 84)
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 297, 796 + 11 * index, { size: 7, color: '#555' })
    const vendor = words.vendor
    return labelled(vendor, [billed, show(billed)], [total, money(total)], ['EUR', 'EUR'])
  },
)
