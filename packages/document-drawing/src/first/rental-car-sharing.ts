import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Cars by the minute: each drive in a box of its own, credit taken off, what is left to pay in a dark bar. */
export const carSharing = template(
  'rental-car-sharing',
  {},
  {
    it: {
      firm: 'GiraGira',
      legal: 'GiraGira Car Sharing S.r.l., Via Savona 97, 20144 Milano, P.IVA 10203040966',
      title: 'Riepilogo noleggi e fattura',
      facts: ['Fattura', 'Emessa il', 'Intestata a'],
      words: ['Noleggio', 'minuti', 'km', 'Tariffa al minuto', 'Km extra', 'Totale noleggio'],
      car: 'Fiat 500e',
      credit: 'Credito promozionale',
      total: 'Importo addebitato',
      tax: 'IVA 22% inclusa',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 22,
    },
    nl: {
      firm: 'Deelwiel',
      legal: 'Deelwiel B.V., Keilestraat 5, 3029 BP Rotterdam, BTW NL858899001B01',
      title: 'Rittenoverzicht en factuur',
      facts: ['Factuur', 'Opgesteld', 'Op naam van'],
      words: ['Rit', 'minuten', 'km', 'Minutenprijs', 'Extra km', 'Totaal rit'],
      car: 'Renault Zoe',
      credit: 'Tegoed',
      total: 'Af te schrijven bedrag',
      tax: 'inclusief 21% btw',
      days: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 21,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${words.money[1]} ${figure(minor, words.figures)}`
    const drives = Array.from({ length: 4 }, (_, index) => {
      const minutes = chance.whole(18, 140)
      return {
        day: addDays(billed, 3 * index - 14),
        minutes,
        far: chance.whole(4, 60),
        time: 29 * minutes,
        extra: 25 * chance.whole(0, 30),
      }
    })
    const credit = 500
    const total = sum(drives.map(({ time, extra }) => time + extra)) - credit

    sheet.disc(64, 60, 14, '#00a6a6')
    sheet.disc(98, 60, 14, '#00a6a6')
    sheet.put(words.firm, 124, 50, { size: 20, bold: true })
    sheet.put(words.title, 50, 92, { size: 12 })
    const values = [`GG${chance.digits(7)}`, show(billed), anyGuest(chance, language).firm]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 360, 50 + 14 * index, { size: 8, color: '#777' })
      sheet.put(values[index]!, 420, 50 + 14 * index, { size: 8.5 })
    }
    for (const [index, drive] of drives.entries()) {
      const top = 122 + 112 * index
      sheet.frame(50, top, 495, 100, '#bbb', 6)
      sheet.put(`${words.words[0]} ${index + 1}: ${words.car}`, 64, top + 12, {
        size: 10,
        bold: true,
      })
      sheet.right(`${show(drive.day)} ${anyClock(chance)}`, 531, top + 12)
      sheet.put(
        `${drive.minutes} ${words.words[1]}, ${drive.far} ${words.words[2]}`,
        64,
        top + 28,
        { size: 8, color: '#777' },
      )
      for (const [place, word] of words.words.slice(3).entries()) {
        sheet.put(word, 64, top + 46 + 16 * place, { bold: place === 2 })
        sheet.right(
          money([drive.time, drive.extra, drive.time + drive.extra][place]!),
          531,
          top + 46 + 16 * place,
          { bold: place === 2 },
        )
      }
    }
    sheet.put(words.credit, 64, 582)
    sheet.right(money(-credit), 531, 582)
    sheet.fill(50, 602, 495, 32, '#14342b')
    sheet.put(words.total, 64, 611, { size: 13, bold: true, color: '#ffffff' })
    sheet.right(money(total), 531, 611, { size: 13, bold: true, color: '#ffffff' })
    sheet.right(`${words.tax}: ${money(taxWithin(total, words.rate))}`, 531, 644, { size: 8 })
    sheet.put(words.legal, 50, 800, { size: 7.5, color: '#777' })
    return labelled(
      words.firm,
      [billed, show(billed)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
