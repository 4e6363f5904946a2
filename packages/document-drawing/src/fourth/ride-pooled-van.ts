import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The mail of a service of shared electric vans, kept as PDF: a white card on grey, the bill at its end. */
export const pooledVan = template(
  'ride-pooled-van',
  {},
  {
    de: {
      brand: 'Kolibus',
      color: '#0f7c7c',
      thanks: (name: string) => `Hallo ${name}, danke fürs Mitfahren!`,
      lead: 'Schön, dass du dir heute ein Fahrzeug mit anderen geteilt hast. Hier ist deine Rechnung.',
      stops: ['Eppendorfer Marktplatz', 'Elbchaussee 139'],
      facts: ['Rechnungsnummer', 'Rechnungs- und Leistungsdatum', 'Kunde', 'Fahrt-ID'],
      rows: ['Fahrpreis (1 Person)', 'Zuschlag Abendzeit', 'Gutschein FREUNDE5'],
      sums: ['Nettobetrag', 'USt. 7 %', 'Bruttobetrag'],
      rate: 7,
      paid: 'Bezahlt mit Mastercard, endet auf',
      help: 'Fragen zu deiner Fahrt? In der App findest du unter Hilfe rund um die Uhr eine Antwort.',
      legal: [
        'Kolibus Mobility GmbH, Grindelstieg 14, 20146 Hamburg',
        'Amtsgericht Hamburg HRB 158 220 · USt-IdNr. DE 318 220 415 · Geschäftsführung: Dr. Imke Thode',
      ],
      day: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: (shown: string) => `${shown} €`,
      currency: ['EUR', '€'] as [string, string],
    },
    en: {
      brand: 'Hoppaway',
      color: '#4b2e83',
      thanks: (name: string) => `Thanks for hopping on, ${name}`,
      lead: 'You shared this van with two other people. Here is your VAT receipt for the trip.',
      stops: ['Temple Meads, stop HB4', 'Aztec West, Waterside Drive'],
      facts: ['Receipt no.', 'Date and tax point', 'Billed to', 'Trip ID'],
      rows: ['Fare (1 passenger)', 'Peak time supplement', 'Promo HOP3'],
      sums: ['Total excl. VAT', 'VAT at 20%', 'Total'],
      rate: 20,
      paid: 'Paid with Visa ending',
      help: 'Left something behind? Open the trip in the app within 7 days and tap Lost property.',
      legal: [
        'Hoppaway Transit Ltd, Unit 3, Paintworks, Bristol BS4 3EH',
        'Registered in England and Wales no. 11830274 · VAT no. GB 318 4407 21',
      ],
      day: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: (shown: string) => `£${shown}`,
      currency: ['GBP', '£'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) =>
      `${minor < 0 ? '–' : ''}${words.money(figure(Math.abs(minor), words.figures))}`
    const prices = [10 * chance.whole(72, 164), 150, language === 'de' ? -500 : -300]
    const total = sum(prices)
    const tax = taxWithin(total, words.rate)
    const guest = anyGuest(chance, language)
    const first = guest.name.split(' ')[1] ?? ''
    const [left, right] = [122, 473]
    sheet.fill(0, 0, 596, 842, '#eef0f1')
    sheet.fill(96, 36, 403, 600, '#ffffff')
    sheet.fill(96, 36, 403, 64, words.color)
    sheet.put(words.brand, left, 55, { size: 24, bold: true, color: '#fff' })
    sheet.put(words.thanks(first), left, 126, { size: 16, bold: true })
    let y = sheet.prose(words.lead, left, 154, 350, { size: 10, color: '#444' }) + 16
    const from = anyClock(chance).replace(/..$/, '12')
    for (const [index, stop] of words.stops.entries()) {
      sheet.disc(left + 5, y + 6 + 26 * index, 4, index === 0 ? '#999' : words.color)
      sheet.put(index === 0 ? from : from.replace(/..$/, '39'), left + 20, y + 26 * index, {
        size: 10,
        color: '#777',
      })
      sheet.put(stop, left + 62, y + 26 * index, { size: 10 })
    }
    y += 62
    sheet.rule(y, left, right, { color: '#ccc' })
    const values = [
      `${words.brand.slice(0, 2).toUpperCase()}${day.slice(2, 4)}-${chance.digits(7)}`,
      shown,
      guest.firm,
      chance.digits(9),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, left, y + 14 + 16 * index, { color: '#777' })
      sheet.right(values[index]!, right, y + 14 + 16 * index)
    }
    y += 92
    sheet.rule(y, left, right, { color: '#ccc' })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, left, y + 16 + 20 * index, { size: 10.5 })
      sheet.right(money(prices[index]!), right, y + 16 + 20 * index, { size: 10.5 })
    }
    y += 82
    sheet.rule(y, left, right, { color: '#ccc' })
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      const style = index === 2 ? { size: 13, bold: true } : { size: 9.5, color: '#555' }
      sheet.put(words.sums[index]!, left, y + 12 + 18 * index, style)
      sheet.right(money(minor), right, y + 12 + 18 * index, style)
    }
    sheet.put(`${words.paid} ${chance.digits(4)}`, left, y + 78, { size: 9.5 })
    sheet.prose(words.help, left, y + 112, 350, { color: '#444' })
    for (const [index, line] of words.legal.entries())
      sheet.middle(line, 297, 652 + 11 * index, { size: 7.5, color: '#777' })
    return labelled(
      words.brand,
      [day, shown],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
