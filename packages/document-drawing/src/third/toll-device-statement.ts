import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** What a toll device's firm bills on a sheet across: passages grouped by the motorway companies it collects for, and its own fee. */
export const deviceStatement = oneOff(
  'toll-device-statement',
  { wide: true },
  'it',
  (sheet, chance) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'it')
    const money = (minor: number) => figure(minor, '1.234,56')
    const guest = anyGuest(chance, 'it')
    const roads: [string, [string, string, number][]][] = [
      [
        'AUTOSTRADA DELLE LANGHE S.P.A. – P.IVA 02218840047',
        [
          ['Marene', 'Asti Est', 540],
          ['Asti Est', 'Marene', 540],
        ],
      ],
      [
        'SOCIETÀ AUTOSTRADE PADANE CENTRALI S.P.A. – P.IVA 01107720336',
        [
          ['Piacenza Ovest', 'Parma', 460],
          ['Parma', 'Reggio Emilia', 230],
          ['Reggio Emilia', 'Piacenza Ovest', 690],
        ],
      ],
      [
        'TANGENZIALE DI LEVANTE S.R.L. – P.IVA 09917730151',
        Array.from({ length: chance.whole(1, 5) }, () => ['Barriera Est', 'Uscita 11', 190]),
      ],
    ]
    const small = { size: 8 }

    sheet.fill(40, 34, 8, 44, '#0057a8')
    sheet.put('Viavai', 58, 34, { size: 24, bold: true, color: '#0057a8' })
    sheet.put('il telepedaggio', 58, 64, { size: 10, color: '#0057a8' })
    sheet.lines(
      [
        'Viavai Servizi di Pagamento S.p.A.',
        'Via Bisceglie 92, 20152 Milano',
        'P.IVA e C.F. 10338820965',
      ],
      250,
      38,
      small,
    )
    sheet.lines([guest.firm, guest.street, guest.town], 560, 38, { size: 10 })
    const facts = [
      ['Fattura n.', `V${chance.digits(8)}`],
      ['Data fattura', show(billed)],
      ['Dispositivo', chance.digits(9)],
      ['Targa', 'GH 418 RT'],
      ['Addebito in conto', show(addDays(billed, 15))],
    ]
    for (const [index, [word = '', value = '']] of facts.entries()) {
      sheet.put(word, 40 + 150 * index, 104, { size: 7.5, color: '#666' })
      sheet.put(value, 40 + 150 * index, 115, { size: 10 })
    }
    sheet.put('A) Pedaggi riscossi in nome e per conto delle società concessionarie', 40, 146, {
      bold: true,
    })
    let y = 164
    let passed = addDays(billed, -27)
    let tolls = 0
    for (const [road, ways] of roads) {
      sheet.fill(40, y - 3, 762, 14, '#e5eef7')
      sheet.put(road, 44, y, small)
      y += 18
      for (const [from, to, minor] of ways) {
        tolls += minor
        passed = addDays(passed, chance.whole(1, 2))
        for (const [index, cell] of [show(passed), from, to, 'Classe A'].entries())
          sheet.put(cell, [60, 150, 320, 500][index]!, y)
        sheet.right(money(minor), 798, y)
        y += 15
      }
      y += 4
    }
    const fee = 187
    const total = sum([tolls, fee])
    sheet.put('Totale pedaggi (IVA 22% inclusa)', 500, y + 2, { bold: true })
    sheet.right(money(tolls), 798, y + 2, { bold: true })
    sheet.put('B) Canone di locazione del dispositivo', 40, y + 26, { bold: true })
    const tax = taxWithin(fee, 22)
    sheet.put(`Imponibile ${money(fee - tax)}   IVA 22% ${money(tax)}`, 320, y + 26)
    sheet.right(money(fee), 798, y + 26)
    sheet.fill(500, y + 50, 302, 26, '#0057a8')
    sheet.put('TOTALE FATTURA A + B', 510, y + 58, { size: 11, bold: true, color: '#fff' })
    sheet.right(`EUR ${money(total)}`, 796, y + 58, { size: 11, bold: true, color: '#fff' })
    sheet.prose(
      `Copia della fattura elettronica trasmessa al Sistema di Interscambio. Per i pedaggi della lettera A le singole concessionarie emettono documento su richiesta. Assistenza: viavai.example`,
      40,
      530,
      430,
      { size: 7.5, color: '#555' },
    )
    return labelled('Viavai', [billed, show(billed)], [total, money(total)], ['EUR', 'EUR'])
  },
)
