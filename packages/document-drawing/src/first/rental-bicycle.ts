import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Bicycles for a day: a shop's bill with the table turned, things across and figures down. */
export const bicycle = oneOff(
  'rental-bicycle',
  { wide: true, size: 'A5' },
  'fr',
  (sheet, chance) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd/MM/yyyy', 'fr')
    const money = (minor: number) => figure(minor, '1 234,56')
    const counts = [chance.whole(1, 4), chance.whole(1, 2), chance.whole(1, 4)]
    const prices = [2800, 4500, 300]
    const total = sum(counts.map((count, index) => count * prices[index]!))
    sheet.disc(60, 56, 18, '#264653')
    sheet.disc(60, 56, 13, '#ffffff')
    sheet.disc(104, 56, 18, '#264653')
    sheet.disc(104, 56, 13, '#ffffff')
    sheet.put('Cycles du Canal', 140, 44, { size: 20, bold: true })
    sheet.put('Écluse 7, 31000 Toulouse – SIRET 539 201 884 00013', 140, 70, { size: 8 })
    sheet.right(`Ticket de location ${chance.digits(4)}`, 555, 44, { size: 10 })
    sheet.right(shown, 555, 60, { size: 10 })
    const columns = [230, 350, 470]
    const rows = [
      ['', 'Vélo de ville', 'Vélo électrique', 'Casque'],
      ['Nombre', ...counts.map(String)],
      ['Prix par jour', ...prices.map(money)],
      ['Montant', ...counts.map((count, index) => money(count * prices[index]!))],
    ]
    for (const [index, row] of rows.entries()) {
      sheet.put(row[0]!, 50, 120 + 26 * index, { size: 11 })
      for (const [place, x] of columns.entries())
        sheet.middle(row[place + 1]!, x, 120 + 26 * index, { size: 11, bold: index === 0 })
      sheet.rule(138 + 26 * index, 50, 555, { color: '#ccc' })
    }
    sheet.put(`À payer : ${money(total)} €`, 50, 250, { size: 16, bold: true })
    sheet.put(`TVA 20 % incluse : ${money(taxWithin(total, 20))} €`, 50, 276)
    sheet.put('Caution de 300,00 € par vélo, rendue au retour.', 50, 292)
    sheet.put(`Client : ${anyGuest(chance, 'fr').firm}`, 320, 276)
    return labelled('Cycles du Canal', [day, shown], [total, money(total)], ['EUR', '€'])
  },
)
