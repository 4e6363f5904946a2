import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Bags and seats bought later: a card with rounded corners in the middle of an empty page. */
export const baggage = template(
  'flight-baggage',
  {},
  {
    nl: {
      airline: 'Polder Air',
      legal: 'Polder Air N.V., Luchthavenweg 1, 1118 Schiphol, KvK 33012345, BTW NL801234567B01',
      title: 'Betaalbewijs extra’s',
      intro: 'Bedankt voor je aankoop. Hieronder vind je wat je hebt betaald.',
      words: ['Boekingscode', 'Reiziger', 'Aangekocht op', 'Vlucht'],
      items: ['Ruimbagage 23 kg, heen', 'Ruimbagage 23 kg, terug', 'Stoel met extra beenruimte 7A'],
      total: 'Totaal betaald',
      tax: 'Internationaal vervoer, 0% btw',
      paid: 'iDEAL',
      days: 'd MMMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    en: {
      airline: 'Skylark Regional',
      legal:
        'Skylark Regional Airlines Pty Ltd, ABN 51 004 085 616, 12 Airport Ave, Brisbane QLD 4008',
      title: 'Receipt for extras',
      intro: 'Thanks for adding to your trip. Keep this receipt for your records.',
      words: ['Booking', 'Traveller', 'Purchased', 'Flight'],
      items: ['Checked bag 23 kg BNE–SYD', 'Checked bag 23 kg SYD–BNE', 'Front row seat 2C'],
      total: 'Total paid in AUD',
      tax: 'GST of 10% included',
      paid: 'Mastercard ending 5512',
      days: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: ['AUD', 'AUD'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const flight = addDays(bought, chance.whole(2, 30))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const prices = [3400, 3700, 100 * chance.whole(14, 42) + 50]
    const total = sum(prices)

    sheet.disc(sheet.width / 2, 84, 22, '#f26b21')
    sheet.middle(words.airline, sheet.width / 2, 116, { size: 15, bold: true, color: '#f26b21' })
    sheet.frame(110, 150, sheet.width - 220, 330, '#ccc', 14)
    sheet.put(words.title, 134, 172, { size: 16, bold: true })
    sheet.prose(words.intro, 134, 198, sheet.width - 268, { size: 9, color: '#555' })
    const values = [
      `P${chance.digits(2)}KL${chance.digits(1)}`,
      anyGuest(chance, language).name,
      show(bought),
      `PA ${chance.digits(3)}, ${show(flight)}`,
    ]
    for (const [index, word] of words.words.entries()) {
      const [x, y] = [134 + 170 * (index % 2), 240 + 34 * Math.floor(index / 2)]
      sheet.put(word, x, y, { size: 7.5, color: '#777' })
      sheet.put(values[index]!, x, y + 11, { size: 9.5 })
    }
    for (const [index, name] of words.items.entries()) {
      sheet.put(name, 134, 330 + 20 * index)
      sheet.right(`${words.money[1]} ${money(prices[index]!)}`, sheet.width - 134, 330 + 20 * index)
    }
    sheet.rule(394, 134, sheet.width - 134)
    sheet.put(words.total, 134, 404, { size: 13, bold: true })
    const sign = words.money[1] === '€' ? '€ ' : '$'
    sheet.right(`${sign}${money(total)}`, sheet.width - 134, 404, { size: 13, bold: true })
    sheet.put(words.tax, 134, 428, { size: 8, color: '#777' })
    sheet.put(words.paid, 134, 448, { size: 8 })
    sheet.middle(words.legal, sheet.width / 2, 790, { size: 7, color: '#777' })
    return labelled(words.airline, [bought, show(bought)], [total, money(total)], words.money)
  },
)
