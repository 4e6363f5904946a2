import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** Valet parking: a claim check torn in two columns, figures in dollars, a tip written in. */
export const valet = oneOff('parking-valet', { size: [432, 288] }, 'en', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'M/d/yyyy', 'en')
  const money = (minor: number) => `$${figure(minor, '1,234.56')}`
  const parking = 100 * chance.whole(28, 62)
  const parts = [parking, Math.round(parking * 0.0925), 500]
  const total = sum(parts)
  sheet.frame(12, 12, 408, 264, '#222', 10)
  sheet.upright(210, 24, 264, { color: '#aaa' })
  sheet.put('Beacon Valet Services', 26, 28, { size: 14, bold: true })
  sheet.lines(
    [
      'at the Union Club, Nashville TN',
      'License 20-4471',
      '',
      `Claim check ${chance.digits(5)}`,
      `Date ${shown}`,
      `In ${anyClock(chance)}  Out ${anyClock(chance)}`,
      'Grey Ford Escape',
      'Lot closes at midnight',
    ],
    26,
    52,
    { size: 9 },
    1.7,
  )
  for (const [index, [name, minor]] of (
    [
      ['Valet parking', parts[0]!],
      ['Sales tax 9.25%', parts[1]!],
      ['Gratuity', parts[2]!],
    ] as const
  ).entries()) {
    sheet.put(name, 226, 40 + 24 * index, { size: 10 })
    sheet.right(money(minor), 404, 40 + 24 * index, { size: 10 })
  }
  sheet.fill(222, 118, 186, 30, '#222')
  sheet.put('TOTAL', 232, 127, { size: 13, bold: true, color: '#ffffff' })
  sheet.right(money(total), 400, 127, { size: 13, bold: true, color: '#ffffff' })
  sheet.put('Charged to Visa 2207', 226, 164)
  sheet.put('Signature on file', 226, 180)
  return labelled(
    'Beacon Valet Services',
    [day, shown],
    [total, figure(total, '1,234.56')],
    ['USD', '$'],
  )
})
