import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Apartments without a desk, paid online when booked: an accounting service's invoice, the seller at the left, the sum paid in large, the stay still to come. */
export const keylessSuites = template(
  'hotel-keyless-suites',
  {},
  {
    fr: {
      brand: 'Maison Clairval',
      kind: 'appart’hôtels',
      seller: [
        'Maison Clairval SAS',
        '14 rue Sainte-Colombe',
        '33000 Bordeaux',
        'France',
        'bonjour@clairval.example',
        'N° TVA FR34 885551207',
      ],
      title: 'Facture',
      facts: ['Numéro de facture', 'Date d’émission', 'Référence de séjour'],
      to: 'Facturé à',
      headline: (sum: string, day: string) => `${sum} payés le ${day}`,
      stay: (from: string, to: string) => `Séjour du ${from} au ${to}`,
      heads: ['Description', 'Qté', 'Prix unitaire', 'TVA', 'Montant'],
      items: [
        'Appartement T2 Chartrons – nuitée',
        'Frais de ménage',
        'Taxe de séjour (collectée pour la métropole)',
      ],
      prices: [11400, 3900, 252],
      rates: [10, 10, 0],
      sums: ['Sous-total', 'Total hors taxes', 'TVA – France (10 %)', 'Total', 'Montant dû'],
      legal:
        'Maison Clairval SAS au capital de 40 000 € – RCS Bordeaux 885 551 207 – Siège : 14 rue Sainte-Colombe, 33000 Bordeaux',
      page: 'Page 1 sur 1',
      day: 'd MMMM yyyy',
      figures: '1 234,56' as Figures,
    },
    de: {
      brand: 'Stadtnest Apartments',
      kind: 'Einchecken per Handy',
      seller: [
        'Stadtnest Apartments GmbH',
        'Gottschedstraße 15',
        '04109 Leipzig',
        'Deutschland',
        'hallo@stadtnest.example',
        'USt-IdNr. DE355512078',
      ],
      title: 'Rechnung',
      facts: ['Rechnungsnummer', 'Ausstellungsdatum', 'Buchungscode'],
      to: 'Rechnung an',
      headline: (sum: string, day: string) => `${sum} bezahlt am ${day}`,
      stay: (from: string, to: string) => `Aufenthalt vom ${from} bis ${to}`,
      heads: ['Beschreibung', 'Menge', 'Einzelpreis', 'USt.', 'Betrag'],
      items: [
        'Studio Waldstraßenviertel – Übernachtung',
        'Endreinigung',
        'Gästetaxe Stadt Leipzig',
      ],
      prices: [8900, 3500, 300],
      rates: [7, 7, 0],
      sums: [
        'Zwischensumme',
        'Summe ohne Steuern',
        'USt. – Deutschland (7 %)',
        'Gesamt',
        'Fälliger Betrag',
      ],
      legal:
        'Stadtnest Apartments GmbH – Geschäftsführer: Malte Seydel – Amtsgericht Leipzig HRB 35551 – Steuernummer 232/118/55512',
      page: 'Seite 1 von 1',
      day: 'd. MMMM yyyy',
      figures: '1.234,56' as Figures,
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const arrival = addDays(booked, chance.whole(6, 30))
    const nights = chance.whole(3, 8)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${figure(minor, words.figures)} €`
    const { name, firm, street, town, country } = anyGuest(chance, language)
    const counts = [nights, 1, nights]
    const [room = 0, cleaning = 0, levy = 0] = words.prices.map(
      (price, index) => price * counts[index]!,
    )
    const total = room + cleaning + levy
    const tax = taxWithin(room + cleaning, words.rates[0]!)
    sheet.put(words.title, 40, 40, { size: 22, bold: true })
    sheet.right(words.brand, 555, 40, { size: 15, bold: true, color: '#c4572e' })
    sheet.right(words.kind, 555, 60, { size: 9, color: '#888' })
    const facts = [`${chance.digits(6)}-${chance.digits(4)}`, show(booked), `ST${chance.digits(6)}`]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 40, 80 + 14 * index, { bold: index === 0 })
      sheet.put(facts[index]!, 142, 80 + 14 * index, { bold: index === 0 })
    }
    sheet.put(words.seller[0]!, 40, 146, { bold: true })
    sheet.lines(words.seller.slice(1), 40, 160, {}, 1.45)
    sheet.put(words.to, 270, 146, { bold: true })
    sheet.lines([name, firm, street, town, country], 270, 160, {}, 1.45)
    sheet.put(words.headline(money(total), show(booked)), 40, 258, { size: 16, bold: true })
    sheet.put(words.stay(show(arrival), show(addDays(arrival, nights))), 40, 284)
    const row = (cells: string[], y: number, size = 9) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 40, y, { size })
        else sheet.right(cell, [0, 330, 420, 470, 555][index]!, y, { size })
    }
    row(words.heads, 322, 8)
    sheet.rule(334, 40, 555, { color: '#111' })
    for (const [index, item] of words.items.entries())
      row(
        [
          item,
          String(counts[index]),
          money(words.prices[index]!),
          `${words.rates[index]} %`,
          money(words.prices[index]! * counts[index]!),
        ],
        344 + 22 * index,
      )
    for (const [index, minor] of [total, total - tax, tax, total, 0].entries()) {
      sheet.rule(424 + 18 * index, 297, 555, { weight: 0.3, color: '#ccc' })
      sheet.put(words.sums[index]!, 297, 430 + 18 * index, { bold: index > 2 })
      sheet.right(money(minor), 555, 430 + 18 * index, { bold: index > 2 })
    }
    sheet.rule(792, 40, 555, { weight: 0.3, color: '#ccc' })
    sheet.put(words.legal, 40, 798, { size: 7, color: '#666' })
    sheet.right(words.page, 555, 812, { size: 7, color: '#666' })
    return labelled(
      words.brand,
      [booked, show(booked)],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
