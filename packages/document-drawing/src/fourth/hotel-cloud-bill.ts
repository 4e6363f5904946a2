import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Out of a hotel program in the browser: much white, a large title, three days of which one is the issue, lines below their reservation, payments after the sum. */
export const cloudBill = template(
  'hotel-cloud-bill',
  {},
  {
    nl: {
      hotel: 'Hotel De Waagmeester',
      owner:
        'Brink 38|7411 BT Deventer|Nederland|Waagmeester Horeca B.V.|KvK 38055502|Btw NL814455021B01'.split(
          '|',
        ),
      title: 'Factuur',
      to: 'Klant',
      days: 'Factuurdatum|Leveringsdatum|Vervaldatum',
      stay: 'Reservering',
      items: 'Overnachting Comfort kamer|Ontbijt|Toeristenbelasting|Parkeren',
      rates: [9, 9, 0, 21],
      sums: 'Totaal|Betalingen|Openstaand',
      paid: 'Betaalkaart Maestro',
      heads: 'Omschrijving|Aantal|Prijs|Btw|Bedrag',
      tax: 'Btw-tarief|Netto|Btw|Bruto',
      page: 'Pagina 1 van 1',
      day: 'dd-MM-yyyy',
      price: 100,
      figures: '1.234,56' as Figures,
      currency: ['EUR', '€'] as [string, string],
    },
    en: {
      hotel: 'Hotel Bednarska Warsaw',
      owner:
        'ul. Bednarska 14|00-310 Warszawa|Poland|HB Management sp. z o.o.|KRS 0000555014|NIP 525-25-50-142'.split(
          '|',
        ),
      title: 'Invoice',
      to: 'Customer',
      days: 'Issued|Date of supply|Due',
      stay: 'Reservation',
      items: 'Night, Superior Double|Breakfast|City view upgrade|Garage',
      rates: [8, 8, 8, 23],
      sums: 'Total|Payments|Open balance',
      paid: 'Credit card Visa',
      heads: 'Item|Count|Unit price|VAT|Amount',
      tax: 'VAT rate|Net|VAT|Gross',
      page: 'Page 1 of 1',
      day: 'dd/MM/yyyy',
      price: 420,
      figures: '1,234.56' as Figures,
      currency: ['PLN', 'PLN'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(2, 4)
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, nights)
    const issued = addDays(leaving, chance.whole(1, 3))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${words.currency[1]} ${figure(minor, words.figures)}`
    const prices = [chance.whole(96, 148), 19, 4, 22].map((price) => price * words.price)
    const minors = prices.map((price) => nights * price)
    const total = sum(minors)
    const grey = { size: 8, color: '#8a8f98' }

    sheet.put(`${words.title} ${issued.slice(0, 4)}${chance.digits(5)}`, 48, 46, {
      size: 22,
      bold: true,
    })
    sheet.right(words.hotel, 547, 50, { size: 12, bold: true })
    for (const [index, line] of words.owner.entries())
      sheet.right(line, 547, 70 + 12 * index, { size: 8.5 })
    const { name, firm, street, town, country } = anyGuest(chance, language)
    sheet.put(words.to, 48, 92, grey)
    sheet.lines([firm, street, town, country], 48, 104, { size: 9.5 })
    for (const [index, word] of words.days.split('|').entries()) {
      sheet.put(word, 48 + 120 * index, 172, grey)
      sheet.put(show([issued, leaving, issued][index]!), 48 + 120 * index, 184, { size: 10 })
    }
    const edges = [48, 330, 410, 455, 547]
    const row = (cells: string[], y: number, style = {}) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, edges[0]!, y, style)
        else sheet.right(cell, edges[index]!, y, style)
    }
    row(words.heads.split('|'), 226, grey)
    sheet.rule(240, 48, 547, { color: '#d5d8dd' })
    sheet.put(
      `${words.stay} ${chance.digits(5)} – ${name} – ${show(arrival)} – ${show(leaving)}`,
      48,
      250,
      { bold: true },
    )
    for (const [index, item] of words.items.split('|').entries())
      row(
        [
          item,
          String(nights),
          money(prices[index]!),
          `${words.rates[index]} %`,
          money(minors[index]!),
        ],
        270 + 18 * index,
      )
    sheet.rule(346, 48, 547, { color: '#d5d8dd' })
    const [sumWord, payments, open] = words.sums.split('|')
    sheet.put(sumWord!, 330, 358, { size: 14, bold: true })
    sheet.right(money(total), 547, 358, { size: 14, bold: true })
    sheet.put(payments!, 48, 392, grey)
    sheet.put(`${show(leaving)}   ${words.paid} **** ${chance.digits(4)}`, 48, 406)
    sheet.right(`-${money(total)}`, 547, 406)
    sheet.put(open!, 330, 430)
    sheet.right(money(0), 547, 430)
    const taxes = [...new Set(words.rates)].map((rate) => {
      const gross = sum(minors.filter((_, index) => words.rates[index] === rate))
      const tax = taxWithin(gross, rate)
      return [`${rate} %`, ...[gross - tax, tax, gross].map((minor) => money(minor))]
    })
    for (const [line, cells] of [words.tax.split('|'), ...taxes].entries())
      for (const [index, cell] of cells.entries())
        sheet.right(cell, 110 + 90 * index, 476 + 14 * line, line ? { size: 8.5 } : grey)
    sheet.right(words.page, 547, 806, grey)
    return labelled(
      words.hotel,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
