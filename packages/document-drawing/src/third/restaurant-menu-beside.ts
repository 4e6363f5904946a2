import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A villa that feeds guests of firms: on a wide sheet the menu of the evening at the left, the bill at the right. */
export const menuBeside = oneOff(
  'restaurant-menu-beside',
  { wide: true, face: 'serif' },
  'it',
  (sheet, chance) => {
    const evening = anyDay(chance)
    const issued = addDays(evening, chance.whole(1, 6))
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'it')
    const money = (minor: number) => figure(minor, '1.234,56')
    const covers = chance.whole(9, 18)
    const rows: [string, string, number, number][] = [
      ['Cena degustazione', 'a persona', covers, 100 * chance.whole(52, 68)],
      ['Abbinamento vini', 'a persona', covers - 2, 2200],
      ['Affitto Sala degli Affreschi', 'forfait', 1, 18_000],
      ['Servizio guardaroba', 'forfait', 1, 4500],
    ]
    const net = rows.reduce((whole, [, , count, price]) => whole + count * price, 0)
    const tax = Math.round(net / 10)
    const total = net + tax
    const wine = '#6b1d3a'

    sheet.fill(0, 0, 330, 595, '#faf5ee')
    sheet.disc(165, 82, 26, wine)
    sheet.middle('VT', 165, 72, { size: 20, color: '#fff' })
    sheet.middle('Villa Torlasco', 165, 124, { size: 24, color: wine })
    sheet.middle('Erbuscone in Franciacorta', 165, 154, { size: 10, color: wine })
    sheet.middle(`Menù di ${dayIn(evening, 'EEEE d MMMM', 'it')}`, 165, 200, { size: 12 })
    const courses = [
      'Tinca mantecata, polenta croccante',
      '•',
      'Casoncelli al burro di malga e salvia',
      '•',
      'Manzo all’olio con verdure dell’orto',
      '•',
      'Formaggi del lago e mostarda',
      '•',
      'Semifreddo al torroncino',
    ]
    for (const [index, course] of courses.entries())
      sheet.middle(course, 165, 232 + 20 * index, { size: 11 })
    sheet.middle('In calice: Franciacorta Brut, Curtefranca Rosso, Malvasia passita', 165, 438, {
      size: 9,
      color: '#777',
    })
    sheet.middle('Aperta su prenotazione dal giovedì alla domenica', 165, 548, {
      size: 8.5,
      color: '#777',
    })

    const guest = anyGuest(chance, 'it')
    sheet.put('Spett.le', 560, 52, { size: 10 })
    sheet.lines([guest.firm, `c.a. ${guest.name}`, guest.street, guest.town], 560, 66, {
      size: 10.5,
    })
    sheet.put(`Fattura n. ${chance.whole(20, 240)}`, 370, 140, { size: 16, color: wine })
    sheet.put(`Erbuscone, ${show(issued)}`, 370, 164, { size: 11 })
    sheet.put(`Cena aziendale del ${show(evening)}, ${covers} coperti`, 370, 180, { size: 11 })
    for (const [index, [name, unit, count, price]] of rows.entries()) {
      const y = 222 + 26 * index
      sheet.put(name, 370, y, { size: 11 })
      sheet.put(`${unit}, ${count} x ${money(price)}`, 370, y + 12, { size: 8.5, color: '#777' })
      sheet.right(money(count * price), 790, y, { size: 11 })
    }
    sheet.rule(334, 370, 790, { color: wine })
    for (const [index, [word, minor]] of (
      [
        ['Imponibile', net],
        ['IVA 10%', tax],
      ] as const
    ).entries()) {
      sheet.put(word, 560, 344 + 17 * index, { size: 11 })
      sheet.right(money(minor), 790, 344 + 17 * index, { size: 11 })
    }
    sheet.put('Totale Euro', 560, 384, { size: 15, bold: true, color: wine })
    sheet.right(money(total), 790, 384, { size: 15, bold: true, color: wine })
    sheet.prose(
      'Pagamento: bonifico a 15 giorni data fattura. Non sono comprese le bottiglie acquistate in enoteca, pagate alla cassa con scontrino.',
      370,
      430,
      420,
      { size: 10 },
    )
    sheet.rule(536, 370, 790, { color: '#ccc' })
    sheet.lines(
      [
        'Società Agricola Fratelli Maffetti s.s., via dei Roccoli 11, 25030 Erbuscone (BS)',
        'P.IVA e C.F. 03440160982, REA BS-524418, codice SDI 0000000',
      ],
      370,
      543,
      { size: 8, color: '#777' },
    )
    return labelled(
      'Villa Torlasco',
      [issued, show(issued)],
      [total, money(total)],
      ['EUR', 'Euro'],
    )
  },
)
