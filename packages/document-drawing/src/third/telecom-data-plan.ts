import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The month of a data plan: the sum large on a coloured head, last month's beside it, the lines and their use below. */
export const dataPlan = template(
  'telecom-data-plan',
  {},
  {
    fr: {
      brand: 'Nomadéo',
      title: (month: string) => `Facture mensuelle, ${month}`,
      sums: ['À prélever', 'Mois précédent'],
      facts: ['Date de facture', 'N° de facture', 'N° client', 'Prélèvement le'],
      client: 'Titulaire',
      detail: 'Détail de la facture',
      rows: [
        'Abonnement eSIM Europe 20 Go',
        'Option Royaume-Uni et Suisse',
        'Hors forfait : 340 Mo en Turquie',
        'Avoir parrainage',
      ],
      total: ['Total HT', 'TVA 20 %', 'Total TTC'],
      use: 'Votre consommation',
      places: ['Allemagne', 'Italie', 'Suisse', 'Turquie'],
      unit: 'Go',
      note: 'Votre abonnement se renouvelle chaque mois et se résilie à tout moment dans l’application. En cas de rejet du prélèvement, 7,50 € de frais sont facturés.',
      legal:
        'Nomadéo SAS au capital de 120 000 €, 61 rue de la Soie, 69100 Villeurbanne, RCS Lyon 881 204 557, TVA FR 40 881204557',
      money: (text: string) => `${text} €`,
      rate: 20,
    },
    nl: {
      brand: 'Zwerfnet',
      title: (month: string) => `Je rekening van ${month}`,
      sums: ['Te incasseren', 'Vorige maand'],
      facts: ['Factuurdatum', 'Factuurnummer', 'Klantnummer', 'Incasso op'],
      client: 'Contracthouder',
      detail: 'Waar bestaat dit uit',
      rows: [
        'Abonnement eSIM Europa 20 GB',
        'Bundel Zwitserland en VK',
        'Buiten bundel: 340 MB in Turkije',
        'Tegoed vriendenactie',
      ],
      total: ['Totaal exclusief btw', 'Btw 21%', 'Totaal inclusief btw'],
      use: 'Je verbruik',
      places: ['Duitsland', 'Italië', 'Zwitserland', 'Turkije'],
      unit: 'GB',
      note: 'Je abonnement loopt per maand door en is elke dag op te zeggen in de app. Lukt de incasso niet, dan rekenen we € 7,50 herinneringskosten.',
      legal:
        'Zwerfnet B.V., Stationsplein 102, 5211 BR Den Bosch, KvK 71840226, btw NL858871940B01',
      money: (text: string) => `€ ${text}`,
      rate: 21,
    },
  },
  (sheet, words, chance, language) => {
    const month = `${anyDay(chance).slice(0, 7)}-01`
    const issued = addDays(month, 31 + chance.whole(1, 4))
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', language)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const money = (minor: number) => words.money(plain(minor))
    const prices = [2499, 600, chance.whole(290, 1180), -500]
    const total = sum(prices)
    const tax = taxWithin(total, words.rate)
    const guest = anyGuest(chance, language)

    sheet.fill(0, 0, 595, 190, '#2b2d77')
    sheet.put(words.brand, 44, 34, { size: 15, bold: true, color: '#ffb4a2' })
    sheet.put(words.title(dayIn(month, 'MMMM yyyy', language)), 44, 66, { size: 18, color: '#fff' })
    sheet.put(words.sums[0]!, 44, 104, { size: 9, color: '#ccd' })
    sheet.put(money(total), 44, 118, { size: 34, bold: true, color: '#fff' })
    sheet.put(words.sums[1]!, 300, 104, { size: 9, color: '#ccd' })
    sheet.put(money(2499), 300, 122, { size: 16, color: '#ccd' })
    const facts = [show(issued), `F${chance.digits(9)}`, chance.digits(7), show(addDays(issued, 7))]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 44 + 130 * index, 208, { size: 8, color: '#777' })
      sheet.put(facts[index]!, 44 + 130 * index, 221, { size: 10 })
    }
    sheet.put(
      `${words.client}: ${guest.name}, ${guest.firm}, ${guest.street}, ${guest.town}`,
      44,
      248,
      { size: 8.5 },
    )
    sheet.rule(270, 44, 551, { color: '#ddd' })
    sheet.put(words.detail, 44, 284, { size: 13, bold: true, color: '#2b2d77' })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 44, 310 + 20 * index, { size: 10 })
      sheet.right(money(prices[index]!), 551, 310 + 20 * index, { size: 10 })
    }
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      sheet.put(words.total[index]!, 330, 402 + 18 * index, { size: 10, bold: index === 2 })
      sheet.right(money(minor), 551, 402 + 18 * index, { size: 10, bold: index === 2 })
    }
    sheet.put(words.use, 44, 484, { size: 13, bold: true, color: '#2b2d77' })
    for (const [index, place] of words.places.entries()) {
      const used = index === 3 ? 34 : chance.whole(90, 640)
      sheet.put(place, 44, 512 + 24 * index, { size: 10 })
      sheet.fill(140, 510 + 24 * index, used / 2, 12, '#ffb4a2')
      sheet.put(`${plain(used)} ${words.unit}`, 150 + used / 2, 512 + 24 * index, { size: 9 })
    }
    sheet.prose(words.note, 44, 640, 507, { size: 9, color: '#555' })
    sheet.put(words.legal, 44, 806, { size: 7, color: '#777' })
    return labelled(words.brand, [issued, show(issued)], [total, plain(total)], ['EUR', '€'])
  },
)
