import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A pay machine's slip that somebody saved as a PDF: narrow, few words, in and out a day apart. */
export const garageSlip = template(
  'parking-garage-slip',
  { size: [204, 380], face: 'mono' },
  {
    en: {
      garage: 'BRINDLE WHARF CAR PARK',
      address: ['Brindle Wharf', 'Birmingham B1 2JB', 'VAT 210 4455 90'],
      words: ['Ticket', 'Entry', 'Paid', 'Stay'],
      fee: 'FEE PAID',
      tax: 'VAT 20%',
      card: 'Card ************1182',
      bye: 'Exit within 15 minutes',
      days: 'dd/MM/yyyy',
      figures: '1,234.56' as Figures,
      money: ['GBP', 'GBP'] as [string, string],
      rate: 20,
    },
    es: {
      garage: 'PARKING PLAZA MAYOR',
      address: ['Plaza Mayor s/n', '37001 Salamanca', 'CIF A37009911'],
      words: ['Ticket', 'Entrada', 'Pago', 'Tiempo'],
      fee: 'IMPORTE',
      tax: 'IVA 21%',
      card: 'Tarjeta ********1182',
      bye: 'Salga antes de 15 minutos',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      rate: 21,
    },
  },
  (sheet, words, chance, language) => {
    const came = anyDay(chance)
    const paid = addDays(came, 1)
    const show = (day: string) => dayIn(day, words.days, language)
    const total = 10 * chance.whole(84, 420)
    const printed = figure(total, words.figures)
    const style = { size: 8 }
    sheet.middle(words.garage, 102, 22, { size: 10, bold: true })
    for (const [index, line] of words.address.entries())
      sheet.middle(line, 102, 42 + 12 * index, style)
    const values = [
      chance.digits(8),
      `${show(came)} ${anyClock(chance)}`,
      `${show(paid)} ${anyClock(chance)}`,
      `1d ${chance.whole(1, 9)}h ${chance.whole(10, 59)}m`,
    ]
    for (const [index, word] of words.words.entries()) {
      sheet.put(word, 16, 100 + 16 * index, style)
      sheet.right(values[index]!, 188, 100 + 16 * index, style)
    }
    sheet.put('*'.repeat(35), 16, 170, style)
    sheet.put(words.fee, 16, 188, { size: 11, bold: true })
    sheet.right(`${words.money[1]} ${printed}`, 188, 188, { size: 11, bold: true })
    sheet.put('*'.repeat(35), 16, 208, style)
    sheet.put(words.tax, 16, 228, style)
    sheet.right(figure(taxWithin(total, words.rate), words.figures), 188, 228, style)
    sheet.put(words.card, 16, 248, style)
    sheet.middle(words.bye, 102, 290, style)
    return labelled(words.garage, [paid, show(paid)], [total, printed], words.money)
  },
)
