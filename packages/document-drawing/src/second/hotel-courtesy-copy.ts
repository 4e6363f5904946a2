import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** The printed copy of an electronic invoice: two boxes of parties, a grid for everything, heads above their values. */
export const courtesyCopy = oneOff('hotel-courtesy-copy', {}, 'it', (sheet, chance) => {
  const arrival = anyDay(chance)
  const nights = chance.whole(2, 5)
  const issued = addDays(arrival, nights + 1)
  const day = (iso: string) => dayIn(iso, 'dd-MM-yyyy', 'it')
  const money = (minor: number) => figure(minor, '1.234,56')
  const price = 50 * chance.whole(154, 250)
  const net = price * nights
  const tax = Math.round(net / 10)
  const stay = 350 * nights
  const total = net + tax + stay
  const guest = anyGuest(chance, 'it')
  const small = { size: 7.5 }

  function cells(
    y: number,
    heights: [number, number],
    columns: readonly [number, string, string][],
  ) {
    const [head, body] = heights
    for (const [index, [x, name, value]] of columns.entries()) {
      const end = columns[index + 1]?.[0] ?? 561
      sheet.frame(x, y, end - x, head)
      sheet.frame(x, y + head, end - x, body)
      sheet.middle(name, (x + end) / 2, y + 4, { size: 6.5 })
      sheet.middle(value, (x + end) / 2, y + head + 4, small)
    }
  }

  sheet.frame(34, 34, 258, 118)
  sheet.frame(303, 34, 258, 118)
  sheet.put('Cedente/prestatore (fornitore)', 40, 39, { size: 8, bold: true })
  sheet.lines(
    [
      'Identificativo fiscale ai fini IVA: IT02788140345',
      'Codice fiscale: 02788140345',
      'Denominazione: Albergo Fonte Chiara S.r.l.',
      'Regime fiscale: RF01 (ordinario)',
      'Indirizzo: Viale dei Platani 16',
      'Comune: Salsomaggiore Terme Provincia: PR',
      'Cap: 43039 Nazione: IT',
      'Telefono: 0524 555 018',
    ],
    40,
    54,
    small,
    1.5,
  )
  sheet.put('Cessionario/committente (cliente)', 309, 39, { size: 8, bold: true })
  sheet.lines(
    [
      'Identificativo fiscale ai fini IVA: IT01944870375',
      `Denominazione: ${guest.firm}`,
      `Indirizzo: ${guest.street}`,
      `Comune: ${guest.town.slice(6)}`,
      `Cap: ${guest.town.slice(0, 5)} Nazione: IT`,
      'Pec: amministrazione@pec.example',
    ],
    309,
    54,
    small,
    1.5,
  )
  cells(
    168,
    [16, 16],
    [
      [34, 'Tipologia documento', 'TD01 (fattura)'],
      [170, 'Art. 73', ''],
      [210, 'Numero documento', `FE/${chance.whole(101, 890)}`],
      [325, 'Data documento', day(issued)],
      [440, 'Codice destinatario', 'M5UXCR1'],
    ],
  )
  const lines: [string, string, string, string, string][] = [
    [
      `Soggiorno dal ${day(arrival)} al ${day(addDays(arrival, nights))}`,
      money(100 * nights),
      money(price),
      '10,00',
      money(net),
    ],
    ['Imposta di soggiorno', money(100 * nights), '3,50', 'N1', money(stay)],
    [`Ospite: ${guest.name} - Camera ${chance.whole(101, 412)}`, '', '', '', ''],
  ]
  const heads: [number, string][] = [
    [34, 'Descrizione'],
    [290, 'Quantità'],
    [345, 'Prezzo unitario'],
    [425, '%IVA'],
    [470, 'Prezzo totale'],
  ]
  for (const [index, [x, name]] of heads.entries()) {
    const end = heads[index + 1]?.[0] ?? 561
    sheet.frame(x, 216, end - x, 16)
    sheet.frame(x, 232, end - x, 74)
    sheet.middle(name, (x + end) / 2, 220, { size: 6.5 })
    for (const [row, values] of lines.entries()) {
      const value = values[index]!
      if (index === 0) sheet.put(value, x + 5, 238 + 20 * row, small)
      else sheet.right(value, end - 5, 238 + 20 * row, small)
    }
  }
  sheet.middle('RIEPILOGHI IVA E TOTALI', 297, 322, { size: 8, bold: true })
  cells(
    336,
    [16, 16],
    [
      [34, 'esigibilità iva / riferimenti normativi', 'I (esigibilità immediata)'],
      [270, '%IVA', '10,00'],
      [320, 'Spese accessorie', ''],
      [400, 'Totale imponibile', money(net)],
      [480, 'Totale imposta', money(tax)],
    ],
  )
  cells(
    368,
    [0.1, 16],
    [
      [34, '', 'Escluso art. 15 DPR 633/72'],
      [270, '', 'N1'],
      [320, '', ''],
      [400, '', money(stay)],
      [480, '', money(0)],
    ],
  )
  cells(
    396,
    [16, 18],
    [
      [34, 'Importo bollo', ''],
      [120, 'Sconto/Maggiorazione', ''],
      [270, 'Valuta', 'EUR'],
      [320, 'Arr.', ''],
      [400, 'Totale documento', money(total)],
    ],
  )
  cells(
    444,
    [16, 16],
    [
      [34, 'Modalità pagamento', 'MP08 Carta di pagamento'],
      [170, 'IBAN', ''],
      [330, 'Data scadenza', day(issued)],
      [440, 'Importo', money(total)],
    ],
  )
  sheet.prose(
    'Copia di cortesia priva di valore fiscale: l’originale è stato trasmesso al Sistema di Interscambio ed è disponibile nell’area riservata del sito dell’amministrazione finanziaria.',
    34,
    790,
    527,
    { size: 7, color: '#666' },
  )
  return labelled(
    'Albergo Fonte Chiara S.r.l.',
    [issued, day(issued)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
