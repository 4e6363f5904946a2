import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A car service's receipt as its online payment service makes it: airy, the sum paid in a sentence of its own. */
export const paymentService = template(
  'ride-payment-service',
  { size: 'LETTER' },
  {
    en: {
      title: 'Receipt',
      facts: ['Invoice number', 'Receipt number', 'Date paid', 'Payment method'],
      seller: [
        'Wainscott Black Car',
        '418 Montauk Highway',
        'East Quogue, New York 11942',
        'United States',
        '+1 631-555-0147',
        'dispatch@wainscottcar.example',
      ],
      to: 'Bill to',
      paid: (amount: string, day: string) => `${amount} paid on ${day}`,
      heads: ['Description', 'Qty', 'Unit price', 'Tax', 'Amount'],
      rows: [
        'Sedan transfer JFK Terminal 4 to Midtown',
        'Airport meet and greet',
        'Chauffeur gratuity 20%',
      ],
      sums: [
        'Subtotal',
        'Total excluding tax',
        'Sales Tax - New York (8.875%)',
        'Total',
        'Amount paid',
      ],
      history: ['Payment history', 'Payment method', 'Date', 'Amount paid', 'Receipt number'],
      page: 'Page 1 of 1',
      rate: 8.875,
      percent: '8.875%',
      service: 'Ride on',
      day: 'MMMM d, yyyy',
      figures: '1,234.56' as Figures,
      money: (shown: string) => `$${shown}`,
      currency: ['USD', '$'] as [string, string],
    },
    de: {
      title: 'Zahlungsbeleg',
      facts: ['Rechnungsnummer', 'Belegnummer', 'Zahlungsdatum', 'Zahlungsmethode'],
      seller: [
        'Rhyblick Limousinen AG',
        'Hochbergerstrasse 70',
        '4057 Basel',
        'Schweiz',
        '+41 61 555 01 47',
        'CHE-218.447.092 MWST',
      ],
      to: 'Rechnung an',
      paid: (amount: string, day: string) => `${amount} am ${day} bezahlt`,
      heads: ['Beschreibung', 'Menge', 'Preis pro Einheit', 'Steuer', 'Betrag'],
      rows: ['Limousine EuroAirport – Basel Messe', 'Wartezeit pauschal', 'Kindersitz'],
      sums: [
        'Zwischensumme',
        'Gesamtbetrag ohne Steuern',
        'MWST (7.7%)',
        'Gesamtbetrag',
        'Bezahlter Betrag',
      ],
      history: ['Zahlungsverlauf', 'Zahlungsmethode', 'Datum', 'Bezahlter Betrag', 'Belegnummer'],
      page: 'Seite 1 von 1',
      rate: 7.7,
      percent: '7.7%',
      service: 'Fahrt vom',
      day: 'd. MMMM yyyy',
      figures: "1'234.56" as Figures,
      money: (shown: string) => `CHF ${shown}`,
      currency: ['CHF', 'CHF'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const shown = dayIn(paid, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const ride = 100 * chance.whole(88, 176)
    const prices = [ride, 2500, language === 'en' ? ride / 5 : 1000]
    const net = sum(prices)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const guest = anyGuest(chance, language)
    const receipt = `${chance.digits(4)}-${chance.digits(4)}`
    const card = `Visa - ${chance.digits(4)}`
    sheet.put(words.title, 36, 40, { size: 20, bold: true })
    sheet.fill(540, 36, 36, 36, '#1f2937')
    sheet.middle(words.seller[0]!.slice(0, 1), 558, 44, { size: 20, bold: true, color: '#fff' })
    const values = [`7F3A91C2-${chance.digits(4)}`, receipt, shown, card]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 36, 84 + 14 * index, { size: 9.5, bold: index === 0 })
      sheet.put(values[index]!, 140, 84 + 14 * index, { size: 9.5, bold: index === 0 })
    }
    sheet.put(words.seller[0]!, 36, 164, { size: 9.5, bold: true })
    sheet.lines(words.seller.slice(1), 36, 178, { size: 9.5 }, 1.45)
    sheet.put(words.to, 260, 164, { size: 9.5, bold: true })
    const to = [guest.firm, guest.name, guest.street, guest.town, guest.country]
    sheet.lines(to, 260, 178, { size: 9.5 }, 1.45)
    sheet.put(words.paid(money(total), shown), 36, 280, { size: 15, bold: true })
    const columns = [36, 356, 436, 496, 576]
    const put = (cells: string[], y: number, size: number) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 36, y, { size })
        else sheet.right(cell, columns[index]!, y, { size })
    }
    put(words.heads, 328, 8)
    sheet.rule(342, 36, 576, { color: '#111' })
    for (const [index, row] of words.rows.entries()) {
      const price = money(prices[index]!)
      put([row, '1', price, words.percent, price], 352 + 32 * index, 9.5)
      if (index === 0) {
        const when = dayIn(addDays(paid, -1), words.day, language)
        sheet.put(`${words.service} ${when}`, 36, 365, { size: 8.5, color: '#666' })
      }
    }
    for (const [index, minor] of [net, net, tax, total, total].entries()) {
      const y = 456 + 19 * index
      sheet.rule(y - 5, 306, 576, { color: '#ddd' })
      sheet.put(words.sums[index]!, 306, y, { size: 9.5, bold: index === 4 })
      sheet.right(money(minor), 576, y, { size: 9.5, bold: index === 4 })
    }
    sheet.put(words.history[0]!, 36, 586, { size: 13, bold: true })
    for (const [index, x] of [36, 200, 350, 470].entries()) {
      sheet.put(words.history[index + 1]!, x, 612, { size: 8 })
      sheet.put([card, shown, money(total), receipt][index]!, x, 632, { size: 9.5 })
    }
    sheet.rule(625, 36, 576, { color: '#111' })
    sheet.rule(750, 36, 576, { color: '#ddd' })
    sheet.right(words.page, 576, 758, { size: 8, color: '#666' })
    return labelled(
      words.seller[0]!,
      [paid, shown],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
