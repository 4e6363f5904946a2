import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An Italian railway's travel document: one sheet of ruled cells, a square code, the price in a cell near the end, conditions in small print. */
export const documentCells = template(
  'train-document-cells',
  {},
  {
    it: {
      seller: 'Ferrovia Tirrenica',
      title: ['TITOLO DI VIAGGIO', 'BIGLIETTO CON PRENOTAZIONE'],
      ride: ['Stazione di Partenza', 'Ore', 'Stazione di Arrivo', 'Ore'],
      train: ['Treno', 'Data di viaggio', 'Servizio', 'Carrozza', 'Posti'],
      service: '2ª Standard',
      who: ['Nome Passeggero', 'Adulti', 'Ragazzi', 'Offerta'],
      offer: 'Base',
      price: ['PNR', 'Codice Titolo', 'Data emissione', 'Importo totale'],
      paid: 'Pagamento: Carta di credito',
      rows: [
        'Dettaglio del prezzo',
        'Biglietto Base',
        'Sconto Carta Insieme 20%',
        'Scelta del posto',
      ],
      notes:
        'Il biglietto è nominativo e personale; va esibito insieme a un documento di identità. Cambio della prenotazione: illimitato e gratuito fino alla partenza del treno, una volta sola entro un’ora dopo la partenza. Rimborso: con trattenuta del 20% prima della partenza. L’importo comprende l’IVA dove dovuta; il presente titolo assolve la funzione dello scontrino fiscale (D.M. 30 giugno 1992).',
      legal:
        'Ferrovia Tirrenica S.p.A. - Società con socio unico - Sede legale: Piazza della Stazione Marittima 1, 57123 Livorno - Cap. soc. Euro 48.000.000,00 - C.F. e P. IVA 01773450492 - R.E.A. LI-158802',
      page: 'Pag. 1 di 1',
    },
    en: {
      seller: 'Adriatica Treni',
      title: ['TRAVEL DOCUMENT', 'TICKET WITH SEAT RESERVATION'],
      ride: ['Departure station', 'Hours', 'Arrival station', 'Hours'],
      train: ['Train', 'Travel date', 'Service', 'Coach', 'Seats'],
      service: '2nd Standard',
      who: ['Passenger name', 'Adults', 'Children', 'Offer'],
      offer: 'Base',
      price: ['PNR', 'Ticket code', 'Issue date', 'Total amount'],
      paid: 'Payment: Credit card',
      rows: ['Price details', 'Base ticket', 'Insieme card discount 20%', 'Seat selection'],
      notes:
        'The ticket is personal and must be shown together with an identity document. Change of reservation: unlimited and free of charge until the train leaves, once only within one hour after departure. Refund: with a 20% deduction before departure. The amount includes VAT where due; this document replaces the fiscal receipt (D.M. 30 June 1992).',
      legal:
        'Adriatica Treni S.p.A. - Company with sole shareholder - Registered office: Piazza Rosselli 11, 60126 Ancona - Share capital Euro 31.500.000,00 - VAT no. IT 02558140426 - R.E.A. AN-194107',
      page: 'Page 1 of 1',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const base = 50 * chance.whole(90, 190)
    const amounts = [base, -base / 5, 300]
    const total = base - base / 5 + 300
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const green = '#00663d'
    const row = (y: number, lefts: number[], labels: string[], values: string[], size = 11) => {
      sheet.frame(40, y, 515, 40, '#999')
      for (const [index, x] of lefts.entries()) {
        if (index > 0) sheet.upright(x - 6, y, y + 40, { color: '#999' })
        sheet.put(labels[index]!, x, y + 6, { size: 7.5, color: green })
        sheet.put(values[index]!, x, y + 20, { size, bold: true })
      }
    }

    sheet.put(words.seller, 40, 36, { size: 22, bold: true, color: green, face: 'serif' })
    sheet.put(words.title[0]!, 40, 76, { size: 13, bold: true })
    sheet.put(words.title[1]!, 40, 94)
    for (let cell = 0; cell < 22 * 22; cell += 1)
      if (chance.whole(0, 1) === 1)
        sheet.fill(467 + 4 * (cell % 22), 28 + 4 * Math.floor(cell / 22), 4, 4, '#000')
    const ends = chance.pick([
      ['Livorno Centrale', 'Roma Ostiense'],
      ['Ancona', 'Bari Centrale'],
    ] as const)
    const clocks = [`09:${chance.whole(10, 59)}`, `13:${chance.whole(10, 59)}`]
    row(132, [46, 236, 300, 496], words.ride, [ends[0], clocks[0]!, ends[1], clocks[1]!], 12)
    const travel = show(addDays(issued, chance.whole(1, 45)))
    const seat = `${chance.whole(1, 19)}${chance.pick(['A', 'B', 'D'])}`
    row(172, [46, 160, 270, 390, 470], words.train, [
      `IC ${chance.digits(3)}`,
      travel,
      words.service,
      String(chance.whole(1, 9)),
      seat,
    ])
    row(212, [46, 300, 370, 440], words.who, [
      anyGuest(chance, language).name,
      '1',
      '0',
      words.offer,
    ])
    row(252, [46, 160, 300, 430], words.price, [
      `K${chance.digits(2)}TR${chance.digits(1)}`,
      chance.digits(10),
      show(issued),
      money(total),
    ])
    sheet.put(words.rows[0]!, 46, 310, { bold: true })
    for (const [index, minor] of amounts.entries()) {
      sheet.put(words.rows[index + 1]!, 46, 326 + 14 * index)
      sheet.right(money(minor), 290, 326 + 14 * index)
    }
    sheet.put(`${words.paid} **** ${chance.digits(4)}  (${anyClock(chance)})`, 310, 326)
    sheet.rule(382, 40, 555, { color: green })
    sheet.prose(words.notes, 40, 394, 515, { size: 8 })
    sheet.prose(words.legal, 40, 782, 440, { size: 7, color: '#444' })
    sheet.right(words.page, 555, 800, { size: 7 })
    return labelled(
      words.seller,
      [issued, show(issued)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
