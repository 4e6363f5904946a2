import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** One booking, two travellers: a panel and a sum for each of them with its ticket, and what was charged for both. */
export const twoPassengers = template(
  'flight-two-passengers',
  {},
  {
    en: {
      name: 'Boreal Wings',
      legal:
        'Boreal Wings Aktiebolag (publ), SE-195 87 Stockholm-Arlanda, Reg. no. 556044-7719, VAT SE556044771901',
      title: 'Receipt',
      facts: ['Booking reference', 'Date of purchase', 'Paid with'],
      legs: ['Gothenburg (GOT) – Luleå (LLA)', 'Luleå (LLA) – Gothenburg (GOT)'],
      people: ['Ms Harriet Coleman', 'Mr Samuel Ridge'],
      adult: 'Adult, ticket',
      rows: [
        'Fare',
        'Passenger charges and taxes',
        'Of which VAT 6%',
        'Seat reservation',
        'Price per traveller',
      ],
      total: 'Total amount charged',
      points: 'You and your party earn 2,180 Boreal points on this trip.',
      note: 'Unused tickets may be cancelled up to 24 hours before departure; a fee of 450.00 SEK per traveller is then kept. This receipt is not valid for travel.',
      days: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      currency: 'SEK',
      scale: 10,
    },
    it: {
      name: 'Aerolinee del Tirreno',
      legal:
        'Aerolinee del Tirreno S.p.A., Aeroporto di Pisa, 56121 Pisa, P.IVA 01599340506, società soggetta a direzione e coordinamento di Meridia Holding S.p.A.',
      title: 'Ricevuta di acquisto',
      facts: ['Codice prenotazione', 'Data di acquisto', 'Pagato con'],
      legs: ['Pisa (PSA) – Olbia (OLB)', 'Olbia (OLB) – Pisa (PSA)'],
      people: ['Sig.ra Giulia Ferri', 'Sig. Marco Tosi'],
      adult: 'Adulto, biglietto',
      rows: [
        'Tariffa',
        'Tasse e diritti aeroportuali',
        'di cui IVA 10%',
        'Scelta del posto',
        'Prezzo per passeggero',
      ],
      total: 'Importo totale addebitato',
      points: 'Con questo viaggio accumulate 640 punti Tirreno Club.',
      note: 'I biglietti non utilizzati possono essere annullati fino a 24 ore prima della partenza trattenendo 45,00 EUR per passeggero. La presente ricevuta non è valida per il viaggio.',
      days: 'd MMM yyyy',
      figures: '1.234,56' as Figures,
      currency: 'EUR',
      scale: 1,
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const out = addDays(bought, chance.whole(8, 40))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.currency}`
    const seats = [90 * words.scale * 10, 0]
    const fares = words.people.map(() => 100 * words.scale * chance.whole(88, 164))
    const charges = 100 * words.scale * 31 + 40 * words.scale
    const vat = fares.map((fare) =>
      Math.round((fare + charges) * (words.scale === 10 ? 6 / 106 : 10 / 110)),
    )
    const each = fares.map((fare, index) => fare + charges + seats[index]!)
    const total = sum(each)
    const navy = '#14213d'

    sheet.fill(0, 0, 595, 92, navy)
    sheet.shape(
      [
        [44, 62],
        [84, 30],
        [70, 62],
      ],
      '#fca311',
    )
    sheet.put(words.name, 96, 38, { size: 20, bold: true, color: '#fff' })
    sheet.right(words.title, 550, 42, { size: 16, color: '#fff' })
    const values = [
      `${chance.pick(['QK', 'RT', 'ZH'])}${chance.digits(1)}LMW`,
      show(bought),
      `Mastercard •••• ${chance.digits(4)}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 44 + 180 * index, 112, { size: 8, color: '#666' })
      sheet.put(values[index]!, 44 + 180 * index, 124, { size: 11, bold: true })
    }
    for (const [index, leg] of words.legs.entries()) {
      const y = 160 + 18 * index
      sheet.put(show(addDays(out, 2 * index)), 44, y)
      sheet.put(leg, 130, y)
      sheet.put(`${words.name[0]}W ${chance.whole(110, 899)}`, 360, y)
      sheet.put(['07:05', '19:40'][index]!, 420, y)
      sheet.right('Economy Flex', 550, y)
    }
    for (const [index, person] of words.people.entries()) {
      const x = 44 + 258 * index
      sheet.frame(x, 210, 248, 150, '#bbb', 6)
      sheet.put(person, x + 12, 222, { size: 11, bold: true })
      sheet.put(`${words.adult} 688-${chance.digits(10)}`, x + 12, 238, { size: 8, color: '#666' })
      const minors = [fares[index]!, charges, vat[index]!, seats[index]!, each[index]!]
      for (const [row, word] of words.rows.entries()) {
        const style = {
          bold: row === 4,
          color: row === 2 ? '#888' : '#111',
          size: row === 2 ? 7.5 : 9,
        }
        sheet.put(word, x + (row === 2 ? 20 : 12), 260 + 19 * row, style)
        sheet.right(money(minors[row]!), x + 236, 260 + 19 * row, style)
      }
    }
    sheet.fill(44, 376, 506, 36, '#fff3dc')
    sheet.put(words.total, 56, 388, { size: 12, bold: true })
    sheet.right(money(total), 538, 386, { size: 15, bold: true })
    sheet.put(words.points, 44, 430)
    sheet.prose(words.note, 44, 450, 506, { size: 8, color: '#555' })
    sheet.rule(788, 44, 550, { color: '#bbb' })
    sheet.prose(words.legal, 44, 795, 506, { size: 7, color: '#666' })
    return labelled(
      words.name,
      [bought, show(bought)],
      [total, figure(total, words.figures)],
      [words.currency, words.currency],
    )
  },
)
