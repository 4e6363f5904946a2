import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A village club cooked for a firm's visit; its treasurer writes the bill, closes it in words and puts place and day under it. */
export const villageClub = oneOff(
  'restaurant-village-club',
  { face: 'serif' },
  'fr',
  (sheet, chance) => {
    const day = addDays(anyDay(chance), 6)
    const meal = addDays(day, -chance.whole(3, 6))
    const [meals, bottles, total, inWords] = chance.pick<[number, number, number, string]>([
      [12, 4, 25800, 'deux cent cinquante-huit euros'],
      [9, 3, 19350, 'cent quatre-vingt-treize euros et cinquante centimes'],
      [16, 5, 34100, 'trois cent quarante et un euros'],
    ])
    const money = (minor: number) => `${figure(minor, '1 234,56')} €`
    const guest = anyGuest(chance, 'fr')
    const shown = dayIn(day, 'd MMMM yyyy', 'fr')
    const text = { size: 11.5 }

    sheet.frame(60, 44, 475, 70, '#444', 10)
    sheet.middle('Foyer rural de Montbrézac', 297, 56, { size: 19, bold: true })
    sheet.middle(
      'Association loi 1901 – agrément Jeunesse et Éducation populaire n° 81-114',
      297,
      80,
      { size: 9 },
    )
    sheet.middle('Salle des fêtes, place du Ruisseau, 81140 Montbrézac', 297, 93, { size: 9 })
    sheet.right(guest.firm, 525, 146, text)
    sheet.right(guest.street, 525, 161, text)
    sheet.right(guest.town, 525, 176, text)
    sheet.middle('NOTE DE REPAS', 297, 226, { size: 15, bold: true })
    sheet.rule(245, 240, 354)
    let y = sheet.prose(
      `Repas servi à la salle des fêtes le ${dayIn(meal, 'EEEE d MMMM yyyy', 'fr')} à la demande de ${guest.name}, à l’occasion de la visite du chantier de la retenue :`,
      70,
      270,
      455,
      text,
    )
    const rows: [string, number, number][] = [
      ['menus du terroir (soupe, confit, fromage, croustade)', meals, 1850],
      ['bouteilles de gaillac rouge', bottles, 900],
      ['cafés offerts par le Foyer', meals, 0],
    ]
    for (const [what, count, price] of rows) {
      y += 22
      sheet.right(String(count), 92, y, text)
      sheet.put(what, 100, y, text)
      sheet.put(price === 0 ? '' : `x ${money(price)}`, 372, y, text)
      sheet.right(price === 0 ? 'néant' : money(count * price), 525, y, text)
    }
    sheet.rule(y + 20, 440, 525)
    sheet.right(`Soit  ${money(total)}`, 525, y + 27, { size: 13, bold: true })
    y = sheet.prose(`Arrêtée la présente note à la somme de ${inWords}.`, 70, y + 66, 455, text)
    y = sheet.prose(
      'Le Foyer rural n’est pas assujetti à la TVA (article 261-7-1° du CGI). Règlement par chèque à l’ordre du Foyer ou par virement : FR76 1313 5000 8004 0015 5501 461.',
      70,
      y + 10,
      455,
      text,
    )
    sheet.put(`Fait à Montbrézac, le ${shown}`, 300, y + 34, text)
    sheet.put('La trésorière,', 300, y + 52, text)
    sheet.put('Josette Cambon', 300, y + 96, { size: 12 })
    sheet.middle(
      'Prochaine soirée cassoulet : le 14 du mois prochain, adultes 22,00 €, enfants 10,00 €. Venez nombreux !',
      297,
      790,
      { size: 9 },
    )
    return labelled(
      'Foyer rural de Montbrézac',
      [day, shown],
      [total, figure(total, '1 234,56')],
      ['EUR', '€'],
    )
  },
)
