import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A year in a low-cost airline's club and a pass of flights, billed by a payment service: the sum paid large under the addresses. */
export const clubReceipt = template(
  'flight-club-receipt',
  {},
  {
    fr: {
      brand: 'Volaperi',
      title: 'Reçu',
      facts: 'Numéro de facture|Numéro de reçu|Date du paiement',
      from: 'Volaperi SAS|Aéroport Nantes Atlantique|44346 Bouguenais|France|clients@volaperi.example|FR TVA FR38 815550142',
      to: 'Facturer à',
      paid: 'payés le',
      heads: 'Description|Qté|Prix unitaire|TVA|Montant',
      items: 'Club Volaperi, adhésion 12 mois|Carnet Pro, 4 trajets intérieurs',
      rates: [20, 10],
      sums: 'Sous-total|Total hors taxes|TVA France (20 %)|TVA France (10 %)|Total|Montant payé',
      history: 'Historique des paiements',
      cells: 'Mode de paiement|Date|Montant payé|Numéro de reçu',
      note: 'Adhésion valable jusqu’au',
      page: 'Page 1 sur 1',
      figures: '1 234,56' as const,
    },
    it: {
      brand: 'Pettirosso Air',
      title: 'Ricevuta',
      facts: 'Numero fattura|Numero ricevuta|Data di pagamento',
      from: 'Pettirosso Air S.r.l.|Aeroporto Marco Polo, Viale Galilei 30|30173 Venezia|Italia|club@pettirosso.example|IT VAT IT04155501422',
      to: 'Fatturato a',
      paid: 'pagato il',
      heads: 'Descrizione|Qtà|Prezzo unitario|Imposta|Importo',
      items: 'Club Pettirosso, iscrizione annuale|Carnet Business, 4 voli nazionali',
      rates: [22, 10],
      sums: 'Subtotale|Totale imposte escluse|IVA Italia (22%)|IVA Italia (10%)|Totale|Importo pagato',
      history: 'Cronologia pagamenti',
      cells: 'Metodo di pagamento|Data|Importo pagato|Numero ricevuta',
      note: 'Iscrizione valida fino al',
      page: 'Pagina 1 di 1',
      figures: '1.234,56' as const,
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', language)
    const money = (minor: number) => `${figure(minor, words.figures)} €`
    const items = [100 * chance.whole(39, 79) + 99, 100 * chance.whole(240, 480)]
    const taxes = items.map((minor, index) => taxWithin(minor, words.rates[index]!))
    const total = sum(items)
    const number = `${chance.pick(['E41C', 'B70D', '9F2A'])}${chance.digits(4)}-0001`
    const receipt = `${chance.digits(4)}-${chance.digits(4)}`
    const { name, firm, street, town, country } = anyGuest(chance, language)
    sheet.put(words.title, 40, 42, { size: 20, bold: true })
    sheet.right(words.brand, 555, 44, { size: 17, bold: true, color: '#d4432c' })
    for (const [index, fact] of words.facts.split('|').entries()) {
      sheet.put(fact, 40, 82 + 14 * index, { bold: index === 0 })
      sheet.put([number, receipt, show(paid)][index]!, 140, 82 + 14 * index, { bold: index === 0 })
    }
    const [seller = '', ...address] = words.from.split('|')
    sheet.put(seller, 40, 142, { bold: true })
    sheet.lines(address, 40, 155, {}, 1.45)
    sheet.put(words.to, 260, 142, { bold: true })
    sheet.lines([firm, name, street, town, country], 260, 155, {}, 1.45)
    sheet.put(`${money(total)} ${words.paid} ${show(paid)}`, 40, 250, { size: 15, bold: true })
    const row = (cells: string[], y: number, size = 9) => {
      for (const [index, cell] of cells.entries())
        if (index) sheet.right(cell, [330, 420, 475, 555][index - 1]!, y, { size })
        else sheet.put(cell, 40, y, { size })
    }
    row(words.heads.split('|'), 300, 7.5)
    sheet.rule(312, 40, 555, { color: '#222' })
    for (const [index, item] of words.items.split('|').entries())
      row(
        [item, '1', money(items[index]!), `${words.rates[index]} %`, money(items[index]!)],
        322 + 30 * index,
      )
    sheet.put(`${show(paid)} – ${show(addDays(paid, 364))}`, 40, 334, { size: 8, color: '#666' })
    const sums = [total, total - sum(taxes), ...taxes, total, total]
    for (const [index, word] of words.sums.split('|').entries()) {
      const y = 396 + 19 * index
      sheet.rule(y - 5, 297, 555, { weight: 0.4, color: '#ccc' })
      sheet.put(word, 297, y, { bold: index === 5 })
      sheet.right(money(sums[index]!), 555, y, { bold: index === 5 })
    }
    sheet.put(words.history, 40, 540, { size: 12, bold: true })
    const values = [`Mastercard - ${chance.digits(4)}`, show(paid), money(total), receipt]
    for (const [index, cell] of words.cells.split('|').entries()) {
      sheet.put(cell, 40 + 130 * index, 564, { size: 7.5 })
      sheet.put(values[index]!, 40 + 130 * index, 582)
    }
    sheet.rule(576, 40, 555, { color: '#222' })
    sheet.put(`${words.note} ${show(addDays(paid, 364))}.`, 40, 620, { size: 8, color: '#666' })
    sheet.rule(800, 40, 555, { weight: 0.4, color: '#ccc' })
    sheet.right(words.page, 555, 808, { size: 7.5, color: '#666' })
    return labelled(
      words.brand,
      [paid, show(paid)],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
