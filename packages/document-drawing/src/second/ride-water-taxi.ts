import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An Italian electronic invoice as an accounting service shows it: nothing but small boxes, seller and buyer alike. */
export const waterTaxi = oneOff('ride-water-taxi', {}, 'it', (sheet, chance) => {
  const issued = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd-MM-yyyy', 'it')
  const plain = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'it')
  const ride = dayIn(addDays(issued, -chance.whole(2, 6)), 'dd/MM/yyyy', 'it')
  const nets = [100 * chance.whole(95, 140), 1000, 100 * chance.whole(60, 85)]
  const names = [
    `Trasporto persone con natante – Aeroporto/Tronchetto – San Zaccaria del ${ride}`,
    'Supplemento bagagli',
    `Trasporto persone con natante – San Zaccaria – P.le Roma del ${ride}`,
  ]
  const net = sum(nets)
  const tax = Math.round(net / 10)
  const total = net + tax
  const small = { size: 7 }
  const head = { size: 6.5, bold: true }

  const row = (y: number, columns: readonly number[], cells: readonly string[], isHead = false) => {
    if (isHead) sheet.fill(30, y, 535, 16, '#e3e6ea')
    sheet.frame(30, y, 535, 16, '#9aa0a6')
    for (const [index, cell] of cells.entries())
      sheet.put(cell, columns[index]! + 4, y + 5, isHead ? head : small)
    for (const x of columns.slice(1)) sheet.upright(x, y, y + 16, { color: '#9aa0a6' })
  }

  const sides: [string, string[]][] = [
    [
      'Cedente/prestatore (fornitore)',
      [
        'Identificativo fiscale ai fini IVA: IT03981740279',
        'Codice fiscale: 03981740279',
        'Denominazione: Motoscafi San Zaccaria S.r.l.',
        'Regime fiscale: RF01 (ordinario)',
        'Indirizzo: Castello 4187',
        'Comune: Venezia   Provincia: VE   CAP: 30122',
      ],
    ],
    [
      'Cessionario/committente (cliente)',
      [
        `Identificativo fiscale ai fini IVA: IT0${chance.digits(10)}`,
        `Denominazione: ${guest.firm}`,
        `Indirizzo: ${guest.street}`,
        `Comune: ${guest.town.slice(6)}   CAP: ${guest.town.slice(0, 5)}`,
        `PEC: amministrazione@posta.example.it`,
      ],
    ],
  ]
  for (const [index, [title, lines]] of sides.entries()) {
    const x = 30 + 270 * index
    sheet.frame(x, 30, 265, 92, '#9aa0a6')
    sheet.put(title, x + 6, 36, { size: 7.5, bold: true })
    sheet.lines(lines, x + 6, 50, small, 1.6)
  }
  const top = [30, 210, 285, 385, 465]
  row(
    134,
    top,
    ['Tipologia documento', 'Art. 73', 'Numero documento', 'Data documento', 'Codice destinatario'],
    true,
  )
  row(150, top, ['TD01 fattura', '', `${chance.whole(40, 880)}/FE`, show(issued), 'M5UXCR1'])
  const goods = [30, 330, 375, 440, 490]
  row(178, goods, ['Descrizione', 'Quantità', 'Prezzo unitario', '%IVA', 'Prezzo totale'], true)
  for (const [index, name] of names.entries())
    row(194 + 16 * index, goods, [name, '1,00', plain(nets[index]!), '10,00', plain(nets[index]!)])
  sheet.middle('RIEPILOGHI IVA E TOTALI', 297, 262, { size: 7.5, bold: true })
  const sums = [30, 245, 300, 380, 470]
  row(
    274,
    sums,
    [
      'esigibilità iva / riferimenti normativi',
      '%IVA',
      'Spese',
      'Totale imponibile',
      'Totale imposta',
    ],
    true,
  )
  row(290, sums, ['I (esigibilità immediata)', '10,00', '', plain(net), plain(tax)])
  const last = [30, 150, 300, 370, 470]
  row(
    316,
    last,
    ['Importo bollo', 'Sconto/Maggiorazione', 'Arr.', 'Valuta', 'Totale documento'],
    true,
  )
  row(332, last, ['', '', '', 'EUR', plain(total)])
  const due = [30, 180, 360, 470]
  row(372, due, ['Modalità pagamento', 'Dettagli', 'Scadenze', 'Importo'], true)
  row(388, due, [
    'MP05 Bonifico',
    'IBAN IT40S0542811101000000123456',
    `Data scadenza ${show(addDays(issued, 30))}`,
    plain(total),
  ])
  sheet.put(
    'Versione prodotta dal servizio Contabilino – copia analogica priva di valore ai fini fiscali, l’originale è disponibile nell’area riservata.',
    30,
    812,
    { size: 6.5, color: '#777' },
  )
  return labelled(
    'Motoscafi San Zaccaria S.r.l.',
    [issued, show(issued)],
    [total, plain(total)],
    ['EUR', 'EUR'],
  )
})
