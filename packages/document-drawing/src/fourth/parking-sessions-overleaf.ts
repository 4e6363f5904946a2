import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A parking app's invoice for a month: sums on the first page, every session of each car on the second. */
export const sessionsOverleaf = template(
  'parking-sessions-overleaf',
  {},
  {
    de: {
      brand: 'parkwende',
      title: 'Rechnung',
      facts: [
        'Rechnungsnummer',
        'Rechnungsdatum',
        'Kundennummer',
        'Leistungszeitraum',
        'Fällig am',
      ],
      sums: [
        'Parkgebühren (durchlaufender Posten, 0 %)',
        'Transaktionsgebühren',
        'Monatspaket Business',
        'Zwischensumme netto',
        '19 % USt. auf Gebühren und Paket',
        'Rechnungsbetrag',
      ],
      debit: (day: string) =>
        `Der Rechnungsbetrag wird am ${day} gemäß SEPA-Mandat PW-4471820 von Ihrem Konto eingezogen. Die Parkgebühren werden im Namen und auf Rechnung der jeweiligen Kommune erhoben.`,
      list: ['Ihre Parkvorgänge', 'Datum', 'Ort / Zone', 'von – bis', 'Gebühr', 'Trans.', 'Summe'],
      places: [
        'Köln, Zone 10311',
        'Bonn, Zone 22104',
        'Essen, Zone 4508',
        'Aachen, Zone 1702',
        'Düsseldorf, Zone 30117',
      ],
      plates: ['K-RW 4418', 'K-RW 227E'],
      foot: [
        ['parkwende Mobility GmbH', 'Venloer Wall 18', '50672 Köln'],
        ['service@parkwende.example', '0221 555 0190'],
        ['HRB 88172, AG Köln', 'USt-IdNr. DE 299 417 803'],
        ['Geschäftsführung:', 'Dr. Silke Anders'],
      ],
      rate: 19,
      day: 'dd.MM.yyyy',
      money: (amount: string) => `${amount} €`,
      color: '#0f766e',
      page: 'Seite',
    },
    nl: {
      brand: 'Parkeerlijn',
      title: 'Factuur',
      facts: ['Factuurnummer', 'Factuurdatum', 'Debiteurnummer', 'Periode', 'Vervaldatum'],
      sums: [
        'Parkeerkosten gemeenten (btw-vrij)',
        'Transactiekosten',
        'Abonnement Zakelijk',
        'Subtotaal excl. btw',
        'Btw 21% over kosten en abonnement',
        'Totaal te betalen',
      ],
      debit: (day: string) =>
        `Het bedrag wordt rond ${day} automatisch van uw rekening afgeschreven onder machtiging PL00418827. Heeft u vragen over een parkeeractie? Kijk dan in uw account bij Mijn acties.`,
      list: [
        'Specificatie parkeeracties',
        'Datum',
        'Plaats / zonecode',
        'Start – stop',
        'Parkeren',
        'Trans.',
        'Bedrag',
      ],
      places: [
        'Rotterdam, 10477',
        'Den Haag, 2601',
        'Leiden, 20130',
        'Delft, 15029',
        'Gouda, 18804',
      ],
      plates: ['GX-418-R', 'T-207-KB'],
      foot: [
        ['Parkeerlijn B.V.', 'Westblaak 141', '3012 KJ Rotterdam'],
        ['klantenservice@parkeerlijn.example', '010 555 01 44'],
        ['KvK 24381177', 'Btw NL814477201B01'],
        ['IBAN NL18 INGB', '0004 4718 20'],
      ],
      rate: 21,
      day: 'dd-MM-yyyy',
      money: (amount: string) => `€ ${amount}`,
      color: '#6d28d9',
      page: 'Pagina',
    },
  },
  (sheet, words, chance, language) => {
    const month = `${anyDay(chance).slice(0, 7)}-01`
    const next = `${addDays(month, 31).slice(0, 7)}-01`
    const billed = addDays(next, chance.whole(1, 4))
    const show = (day: string) => dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const sessions = Array.from({ length: chance.whole(11, 17) }, (_, index) => ({
      day: addDays(month, Math.floor(1.6 * index)),
      place: chance.pick(words.places as [string]),
      from: anyClock(chance),
      fee: 10 * chance.whole(8, 74),
    }))
    const parked = sum(sessions.map(({ fee }) => fee))
    const [each, pack] = [29, 299]
    const fees = each * sessions.length
    const tax = Math.round(((fees + pack) * words.rate) / 100)
    const total = parked + fees + pack + tax
    const guest = anyGuest(chance, language)
    const number = chance.digits(9)
    const due = show(addDays(billed, 14))
    const facts = [
      number,
      show(billed),
      chance.digits(7),
      `${show(month)} – ${show(addDays(next, -1))}`,
      due,
    ]
    sheet.fill(0, 0, 595, 10, words.color)
    sheet.put(words.brand, 400, 38, { size: 26, bold: true, color: words.color })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 60, 110, { size: 10 })
    sheet.put(words.title, 60, 214, { size: 24, color: words.color })
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 345, 110 + 17 * index, { color: '#666' })
      sheet.put(facts[index]!, 435, 110 + 17 * index)
    }
    for (const [index, minor] of [parked, fees, pack, parked + fees + pack, tax, total].entries()) {
      const bold = index === 5
      if (bold) sheet.fill(60, 259 + 26 * index, 475, 30, '#f0f0f5')
      sheet.put(words.sums[index]!, 70, 268 + 26 * index, { size: bold ? 13 : 10, bold })
      sheet.right(words.money(plain(minor)), 525, 268 + 26 * index, { size: bold ? 13 : 10, bold })
    }
    sheet.prose(words.debit(due), 60, 450, 475, { size: 9, color: '#444' })
    const foot = (page: number) => {
      sheet.rule(772, 60, 535, { color: words.color })
      for (const [index, texts] of words.foot.entries())
        sheet.lines(texts, 60 + 125 * index, 780, { size: 7, color: '#555' })
      sheet.right(`${words.page} ${page}/2`, 535, 822, { size: 7 })
    }
    foot(1)
    sheet.nextPage()
    sheet.put(words.list[0]!, 60, 50, { size: 15, color: words.color })
    sheet.right(`${words.title} ${number}`, 535, 54, { size: 8, color: '#666' })
    const ends = [60, 130, 270, 415, 470, 535]
    const row = (cells: readonly string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 3) sheet.put(cell, ends[index]!, y, { size: 8.5, bold })
        else sheet.right(cell, ends[index]!, y, { size: 8.5, bold })
    }
    const halves = [sessions.slice(0, 7), sessions.slice(7)]
    let y = 84
    for (const [half, rows] of halves.entries()) {
      sheet.put(words.plates[half]!, 60, y, { size: 10, bold: true })
      row(words.list.slice(1), y + 18, true)
      sheet.rule(y + 30, 60, 535)
      y += 36
      for (const { day, place, from, fee } of rows) {
        row(
          [
            show(day),
            place,
            `${from} – ${from.replace(/^\d+/, (hour) => String(Number(hour) + 1).padStart(2, '0'))}`,
            plain(fee),
            plain(each),
            plain(fee + each),
          ],
          y,
        )
        y += 15
      }
      y += 20
    }
    foot(2)
    return labelled(words.brand, [billed, show(billed)], [total, plain(total)], ['EUR', '€'])
  },
)
