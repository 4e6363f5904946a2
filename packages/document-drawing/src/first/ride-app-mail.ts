import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** What a ride app mails: the sum large at the top, a map, then how it came about. */
export const appMail = template(
  'ride-app-mail',
  { size: 'LETTER' },
  {
    en: {
      app: 'Zipride',
      thanks: 'Thanks for riding, Daniel',
      total: 'Total',
      rows: ['Trip fare', 'Booking fee', 'Airport surcharge', 'Tip'],
      subtotal: 'Subtotal',
      paid: 'American Express ••1006',
      driver: 'You rode with Marcus, Toyota Camry',
      way: ['1450 Market St, San Francisco, CA', 'SFO Terminal 2, San Francisco, CA'],
      legal:
        'Zipride Technologies, Inc., 88 Harbor Blvd, Oakland, CA 94607. Switch payment method in the app.',
      days: 'MMMM d, yyyy',
      figures: '1,234.56' as Figures,
      money: ['USD', '$'] as [string, string],
      isSignFirst: true,
    },
    fr: {
      app: 'Courzy',
      thanks: 'Merci d’avoir voyagé avec nous, Claire',
      total: 'Total',
      rows: ['Prix de la course', 'Frais de service', 'Supplément aéroport', 'Pourboire'],
      subtotal: 'Sous-total',
      paid: 'Visa ••7730',
      driver: 'Votre chauffeur : Karim, Peugeot 508',
      way: ['12 rue de Bercy, 75012 Paris', 'Aéroport d’Orly, Terminal 3, 94390 Orly'],
      legal:
        'Courzy France SAS, 40 avenue Daumesnil, 75012 Paris. TVA 10 % comprise, FR 32 812345678.',
      days: 'd MMMM yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      isSignFirst: false,
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.days, language)
    const money = (minor: number) =>
      words.isSignFirst
        ? `${words.money[1]}${figure(minor, words.figures)}`
        : `${figure(minor, words.figures)} ${words.money[1]}`
    const parts = [100 * chance.whole(18, 64) + chance.whole(1, 99), 295, 550, 500]
    const total = sum(parts)
    const [left, right] = [130, sheet.width - 130]

    sheet.fill(0, 0, sheet.width, 150, '#16161d')
    sheet.put(words.app, left, 34, { size: 22, bold: true, color: '#ffffff' })
    sheet.right(shown, right, 42, { size: 9, color: '#dddddd' })
    sheet.put(words.thanks, left, 92, { size: 17, color: '#ffffff' })
    sheet.put(words.total, left, 176, { size: 22, bold: true })
    sheet.right(money(total), right, 176, { size: 22, bold: true })
    sheet.fill(left, 216, right - left, 130, '#e8efe4')
    sheet.shape(
      [
        [left + 30, 320],
        [left + 110, 262],
        [left + 190, 290],
        [right - 40, 236],
      ],
      '#3f6fd8',
      false,
    )
    let y = 366
    for (const [index, name] of words.rows.entries()) {
      sheet.put(name, left, y, { size: 10 })
      sheet.right(money(parts[index]!), right, y, { size: 10 })
      y += 20
      if (index !== 2) continue
      sheet.rule(y - 2, left, right, { color: '#ddd' })
      sheet.put(words.subtotal, left, y + 4, { size: 10, bold: true })
      sheet.right(money(sum(parts.slice(0, 3))), right, y + 4, { size: 10, bold: true })
      y += 26
    }
    sheet.rule(y, left, right, { color: '#ddd' })
    sheet.put(words.paid, left, y + 10, { size: 10 })
    sheet.right(money(total), right, y + 10, { size: 10 })
    sheet.put(words.driver, left, y + 46, { size: 11, bold: true })
    for (const [index, place] of words.way.entries()) {
      sheet.disc(left + 4, y + 74 + 22 * index, 3, '#16161d')
      sheet.put(`${anyClock(chance)}  ${place}`, left + 16, y + 69 + 22 * index, { size: 9 })
    }
    sheet.prose(words.legal, left, 720, right - left, { size: 7.5, color: '#777' })
    return labelled(words.app, [day, shown], [total, figure(total, words.figures)], words.money)
  },
)
