import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  seller: string
  sellerLines: string[]
  shop: string
  order: string
  title: string
  event: string
  eventAt: (first: string, last: string) => string
  billedTo: string
  soldBy: string
  facts: [number: string, date: string, supply: string]
  columns: [string, string, string, string]
  tickets: [string, string, string]
  taxRate: number
  sums: [net: string, tax: string, total: string]
  paid: string
  foot: string
  day: string
}

/** Tickets for a congress out of a ticket shop: the organiser sells, the shop stands in the foot only. */
export const ticketShop = template<Words>(
  'conference-ticket-shop',
  {},
  {
    de: {
      seller: 'Rheinlabor Tagungen GmbH',
      sellerLines: ['Gereonswall 110', '50670 Köln', 'USt-IdNr. DE 291 557 043'],
      shop: 'tickethafen',
      order: 'Bestellung',
      title: 'Rechnung',
      event: 'Fachtagung Lager und Logistik',
      eventAt: (first, last) => `${first} bis ${last}, Rheinsaal Köln`,
      billedTo: 'Rechnungsadresse',
      soldBy: 'Veranstalter und Rechnungssteller',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Leistungszeitraum'],
      columns: ['Anzahl', 'Ticket', 'Einzelpreis', 'Summe'],
      tickets: ['Zwei-Tage-Ticket', 'Abendveranstaltung', 'Workshop am Vortag'],
      taxRate: 19,
      sums: ['Summe netto', 'Umsatzsteuer 19 %', 'Rechnungsbetrag brutto'],
      paid: 'Bezahlt per Kreditkarte. Bitte nicht überweisen.',
      foot: 'Rechnung erstellt mit tickethafen im Namen und für Rechnung des Veranstalters. Fragen zur Bestellung: hilfe@tickethafen.example',
      day: 'dd.MM.yyyy',
    },
    nl: {
      seller: 'Stichting Bouwkring',
      sellerLines: ['Oude Delft 188', '2611 HD Delft', 'Btw-nr. NL 8170.44.902.B01'],
      shop: 'kaartenkade',
      order: 'Bestelling',
      title: 'Factuur',
      event: 'Landelijke dag Duurzaam Bouwen',
      eventAt: (first, last) => `${first} en ${last}, De Nieuwe Zaal, Delft`,
      billedTo: 'Factuuradres',
      soldBy: 'Organisator en verkoper',
      facts: ['Factuurnummer', 'Factuurdatum', 'Periode'],
      columns: ['Aantal', 'Ticket', 'Prijs', 'Bedrag'],
      tickets: ['Toegang twee dagen', 'Netwerkdiner', 'Excursie bouwplaats'],
      taxRate: 21,
      sums: ['Totaal excl. btw', 'Btw 21%', 'Totaal incl. btw'],
      paid: 'Voldaan met iDEAL. U hoeft niets meer over te maken.',
      foot: 'Deze factuur is door kaartenkade opgemaakt namens en voor rekening van de organisator. Vragen: hulp@kaartenkade.example',
      day: 'dd-MM-yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const first = addDays(billed, chance.whole(25, 90))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const rows = words.tickets.map((name, index) => ({
      name,
      count: chance.whole(1, 3),
      price: [100 * chance.whole(390, 640), 6500, 100 * chance.whole(90, 150)][index]!,
    }))
    const net = sum(rows.map(({ count, price }) => count * price))
    const tax = Math.round((net * words.taxRate) / 100)
    const total = net + tax
    const grey = { size: 8, color: '#777' }

    sheet.put(`${words.order} ${chance.digits(4)}-${chance.digits(4)}`, 56, 40, grey)
    sheet.put(words.title, 56, 62, { size: 26 })
    sheet.fill(56, 104, 483, 58, '#26413c')
    sheet.put(words.event, 70, 116, { size: 14, bold: true, color: '#fff' })
    sheet.put(words.eventAt(show(first), show(addDays(first, 1))), 70, 138, {
      size: 10,
      color: '#dfeee9',
    })
    const guest = anyGuest(chance, language)
    sheet.put(words.billedTo, 56, 184, grey)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 56, 198, { size: 10 })
    sheet.put(words.soldBy, 310, 184, grey)
    sheet.lines([words.seller, ...words.sellerLines], 310, 198, { size: 10 })
    const facts = [
      `${billed.slice(0, 4)}-${chance.digits(5)}`,
      show(billed),
      `${show(first)} – ${show(addDays(first, 1))}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 56 + 170 * index, 274, grey)
      sheet.put(facts[index]!, 56 + 170 * index, 287, { size: 10.5 })
    }

    const [count, ticket, price, amount] = words.columns
    sheet.put(count, 56, 330, grey)
    sheet.put(ticket, 110, 330, grey)
    sheet.right(price, 440, 330, grey)
    sheet.right(amount, 539, 330, grey)
    for (const [index, row] of rows.entries()) {
      const y = 352 + 28 * index
      sheet.rule(y - 8, 56, 539, { color: '#ddd' })
      sheet.put(`${row.count} ×`, 56, y, { size: 10.5 })
      sheet.put(row.name, 110, y, { size: 10.5 })
      sheet.right(money(row.price), 440, y, { size: 10.5 })
      sheet.right(money(row.count * row.price), 539, y, { size: 10.5 })
    }
    sheet.rule(428, 56, 539, { color: '#26413c' })
    for (const [index, minor] of [net, tax, total].entries()) {
      const style = { size: 10.5, bold: index === 2 }
      sheet.right(words.sums[index]!, 440, 438 + 20 * index, style)
      sheet.right(money(minor), 539, 438 + 20 * index, style)
    }
    sheet.put(words.paid, 56, 520, { size: 10 })
    sheet.prose(words.foot, 56, 786, 400, { size: 7.5, color: '#888' })
    sheet.right(words.shop, 539, 790, { size: 11, bold: true, color: '#bbb' })
    return labelled(
      words.seller,
      [billed, show(billed)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
