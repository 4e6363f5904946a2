import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Swiss: billed in francs, with what it would be in euro beside it. */
export const twoCurrencies = template(
  'hotel-two-currencies',
  {},
  {
    fr: {
      hotel: 'Hôtel Belle Rive Lausanne',
      address: ['Quai d’Ouchy 44', '1006 Lausanne', 'CHE-108.445.213 TVA'],
      title: 'Facture',
      facts: ['Lausanne, le', 'Facture n°', 'Séjour du', 'au', 'Chambre'],
      heads: ['Date', 'Libellé', 'CHF'],
      items: ['Logement', 'Petit déjeuner', 'Taxe de séjour', 'Restaurant du Lac'],
      total: 'Total CHF',
      other: 'Total EUR (cours',
      tax: 'TVA 3,8 % incluse',
      paid: ['Paiement Visa CHF', 'Solde CHF'],
      days: 'dd.MM.yyyy',
      figures: "1'234.56" as Figures,
      money: ['CHF', 'CHF'] as [string, string],
    },
    de: {
      hotel: 'Hotel Rheinhof Schaffhausen',
      address: ['Fronwagplatz 8', '8200 Schaffhausen', 'CHE-112.870.334 MWST'],
      title: 'Hotelrechnung',
      facts: ['Rechnungsdatum', 'Rechnung Nr.', 'Aufenthalt', 'bis', 'Zimmer'],
      heads: ['Datum', 'Bezeichnung', 'CHF'],
      items: ['Logis', 'Frühstück', 'Kurtaxe', 'Restaurant Rheinterrasse'],
      total: 'Total CHF',
      other: 'Total EUR (Kurs',
      tax: 'inkl. MWST 3,8 %',
      paid: ['Zahlung Mastercard CHF', 'Saldo CHF'],
      days: 'dd.MM.yyyy',
      figures: "1'234.56" as Figures,
      money: ['CHF', 'CHF'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(3, 6)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const rate = 100 * chance.whole(165, 290)
    const rows = Array.from({ length: nights }, (_, night) =>
      words.items
        .map((name, place) => ({
          name,
          day: addDays(arrival, night),
          minor: [rate, 2200, 350, 50 * chance.whole(60, 180)][place]!,
        }))
        .filter((_name, place) => place < 3 || chance.is(0.5)),
    ).flat()
    const total = sum(rows.map(({ minor }) => minor))

    sheet.fill(50, 40, 495, 3, '#8a1538')
    sheet.put(words.hotel, 50, 52, { size: 16, bold: true })
    sheet.put(words.address.join(', '), 50, 74, { size: 8.5 })
    sheet.fill(50, 92, 495, 1, '#8a1538')
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town, guest.country], 330, 120, {
      size: 10,
    })
    sheet.put(words.title, 50, 118, { size: 14, bold: true })
    const values = [
      show(leaving),
      chance.digits(6),
      show(arrival),
      show(leaving),
      String(chance.whole(21, 64)),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 50, 146 + 13 * index, { size: 8.5 })
      sheet.put(values[index]!, 140, 146 + 13 * index, { size: 8.5 })
    }
    sheet.put(words.heads[0]!, 50, 234, { bold: true })
    sheet.put(words.heads[1]!, 140, 234, { bold: true })
    sheet.right(words.heads[2]!, 545, 234, { bold: true })
    sheet.rule(247)
    let y = 253
    for (const { day, name, minor } of rows) {
      sheet.put(show(day), 50, y)
      sheet.put(name, 140, y)
      sheet.right(money(minor), 545, y)
      y += 15
    }
    sheet.rule(y)
    sheet.put(words.total, 320, y + 8, { size: 12, bold: true })
    sheet.right(money(total), 545, y + 8, { size: 12, bold: true })
    sheet.put(`${words.other} 0.9540)`, 320, y + 28)
    sheet.right(money(Math.round(total / 0.954)), 545, y + 28)
    sheet.put(words.tax, 320, y + 44, { size: 8 })
    sheet.right(money(taxWithin(total - nights * 350, 3.8)), 545, y + 44, { size: 8 })
    for (const [index, word] of words.paid.entries()) {
      sheet.put(word, 320, y + 64 + 14 * index)
      sheet.right(money(index === 0 ? total : 0), 545, y + 64 + 14 * index)
    }
    return labelled(words.hotel, [leaving, show(leaving)], [total, money(total)], words.money)
  },
)
