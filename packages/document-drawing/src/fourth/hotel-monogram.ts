import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A house with taste: a drawn emblem and no name above, facts down a narrow column, the name in the foot alone. */
export const monogram = template(
  'hotel-monogram',
  { face: 'serif' },
  {
    fr: {
      hotel: 'Hôtel de la Récamière',
      foot: '19 rue du Cherche-Lune, 75006 Paris – T. +33 1 55 50 14 70 – recamiere.example',
      legal:
        'SARL Récamière & Fils au capital de 15 245 € – RCS Paris B 390 555 014 – TVA intracommunautaire FR 08 390555014',
      title: 'Facture',
      facts: 'Numéro|Date|Chambre|Arrivée|Départ|Voyageur',
      items: 'Chambre Deluxe sur cour|Petit déjeuner continental|Minibar|Taxe de séjour',
      rates: [10, 10, 20, 0],
      prices: [23800, 2200, 900, 488],
      total: 'Total toutes taxes comprises',
      tax: (rate: number, tax: string) => `dont TVA à ${rate} %   ${tax}`,
      paid: 'Payé par American Express. Nous avons été heureux de vous accueillir.',
      day: 'd MMMM yyyy',
    },
    nl: {
      hotel: 'Hotel Het Zoete Anker',
      foot: 'Keizerstraat 44, 2000 Antwerpen – T +32 3 555 01 84 – zoeteanker.example',
      legal:
        'Zoete Anker BV – Ondernemingsnummer BE 0455.501.428 – RPR Antwerpen – IBAN BE68 5390 0755 0143',
      title: 'Factuur',
      facts: 'Nummer|Datum|Kamer|Aankomst|Vertrek|Gast',
      items: 'Kamer Schelde, ontbijt inbegrepen|Glas champagne aan de bar|Minibar|Citytaks',
      rates: [6, 21, 21, 0],
      prices: [17900, 1600, 750, 297],
      total: 'Totaal inclusief btw',
      tax: (rate: number, tax: string) => `waarvan btw ${rate} %   ${tax}`,
      paid: 'Betaald met Visa. Het was ons een genoegen u te mogen ontvangen.',
      day: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(1, 3)
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) =>
      figure(minor, language === 'fr' ? '1 234,56' : '1.234,56') + ' €'
    const counts = [nights, nights, 1, nights]
    const minors = words.prices.map((price, index) => price * counts[index]!)
    const total = sum(minors)
    const { name, firm, street, town } = anyGuest(chance, language)
    const gold = '#9a7b3f'

    sheet.disc(98, 92, 34, gold)
    sheet.shape(
      [
        [98, 66],
        [114, 92],
        [98, 118],
        [82, 92],
      ],
      '#fff',
    )
    sheet.shape(
      [
        [98, 78],
        [107, 92],
        [98, 106],
        [89, 92],
      ],
      gold,
    )
    sheet.put(words.title, 200, 76, { size: 30, color: gold })
    sheet.lines([firm, street, town], 400, 76, { size: 10.5 })
    const values = [
      chance.digits(5),
      show(leaving),
      String(chance.whole(11, 58)),
      show(arrival),
      show(leaving),
      name,
    ]
    for (const [index, fact] of words.facts.split('|').entries()) {
      sheet.put(fact, 52, 190 + 44 * index, { size: 9, color: gold })
      sheet.put(values[index]!, 52, 203 + 44 * index, { size: 11 })
    }
    sheet.upright(180, 150, 620, { color: gold })
    for (const [index, item] of words.items.split('|').entries()) {
      sheet.put(item, 200, 192 + 32 * index, { size: 12 })
      sheet.put(`${counts[index]} x ${money(words.prices[index]!)}`, 200, 207 + 32 * index, {
        size: 9,
        color: '#777',
      })
      sheet.right(money(minors[index]!), 545, 192 + 32 * index, { size: 12 })
    }
    sheet.rule(328, 200, 545, { color: gold })
    sheet.put(words.total, 200, 342, { size: 14 })
    sheet.right(money(total), 545, 342, { size: 14, bold: true })
    let y = 370
    for (const rate of new Set(words.rates.filter((one) => one > 0))) {
      const gross = sum(minors.filter((_, index) => words.rates[index] === rate))
      sheet.right(words.tax(rate, money(taxWithin(gross, rate))), 545, y, {
        size: 10,
        color: '#555',
      })
      y += 15
    }
    sheet.put(words.paid, 200, y + 30, { size: 11 })
    sheet.middle(words.hotel, 297, 756, { size: 12, color: gold })
    sheet.middle(words.foot, 297, 774, { size: 9, color: '#555' })
    sheet.middle(words.legal, 297, 788, { size: 8, color: '#555' })
    return labelled(
      words.hotel,
      [leaving, show(leaving)],
      [total, money(total).slice(0, -2)],
      ['EUR', '€'],
    )
  },
)
