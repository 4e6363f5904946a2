import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A city's charge for driving in: paragraphs of an authority, several days paid at once. */
export const congestion = oneOff('toll-congestion', {}, 'en', (sheet, chance) => {
  const paid = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd MMMM yyyy', 'en')
  const days = chance.whole(2, 5)
  const total = days * 1500
  const printed = figure(total, '1,234.56')
  sheet.put('Greater Wexbury Transport', 60, 50, { size: 16, bold: true, color: '#00205b' })
  sheet.put('Clean Air and Congestion Zone', 60, 72, { size: 11 })
  sheet.put('Payment confirmation', 60, 120, { size: 20 })
  sheet.prose(
    `Thank you. We have received your payment of £${printed} on ${show(paid)} for vehicle LM68 OKR. Please keep this confirmation.`,
    60,
    156,
    475,
    { size: 11 },
  )
  sheet.put('Charging days paid for', 60, 208, { size: 11, bold: true })
  for (let index = 0; index < days; index += 1) {
    sheet.put(show(addDays(paid, index + 1)), 76, 228 + 18 * index, { size: 10 })
    sheet.put('Daily charge', 220, 228 + 18 * index, { size: 10 })
    sheet.right('£15.00', 400, 228 + 18 * index, { size: 10 })
  }
  const y = 240 + 18 * days
  sheet.put('Total paid', 76, y, { size: 12, bold: true })
  sheet.right(`£${printed}`, 400, y, { size: 12, bold: true })
  sheet.put(`Receipt number ${chance.digits(12)}`, 60, y + 34, { size: 10 })
  sheet.prose(
    'If you do not pay by midnight on the third day after you travelled, a penalty charge notice of £180.00 is issued, reduced to £90.00 if paid within 14 days. No VAT is payable on this charge.',
    60,
    y + 60,
    475,
    { size: 9, color: '#555' },
  )
  return labelled('Greater Wexbury Transport', [paid, show(paid)], [total, printed], ['GBP', '£'])
})
