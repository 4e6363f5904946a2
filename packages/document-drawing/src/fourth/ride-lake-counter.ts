import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Boat tickets sold at a landing stage of a Swiss lake, as the counter's small printer gives them. */
export const lakeCounter = oneOff(
  'ride-lake-counter',
  { size: [228, 520], face: 'plain-mono' },
  'fr',
  (sheet, chance) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd.MM.yyyy', 'fr')
    const money = (minor: number) => figure(minor, "1'234.56")
    const ticket = 10 * chance.whole(148, 236)
    const count = chance.whole(2, 3)
    const rows: [string, string, number][] = [
      [
        'Villenoire - Port-Brenaz',
        `${count} x ${money(ticket)}  Adulte 2e cl. A/R`,
        count * ticket,
      ],
      ['Surclassement 1re classe', `${count} x ${money(740)}`, count * 740],
      ['Vélo', `1 x ${money(900)}  carte journalière`, 900],
    ]
    const total = sum(rows.map(([, , minor]) => minor))
    const [left, right] = [14, 214]
    const small = { size: 7 }
    sheet.shape(
      [
        [92, 34],
        [136, 34],
        [128, 44],
        [100, 44],
      ],
      '#111',
    )
    sheet.fill(108, 20, 8, 12, '#111')
    sheet.middle('Navigation Lac de Brenaz', 114, 52, { size: 10.5, bold: true })
    sheet.middle('Débarcadère de Villenoire', 114, 68, { size: 8 })
    sheet.middle('Quai des Platanes, 1844 Villenoire', 114, 79, small)
    sheet.middle('021 555 01 40', 114, 89, small)
    sheet.put(`Caisse 2  Agent ${chance.digits(3)}`, left, 110, { size: 8 })
    sheet.put(`${shown}  ${anyClock(chance)}`, left, 122, { size: 8 })
    sheet.right(`No ${chance.digits(6)}`, right, 110, { size: 8 })
    sheet.rule(138, left, right)
    let y = 146
    for (const [name, detail, minor] of rows) {
      sheet.put(name, left, y, { size: 8 })
      sheet.right(money(minor), right, y + 11, { size: 8 })
      sheet.put(detail, left, y + 11, small)
      y += 30
    }
    sheet.rule(y, left, right)
    sheet.put('TOTAL CHF', left, y + 10, { size: 12, bold: true })
    sheet.right(money(total), right, y + 10, { size: 12, bold: true })
    const given = 5000 * Math.ceil(total / 5000)
    sheet.put('Espèces CHF', left, y + 32, { size: 8 })
    sheet.right(money(given), right, y + 32, { size: 8 })
    sheet.put('Rendu CHF', left, y + 44, { size: 8 })
    sheet.right(money(given - total), right, y + 44, { size: 8 })
    sheet.rule(y + 60, left, right)
    const tax = taxWithin(total, 7.7)
    sheet.put('TVA', left, y + 66, small)
    for (const [index, word] of ['Net', 'TVA', 'Brut'].entries())
      sheet.right(word, 96 + 59 * index, y + 66, small)
    sheet.put('7.7%', left, y + 77, small)
    for (const [index, minor] of [total - tax, tax, total].entries())
      sheet.right(money(minor), 96 + 59 * index, y + 77, small)
    sheet.put('CHE-105.884.217 TVA', left, y + 92, small)
    for (let bar = 0; bar < 40; bar += 1)
      sheet.fill(24 + 4.5 * bar, y + 112, chance.whole(1, 3), 30, '#111')
    sheet.middle('Valable le jour de l’émission.', 114, y + 150, small)
    sheet.middle('Billets non remboursables.', 114, y + 161, small)
    sheet.middle('Bonne croisière et à bientôt !', 114, y + 178, { size: 8 })
    return labelled('Navigation Lac de Brenaz', [day, shown], [total, money(total)], ['CHF', 'CHF'])
  },
)
