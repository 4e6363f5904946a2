import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** What a changed flight cost: old and new flight side by side, the difference and the fee below. */
export const changeFee = oneOff('flight-change-fee', {}, 'fr', (sheet, chance) => {
  const paid = anyDay(chance)
  const before = addDays(paid, 9)
  const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'fr')
  const money = (minor: number) => `${figure(minor, '1 234,56')} EUR`
  const parts = [100 * chance.whole(22, 140), 7000]
  const total = sum(parts)
  sheet.right('Ailes de Provence', 545, 40, { size: 20, bold: true, color: '#5a189a' })
  sheet.put('Reçu de modification', 50, 90, { size: 18 })
  sheet.put(`Marseille, le ${show(paid)}`, 50, 116, { size: 10 })
  for (const [index, word] of ['Ancien vol', 'Nouveau vol'].entries()) {
    const x = 50 + 255 * index
    sheet.frame(x, 146, 240, 92, index === 0 ? '#bbb' : '#5a189a')
    sheet.put(word, x + 12, 158, { bold: true })
    sheet.lines(
      [
        `AP ${chance.digits(4)}  Marseille – Bruxelles`,
        show(addDays(before, index)),
        `Départ ${anyClock(chance, 'h')}`,
        `Prix d’origine ${money(18_900 + index * parts[0]!)}`,
      ],
      x + 12,
      176,
      {},
      1.5,
    )
  }
  const guest = anyGuest(chance, 'fr')
  sheet.put(`Passager : ${guest.name}     Facturation : ${guest.firm}`, 50, 262)
  for (const [index, word] of ['Différence de tarif', 'Frais de modification'].entries()) {
    sheet.put(word, 250, 300 + 18 * index, { size: 10 })
    sheet.right(money(parts[index]!), 545, 300 + 18 * index, { size: 10 })
  }
  sheet.fill(240, 340, 305, 24, '#efe3fa')
  sheet.put('Montant débité', 250, 347, { size: 11, bold: true })
  sheet.right(money(total), 539, 347, { size: 11, bold: true })
  sheet.prose(
    'Ailes de Provence SA, aéroport Marseille Provence, 13727 Marignane. Capital de 2 400 000 EUR. TVA non applicable aux vols internationaux.',
    50,
    780,
    495,
    { size: 7.5, color: '#666' },
  )
  return labelled(
    'Ailes de Provence',
    [paid, show(paid)],
    [total, figure(total, '1 234,56')],
    ['EUR', 'EUR'],
  )
})
