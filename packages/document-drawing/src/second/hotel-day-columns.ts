import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

const services = [
  'Chambre',
  'Petit déjeuner',
  'Déjeuner',
  'Dîner',
  'Bar – Boissons',
  'Téléphone',
  'Blanchissage',
  'Garage',
  'Taxe de séjour',
  'Divers',
]

/** A printed form across the page with a column for every day, filled in by a typewriter's face; many fields stay empty. */
export const dayColumns = oneOff(
  'hotel-day-columns',
  { size: 'A4', wide: true },
  'fr',
  (sheet, chance) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(3, 5)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'fr')
    const money = (minor: number) => figure(minor, '1 234,56')
    const typed = { face: 'mono', size: 9.5 } as const
    const ink = '#7a2e1d'
    const rate = 100 * chance.whole(82, 118)
    const charges = (night: number) => [
      rate,
      1250,
      0,
      chance.is(0.6) ? 50 * chance.whole(48, 84) : 0,
      chance.is(0.5) ? 50 * chance.whole(8, 30) : 0,
      0,
      night === 1 ? 1480 : 0,
      900,
      132,
      0,
    ]
    const days = Array.from({ length: nights }, (_, night) => charges(night))
    const byDay = days.map((column) => sum(column))
    const total = sum(byDay)
    const taxed = total - 132 * nights

    sheet.put('Auberge du Pont Bessac', 40, 34, { size: 22, face: 'serif', bold: true, color: ink })
    sheet.put('Hôtel – Restaurant – Bord de Dordogne', 40, 60, { size: 9, color: ink })
    sheet.put('24150 Mauzac – Tél. 05 53 55 01 41', 40, 73, { size: 9, color: ink })
    const guest = anyGuest(chance, 'fr')
    const fields: [string, string, number, number][] = [
      ['Nom', guest.name, 380, 38],
      ['Société', guest.firm, 380, 58],
      ['Chambre n°', String(chance.whole(1, 24)), 380, 78],
      ['Note n°', chance.digits(5), 640, 58],
      ['Le', show(leaving), 640, 78],
    ]
    for (const [word, value, x, y] of fields) {
      const end = x === 380 ? 620 : 802
      sheet.put(word, x, y, { size: 9, color: ink })
      sheet.put(value, x + 56, y - 1, typed)
      sheet.rule(y + 11, x + 54, end, { color: ink, weight: 0.4 })
    }

    const [top, step, first] = [112, 27, 190]
    const width = 87
    const bottom = top + step * (services.length + 2)
    sheet.frame(40, top, 762, bottom - top, ink)
    for (let column = 0; column < 7; column += 1)
      sheet.upright(first + width * column, top, bottom, { color: ink })
    for (let row = 1; row < services.length + 2; row += 1)
      sheet.rule(top + step * row, 40, 802, { color: ink, weight: 0.4 })
    sheet.put('Dates', 48, top + 9, { size: 9, color: ink })
    sheet.middle('TOTAL', 757, top + 9, { size: 9, color: ink })
    for (const [row, service] of services.entries())
      sheet.put(service, 48, top + step * (row + 1) + 9, { size: 9, color: ink })
    sheet.put('Total du jour', 48, bottom - 18, { size: 9, color: ink, bold: true })
    for (const [column, amounts] of days.entries()) {
      const end = first + width * (column + 1) - 8
      sheet.right(dayIn(addDays(arrival, column), 'dd/MM', 'fr'), end, top + 9, typed)
      for (const [row, minor] of amounts.entries())
        if (minor > 0) sheet.right(money(minor), end, top + step * (row + 1) + 9, typed)
      sheet.right(money(byDay[column]!), end, bottom - 18, typed)
    }
    for (const row of services.keys()) {
      const across = sum(days.map((amounts) => amounts[row]!))
      if (across > 0) sheet.right(money(across), 794, top + step * (row + 1) + 9, typed)
    }
    sheet.right(money(total), 794, bottom - 18, { ...typed, bold: true })

    sheet.frame(572, bottom + 14, 230, 30, ink)
    sheet.put('NET À PAYER', 582, bottom + 24, { size: 10, bold: true, color: ink })
    sheet.right(`${money(total)} €`, 794, bottom + 23, { ...typed, size: 12, bold: true })
    const tax = taxWithin(taxed, 10)
    sheet.put('Dont T.V.A. 10 %', 40, bottom + 18, { size: 9, color: ink })
    sheet.put(money(tax), 140, bottom + 17, typed)
    sheet.put('Montant H.T.', 40, bottom + 34, { size: 9, color: ink })
    sheet.put(money(taxed - tax), 140, bottom + 33, typed)
    sheet.put('Mode de règlement', 250, bottom + 18, { size: 9, color: ink })
    sheet.put('CARTE BANCAIRE', 345, bottom + 17, typed)
    sheet.put('Pour acquit', 250, bottom + 34, { size: 9, color: ink })
    sheet.middle(
      'S.A.R.L. Bessac & Fils – Siège social : le Bourg, 24150 Mauzac – R.C.S. Bergerac 388 144 902 – TVA FR 62 388144902 – Prix nets, service compris',
      421,
      564,
      { size: 7, color: ink },
    )
    return labelled(
      'Auberge du Pont Bessac',
      [leaving, show(leaving)],
      [total, money(total)],
      ['EUR', '€'],
    )
  },
)
