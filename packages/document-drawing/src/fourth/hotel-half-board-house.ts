import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A family's house in the mountains: half board by the day, extras, a deposit of months ago taken off the bill's amount. */
export const halfBoardHouse = template(
  'hotel-half-board-house',
  { face: 'serif' },
  {
    de: {
      hotel: 'Hotel Zirbenegg',
      stars: 'Familie Gschwandtner • 5542 Flachau-Reitdorf 118 • Salzburger Land',
      place: 'Reitdorf, ',
      title: 'RECHNUNG Nr. ',
      stay: (from: string, to: string, room: number) =>
        `Anreise ${from}   Abreise ${to}   Zimmer ${room} Bergkristall`,
      heads: 'Anz.|Leistung|Preis|Betrag',
      items: 'Halbpension Einzelzimmer Komfort|Getränke Stüberl|Massage 50 Minuten|Ortstaxe',
      rates: [10, 20, 20, 0],
      prices: [11800, 1460, 6900, 215],
      sums: 'Rechnungsbetrag EUR|abzügl. Anzahlung vom |Bezahlt mit Bankomatkarte',
      tax: (rate: number, net: string, tax: string) =>
        `Netto ${rate} %: ${net}   USt. ${rate} %: ${tax}`,
      bye: 'Wir bedanken uns herzlich für Ihren Besuch und freuen uns auf ein Wiedersehen!',
      foot: 'Tel. +43 6457 555 01 • zirbenegg@flachau.example • www.zirbenegg.example|Gschwandtner Hotel KG • FN 255014x LG Salzburg • UID ATU 62550147 • IBAN AT48 3500 2000 5550 1420'.split(
        '|',
      ),
      day: 'dd.MM.yyyy',
    },
    it: {
      hotel: 'Hotel Cima Vernera',
      stars: 'Famiglia Pederiva • Strada de Meida 27 • 38036 Pozza di Fassa (TN)',
      place: 'Pozza di Fassa, ',
      title: 'FATTURA n. ',
      stay: (from: string, to: string, room: number) =>
        `Arrivo ${from}   Partenza ${to}   Camera ${room}`,
      heads: 'Q.tà|Descrizione|Prezzo|Importo',
      items:
        'Mezza pensione camera singola|Bevande ristorante|Ingresso centro benessere|Imposta di soggiorno',
      rates: [10, 10, 22, 0],
      prices: [10400, 1150, 2500, 200],
      sums: 'Totale fattura EUR|a dedurre caparra ricevuta il |Pagato con carta di credito',
      tax: (rate: number, net: string, tax: string) =>
        `Imponibile ${rate} %: ${net}   IVA ${rate} %: ${tax}`,
      bye: 'La ringraziamo per aver scelto la nostra casa e La aspettiamo presto in Val di Fassa!',
      foot: 'Tel. +39 0462 555 014 • info@cimavernera.example • CIN IT022250A1DOLOM1T1|Cima Vernera di Pederiva Livio & C. s.n.c. • P.IVA e C.F. 01555014226 • Cod. dest. M5UXCR1'.split(
        '|',
      ),
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(3, 5)
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const counts = [nights, nights - 1, 1, nights]
    const minors = words.prices.map((price, index) => price * counts[index]!)
    const total = sum(minors)
    const deposit = 10_000

    sheet.shape(
      [
        [262, 66],
        [284, 36],
        [297, 52],
        [310, 30],
        [334, 66],
      ],
      '#7a2e1d',
      false,
    )
    sheet.middle(words.hotel, 297, 74, { size: 22, bold: true, color: '#7a2e1d' })
    sheet.middle(words.stars, 297, 102, { size: 10 })
    const { name, firm, street, town } = anyGuest(chance, language)
    sheet.lines([firm, name, street, town], 70, 146, { size: 11 })
    sheet.right(words.place + show(leaving), 525, 196, { size: 11 })
    sheet.put(`${words.title}${chance.whole(210, 1890)}`, 70, 230, { size: 14, bold: true })
    sheet.put(words.stay(show(arrival), show(leaving), chance.whole(11, 44)), 70, 252, {
      size: 10.5,
    })
    const row = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index === 1) sheet.put(cell, 110, y, { size: 11, bold })
        else sheet.right(cell, [94, 0, 440, 525][index]!, y, { size: 11, bold })
    }
    sheet.rule(278, 70, 525, { color: '#7a2e1d' })
    row(words.heads.split('|'), 284, true)
    sheet.rule(300, 70, 525, { color: '#7a2e1d' })
    for (const [index, item] of words.items.split('|').entries())
      row(
        [String(counts[index]), item, money(words.prices[index]!), money(minors[index]!)],
        308 + 18 * index,
      )
    const [whole, less, rest] = words.sums.split('|')
    sheet.rule(384, 70, 525)
    row(['', whole!, '', money(total)], 391, true)
    row(['', less! + show(addDays(arrival, -chance.whole(40, 90))), '', money(-deposit)], 411)
    row(['', rest!, '', money(total - deposit)], 429)
    let y = 464
    for (const rate of new Set(words.rates.filter((one) => one > 0))) {
      const gross = sum(minors.filter((_, index) => words.rates[index] === rate))
      const tax = taxWithin(gross, rate)
      sheet.put(words.tax(rate, money(gross - tax), money(tax)), 70, y, { size: 9.5 })
      y += 14
    }
    sheet.put(words.bye, 70, y + 26, { size: 11 })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 297, 790 + 13 * index, { size: 8.5, color: '#7a2e1d' })
    return labelled(words.hotel, [leaving, show(leaving)], [total, money(total)], ['EUR', 'EUR'])
  },
)
