import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Czech open-access railway's tax document as every Czech program lays it out: supplier and customer in boxes, three dates, a table of tax. */
export const supplierBoxes = template(
  'train-supplier-boxes',
  {},
  {
    en: {
      seller: 'Moravia Rail a.s.',
      street: ['Stodolní 88', '702 00 Ostrava', 'Czech Republic'],
      ids: ['ID No.: 28711404', 'VAT ID: CZ28711404'],
      register:
        'Registered in the Commercial Register kept by the Regional Court in Ostrava, section B, file 4471',
      title: 'INVOICE - TAX DOCUMENT No.',
      boxes: ['Supplier', 'Customer'],
      pay: ['Variable symbol', 'Form of payment', 'Order'],
      card: 'card online',
      dates: ['Date of issue', 'Date of taxable supply', 'Due date'],
      head: ['Description', 'Qty', 'VAT %', 'Unit price', 'Total CZK'],
      items: [
        'Ticket Ostrava - Praha, class Business',
        'Ticket Praha - Ostrava, class Relax',
        'Ticket change fee',
      ],
      recap: ['VAT recapitulation', 'Tax base', 'VAT', 'Total'],
      due: 'Total amount',
      paid: 'ALREADY PAID - DO NOT PAY',
      made: 'Issued by: e-shop',
    },
    de: {
      seller: 'Labe Express s.r.o.',
      street: ['Masarykova 41', '400 01 Ústí nad Labem', 'Tschechische Republik'],
      ids: ['Id.-Nr.: 27355108', 'USt-IdNr.: CZ27355108'],
      register:
        'Eingetragen im Handelsregister beim Kreisgericht in Ústí nad Labem, Abteilung C, Einlage 22980',
      title: 'RECHNUNG - STEUERBELEG Nr.',
      boxes: ['Lieferant', 'Abnehmer'],
      pay: ['Variables Symbol', 'Zahlungsart', 'Bestellung'],
      card: 'Karte online',
      dates: ['Ausstellungsdatum', 'Datum der steuerpfl. Leistung', 'Fälligkeitsdatum'],
      head: ['Bezeichnung', 'Menge', 'USt. %', 'Preis/ME', 'Gesamt CZK'],
      items: [
        'Fahrkarte Ústí - Praha, Klasse Business',
        'Fahrkarte Praha - Dresden, Klasse Relax',
        'Umbuchungsgebühr',
      ],
      recap: ['Steuerübersicht', 'Grundlage', 'USt.', 'Gesamt'],
      due: 'Gesamtbetrag',
      paid: 'BEREITS BEZAHLT - NICHT ÜBERWEISEN',
      made: 'Ausgestellt von: E-Shop',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const rate = issued < '2024' ? 10 : 12
    const show = (day: string) => dayIn(day, 'd.M.yyyy', language)
    const money = (minor: number) => figure(minor, '1 234,56')
    const counts = [chance.whole(1, 3), chance.whole(1, 2), 1]
    const prices = [100 * chance.whole(389, 899), 100 * chance.whole(249, 459), 5000]
    const amounts = counts.map((count, index) => count * prices[index]!)
    const total = sum(amounts)
    const tax = taxWithin(total, rate)
    const guest = anyGuest(chance, language)
    const number = `${issued.slice(2, 4)}${chance.digits(7)}`

    sheet.right(`${words.title} ${number}`, 555, 34, { size: 12, bold: true })
    sheet.frame(40, 54, 515, 250)
    sheet.upright(297, 54, 304)
    sheet.put(words.boxes[0]!, 48, 60, { size: 7.5, color: '#666' })
    sheet.put(words.seller, 48, 76, { size: 12, bold: true })
    sheet.lines([...words.street, '', ...words.ids], 48, 96, { size: 9.5 }, 1.4)
    sheet.prose(words.register, 48, 188, 240, { size: 7 })
    sheet.put(words.boxes[1]!, 305, 60, { size: 7.5, color: '#666' })
    sheet.put(guest.firm, 315, 88, { size: 12, bold: true })
    sheet.lines([guest.name, guest.street, guest.town, guest.country], 315, 108, { size: 9.5 }, 1.4)
    sheet.rule(218, 40, 555)
    const order = [number, words.card, `E${chance.digits(6)}`]
    const days = [show(issued), show(issued), show(addDays(issued, 14))]
    for (const index of [0, 1, 2]) {
      const y = 230 + 24 * index
      sheet.put(`${words.pay[index]}:`, 48, y)
      sheet.put(order[index]!, 150, y, { bold: true })
      sheet.put(`${words.dates[index]}:`, 305, y)
      sheet.right(days[index]!, 545, y, { bold: true })
    }
    const ends = [0, 316, 366, 456, 547]
    sheet.fill(40, 316, 515, 17, '#ddd')
    for (const [column, word] of words.head.entries())
      if (column === 0) sheet.put(word, 48, 320, { size: 8 })
      else sheet.right(word, ends[column]!, 320, { size: 8 })
    for (const [index, item] of words.items.entries()) {
      const y = 342 + 18 * index
      sheet.put(item, 48, y)
      const cells = [
        '',
        String(counts[index]),
        String(rate),
        money(prices[index]!),
        money(amounts[index]!),
      ]
      for (const [column, cell] of cells.entries()) sheet.right(cell, ends[column]!, y)
    }
    sheet.rule(402, 40, 555)
    for (const [column, word] of words.recap.entries())
      sheet.right(word, [140, 210, 265, 330][column]!, 412, { size: 8, color: '#666' })
    for (const [column, cell] of [
      `${rate} %`,
      money(total - tax),
      money(tax),
      money(total),
    ].entries())
      sheet.right(cell, [140, 210, 265, 330][column]!, 426, { size: 8.5 })
    sheet.frame(360, 410, 195, 34, '#111')
    sheet.put(words.due, 368, 422, { size: 10, bold: true })
    sheet.right(`${money(total)} CZK`, 547, 421, { size: 12, bold: true })
    sheet.put(words.paid, 48, 470, { size: 11, bold: true })
    sheet.put(words.made, 48, 740, { size: 8 })
    sheet.rule(760, 40, 555)
    return labelled(words.seller, [issued, show(issued)], [total, money(total)], ['CZK', 'CZK'])
  },
)
