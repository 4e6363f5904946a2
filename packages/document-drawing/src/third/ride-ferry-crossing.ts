import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ferry line's bill: name and trade on two lines in a right-hand column, a ruled table, a deposit set off, nothing left open. */
export const ferryCrossing = template(
  'ride-ferry-crossing',
  { face: 'serif' },
  {
    de: {
      name: 'SUNDBO',
      trade: 'Reederei · Fähren · Fracht',
      side: ['Färgevej 2', 'DK-3730 Nexø', 'Dänemark', '', 'CVR 28 71 40 96', 'Tel. +45 5649 0118'],
      title: 'Rechnung zur Überfahrt',
      facts: ['Rechnung', 'vom', 'Buchung', 'gebucht am'],
      ships: ['M/F Prinsesse Agnete', 'M/F Hammershus II'],
      ways: ['Rønne – Sassnitz', 'Sassnitz – Rønne'],
      heads: ['Datum', 'Schiff', 'Strecke', 'Leistung', 'DKK'],
      rows: ['1 Pkw bis 6 m, 2 Pers.', 'Innenkabine', '1 Pkw bis 6 m, 2 Pers.', 'Umweltzuschlag'],
      sums: ['Reisepreis gesamt', 'Anzahlung erhalten', 'Restzahlung erhalten', 'Offen'],
      note: 'Personenbeförderung ins Ausland ist nach dänischem Recht von der Mehrwertsteuer befreit. Bitte finden Sie sich 45 Minuten vor der Abfahrt am Terminal ein.',
      foot: 'Sundbo A/S · Danske Havnebank · IBAN DK12 4417 0009 8812 03',
      currency: 'DKK',
      figures: '1.234,56' as Figures,
      prices: [98500, 42000, 98500, 6000],
      day: 'yyyy-MM-dd',
    },
    it: {
      name: 'TIRSEA',
      trade: 'Traghetti e aliscafi',
      side: [
        'Calata Porta di Massa 9',
        '80133 Napoli',
        '',
        'P.IVA 07714920638',
        'REA NA-918820',
        'Tel. 081 5550190',
      ],
      title: 'Ricevuta di passaggio marittimo',
      facts: ['Ricevuta', 'del', 'Pratica', 'prenotata il'],
      ships: ['M/n Santa Restituta', 'M/n Capo Miseno'],
      ways: ['Napoli – Palermo', 'Palermo – Napoli'],
      heads: ['Data', 'Nave', 'Tratta', 'Servizio', 'EUR'],
      rows: [
        '1 auto fino a 5 m, 2 pax',
        'Cabina interna',
        '1 auto fino a 5 m, 2 pax',
        'Diritti portuali',
      ],
      sums: ['Totale viaggio', 'Acconto ricevuto', 'Saldo ricevuto', 'Resta da pagare'],
      note: 'Operazione non imponibile IVA ai sensi dell’art. 9. Presentarsi all’imbarco 90 minuti prima della partenza muniti di documento.',
      foot: 'Tirsea Navigazione S.p.A. · Capitale sociale € 2.400.000 i.v. · tirsea.example',
      currency: 'EUR',
      figures: '1.234,56' as Figures,
      prices: [18400, 7200, 16900, 2860],
      day: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const booked = addDays(billed, -chance.whole(12, 30))
    const sails = addDays(billed, chance.whole(5, 16))
    const shown = dayIn(billed, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const amounts = words.prices.map((minor, index) =>
      index === 3 ? minor : minor + 500 * chance.whole(0, 9),
    )
    const total = sum(amounts)
    const deposit = Math.round(total / 500) * 100
    const guest = anyGuest(chance, language)

    sheet.upright(428, 40, 240, { color: '#1c4f7c', weight: 1.5 })
    sheet.put(words.name, 440, 44, { size: 22, bold: true, color: '#1c4f7c' })
    sheet.put(words.trade, 440, 70, { size: 10, color: '#1c4f7c' })
    sheet.lines(words.side, 440, 96, { size: 9.5 })
    sheet.put(words.title, 50, 44, { size: 17 })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town, guest.country], 50, 84, {
      size: 10.5,
    })
    const values = [
      chance.digits(6),
      shown,
      `${chance.digits(2)}-${chance.digits(5)}`,
      dayIn(booked, words.day, language),
    ]
    sheet.put(
      words.facts
        .slice(0, 2)
        .map((fact, index) => `${fact} ${values[index]}`)
        .join(' '),
      50,
      184,
      { size: 10.5, bold: true },
    )
    sheet.put(
      words.facts
        .slice(2)
        .map((fact, index) => `${fact} ${values[index + 2]}`)
        .join(', '),
      50,
      200,
      { size: 10.5 },
    )
    const columns = [50, 112, 226, 324, 474, 545]
    for (let row = 0; row <= 5; row += 1) sheet.rule(264 + 24 * row)
    for (const x of columns) sheet.upright(x, 264, 384)
    for (const [index, head] of words.heads.entries())
      sheet.put(head, columns[index]! + 5, 271, { size: 9.5, bold: true })
    for (const [index, row] of words.rows.entries()) {
      const back = index > 1 ? 1 : 0
      const cells = [
        dayIn(addDays(sails, 4 * back), language === 'de' ? 'dd.MM.' : 'dd/MM', language),
        words.ships[back]!,
        words.ways[back]!,
        row,
      ]
      for (const [column, cell] of cells.entries())
        sheet.put(cell, columns[column]! + 5, 295 + 24 * index, { size: 9.5 })
      sheet.right(money(amounts[index]!), 540, 295 + 24 * index, { size: 9.5 })
    }
    for (const [index, minor] of [total, -deposit, deposit - total, 0].entries()) {
      sheet.put(words.sums[index]!, 326, 400 + 18 * index, { size: 11, bold: index === 0 })
      sheet.right(money(minor), 540, 400 + 18 * index, { size: 11, bold: index === 0 })
    }
    sheet.prose(words.note, 50, 500, 495, { size: 10 })
    sheet.rule(786, 50, 545, { color: '#1c4f7c' })
    sheet.put(words.foot, 50, 794, { size: 8.5, color: '#1c4f7c' })
    return labelled(
      words.name,
      [billed, shown],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
