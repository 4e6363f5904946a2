import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A voucher of a bus to the airport: two halves, the traveller's and the driver's, both with the price. */
export const shuttle = template(
  'ride-shuttle',
  { size: 'A5' },
  {
    it: {
      firm: 'Navetta Marconi',
      legal: 'Trasporti Marconi S.r.l. – Via Triumvirato 84, 40132 Bologna – P.IVA 03344550371',
      halves: ['Copia passeggero', 'Copia conducente'],
      words: ['Passeggero', 'Data corsa', 'Partenza', 'Biglietto n.'],
      way: 'Bologna Centrale – Aeroporto G. Marconi',
      price: 'Prezzo',
      tax: 'IVA 10% inclusa',
      sold: 'Emesso il',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    es: {
      firm: 'Lanzadera Costa Azul',
      legal: 'Autocares Costa Azul S.L. – Avda. del Aeropuerto 15, 03195 Elche – CIF B03667788',
      halves: ['Ejemplar para el viajero', 'Ejemplar para el conductor'],
      words: ['Viajero', 'Fecha de viaje', 'Salida', 'Billete n.º'],
      way: 'Aeropuerto de Alicante – Benidorm',
      price: 'Precio',
      tax: 'IVA 10% incluido',
      sold: 'Emitido el',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const sold = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const total = 100 * chance.whole(11, 38) + 50
    const printed = figure(total, words.figures)
    const values = [
      anyGuest(chance, language).name,
      show(addDays(sold, chance.whole(1, 9))),
      anyClock(chance),
      chance.digits(7),
    ]
    for (const [index, half] of words.halves.entries()) {
      const top = 30 + 280 * index
      sheet.frame(28, top, sheet.width - 56, 250, '#b8860b', 8)
      sheet.fill(28, top, sheet.width - 56, 34, '#f5d76e')
      sheet.put(words.firm, 40, top + 9, { size: 15, bold: true })
      sheet.right(half, sheet.width - 40, top + 13, { size: 8 })
      sheet.put(words.way, 40, top + 50, { size: 12, bold: true })
      for (const [place, word] of words.words.entries()) {
        sheet.put(word, 40, top + 80 + 20 * place, { size: 8, color: '#666' })
        sheet.put(values[place]!, 130, top + 78 + 20 * place, { size: 10 })
      }
      sheet.put(words.price, 290, top + 170, { size: 9 })
      sheet.right(`${words.money[1]} ${printed}`, sheet.width - 40, top + 166, {
        size: 14,
        bold: true,
      })
      sheet.right(
        `${words.tax} ${figure(taxWithin(total, 10), words.figures)}`,
        sheet.width - 40,
        top + 188,
        { size: 7.5 },
      )
      sheet.put(`${words.sold} ${show(sold)}`, 40, top + 188, { size: 8 })
      sheet.put(words.legal, 40, top + 230, { size: 6.5, color: '#666' })
    }
    return labelled(words.firm, [sold, show(sold)], [total, printed], words.money)
  },
)
