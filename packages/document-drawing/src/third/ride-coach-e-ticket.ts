import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A coach line's e-ticket on half a sheet: boxes with small captions, a stub to tear off, the price among them. */
export const coachETicket = template(
  'ride-coach-e-ticket',
  { size: 'A5', wide: true },
  {
    it: {
      line: 'Autolinee Tronto',
      title: 'BIGLIETTO ELETTRONICO',
      stub: 'COPIA PASSEGGERO',
      boxes: [
        'Passeggero',
        'N. biglietto',
        'Da',
        'A',
        'Data viaggio',
        'Partenza',
        'Posto',
        'Emesso il',
        'Canale',
        'Tariffa',
        'Prevendita',
        'Importo pagato',
      ],
      values: ['Ascoli Piceno, via Adriatico', 'Roma Tiburtina, autostazione', 'Sito web'],
      legal:
        'Autolinee Tronto S.r.l. - Zona Basso Marino 27, 63100 Ascoli Piceno - P. IVA 01449370441. Titolo di viaggio valido come documento fiscale ai sensi del D.M. 30/6/1992, IVA 10% compresa:',
      rules:
        'Il biglietto è valido solo per la corsa indicata. Cambio data fino a 2 ore prima della partenza: 3,00 EUR. Nessun rimborso dopo la partenza. Un bagaglio a mano e un bagaglio in stiva compresi, ogni bagaglio in più 5,00 EUR.',
      day: 'dd/MM/yyyy',
    },
    es: {
      line: 'Autocares Sierra Alta',
      title: 'BILLETE ELECTRÓNICO',
      stub: 'RESGUARDO DEL VIAJERO',
      boxes: [
        'Viajero',
        'N.º de billete',
        'Origen',
        'Destino',
        'Fecha de viaje',
        'Salida',
        'Plaza',
        'Fecha de compra',
        'Canal',
        'Tarifa',
        'Gastos de gestión',
        'Importe pagado',
      ],
      values: ['Teruel, estación de autobuses', 'Valencia, Avda. Menéndez Pidal', 'Internet'],
      legal:
        'Autocares Sierra Alta, S.A. - Ronda de Ambeles 55, 44001 Teruel - CIF A44018839. Factura simplificada, IVA 10% incluido:',
      rules:
        'Billete válido únicamente para el servicio indicado. Cambio de fecha hasta 2 horas antes de la salida: 3,00 EUR. Anulación hasta 24 horas antes con un descuento del 20%. Preséntese en la dársena 15 minutos antes de la salida.',
      day: 'dd-MM-yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const fare = 50 * chance.whole(33, 58)
    const total = fare + 150
    const guest = anyGuest(chance, language)
    const seat = `${chance.whole(3, 52)}`
    const travel = show(addDays(issued, chance.whole(1, 9)))
    const number = chance.digits(10)
    const values = [
      guest.name,
      number,
      words.values[0]!,
      words.values[1]!,
      travel,
      '06:15',
      seat,
      show(issued),
      words.values[2]!,
      plain(fare),
      plain(150),
      `EUR ${plain(total)}`,
    ]
    const spots = [
      [24, 66, 190],
      [214, 66, 190],
      [24, 104, 190],
      [214, 104, 190],
      [24, 142, 130],
      [154, 142, 120],
      [274, 142, 130],
      [24, 180, 190],
      [214, 180, 190],
      [24, 218, 110],
      [134, 218, 130],
      [264, 218, 140],
    ] as const

    sheet.fill(24, 22, 380, 32, '#8c1c13')
    sheet.put(words.line, 34, 30, { size: 15, bold: true, color: '#fff' })
    sheet.right(words.title, 396, 34, { size: 9, color: '#fff' })
    for (const [index, [x, y, width]] of spots.entries()) {
      sheet.frame(x, y, width, 38, '#8c1c13')
      sheet.put(words.boxes[index]!, x + 5, y + 5, { size: 7, color: '#8c1c13' })
      sheet.put(values[index]!, x + 5, y + 18, { size: 11, bold: index > 1 && index < 7 })
    }
    for (let y = 16; y < 270; y += 8) sheet.upright(418, y, y + 4)
    sheet.put(words.stub, 432, 30, { size: 8, bold: true })
    for (let x = 432; x < 570; x += chance.whole(2, 5))
      sheet.fill(x, 50, chance.whole(1, 2), 58, '#000')
    sheet.put(number, 432, 114, { size: 8, face: 'mono' })
    sheet.lines(
      [
        words.values[0]!,
        words.values[1]!,
        `${travel}  06:15`,
        `${words.boxes[6]} ${seat}`,
        guest.name,
      ],
      432,
      142,
      { size: 9 },
      1.7,
    )
    let y = sheet.prose(`${words.legal} EUR ${plain(taxWithin(total, 10))}.`, 24, 276, 547, {
      size: 8,
    })
    y = sheet.prose(words.rules, 24, y + 8, 547, { size: 8 })
    sheet.rule(y + 10, 24, 571, { color: '#8c1c13' })
    return labelled(words.line, [issued, show(issued)], [total, plain(total)], ['EUR', 'EUR'])
  },
)
