import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A state railway's online ticket: the square code in the corner, the connection, and beneath it what was sold and how it was paid. */
export const codeCorner = template(
  'train-code-corner',
  {},
  {
    de: {
      seller: 'Elbe-Rhein-Bahn',
      title: ['Online-Ticket', 'Fernfahrkarte Sparpreis (Einfache Fahrt)'],
      facts: ['Gültigkeit:', 'Klasse:', 'Erw.:', 'Hinfahrt:', 'Über:'],
      via: ['Dresden Hbf', 'Köln Hbf', '(LEI/EF/KS)', '1, davon 1 mit Rabattkarte 25'],
      holder: ['Auftragsnummer:', 'Fahrgast:'],
      trip: 'Ihre Reiseverbindung und Reservierung Hinfahrt am',
      stops: ['Halt', 'Datum', 'Zeit', 'Gleis', 'Produkte', 'Reservierung'],
      seat: '1 Sitzplatz, Wg. 23, Pl. 61, Fenster',
      sold: ['Positionen', 'Preis', 'MwSt (D) 7%', 'davon MwSt'],
      items: ['Fernfahrkarte', 'Reservierung 2. Klasse', 'Summe'],
      paid: ['Zahlungspositionen und Preis', 'Kreditkarte', 'Betrag', 'Datum', 'Transaktionsnr.'],
      booked: ['Die Buchung Ihres Online-Tickets erfolgte am', 'Uhr.'],
      small:
        'Zu diesem Online-Ticket gehört ein amtlicher Lichtbildausweis, der bei der Kontrolle vorzuzeigen ist. Stornierung gegen Entgelt (10,00 €) bis einen Tag vor dem ersten Geltungstag. Reservierungsentgelte werden nicht erstattet. Es gelten die Beförderungsbedingungen der Elbe-Rhein-Bahn AG.',
      legal: 'Elbe-Rhein-Bahn AG, Wiener Platz 4, 01069 Dresden, St.-Nr. 203/100/41877',
      days: 'dd.MM.yyyy',
      rate: 7,
      account: 'XXXX XXXX XXXX 7741',
    },
    nl: {
      seller: 'Maaslijn Internationaal',
      title: ['Online-ticket', 'Vroegboekticket (enkele reis)'],
      facts: ['Geldigheid:', 'Klasse:', 'Volw.:', 'Heenreis:', 'Via:'],
      via: ['Maastricht', 'Frankfurt(M) Hbf', '(Aachen/Köln)', '1'],
      holder: ['Ordernummer:', 'Reiziger:'],
      trip: 'Uw treinverbinding en reservering heenreis op',
      stops: ['Station', 'Datum', 'Tijd', 'Spoor', 'Trein', 'Reservering'],
      seat: '1 zitplaats, rijt. 23, pl. 61, raam',
      sold: ['Posities', 'Prijs', 'btw (NL) 9%', 'waarvan btw'],
      items: ['Treinkaartje', 'Reservering 2e klas', 'Totaal'],
      paid: ['Betaling', 'iDEAL', 'Bedrag', 'Datum', 'Transactienr.'],
      booked: ['Dit online-ticket is geboekt op', 'uur.'],
      small:
        'Dit ticket is alleen geldig samen met een geldig identiteitsbewijs van de reiziger. Annuleren kan tot één dag voor de eerste geldigheidsdag tegen € 10,00 kosten. Reserveringskosten worden niet vergoed. Op deze reis zijn de vervoersvoorwaarden van Maaslijn Internationaal N.V. van toepassing.',
      legal: 'Maaslijn Internationaal N.V., Stationsplein 27, 6221 BT Maastricht, KvK 14098127',
      days: 'dd-MM-yyyy',
      rate: 9,
      account: 'NL** **** **** 7741 08',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const travel = addDays(booked, chance.whole(3, 40))
    const show = (day: string) => dayIn(day, words.days, language)
    const amounts = [10 * chance.whole(399, 999), 450]
    const total = amounts[0]! + 450
    const money = (minor: number) => `${figure(minor, '1.234,56')}€`
    const clock = anyClock(chance)
    const small = { size: 8 }
    const [from, to, over, adults] = words.via

    sheet.put(words.title[0]!, 42, 36, { size: 18, bold: true })
    sheet.right(words.seller, 553, 34, { size: 15, bold: true, color: '#b3122b' })
    sheet.put(words.title[1]!, 42, 66, { size: 11, bold: true })
    sheet.frame(42, 84, 348, 118)
    const values = [show(travel), '2', adults!, `${from} - ${to}`, `${from} ${over} ${to}`]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 50, 92 + 21 * index)
      sheet.put(values[index]!, 128, 92 + 21 * index, { bold: true })
    }
    for (let cell = 0; cell < 28 * 28; cell += 1)
      if (chance.whole(0, 1) === 1)
        sheet.fill(405 + 5.2 * (cell % 28), 84 + 5.2 * Math.floor(cell / 28), 5.2, 5.2, '#111')
    sheet.put(`${words.holder[0]} ER${chance.digits(6)}`, 405, 238, { bold: true })
    sheet.put(`${words.holder[1]} ${anyGuest(chance, language).name}`, 405, 252)

    sheet.put(words.sold[0]!, 42, 214, { bold: true, ...small })
    const columns = [248, 318, 390]
    for (const [index, x] of columns.entries())
      sheet.right(words.sold[index + 1]!, x, 214, { bold: true, ...small })
    sheet.rule(225, 42, 390)
    for (const [index, item] of words.items.entries()) {
      const gross = amounts[index] ?? total
      const y = 230 + 13 * index
      sheet.put(item, 42, y, { ...small, bold: index === 2 })
      for (const [column, x] of columns.entries()) {
        const minor = column === 2 ? taxWithin(gross, words.rate) : gross
        sheet.right(money(minor), x, y, { ...small, bold: index === 2 })
      }
    }
    sheet.rule(282, 42, 553)
    for (const [index, word] of words.paid.entries()) {
      const x = [42, 42, 190, 280, 380][index]!
      sheet.put(word, x, index === 0 ? 290 : 304, { ...small, bold: index === 0 })
    }
    const facts = [words.account, money(total), show(booked), chance.digits(6)]
    for (const [index, x] of [42, 190, 280, 380].entries()) sheet.put(facts[index]!, x, 316, small)
    sheet.put(`${words.booked[0]} ${show(booked)} ${clock} ${words.booked[1]}`, 42, 336, small)
    sheet.put(words.legal, 42, 348, small)

    sheet.put(`${words.trip} ${show(travel)}`, 42, 378, { size: 10, bold: true })
    sheet.fill(42, 394, 511, 15, '#e4e4e4')
    const cells = [
      words.stops,
      [from!, show(travel), `09:${chance.whole(10, 59)}`, '3', 'IC 2442', words.seat],
      [to!, show(travel), `14:${chance.whole(10, 59)}`, '8', '', ''],
    ]
    for (const [row, texts] of cells.entries())
      for (const [column, text] of texts.entries())
        sheet.put(text, [46, 145, 205, 262, 300, 362][column]!, 398 + 17 * row, {
          ...small,
          bold: row === 0,
        })
    sheet.rule(447, 42, 553)
    sheet.prose(words.small, 42, 462, 511, small)
    sheet.right(`ER${chance.digits(8)}  1/1`, 553, 806, { size: 7 })
    return labelled(
      words.seller,
      [booked, show(booked)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
