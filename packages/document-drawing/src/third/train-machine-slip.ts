import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** What a Swiss ticket machine sends instead of paper: its narrow slip as a PDF, the card terminal's part below. */
export const machineSlip = oneOff(
  'train-machine-slip',
  { size: [210, 520], face: 'plain-mono' },
  'de',
  (sheet, chance) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd.MM.yy', 'de')
    const clock = anyClock(chance)
    const money = (minor: number) => figure(minor, "1'234.56")
    const rate = day < '2024' ? 7.7 : 8.1
    const prices = [
      20 * chance.whole(64, 118),
      20 * chance.whole(31, 60),
      10 * chance.whole(35, 52),
    ]
    const total = sum(prices)
    const small = { size: 7 }
    const pair = (name: string, value: string, y: number, style = {}) => {
      sheet.put(name, 14, y, { size: 7.5, ...style })
      sheet.right(value, 196, y, { size: 7.5, ...style })
    }

    sheet.fill(14, 16, 22, 22, '#111')
    sheet.shape(
      [
        [18, 34],
        [25, 20],
        [32, 34],
      ],
      '#fff',
    )
    sheet.put('Seetalerbahn AG', 44, 22, { size: 11, bold: true })
    sheet.lines(['Bahnhofplatz 2, 6280 Hochdorf', 'CHE-108.441.927 MWST'], 14, 46, small)
    sheet.put('Kaufquittung', 14, 76, { size: 12, bold: true })
    sheet.lines(['Nicht als Fahrausweis gültig'], 14, 92, small)
    pair('Automat', '2114 Ballwil, Gleis 1', 110)
    pair('Verkauf', `${shown} ${clock}`, 121)
    pair('Transaktion', chance.digits(9), 132)
    sheet.rule(146, 14, 196)
    const rows = [
      ['1 Streckenbillett 2. Kl.', 'Ballwil - Zürich HB, 1/2'],
      ['1 Tageskarte Zone 110', `gültig ${shown} bis 05:00`],
      ['1 Velo-Billett', 'Ballwil - Luzern'],
    ]
    for (const [index, [name, note]] of rows.entries()) {
      const y = 154 + 28 * index
      pair(name!, money(prices[index]!), y)
      sheet.put(note!, 24, y + 11, small)
    }
    sheet.rule(240, 14, 196)
    pair('Total CHF', money(total), 248, { size: 11, bold: true })
    pair(`inkl. ${rate.toFixed(1)}% MWST`, money(taxWithin(total, rate)), 266)
    pair('Bezahlt mit Karte', money(total), 277)
    pair('Rückgeld', '0.00', 288)
    sheet.rule(304, 14, 196)
    sheet.put('EFT-Beleg', 14, 312, { size: 7.5, bold: true })
    const slip = [
      'Debit Mastercard',
      `XXXXXXXXXXXX${chance.digits(4)}`,
      `${dayIn(day, 'dd.MM.yyyy', 'de')} ${clock}`,
      `Trm-Id: ${chance.digits(8)}`,
      'AID: A0000000041010',
      `Trx. Seq-Cnt: ${chance.digits(6)}`,
      `Aut. Code: ${chance.digits(6)}`,
    ]
    const y = sheet.lines(slip, 14, 325, small)
    pair('Betrag CHF', money(total), y + 4)
    sheet.lines(
      [
        'Rückerstattung nur mit dieser Quittung',
        'an bedienten Verkaufsstellen, abzüglich',
        'CHF 5.00 je Billett. Tel. 0800 55 01 44',
      ],
      14,
      440,
      { size: 6.5 },
    )
    return labelled('Seetalerbahn AG', [day, shown], [total, money(total)], ['CHF', 'CHF'])
  },
)
