import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import type { Sheet } from '#paper/sheet.ts'
import { labelled, oneOff } from '#paper/template.ts'

type Row = readonly string[]

/** An Italian electronic invoice as the accountant's stylesheet shows it: two parties, then one ruled grid after another. */
export const electronicInvoice = oneOff('train-electronic-invoice', {}, 'it', (sheet, chance) => {
  const issued = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd-MM-yyyy', 'it')
  const net = [100 * chance.whole(42, 96), 100 * chance.whole(42, 96), 350]
  const fares = net[0]! + net[1]!
  const taxes = [Math.round(fares * 0.1), Math.round(net[2]! * 0.22)] as const
  const total = fares + net[2]! + taxes[0] + taxes[1]
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'it')
  const outward = addDays(issued, -chance.whole(3, 9))

  party(sheet, 40, 'Cedente/prestatore (fornitore)', [
    'Identificativo fiscale ai fini IVA: IT02477810139',
    'Codice fiscale: 02477810139',
    'Denominazione: Ferrovie dell’Alto Lario S.r.l.',
    'Regime fiscale: RF01 ordinario',
    'Indirizzo: Via alla Stazione 22',
    'Comune: Lecco Provincia: LC',
    'Cap: 23900 Nazione: IT',
    'Telefono: 0341 555 0190',
  ])
  party(sheet, 302, 'Cessionario/committente (cliente)', [
    `Identificativo fiscale ai fini IVA: IT0${chance.digits(10)}`,
    `Denominazione: ${guest.firm}`,
    `Indirizzo: ${guest.street}`,
    `Comune: ${guest.town.slice(6)}`,
    `Cap: ${guest.town.slice(0, 5)} Nazione: IT`,
  ])
  let y = grid(
    sheet,
    180,
    [150, 80, 110, 90, 85],
    [
      ['Tipologia documento', 'Divisa', 'Numero documento', 'Data documento', 'Cod. destinatario'],
      ['TD01 fattura', 'EUR', `${chance.digits(4)}/BE`, show(issued), 'M5UXCR1'],
    ],
  )
  y = grid(
    sheet,
    y + 14,
    [250, 50, 85, 50, 80],
    [
      ['Descrizione', 'Quantità', 'Prezzo unitario', '%IVA', 'Prezzo totale'],
      [`Lecco - Sondrio del ${show(outward)}`, '1,00', money(net[0]!), '10,00', money(net[0]!)],
      [
        `Sondrio - Lecco del ${show(addDays(outward, 1))}`,
        '1,00',
        money(net[1]!),
        '10,00',
        money(net[1]!),
      ],
      ['Servizio emissione aziende', '1,00', money(net[2]!), '22,00', money(net[2]!)],
      [`Passeggero: ${guest.name} - Titolo ${chance.digits(8)}`, '', '', '', ''],
    ],
  )
  sheet.middle('RIEPILOGHI IVA E TOTALI', 297, y + 16, { size: 8, bold: true })
  y = grid(
    sheet,
    y + 30,
    [235, 60, 110, 110],
    [
      ['Esigibilità IVA / Riferimenti normativi', '%IVA', 'Totale imponibile', 'Totale imposta'],
      ['I (esigibilità immediata)', '10,00', money(fares), money(taxes[0])],
      ['I (esigibilità immediata)', '22,00', money(net[2]!), money(taxes[1])],
    ],
  )
  y = grid(
    sheet,
    y + 14,
    [115, 130, 130, 140],
    [
      ['Importo bollo', 'Sconto/Maggiorazione', 'Arrotondamento', 'Totale documento'],
      ['', '', '', money(total)],
    ],
  )
  y = grid(
    sheet,
    y + 14,
    [125, 200, 95, 95],
    [
      ['Modalità pagamento', 'IBAN', 'Data scadenza', 'Importo'],
      ['MP05 Bonifico', 'IT60X0569622900000004417X10', show(addDays(issued, 30)), money(total)],
    ],
  )
  sheet.put(`Nome file: IT02477810139_${chance.digits(5)}.xml`, 40, y + 20, { size: 7 })
  sheet.put(
    'Copia analogica della fattura elettronica trasmessa al Sistema di Interscambio',
    40,
    y + 31,
    { size: 7 },
  )
  return labelled(
    'Ferrovie dell’Alto Lario S.r.l.',
    [issued, show(issued)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})

function party(sheet: Sheet, x: number, title: string, lines: string[]) {
  sheet.frame(x, 40, 253, 118, '#333')
  sheet.put(title, x + 6, 45, { size: 8, bold: true })
  sheet.lines(lines, x + 6, 60, { size: 7.5 }, 1.5)
}

/** The first row is the head; figures of the last columns end at their right edge. Gives where the grid ends. */
function grid(sheet: Sheet, top: number, widths: number[], [head = [], ...rows]: Row[]): number {
  const height = 16
  const bottom = top + height * (rows.length + 1)
  sheet.fill(40, top, 515, height, '#d6d6d6')
  sheet.frame(40, top, 515, bottom - top, '#333')
  let x = 40
  for (const [column, width] of widths.entries()) {
    if (column > 0) sheet.upright(x, top, bottom, { color: '#333' })
    sheet.put(head[column]!, x + 4, top + 5, { size: 7 })
    for (const [index, row] of rows.entries()) {
      const cell = row[column]!
      const y = top + height * (index + 1) + 5
      if (/^[\d.]+,\d\d$/.test(cell)) sheet.right(cell, x + width - 4, y, { size: 7.5 })
      else sheet.put(cell, x + 4, y, { size: 7.5 })
    }
    x += width
  }
  for (const index of rows.keys())
    sheet.rule(top + height * (index + 1), 40, 555, { weight: 0.4, color: '#333' })
  return bottom
}
