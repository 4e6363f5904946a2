import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A slip from an airport's ticket counter that a handling firm staffs for the airline; paid in francs, the euros for information. */
export const counterSlip = oneOff(
  'flight-counter-slip',
  { size: [226, 560], face: 'plain-mono' },
  'fr',
  (sheet, chance) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd.MM.yy', 'fr')
    const money = (minor: number) => figure(minor, "1'234.56")
    const clock = anyClock(chance)
    const rows: [string, number][] = [
      ['MODIF. VOL (TARIF ECO)', 7000],
      ['DIFF. DE TARIF', 5 * chance.whole(640, 1920)],
      ['BAGAGE SUPPL. 1 X 23KG', 6500],
    ]
    const total = sum(rows.map(([, minor]) => minor))
    const [, first = '', last = ''] = anyGuest(chance, 'fr').name.toUpperCase().split(' ')
    const small = { size: 7.5 }

    sheet.middle('GENEVE AEROPORT - T1 DEPARTS', 113, 18, small)
    sheet.middle('GUICHET 14', 113, 29, small)
    sheet.middle('ALPÉA', 113, 46, { size: 22, bold: true })
    sheet.middle('Compagnie aérienne', 113, 72, small)
    sheet.middle('CHE-114.902.385 TVA', 113, 83, small)
    sheet.middle('Guichet tenu par Tarmac Assistance', 113, 98, { size: 7 })
    sheet.rule(114, 14, 212)
    sheet.put(`${shown} ${clock}`, 14, 120, small)
    sheet.right(`AGENT ${chance.digits(3)}`, 212, 120, small)
    sheet.put(`QUITTANCE ${chance.digits(8)}`, 14, 132, small)
    sheet.put(`${last}/${first}`, 14, 150)
    sheet.put(`BILLET 529-${chance.digits(10)}`, 14, 163, small)
    sheet.put(
      `ANCIEN VOL LP${chance.digits(3)} ${dayIn(day, 'ddMMM', 'en').toUpperCase()} GVA-FLR`,
      14,
      174,
      small,
    )
    sheet.put(
      `NOUV. VOL  LP${chance.digits(3)} ${dayIn(addDays(day, 1), 'ddMMM', 'en').toUpperCase()} GVA-FLR`,
      14,
      185,
      small,
    )
    sheet.rule(202, 14, 212)
    for (const [index, [word, minor]] of rows.entries()) {
      sheet.put(word, 14, 210 + 14 * index, small)
      sheet.right(money(minor), 212, 210 + 14 * index, small)
    }
    sheet.rule(256, 14, 212)
    sheet.put('TOTAL CHF', 14, 262, { size: 12, bold: true })
    sheet.right(money(total), 212, 262, { size: 12, bold: true })
    sheet.put('TVA 0% (TRANSPORT INTERNAT.)', 14, 284, small)
    sheet.right('0.00', 212, 284, small)
    sheet.put('POUR INFO EUR A 1.0420', 14, 296, small)
    sheet.right(money(Math.round(total * 1.042)), 212, 296, small)
    sheet.rule(314, 14, 212)
    sheet.lines(
      [
        'MASTERCARD SANS CONTACT',
        `XXXX XXXX XXXX ${chance.digits(4)}`,
        `TRM-ID ${chance.digits(8)}`,
        `AUT. ${chance.digits(6)}  REF ${chance.digits(5)}`,
        `DEBIT CHF ${money(total)}`,
      ],
      14,
      322,
      small,
      1.5,
    )
    sheet.rule(386, 14, 212)
    sheet.prose(
      'Les frais de modification ne sont pas remboursables. Réclamations : alpea.example/contact dans les 60 jours.',
      14,
      394,
      198,
      { size: 7 },
    )
    for (let bar = 0; bar < 62; bar += 1)
      if (chance.is(0.6)) sheet.fill(20 + 3 * bar, 446, chance.whole(1, 2), 34, '#111')
    sheet.middle('ALPÉA vous souhaite un bon vol', 113, 492, small)
    return labelled('ALPÉA', [day, shown], [total, money(total)], ['CHF', 'CHF'])
  },
)
