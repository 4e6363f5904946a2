import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A scooter for some minutes: a tiny page, unlocking and minutes, the name only in the web address and the foot. */
export const scooter = oneOff('ride-scooter', { size: [320, 480] }, 'nl', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'd MMMM yyyy', 'nl')
  const minutes = chance.whole(5, 48)
  const money = (minor: number) => `€${figure(minor, '1.234,56')}`
  const parts = [100, minutes * 27]
  const total = sum(parts)
  sheet.shape(
    [
      [24, 30],
      [60, 30],
      [42, 60],
    ],
    '#17c3b2',
  )
  sheet.put('Bedankt voor je rit!', 76, 36, { size: 16, bold: true })
  sheet.put(shown, 24, 90, { size: 11 })
  sheet.right(`${anyClock(chance)} uur`, 296, 90, { size: 11 })
  sheet.fill(24, 114, 272, 90, '#e2f6f4')
  sheet.shape(
    [
      [50, 180],
      [120, 150],
      [190, 170],
      [260, 130],
      [190, 170],
      [120, 150],
    ],
    '#17c3b2',
    false,
  )
  const rows: [string, number][] = [
    ['Ontgrendelen', parts[0]!],
    [`${minutes} minuten à €0,27`, parts[1]!],
  ]
  for (const [index, [name, minor]] of rows.entries()) {
    sheet.put(name, 24, 226 + 22 * index, { size: 11 })
    sheet.right(money(minor), 296, 226 + 22 * index, { size: 11 })
  }
  sheet.rule(274, 24, 296)
  sheet.put('Totaal', 24, 284, { size: 16, bold: true })
  sheet.right(money(total), 296, 284, { size: 16, bold: true })
  sheet.put(`Inclusief ${money(taxWithin(total, 21))} btw (21%)`, 24, 312)
  sheet.put('Betaald via Apple Pay', 24, 330)
  sheet.put('Stepje', 24, 430, { size: 10, bold: true })
  sheet.put('Stepje B.V., Den Haag, NL861122334B01, www.stepje.example', 24, 446, {
    size: 8,
    color: '#666',
  })
  return labelled('Stepje', [day, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
})
