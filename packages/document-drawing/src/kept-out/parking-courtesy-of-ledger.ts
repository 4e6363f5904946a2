import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An Italian electronic invoice in the style sheet that accounting programs share: supplier and customer in two boxes, then grey tables. */
export const courtesyOfLedger = oneOff('parking-courtesy-of-ledger', {}, 'it', (sheet, chance) => {
  const issued = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd-MM-yyyy', 'it')
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'it')
  const vendor = 'Parcheggi Aeroporto del Garda S.r.l.'
  const days = chance.whole(3, 9)
  const total = 100 * chance.whole(38, 110)
  const tax = taxWithin(total, 22)
  sheet.frame(30, 30, 262, 122)
  sheet.put('Cedente/prestatore (fornitore)', 36, 36, { bold: true })
  sheet.lines(
    [
      'Identificativo fiscale ai fini IVA: IT03918840238',
      'Codice fiscale: 03918840238',
      `Denominazione: ${vendor}`,
      'Regime fiscale: RF01 (ordinario)',
      'Indirizzo: Via Aeroporto 1/B',
      'Comune: Villafranca di Verona Provincia: VR',
      'Cap: 37069 Nazione: IT',
      'Telefono: 045 555 0193',
    ],
    36,
    52,
    { size: 8 },
    1.42,
  )
  sheet.frame(303, 30, 262, 122)
  sheet.put('Cessionario/committente (cliente)', 309, 36, { bold: true })
  sheet.lines(
    [
      `Identificativo fiscale ai fini IVA: IT0${chance.digits(10)}`,
      `Denominazione: ${guest.firm}`,
      `Indirizzo: ${guest.street}`,
      `Comune: ${guest.town.slice(6)}`,
      `Cap: ${guest.town.slice(0, 5)} Nazione: IT`,
    ],
    309,
    52,
    { size: 8 },
    1.42,
  )
  const grid = (y: number, edges: number[], head: string[], row: string[], height = 18) => {
    sheet.fill(30, y, 535, 18, '#dcdcdc')
    for (const [index, word] of head.entries()) {
      const middle = (edges[index]! + edges[index + 1]!) / 2
      sheet.middle(word, middle, y + 5, { size: 7.5, bold: true })
      if (index > 0) sheet.upright(edges[index]!, y, y + 18 + height)
      sheet.middle(row[index]!, middle, y + 23, { size: 8 })
    }
    sheet.frame(30, y, 535, 18 + height)
  }
  grid(
    164,
    [30, 150, 230, 340, 440, 565],
    ['Tipologia documento', 'Art. 73', 'Numero documento', 'Data documento', 'Codice destinatario'],
    [
      'TD01 fattura',
      '',
      `FPR ${chance.whole(210, 9800)}/${issued.slice(2, 4)}`,
      show(issued),
      'M5UXCR1',
    ],
  )
  grid(
    216,
    [30, 90, 305, 350, 430, 470, 565],
    ['Cod. articolo', 'Descrizione', 'Quantità', 'Prezzo unitario', '%IVA', 'Prezzo totale'],
    [
      'SOSTA',
      `Sosta P4 Low Cost – ${days} giorni`,
      '1,00',
      money(total - tax),
      '22,00',
      money(total - tax),
    ],
    74,
  )
  sheet.lines(
    [
      `Ingresso ${show(addDays(issued, -days))} ore ${anyClock(chance)}`,
      `Uscita ${show(issued)} ore ${anyClock(chance)}`,
      `Targa GH ${chance.digits(3)} PB – prenotazione ${chance.digits(8)}`,
    ],
    96,
    256,
    { size: 8 },
    1.4,
  )
  sheet.middle('RIEPILOGHI IVA E TOTALI', 297, 326, { bold: true })
  grid(
    340,
    [30, 200, 260, 340, 450, 565],
    [
      'Esigibilità iva / riferimenti normativi',
      '%IVA',
      'Spese accessorie',
      'Totale imponibile',
      'Totale imposta',
    ],
    ['I (esigibilità immediata)', '22,00', '', money(total - tax), money(tax)],
  )
  grid(
    384,
    [30, 150, 270, 340, 430, 565],
    ['Importo bollo', 'Sconto/Maggiorazione', 'Arr.', 'Divisa', 'Totale documento'],
    ['', '', '', 'EUR', money(total)],
  )
  grid(
    440,
    [30, 250, 390, 470, 565],
    ['Modalità pagamento', 'Dettagli', 'Scadenze', 'Importo'],
    ['MP08 Carta di pagamento', 'pagato', show(issued), money(total)],
  )
  sheet.put(
    'Copia analogica della fattura elettronica inviata al Sistema di Interscambio. Documento privo di valore fiscale.',
    30,
    500,
    { size: 7.5 },
  )
  return labelled(vendor, [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
})
