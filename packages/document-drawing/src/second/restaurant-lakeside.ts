import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Swiss terrace's till slip: francs, beneath them what it would be in euros, and a table of the tax by code. */
export const lakeside = oneOff(
  'restaurant-lakeside',
  { size: [300, 640] },
  'de',
  (sheet, chance) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd.MM.yyyy', 'de')
    const money = (minor: number) => figure(minor, "1'234.56")
    const rate = day < '2024' ? 7.7 : 8.1
    const plates = (
      [
        ['Eglifilet im Bierteig', 3650],
        ['Tagesmenu 2', 2450],
        ['Rivella rot 33cl', 480],
        ['Fendant 1dl', 720],
        ['Coupe Dänemark', 1250],
        ['Espresso', 470],
      ] as const
    ).map(([name, unit]) => ({ count: chance.whole(1, 2), name, unit }))
    const total = sum(plates.map(({ count, unit }) => count * unit))
    const exchange = 100 * chance.whole(92, 99)
    const euros = Math.round((total * 10_000) / exchange)

    for (const wave of [0, 1, 2])
      sheet.shape(
        [
          [20 + 14 * wave, 34],
          [27 + 14 * wave, 26],
          [34 + 14 * wave, 34],
          [27 + 14 * wave, 38],
        ],
        '#2d6f9e',
      )
    sheet.right('Seerestaurant Rohrspatz', 280, 24, { size: 13, bold: true })
    sheet.right('Quaistrasse 2, 6353 Weggis', 280, 41, { size: 8 })
    sheet.right('Tel. 041 555 01 44', 280, 52, { size: 8 })
    sheet.put(`Rechnung ${chance.digits(6)}`, 20, 82, { size: 10, bold: true })
    sheet.right(`Tisch ${chance.whole(3, 48)} / 1`, 280, 82, { size: 10 })
    sheet.put(
      `${shown} / ${chance.whole(12, 14)}:${chance.whole(10, 59)}:${chance.whole(10, 59)}`,
      20,
      97,
    )
    sheet.right('Es bediente Sie: Frau Amstutz', 280, 97, { size: 8 })
    sheet.rule(114, 20, 280)
    for (const [index, { count, name, unit }] of plates.entries()) {
      const y = 124 + 16 * index
      sheet.put(`${count} x ${name}`, 20, y)
      sheet.right(money(unit), 214, y, { color: '#555' })
      sheet.right(`${money(count * unit)} A`, 280, y)
    }
    sheet.rule(226, 20, 280)
    sheet.put('Total CHF', 20, 236, { size: 16, bold: true })
    sheet.right(money(total), 270, 236, { size: 16, bold: true })
    sheet.put(`Total EUR (Kurs ${(exchange / 10_000).toFixed(4)})`, 20, 260)
    sheet.right(money(euros), 270, 260)
    sheet.put('Bedienung inbegriffen, Trinkgeld nach Ihrem Ermessen', 20, 280, { size: 7.5 })

    const tax = taxWithin(total, rate)
    const cells = [
      ['Code', 'Satz', 'Netto', 'MWST', 'Brutto'],
      ['A', `${rate}%`, money(total - tax), money(tax), money(total)],
    ]
    for (const [row, texts] of cells.entries())
      for (const [column, text] of texts.entries())
        sheet.right(text, 50 + 57 * column, 308 + 13 * row, { size: 8 })
    sheet.put('MWST-Nr. CHE-114.206.933', 20, 344, { size: 8 })
    sheet.rule(364, 20, 280)
    sheet.lines(
      [
        'Buchung',
        'VISA CREDIT   XXXX XXXX XXXX 5521',
        `${shown}   Trm-Id ${chance.digits(8)}`,
        `Akt-Id ${chance.digits(4)}   AID A0000000031010`,
        `Autorisierung ${chance.digits(6)}`,
      ],
      20,
      374,
      { size: 8, face: 'mono' },
    )
    sheet.put('Total-EFT CHF:', 20, 434, { face: 'mono', bold: true })
    sheet.right(money(total), 270, 434, { face: 'mono', bold: true })
    sheet.middle('Auf Wiedersehen am See!', 150, 480, { size: 10 })
    sheet.middle('Seerestaurant Rohrspatz AG · Fondue-Schiff ab November', 150, 496, { size: 7.5 })
    return labelled('Seerestaurant Rohrspatz', [day, shown], [total, money(total)], ['CHF', 'CHF'])
  },
)
