import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A chauffeur by the hour: elegant, in the middle, waiting and tolls added, deposit taken off. */
export const limousine = oneOff('ride-limousine', { face: 'serif' }, 'fr', (sheet, chance) => {
  const day = anyDay(chance)
  const billed = addDays(day, 2)
  const show = (one: string) => dayIn(one, 'dd/MM/yyyy', 'fr')
  const money = (minor: number) => `${figure(minor, '1 234,56')} €`
  const hours = chance.whole(3, 8)
  const net = [hours * 6500, 2 * 1500, 1240]
  const tax = Math.round(sum(net) / 10)
  const total = sum(net) + tax
  const middle = sheet.width / 2
  sheet.rule(40, 220, 375, { color: '#b08d57', weight: 1.5 })
  sheet.middle('Grande Remise Victor', middle, 50, { size: 24 })
  sheet.middle('Voitures avec chauffeur', middle, 80, { size: 11, color: '#b08d57' })
  sheet.rule(100, 220, 375, { color: '#b08d57', weight: 1.5 })
  sheet.middle(`Facture ${chance.digits(5)} du ${show(billed)}`, middle, 124, { size: 13 })
  const guest = anyGuest(chance, 'fr')
  sheet.middle(`à l’attention de ${guest.firm}, ${guest.town}`, middle, 146, { size: 11 })
  sheet.middle(`Mise à disposition du ${show(day)}, de 9h00 à ${9 + hours}h00`, middle, 180, {
    size: 11,
  })
  const names = [`${hours} heures à 65,00 €`, 'Deux attentes à 15,00 €', 'Péages']
  for (const [index, name] of names.entries()) {
    sheet.put(name, 150, 216 + 20 * index, { size: 11 })
    sheet.right(money(net[index]!), 445, 216 + 20 * index, { size: 11 })
  }
  for (const [index, [word, minor]] of (
    [
      ['Total HT', sum(net)],
      ['TVA 10 %', tax],
      ['Total TTC', total],
      ['Acompte versé', -5000],
      ['Reste à payer', total - 5000],
    ] as const
  ).entries()) {
    sheet.put(word, 270, 294 + 20 * index, { size: 11, bold: index === 2 })
    sheet.right(money(minor), 445, 294 + 20 * index, { size: 11, bold: index === 2 })
  }
  sheet.middle('Victor SARL, 8 avenue Montaigne, 75008 Paris, TVA FR 71 452118833', middle, 800, {
    size: 8.5,
  })
  return labelled(
    'Grande Remise Victor',
    [billed, show(billed)],
    [total, figure(total, '1 234,56')],
    ['EUR', '€'],
  )
})
