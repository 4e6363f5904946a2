import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A family's house: letterhead in the middle, no lines in the table, part paid with the booking and the rest at the desk. */
export const paidInParts = template(
  'hotel-paid-in-parts',
  { face: 'serif' },
  {
    fr: {
      hotel: 'Hôtel des Trois Fontaines',
      below: [
        '* * *',
        'Famille Marchetti depuis 1968',
        '18, place du Marché – 74000 Annecy',
        'Tél. 04 50 55 01 72',
      ],
      title: 'Facture n°',
      of: 'du',
      stay: 'Votre séjour du',
      until: 'au',
      room: 'chambre',
      heads: ['Désignation', 'Qté', 'P.U. TTC', 'Montant TTC'],
      items: [
        'Chambre simple, vue cour',
        'Petit déjeuner',
        'Dîner demi-pension, boissons comprises',
        'Taxe de séjour (non soumise à TVA)',
      ],
      total: 'TOTAL TTC',
      net: 'dont montant HT',
      tax: 'dont TVA 10 %',
      parts: ['Acompte reçu le', 'Carte bancaire le', 'Reste dû'],
      legal:
        'SARL Trois Fontaines au capital de 15 000 € – RCS Annecy 412 880 197 – N° TVA FR 31 412880197 – Code APE 5510Z',
      thanks: 'Nous vous remercions de votre visite et espérons vous revoir bientôt.',
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
    },
    de: {
      hotel: 'Gasthof Murtalerhof',
      below: [
        '* * * *',
        'Familie Steinwender',
        'Hauptplatz 7 – 8850 Murau – Steiermark',
        'Tel. 03532 / 555 014',
      ],
      title: 'Rechnung Nr.',
      of: 'vom',
      stay: 'Ihr Aufenthalt',
      until: 'bis',
      room: 'Zimmer',
      heads: ['Leistung', 'Anz.', 'Einzelpreis', 'Betrag'],
      items: ['Einzelzimmer', 'Frühstück vom Buffet', 'Abendmenü im Stüberl', 'Nächtigungsabgabe'],
      total: 'Gesamtbetrag',
      net: 'Nettobetrag',
      tax: 'enthaltene USt. 10 %',
      parts: ['Anzahlung erhalten am', 'Bankomatkarte am', 'Offener Betrag'],
      legal:
        'Murtalerhof Steinwender KG – FN 284 117 k, LG Leoben – UID ATU 64 118 205 – IBAN AT12 3804 5000 0112 4417',
      thanks: 'Herzlichen Dank für Ihren Besuch, auf Wiedersehen im Murtal!',
      days: 'd. MMMM yyyy',
      figures: '1.234,56' as Figures,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(3, 6)
    const leaving = addDays(arrival, nights)
    const booked = addDays(arrival, -chance.whole(20, 45))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} €`
    const prices = [100 * chance.whole(78, 124), 1350, 50 * chance.whole(52, 70), 165]
    const counts = [nights, nights, nights - 1, nights]
    const amounts = prices.map((price, index) => price * counts[index]!)
    const total = sum(amounts)
    const taxed = total - amounts[3]!
    const tax = taxWithin(taxed, 10)
    const deposit = 5000 * chance.whole(2, 3)

    sheet.middle(words.hotel, 297, 44, { size: 24, color: '#6b1f1f' })
    for (const [index, line] of words.below.entries())
      sheet.middle(line, 297, 76 + 14 * index, { size: 10, color: '#6b1f1f' })
    sheet.rule(136, 200, 395, { color: '#6b1f1f' })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], 345, 160, { size: 11 })
    sheet.put(`${words.title} ${chance.whole(100, 999)} ${words.of} ${show(leaving)}`, 60, 250, {
      size: 13,
      bold: true,
    })
    const stay = `${words.stay} ${show(arrival)} ${words.until} ${show(leaving)}`
    sheet.put(`${stay}, ${words.room} ${chance.whole(2, 34)}`, 60, 272, { size: 10.5 })

    const columns = [60, 345, 440, 535]
    for (const [index, word] of words.heads.entries()) {
      if (index === 0) sheet.put(word, 60, 312, { size: 10.5, bold: true })
      else sheet.right(word, columns[index]!, 312, { size: 10.5, bold: true })
    }
    let y = 336
    for (const [index, name] of words.items.entries()) {
      sheet.put(name, 60, y, { size: 10.5 })
      sheet.right(String(counts[index]), 345, y, { size: 10.5 })
      sheet.right(money(prices[index]!), 440, y, { size: 10.5 })
      sheet.right(money(amounts[index]!), 535, y, { size: 10.5 })
      y += 20
    }
    y += 14
    sheet.put(words.total, 300, y, { size: 13, bold: true })
    sheet.right(money(total), 535, y, { size: 13, bold: true })
    sheet.put(words.net, 300, y + 22)
    sheet.right(money(taxed - tax), 535, y + 22)
    sheet.put(words.tax, 300, y + 35)
    sheet.right(money(tax), 535, y + 35)
    y += 70
    const payments: [string, number][] = [
      [`${words.parts[0]} ${show(booked)}`, deposit],
      [`${words.parts[1]} ${show(leaving)}`, total - deposit],
      [words.parts[2]!, 0],
    ]
    for (const [name, minor] of payments) {
      sheet.put(name, 60, y, { size: 10.5 })
      sheet.right(money(minor), 345, y, { size: 10.5 })
      y += 17
    }
    sheet.put(words.thanks, 60, y + 24, { size: 10.5 })
    sheet.middle(words.legal, 297, 800, { size: 8 })
    return labelled(
      words.hotel,
      [leaving, show(leaving)],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
