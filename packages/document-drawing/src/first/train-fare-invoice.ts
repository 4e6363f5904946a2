import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The proof of purchase that a railway's site makes on demand: a table of travellers, sums with tax in one row. */
export const fareInvoice = template(
  'train-fare-invoice',
  { wide: true },
  {
    fr: {
      railway: 'Rail Atlantique',
      legal:
        'Rail Atlantique SA – 2 place de la Gare, 44000 Nantes – RCS Nantes 552 049 447 – TVA FR 23 552049447',
      title: 'Justificatif d’achat',
      facts: ['Édité le', 'Date de commande', 'Référence du dossier', 'Client'],
      heads: ['Voyageur', 'Trajet', 'Date de voyage', 'Classe', 'Tarif', 'Prix TTC'],
      trips: ['Nantes – Paris Montparnasse', 'Paris Montparnasse – Nantes'],
      fare: 'Pro flexible',
      sums: ['Montant HT', 'Taux', 'TVA', 'Montant total TTC'],
      note: 'Ce document ne constitue pas un titre de transport.',
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    it: {
      railway: 'Ferrovie Adriatiche',
      legal: 'Ferrovie Adriatiche S.p.A. – Piazzale Stazione 1, 60126 Ancona – P.IVA 00887760421',
      title: 'Documento riepilogativo di acquisto',
      facts: ['Stampato il', 'Data acquisto', 'Codice biglietto (PNR)', 'Cliente'],
      heads: ['Viaggiatore', 'Tratta', 'Data viaggio', 'Classe', 'Offerta', 'Prezzo'],
      trips: ['Ancona – Milano Centrale', 'Milano Centrale – Ancona'],
      fare: 'Base',
      sums: ['Imponibile', 'Aliquota', 'IVA', 'Importo totale'],
      note: 'Il presente documento non è valido per viaggiare.',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const printedOn = addDays(bought, chance.whole(8, 30))
    const travel = addDays(bought, chance.whole(2, 7))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.money[1]}`
    const prices = words.trips.map(() => 100 * chance.whole(38, 112) + 50)
    const total = sum(prices)
    const tax = taxWithin(total, 10)
    const guest = anyGuest(chance, language)

    sheet.shape(
      [
        [50, 44],
        [90, 44],
        [80, 64],
        [40, 64],
      ],
      '#007a87',
    )
    sheet.put(words.railway, 104, 46, { size: 16, bold: true, color: '#007a87' })
    sheet.right(words.title, 790, 48, { size: 14 })
    const values = [show(printedOn), show(bought), `Q${chance.digits(2)}WTB`, guest.firm]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 50 + 190 * index, 100, { size: 8, color: '#777' })
      sheet.put(values[index]!, 50 + 190 * index, 113, { size: 10, bold: true })
    }
    const columns = [56, 210, 400, 500, 580]
    sheet.fill(50, 156, 740, 20, '#007a87')
    for (const [index, word] of words.heads.slice(0, 5).entries())
      sheet.put(word, columns[index]!, 162, { color: '#ffffff' })
    sheet.right(words.heads[5]!, 784, 162, { color: '#ffffff' })
    for (const [index, trip] of words.trips.entries()) {
      const y = 184 + 24 * index
      for (const [place, cell] of [
        guest.name,
        trip,
        show(addDays(travel, 2 * index)),
        '2',
        words.fare,
      ].entries())
        sheet.put(cell, columns[place]!, y)
      sheet.right(money(prices[index]!), 784, y)
      sheet.rule(y + 16, 50, 790, { color: '#ccc' })
    }
    const cells = [money(total - tax), '10 %', money(tax), money(total)]
    for (const [index, word] of words.sums.entries()) {
      sheet.right(word, 400 + 128 * index, 262, { size: 8, color: '#777' })
      sheet.right(cells[index]!, 400 + 128 * index, 276, {
        size: index === 3 ? 14 : 10,
        bold: index === 3,
      })
    }
    sheet.put(words.note, 50, 330, { size: 8 })
    sheet.put(words.legal, 50, 560, { size: 7, color: '#777' })
    return labelled(
      words.railway,
      [bought, show(bought)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
