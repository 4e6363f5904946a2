import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** Coupons the size of a card, orange bands and small capitals; the one for the receipt comes last. */
export const coupon = template(
  'train-coupon',
  { size: [420, 595] },
  {
    en: {
      railway: 'Great Fenland Railway',
      halves: ['OUT', 'RETURN', 'SALES RECEIPT'],
      heads: ['Class', 'Ticket type', 'Adult', 'Child'],
      cells: ['STD', 'OFF-PEAK RETURN', 'ONE', 'NIL'],
      words: ['From', 'To', 'Valid on', 'Route', 'Number'],
      towns: ['PETERBOROUGH', 'KINGS LYNN'],
      route: 'ANY PERMITTED',
      receipt: ['Date of sale', 'Time', 'Ticket office', 'Payment', 'Amount paid'],
      office: 'Peterborough 2',
      card: 'Contactless',
      days: 'dd MMM yy',
      figures: '1,234.56' as Figures,
      money: ['GBP', '£'] as [string, string],
    },
    es: {
      railway: 'Ferrocarriles de Levante',
      halves: ['IDA', 'VUELTA', 'JUSTIFICANTE DE COMPRA'],
      heads: ['Clase', 'Tarifa', 'Adulto', 'Niño'],
      cells: ['TUR', 'IDA Y VUELTA', 'UNO', '–'],
      words: ['Origen', 'Destino', 'Válido el', 'Vía', 'Número'],
      towns: ['VALENCIA NORD', 'ALCOY'],
      route: 'XÀTIVA',
      receipt: ['Fecha de venta', 'Hora', 'Taquilla', 'Pago', 'Importe abonado'],
      office: 'Valencia 4',
      card: 'Tarjeta',
      days: 'dd MMM yy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const sold = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const total = 10 * chance.whole(124, 830)
    const printed = figure(total, words.figures)
    const number = chance.digits(9)
    for (const [index, half] of words.halves.entries()) {
      const top = 20 + 188 * index
      sheet.frame(20, top, 380, 176, '#e07a1f', 8)
      sheet.fill(20, top + 8, 380, 16, '#f6b26b')
      sheet.put(words.railway, 32, top + 11, { size: 9, bold: true })
      sheet.right(half, 388, top + 11, { size: 9, bold: true })
      sheet.fill(20, top + 152, 380, 16, '#f6b26b')
      if (index === 2) {
        const values = [
          show(sold),
          anyClock(chance),
          words.office,
          words.card,
          `${words.money[1]}${printed}`,
        ]
        for (const [place, word] of words.receipt.entries()) {
          const style = { size: place === 4 ? 12 : 9, bold: place === 4 }
          sheet.put(word, 40, top + 36 + 21 * place, style)
          sheet.put(values[place]!, 200, top + 36 + 21 * place, style)
        }
        continue
      }
      for (const [place, word] of words.heads.entries()) {
        sheet.put(word, 32 + 95 * place, top + 32, { size: 7, color: '#777' })
        sheet.put(words.cells[place]!, 32 + 95 * place, top + 41, {
          size: 9,
          face: 'mono',
          bold: true,
        })
      }
      const [from, to] = index === 0 ? words.towns : words.towns.toReversed()
      const values = [from!, to!, show(addDays(sold, index)), words.route, number]
      for (const [place, word] of words.words.entries()) {
        sheet.put(word, 32, top + 62 + 17 * place, { size: 7, color: '#777' })
        sheet.put(values[place]!, 100, top + 60 + 17 * place, {
          size: 10,
          face: 'mono',
          bold: true,
        })
      }
      sheet.right(`${words.money[1]}${printed}`, 388, top + 128, {
        size: 10,
        face: 'mono',
        bold: true,
      })
    }
    return labelled(words.railway, [sold, show(sold)], [total, printed], words.money)
  },
)
