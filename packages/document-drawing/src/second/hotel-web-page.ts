import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The page of a hotel's own site, printed days later with the browser's lines above and below it. */
export const webPage = template(
  'hotel-web-page',
  {},
  {
    nl: {
      hotel: 'Hotel De Gouden Sluis',
      address: 'Havendijk 6, 4381 NL Vlissingen',
      site: 'https://mijn.degoudensluis.example/boekingen',
      title: 'Mijn boeking',
      menu: ['Kamers', 'Restaurant', 'Arrangementen', 'Mijn account', 'Uitloggen'],
      back: 'Terug naar boekingen',
      heading: 'Uw factuur',
      facts: ['Factuurnummer', 'Factuurdatum', 'Boeking', 'Op naam van', 'Bedrijf'],
      stay: ['Inchecken', 'Uitchecken', 'vanaf 15:00', 'tot 11:00'],
      items: ['Comfort kamer', 'Ontbijtbuffet', 'Toeristenbelasting'],
      nights: 'nachten',
      total: 'Totaal',
      tax: 'waarvan 9% btw',
      paid: 'Betaald met iDEAL',
      again: ['Boek opnieuw en ontvang 10% korting', 'Vanaf € 79,00 per nacht'],
      buttons: ['Download PDF', 'Afdrukken'],
      policy: 'Veelgestelde vragen',
      questions: [
        'Kan ik mijn boeking nog wijzigen? Tot 48 uur voor aankomst kunt u kosteloos wijzigen. Daarna brengen wij de eerste nacht in rekening.',
        'Waar kan ik parkeren? Op eigen terrein voor € 12,50 per dag, zolang er plaats is. Reserveren is niet mogelijk.',
        'Mag mijn hond mee? Ja, tegen een toeslag van € 15,00 per nacht.',
      ],
      links:
        'Contact   Privacy   Cookies   Algemene voorwaarden   KvK 22 05 41 87   BTW NL8114.20.665.B01',
      printed: 'd-M-yyyy',
      days: 'd MMMM yyyy',
      weekday: 'EEE d MMM',
      figures: '1.234,56' as Figures,
      sign: '€',
      currency: 'EUR',
      price: 1,
      rate: 9,
    },
    en: {
      hotel: 'Karlov Court Hotel',
      address: 'Na Slupi 31, 120 00 Prague 2, Czech Republic',
      site: 'https://www.karlovcourt.example/en/account/stays',
      title: 'My stays',
      menu: ['Rooms', 'Dining', 'Offers', 'My account', 'Sign out'],
      back: 'Back to my stays',
      heading: 'Stay invoice',
      facts: ['Invoice no.', 'Date of issue', 'Reservation', 'Guest', 'Billed to'],
      stay: ['Check-in', 'Check-out', 'from 14:00', 'until 12:00'],
      items: ['Superior room', 'Breakfast', 'City tax'],
      nights: 'nights',
      total: 'Total',
      tax: 'including 10% VAT',
      paid: 'Paid by card',
      again: ['Stay again and save 15%', 'From CZK 2,390.00 a night'],
      buttons: ['Download PDF', 'Print'],
      policy: 'Good to know',
      questions: [
        'Late check-out is possible until 16:00 for CZK 600.00, subject to availability. Please ask at reception the evening before.',
        'A lost key card costs CZK 200.00. The minibar is checked every day and is billed on departure.',
        'Our shuttle to the airport leaves every hour and costs CZK 750.00 per car.',
      ],
      links: 'Contact   Privacy   Cookies   Terms   Company ID 271 44 908   VAT CZ27144908',
      printed: 'dd/MM/yyyy',
      days: 'd MMMM yyyy',
      weekday: 'EEE d MMM',
      figures: '1,234.56' as Figures,
      sign: 'CZK',
      currency: 'CZK',
      price: 25,
      rate: 10,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 5)
    const issued = addDays(arrival, nights)
    const printed = addDays(issued, chance.whole(4, 19))
    const number = chance.digits(7)
    const clock = anyClock(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${words.sign} ${figure(minor, words.figures)}`
    const parts = [100 * words.price * chance.whole(89, 139) * nights, 1650 * words.price * nights]
    const cityTax = 200 * words.price * nights
    const total = sum(parts) + cityTax
    const grey = { color: '#777' }

    function browserLines(page: number) {
      const top = `${dayIn(printed, words.printed, language)}, ${clock}`
      sheet.put(top, 28, 16, { size: 7.5 })
      sheet.middle(`${words.title} | ${words.hotel}`, 320, 16, { size: 7.5 })
      sheet.put(`${words.site}/${number}`, 28, 818, { size: 7.5 })
      sheet.right(`${page}/2`, 567, 818, { size: 7.5 })
    }

    browserLines(1)
    sheet.put(words.hotel, 44, 46, { size: 15, face: 'serif', bold: true, color: '#274029' })
    for (const [index, item] of words.menu.entries())
      sheet.put(item, 246 + 66 * index, 50, { size: 8 })
    sheet.rule(74, 44, 551, { color: '#ccc' })
    sheet.put(words.back, 44, 84, { size: 8, color: '#2255aa' })
    sheet.put(words.heading, 44, 106, { size: 20, bold: true })

    sheet.fill(44, 144, 285, 120, '#c9d6c4')
    sheet.shape(
      [
        [44, 264],
        [140, 186],
        [205, 232],
        [262, 176],
        [329, 264],
      ],
      '#8aa583',
    )
    sheet.put(words.address, 44, 272, { size: 8, ...grey })
    const guest = anyGuest(chance, language)
    const values = [number, show(issued), `R-${chance.digits(6)}`, guest.name, guest.firm]
    for (const [index, word] of words.facts.entries()) {
      const y = 302 + 34 * index
      sheet.put(word, 44, y, { size: 8, ...grey })
      sheet.put(values[index]!, 44, y + 12, { size: 10 })
    }

    sheet.frame(349, 144, 202, 66, '#ccc', 6)
    for (const [index, day] of [arrival, issued].entries()) {
      const x = 361 + 98 * index
      sheet.put(words.stay[index]!, x, 154, { size: 8, ...grey })
      sheet.put(dayIn(day, words.weekday, language), x, 168, { size: 11, bold: true })
      sheet.put(words.stay[index + 2]!, x, 186, { size: 8, ...grey })
    }
    sheet.frame(349, 222, 202, 190, '#ccc', 6)
    for (const [index, name] of words.items.entries()) {
      const y = 234 + 34 * index
      sheet.put(name, 361, y)
      sheet.put(`${nights} ${words.nights}`, 361, y + 12, { size: 7.5, ...grey })
      sheet.right(money([...parts, cityTax][index]!), 539, y)
    }
    sheet.rule(340, 361, 539, { color: '#ccc' })
    sheet.put(words.total, 361, 350, { size: 12, bold: true })
    sheet.right(money(total), 539, 350, { size: 12, bold: true })
    sheet.put(words.tax, 361, 370, { size: 8, ...grey })
    sheet.right(money(taxWithin(sum(parts), words.rate)), 539, 370, { size: 8, ...grey })
    sheet.put(words.paid, 361, 390, { size: 8, color: '#1c7c3c' })
    for (const [index, word] of words.buttons.entries()) {
      sheet.fill(349 + 104 * index, 424, 98, 24, '#274029')
      sheet.middle(word, 398 + 104 * index, 432, { size: 8, color: '#fff' })
    }
    sheet.fill(44, 500, 507, 70, '#f3eee2')
    sheet.put(words.again[0]!, 62, 518, { size: 12, bold: true })
    sheet.put(words.again[1]!, 62, 540)

    sheet.nextPage()
    browserLines(2)
    sheet.put(words.policy, 44, 48, { size: 14, bold: true })
    let y = 78
    for (const question of words.questions) y = sheet.prose(question, 44, y, 507) + 12
    sheet.rule(y + 16, 44, 551, { color: '#ccc' })
    sheet.put(words.links, 44, y + 28, { size: 7.5, ...grey })
    return labelled(
      words.hotel,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      [words.currency, words.sign],
    )
  },
)
