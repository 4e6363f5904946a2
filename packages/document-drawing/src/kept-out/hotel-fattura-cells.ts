import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An Italian hotel's courtesy copy of an electronic invoice: framed cells for every fact, the tax summary by rate, the stay tax outside of it. */
export const fatturaCells = oneOff('hotel-fattura-cells', {}, 'it', (sheet, chance) => {
  const nights = chance.whole(2, 4)
  const arrival = anyDay(chance)
  const leaves = addDays(arrival, nights)
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'it')
  const money = (minor: number) => figure(minor, '1.234,56')
  const { name, firm, street, town } = anyGuest(chance, 'it')
  const rows: [string, string, number, number, string][] = [
    [
      'PERN',
      `Pernottamento e prima colazione dal ${show(arrival)} al ${show(leaves)}`,
      nights,
      11800,
      '10',
    ],
    ['RIST', 'Cena à la carte', 1, chance.whole(2800, 4600), '10'],
    ['GAR', 'Garage coperto', nights, 1500, '22'],
    ['IMPS', 'Imposta di soggiorno Comune di Verona', nights, 350, 'FC15'],
  ]
  const gross = (code: string) =>
    sum(rows.filter((row) => row[4] === code).map((row) => row[2] * row[3]))
  const total = sum(rows.map((row) => row[2] * row[3]))
  const cell = (label: string, value: string, x: number, y: number, w: number, bold = false) => {
    sheet.frame(x, y, w, 28)
    sheet.put(label, x + 4, y + 3, { size: 6.5, color: '#555' })
    sheet.put(value, x + 4, y + 14, { size: 9, bold })
  }
  sheet.put('HOTEL PORTA NUOVA', 40, 36, { size: 17, bold: true })
  sheet.put('* * * *', 226, 40, { size: 12 })
  sheet.lines(
    [
      'Scaligera Alberghi S.r.l.',
      'Corso Porta Nuova 119 - 37122 Verona (VR)',
      'Tel. 045 555 0331 - amministrazione@hotelportanuova.example',
      'C.F. e P.IVA 03355503318 - REA VR-355503 - Cap. soc. € 50.000,00 i.v.',
      'CIN IT023091A1KQ55V331',
    ],
    40,
    60,
    { size: 8 },
  )
  sheet.frame(320, 36, 235, 86)
  sheet.put('Spett.le', 328, 42, { size: 7.5, color: '#555' })
  sheet.put(firm.toUpperCase(), 328, 55, { size: 10, bold: true })
  sheet.lines(
    [street, town, `P.IVA 0${chance.digits(10)}`, `Cod. destinatario M5U${chance.digits(2)}C1`],
    328,
    70,
    { size: 9 },
  )
  cell('Tipo documento', 'FATTURA', 40, 140, 95, true)
  cell('Numero', `${chance.digits(4)}/FE`, 135, 140, 70, true)
  cell('Data', show(leaves), 205, 140, 80, true)
  cell('Camera', String(chance.whole(101, 415)), 285, 140, 50)
  cell('Ospite', name, 335, 140, 140)
  cell('Pagina', '1 di 1', 475, 140, 80)
  cell('Condizioni di pagamento', 'Carta di credito - pagato alla partenza', 40, 168, 245)
  cell('Arrivo', show(arrival), 285, 168, 95)
  cell('Partenza', show(leaves), 380, 168, 95)
  cell('Valuta', 'EUR', 475, 168, 80)
  const row = (cells: string[], y: number, bold = false) => {
    for (const [index, text] of cells.entries())
      if (index < 2) sheet.put(text, [44, 84][index]!, y, { size: 8.5, bold })
      else sheet.right(text, [0, 0, 404, 464, 500, 551][index]!, y, { size: 8.5, bold })
  }
  sheet.fill(40, 208, 515, 16, '#ddd')
  row(['Cod.', 'Descrizione', 'Q.tà', 'Prezzo', 'IVA', 'Importo'], 212, true)
  for (const [index, [code, text, count, price, tax]] of rows.entries())
    row([code, text, String(count), money(price), tax, money(count * price)], 231 + 15 * index)
  sheet.frame(40, 208, 515, 362)
  for (const x of [80, 376, 408, 468, 504]) sheet.upright(x, 208, 570)
  sheet.put('Riepilogo IVA', 40, 584, { size: 8, bold: true })
  const line = (cells: string[], y: number) => {
    sheet.put(cells[0]!, 40, y, { size: 8 })
    for (const [index, text] of cells.slice(1).entries())
      sheet.right(text, [260, 330][index]!, y, { size: 8 })
  }
  line(['Aliquota', 'Imponibile', 'Imposta'], 597)
  for (const [index, code] of ['10', '22'].entries())
    line(
      [
        `IVA ${code}%`,
        money(gross(code) - taxWithin(gross(code), Number(code))),
        money(taxWithin(gross(code), Number(code))),
      ],
      610 + 12 * index,
    )
  line(['Fuori campo art. 15 DPR 633/72', money(gross('FC15')), '0,00'], 634)
  const taxes = taxWithin(gross('10'), 10) + taxWithin(gross('22'), 22)
  cell('Totale imponibile', money(total - gross('FC15') - taxes), 355, 584, 100)
  cell('Totale IVA', money(taxes), 455, 584, 100)
  cell('Importi fuori campo', money(gross('FC15')), 355, 612, 100)
  cell('Acconti', '0,00', 455, 612, 100)
  sheet.fill(355, 640, 200, 34, '#ddd')
  sheet.put('TOTALE FATTURA', 361, 652, { size: 9, bold: true })
  sheet.right(`€ ${money(total)}`, 549, 650, { size: 13, bold: true })
  sheet.prose(
    'Copia analogica della fattura elettronica inviata al Sistema di Interscambio (SdI). Il documento con valore fiscale è disponibile nell’area riservata del sito dell’Agenzia delle Entrate.',
    40,
    792,
    515,
    { size: 7.5 },
  )
  return labelled(
    'HOTEL PORTA NUOVA',
    [leaves, show(leaves)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
