import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Swiss mountain railway's bill for a group outing, from its bookkeeping program: the address at the right, references at the left. */
export const summitGroup = template(
  'train-summit-group',
  {},
  {
    de: {
      seller: 'Brienzberg Bahnen AG',
      address: [
        'Talstation 2',
        '3857 Unterbach',
        'Tel. 033 951 44 10',
        'gruppen@brienzberg.example',
      ],
      title: 'Rechnung',
      facts: ['Kundennummer', 'Unsere Referenz', 'Ihre Bestellung', 'Fahrt vom', 'Zahlbar bis'],
      clerk: 'Ursina Wyss',
      by: 'per E-Mail',
      head: ['Pos.', 'Bezeichnung', 'Menge', 'Preis', 'Betrag CHF'],
      items: [
        'Gruppenbillett Berg- und Talfahrt, 1/1',
        'Gruppenbillett Berg- und Talfahrt, 1/2',
        'Reservation Salonwagen',
      ],
      sums: ['Zwischentotal', './. Rabatt Partnerfirmen 3 %', 'Total CHF inkl. MWST'],
      tax: 'MWST-Code 1: % auf',
      terms:
        'Zahlungskonditionen: 30 Tage netto. Wir danken Ihnen für Ihren Besuch und freuen uns auf ein Wiedersehen am Berg.',
      foot: 'Bankverbindung: Berner Seebank, 3800 Interlaken · IBAN CH52 0483 5012 3456 7100 9 · CHE-105.877.214 MWST',
      date: "'Unterbach,' d. MMMM yyyy",
      plain: 'd. MMMM yyyy',
    },
    fr: {
      seller: 'Chemin de fer du Moléron SA',
      address: [
        'Place de la Gare 3',
        '1807 Blonay-Dessus',
        'Tél. 021 943 70 15',
        'groupes@moleron.example',
      ],
      title: 'Facture',
      facts: ['N° de client', 'Notre référence', 'Votre commande', 'Course du', 'Échéance'],
      clerk: 'Mélanie Rochat',
      by: 'par courriel',
      head: ['Pos.', 'Désignation', 'Quantité', 'Prix', 'Montant CHF'],
      items: [
        'Billet de groupe aller-retour, 1/1',
        'Billet de groupe aller-retour, 1/2',
        'Réservation voiture-salon',
      ],
      sums: ['Sous-total', './. Rabais entreprises 3 %', 'Total CHF TVA incluse'],
      tax: 'Code TVA 1: % sur',
      terms:
        'Conditions de paiement : 30 jours net. Nous vous remercions de votre visite et nous réjouissons de vous revoir.',
      foot: 'Compte : Banque de la Riviera, 1800 Vevey · IBAN CH18 0076 7000 4411 2093 6 · CHE-108.420.663 TVA',
      date: "'Blonay-Dessus, le' d MMMM yyyy",
      plain: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const rate = issued < '2024' ? 7.7 : 8.1
    const show = (day: string) => dayIn(day, 'dd.MM.yyyy', language)
    const money = (minor: number) => figure(minor, "1'234.56")
    const counts = [chance.whole(14, 32), chance.whole(3, 9), 1]
    const prices = [6240, 3120, 15000]
    const amounts = counts.map((count, index) => count * prices[index]!)
    const full = sum(amounts)
    const total = full - 5 * Math.round((0.03 * full) / 5)
    const guest = anyGuest(chance, language)

    sheet.shape(
      [
        [50, 84],
        [74, 40],
        [88, 62],
        [98, 48],
        [120, 84],
      ],
      '#a3161d',
    )
    sheet.put(words.seller, 130, 50, { size: 15, bold: true, color: '#a3161d' })
    sheet.put(words.address.join('  |  '), 130, 72, { size: 7.5 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 340, 140, { size: 10 }, 1.35)
    sheet.put(words.by, 340, 124, { size: 8, color: '#555' })
    const values = [chance.digits(6), words.clerk, `G-${chance.digits(5)}`]
    const days = [show(addDays(issued, -chance.whole(3, 12))), show(addDays(issued, 30))]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 50, 140 + 14 * index)
      sheet.put([...values, ...days][index]!, 140, 140 + 14 * index)
    }
    sheet.put(dayIn(issued, words.date, language), 340, 226, { size: 10 })
    sheet.put(`${words.title} ${chance.digits(7)}`, 50, 262, { size: 14, bold: true })
    const ends = [74, 0, 380, 450, 545]
    sheet.rule(292)
    for (const [column, word] of words.head.entries())
      if (column === 1) sheet.put(word, 90, 297, { bold: true })
      else sheet.right(word, ends[column]!, 297, { bold: true })
    sheet.rule(311)
    for (const [index, item] of words.items.entries()) {
      const y = 318 + 18 * index
      sheet.put(item, 90, y)
      const cells = [
        String(10 * (index + 1)),
        '',
        String(counts[index]),
        money(prices[index]!),
        money(amounts[index]!),
      ]
      for (const [column, cell] of cells.entries()) sheet.right(cell, ends[column]!, y)
    }
    sheet.rule(376)
    for (const [index, minor] of [full, total - full, total].entries()) {
      sheet.put(words.sums[index]!, 320, 384 + 16 * index, { bold: index === 2 })
      sheet.right(money(minor), 545, 384 + 16 * index, { bold: index === 2 })
    }
    sheet.rule(428, 320, 545, { weight: 1.4 })
    const code = words.tax.replace('%', `${rate} %`)
    sheet.put(
      `${code} ${money(total - taxWithin(total, rate))} = CHF ${money(taxWithin(total, rate))}`,
      50,
      446,
      { size: 8 },
    )
    sheet.prose(words.terms, 50, 480, 495)
    sheet.rule(788)
    sheet.middle(words.foot, 297, 794, { size: 7 })
    return labelled(
      words.seller,
      [issued, dayIn(issued, words.plain, language)],
      [total, money(total)],
      ['CHF', 'CHF'],
    )
  },
)
