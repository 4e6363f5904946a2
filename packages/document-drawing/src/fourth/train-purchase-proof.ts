import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A French railway site's "justificatif d'achat": no ticket, the journeys as sentences, one box of prices with the taxes. */
export const purchaseProof = oneOff('train-purchase-proof', {}, 'fr', (sheet, chance) => {
  const ordered = anyDay(chance)
  const out = addDays(ordered, chance.whole(4, 45))
  const shown = dayIn(ordered, 'dd/MM/yyyy', 'fr')
  const long = (day: string) => dayIn(day, 'EEEE d MMMM yyyy', 'fr')
  const fares = [100 * chance.whole(29, 89), 100 * chance.whole(29, 89)]
  const insurance = 490
  const total = sum(fares) + insurance
  const money = (minor: number) => `${figure(minor, '1 234,56')} €`
  const guest = anyGuest(chance, 'fr')
  const navy = '#0c2340'
  const grey = { size: 8, color: '#666' }

  sheet.disc(62, 56, 16, '#00a3a1')
  sheet.put('Rail Ponant', 86, 46, { size: 19, bold: true, color: navy })
  sheet.put('Justificatif d’achat', 46, 98, { size: 22, bold: true, color: navy })
  sheet.put('Ce document n’est pas un titre de transport.', 46, 126, { size: 10, color: '#666' })
  sheet.fill(46, 150, 503, 58, '#eef4f6')
  const head: [string, string][] = [
    ['Référence du dossier', `${chance.pick(['QZ', 'RN', 'TS'])}${chance.pick(['KLPA', 'WMHE'])}`],
    ['Nom associé au dossier', guest.name.replace(/^\S+ \S+ /, '').toUpperCase()],
    ['Date de la commande', shown],
  ]
  for (const [index, [word, value]] of head.entries()) {
    sheet.put(word, 62 + 165 * index, 162, grey)
    sheet.put(value, 62 + 165 * index, 178, { size: 13, bold: true, color: navy })
  }
  let y = 230
  const stations = ['Nantes', 'Paris Montparnasse 1 et 2']
  for (const [index, fare] of fares.entries()) {
    const [from, to] = index === 0 ? stations : stations.toReversed()
    sheet.put(index === 0 ? 'Aller' : 'Retour', 46, y, { size: 12, bold: true, color: navy })
    sheet.put(`${from} – ${to}`, 110, y, { size: 12, bold: true })
    sheet.put(`Le ${long(addDays(out, 2 * index))}`, 110, y + 18)
    sheet.put(
      `Départ ${index === 0 ? '06h' : '17h'}${chance.whole(10, 59)} – TGP n° ${chance.digits(4)} – 2de classe, voiture ${chance.whole(1, 18)}, place ${chance.whole(11, 98)}`,
      110,
      y + 32,
    )
    sheet.put(`1 passager : ${guest.name} (26-59 ans), tarif Liberté`, 110, y + 46)
    sheet.right(money(fare), 549, y, { size: 12 })
    sheet.rule(y + 68, 46, 549, { color: '#ccc' })
    y += 84
  }
  sheet.put('Option', 46, y, { size: 12, bold: true, color: navy })
  sheet.put('Assurance annulation (exonérée de TVA)', 110, y, { size: 12 })
  sheet.right(money(insurance), 549, y, { size: 12 })

  sheet.frame(300, y + 40, 249, 128, navy, 6)
  const tax = taxWithin(sum(fares), 10)
  const rows: [string, string][] = [
    ['Transport HT', money(sum(fares) - tax)],
    ['TVA 10 %', money(tax)],
    ['Assurance', money(insurance)],
    ['Montant total TTC', money(total)],
    ['Réglé par carte bancaire', money(total)],
  ]
  for (const [index, [word, value]] of rows.entries()) {
    const style = index === 3 ? { size: 12, bold: true } : { size: 9 }
    sheet.put(word, 314, y + 54 + 21 * index, style)
    sheet.right(value, 535, y + 54 + 21 * index, style)
  }
  sheet.put('Adresse de facturation', 46, y + 44, grey)
  sheet.lines([guest.firm, guest.street, guest.town, guest.country], 46, y + 58, { size: 10 }, 1.4)
  sheet.prose(
    'Le présent justificatif tient lieu de facture. Il reprend les billets payés et non remboursés à la date de la commande. En cas d’échange ou d’annulation ultérieurs, un nouveau justificatif est disponible dans votre espace « Mes voyages ». Pour les voyages internationaux, la TVA ne s’applique que sur le parcours français.',
    46,
    y + 200,
    503,
    grey,
  )
  sheet.prose(
    'Rail Ponant Voyageurs, société anonyme au capital de 38 400 000 €, siège social : 2 boulevard de Stalingrad, 44000 Nantes – RCS Nantes 519 037 584 – TVA intracommunautaire FR 62 519037584 – Assureur : Armor Prévoyance, immatriculée à l’ORIAS',
    46,
    784,
    503,
    { size: 7, color: '#888' },
  )
  return labelled('Rail Ponant', [ordered, shown], [total, figure(total, '1 234,56')], ['EUR', '€'])
})
