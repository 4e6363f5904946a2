import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A loud confirmation: the booking code largest, each extra a line, what was paid in a table of payments. */
export const lowCost = template(
  'flight-low-cost',
  {},
  {
    it: {
      airline: 'VoloFurbo',
      legal: 'VoloFurbo S.p.A., Aeroporto di Orio al Serio, 24050 Bergamo, P.IVA 03998870164',
      code: 'Codice di prenotazione',
      ready: 'La tua prenotazione è confermata!',
      legs: ['Andata', 'Ritorno'],
      cities: ['Bergamo BGY', 'Valencia VLC'],
      pay: 'Dettagli del pagamento',
      rows: ['Tariffa adulto x 1', 'Priorità e 2 bagagli a mano', 'Posto 14C', 'Commissione carta'],
      total: 'Totale pagato',
      payments: ['Data', 'Metodo', 'Valuta', 'Importo'],
      who: 'Passeggeri',
      rules:
        'Presentati al gate almeno 40 minuti prima della partenza. Il check-in in aeroporto costa 55,00 EUR a persona. ',
      days: 'dd MMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
    en: {
      airline: 'Pip Airlines',
      legal: 'Pip Airlines DAC, Pip House, Swords, Co. Dublin, Ireland. VAT IE 6543210M',
      code: 'Your booking reference',
      ready: 'You’re all set!',
      legs: ['Going out', 'Coming back'],
      cities: ['Edinburgh EDI', 'Gdansk GDN'],
      pay: 'Payment breakdown',
      rows: ['1 x adult fare', 'Priority & 2 cabin bags', 'Seat 14C', 'Booking fee'],
      total: 'Total paid',
      payments: ['Date', 'Method', 'Currency', 'Amount'],
      who: 'Passengers',
      rules:
        'Be at the gate at least 40 minutes before departure. Checking in at the airport costs GBP 55.00 for each person. ',
      days: 'dd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: ['GBP', 'GBP'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const leaving = addDays(booked, chance.whole(15, 70))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.money[1]}`
    const parts = [100 * chance.whole(29, 164) + 98, 2649, 900, 250]
    const total = sum(parts)

    sheet.fill(0, 0, sheet.width, 60, '#ffdd00')
    sheet.put(words.airline, 40, 18, { size: 24, bold: true, color: '#222' })
    sheet.middle(words.code, sheet.width / 2, 84, { size: 11 })
    sheet.middle(`K${chance.digits(1)}ZP${chance.digits(1)}W`, sheet.width / 2, 102, {
      size: 30,
      bold: true,
    })
    sheet.middle(words.ready, sheet.width / 2, 146, { size: 13 })
    for (const [index, word] of words.legs.entries()) {
      const x = 40 + 262 * index
      sheet.frame(x, 180, 252, 96, '#999', 8)
      sheet.put(word, x + 14, 192, { size: 9, color: '#777' })
      sheet.put(show(addDays(leaving, 3 * index)), x + 160, 192)
      const [from, to] = index === 0 ? words.cities : words.cities.toReversed()
      sheet.put(anyClock(chance), x + 14, 214, { size: 14, bold: true })
      sheet.put(from!, x + 66, 218)
      sheet.put(anyClock(chance), x + 14, 240, { size: 14, bold: true })
      sheet.put(to!, x + 66, 244)
    }
    sheet.put(words.who, 40, 300, { size: 12, bold: true })
    sheet.put(anyGuest(chance, language).name, 40, 318)
    sheet.put(words.pay, 40, 350, { size: 12, bold: true })
    for (const [index, name] of words.rows.entries()) {
      sheet.put(name, 40, 372 + 17 * index)
      sheet.right(money(parts[index]!), 554, 372 + 17 * index)
    }
    sheet.rule(442, 40, 554, { weight: 1.2 })
    sheet.put(words.total, 40, 450, { size: 12, bold: true })
    sheet.right(money(total), 554, 450, { size: 12, bold: true })
    const columns = [40, 170, 330, 460]
    const cells = [show(booked), 'Visa Debit *6614', words.money[1], figure(total, words.figures)]
    for (const [index, word] of words.payments.entries()) {
      sheet.put(word, columns[index]!, 484, { size: 8, color: '#777' })
      sheet.put(cells[index]!, columns[index]!, 497)
    }
    sheet.nextPage()
    sheet.fill(0, 0, sheet.width, 30, '#ffdd00')
    sheet.prose(words.rules.repeat(9).trim(), 40, 60, 514)
    sheet.put(words.legal, 40, 806, { size: 7, color: '#666' })
    return labelled(
      words.airline,
      [booked, show(booked)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
