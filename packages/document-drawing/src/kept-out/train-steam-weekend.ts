import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A French tourist railway kept by volunteers: a bill typed in a word processor for a firm's outing, receipted by hand, free of tax. */
export const steamWeekend = oneOff(
  'train-steam-weekend',
  { face: 'serif' },
  'fr',
  (sheet, chance) => {
    const seller = 'Petit Train des Gorges de la Viaune'
    const issued = anyDay(chance)
    const ride = addDays(issued, -chance.whole(2, 9))
    const long = (day: string) => dayIn(day, 'd MMMM yyyy', 'fr')
    const adults = chance.whole(11, 24)
    const rows: [string, number, number][] = [
      ['Aller-retour vapeur, tarif groupe adulte', adults, 1650],
      ['Panier repas du cheminot', adults, 1400],
      ['Accompagnement en cabine de conduite', 2, 4500],
    ]
    const total = sum(rows.map(([, count, price]) => count * price))
    const deposit = 5000 * chance.whole(2, 4)
    const money = (minor: number) => `${figure(minor, '1 234,56')} €`
    const guest = anyGuest(chance, 'fr')
    const text = { size: 11 }

    sheet.middle(seller, 297, 52, { size: 22, bold: true })
    sheet.middle('Gare de Saint-Maurin – 07190 Saint-Maurin-sur-Viaune', 297, 82, text)
    sheet.middle('04 75 66 00 13 – groupes@trainviaune.example', 297, 98, text)
    sheet.rule(120, 180, 415, { weight: 1.5 })
    sheet.lines(
      [guest.firm, `À l’attention de ${guest.name}`, guest.street, guest.town],
      320,
      150,
      text,
      1.35,
    )
    sheet.put(`Saint-Maurin, le ${long(issued)}`, 320, 232, text)
    sheet.put(`FACTURE N° ${issued.slice(0, 4)}-${chance.digits(3)}`, 70, 270, {
      size: 14,
      bold: true,
    })
    sheet.put(`Objet : voyage de votre groupe du ${long(ride)}, train de 14 h 15`, 70, 298, text)
    const uprights = [70, 310, 380, 450, 525]
    for (let row = 0; row <= 4; row += 1) sheet.rule(326 + 24 * row, 70, 525)
    for (const x of uprights) sheet.upright(x, 326, 422)
    for (const [column, word] of ['Désignation', 'Nombre', 'Prix unitaire', 'Montant'].entries())
      sheet.middle(word, (uprights[column]! + uprights[column + 1]!) / 2, 333, {
        size: 10.5,
        bold: true,
      })
    for (const [index, [what, count, price]] of rows.entries()) {
      const y = 357 + 24 * index
      sheet.put(what, 76, y, text)
      sheet.middle(String(count), 345, y, text)
      sheet.right(money(price), 444, y, text)
      sheet.right(money(count * price), 519, y, text)
    }
    sheet.right('Total à payer', 444, 434, { size: 12, bold: true })
    sheet.right(money(total), 519, 434, { size: 12, bold: true })
    sheet.put('TVA non applicable, article 293 B du Code général des impôts', 70, 460, {
      size: 9.5,
    })
    sheet.prose(
      `Réglée par un acompte de ${money(deposit)} à la réservation (virement) et le solde de ${money(total - deposit)} par carte bancaire en gare le jour du voyage. Facture acquittée.`,
      70,
      490,
      455,
      text,
    )
    sheet.prose(
      'Nous vous remercions d’avoir choisi notre petite ligne et espérons que la locomotive n° 24 vous aura laissé un bon souvenir.',
      70,
      540,
      455,
      text,
    )
    sheet.put('Le trésorier,', 380, 600, text)
    sheet.put('Bernard Vialle', 380, 650, text)
    sheet.middle(
      'Association pour la sauvegarde de la ligne de la Viaune (loi 1901) – SIRET 402 118 736 00014 – APE 4910Z',
      297,
      778,
      { size: 8.5 },
    )
    sheet.middle('Immatriculée au registre des opérateurs de voyages IM007150021', 297, 790, {
      size: 8.5,
    })
    return labelled(
      seller,
      [issued, long(issued)],
      [total, figure(total, '1 234,56')],
      ['EUR', '€'],
    )
  },
)
