import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A travel agency's bill for somebody else's flight: its own fee, the airline in the lines, terms on page two. */
export const agency = template(
  'flight-agency',
  {},
  {
    de: {
      agency: 'Reisebüro Weltweit',
      legal: [
        'Reisebüro Weltweit Inh. Sabine Krug e.K.',
        'Marktplatz 11, 36037 Fulda',
        'Steuernummer 18/827/60114',
      ],
      title: 'Rechnung / Reisebestätigung',
      facts: ['Rechnungsnr.', 'Rechnungsdatum', 'Vorgang', 'Sachbearbeiter'],
      flight: ['Hinflug', 'Rückflug'],
      airline: 'Alpina Wings',
      route: ['Frankfurt (FRA) – Wien (VIE)', 'Wien (VIE) – Frankfurt (FRA)'],
      rows: ['Flugpreis laut Tarif', 'Steuern und Gebühren', 'Serviceentgelt Reisebüro'],
      sums: ['Reisepreis gesamt', 'Anzahlung erhalten', 'Restzahlung bis'],
      terms: 'Allgemeine Geschäftsbedingungen',
      prose:
        'Das Reisebüro vermittelt Beförderungsleistungen im Namen und für Rechnung der Fluggesellschaft. Für die Beförderung gelten deren Bedingungen. Bei einer Umbuchung fallen 35,00 EUR je Person an, bei einer Stornierung 60,00 EUR zuzüglich der Gebühren der Fluggesellschaft. Gerichtsstand ist Fulda. ',
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
    fr: {
      agency: 'Voyages Horizon Bleu',
      legal: [
        'Voyages Horizon Bleu SARL',
        '19 place Bellecour, 69002 Lyon',
        'IM 069 12 0044 – TVA FR 90 399112200',
      ],
      title: 'Facture – bulletin de voyage',
      facts: ['Facture n°', 'Date de facture', 'Dossier', 'Conseillère'],
      flight: ['Aller', 'Retour'],
      airline: 'Méridienne Airlines',
      route: ['Lyon (LYS) – Lisbonne (LIS)', 'Lisbonne (LIS) – Lyon (LYS)'],
      rows: ['Tarif aérien', 'Taxes d’aéroport', 'Frais d’agence'],
      sums: ['Montant total du voyage', 'Acompte reçu', 'Solde à régler avant le'],
      terms: 'Conditions générales de vente',
      prose:
        'L’agence agit en qualité d’intermédiaire de la compagnie aérienne. Le transport est soumis aux conditions de celle-ci. Toute modification donne lieu à 40,00 € de frais par personne, toute annulation à 75,00 € en sus des pénalités de la compagnie. Les tribunaux de Lyon sont compétents. ',
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const leaving = addDays(billed, chance.whole(30, 80))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.money[1]}`
    const parts = [100 * chance.whole(140, 420), 100 * chance.whole(48, 110) + 37, 3500]
    const total = sum(parts)
    const deposit = 100 * Math.round(total / 500)

    sheet.disc(510, 70, 30, '#0d7fa5')
    sheet.disc(522, 62, 16, '#ffd166')
    sheet.put(words.agency, 50, 46, { size: 20, bold: true, color: '#0d7fa5' })
    sheet.lines(words.legal.slice(1), 50, 74, { size: 8 })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 50, 130, { size: 11 })
    const values = [`R${chance.digits(6)}`, show(billed), chance.digits(7), 'S. Krug']
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 350, 130 + 14 * index)
      sheet.right(values[index]!, 545, 130 + 14 * index)
    }
    sheet.put(words.title, 50, 216, { size: 14, bold: true })
    for (const [index, word] of words.flight.entries()) {
      const y = 248 + 34 * index
      sheet.put(word, 50, y, { bold: true })
      sheet.put(show(addDays(leaving, 5 * index)), 110, y)
      sheet.put(words.route[index]!, 180, y)
      sheet.put(
        `${words.airline} AW ${chance.digits(3)}, ${anyClock(chance)} – ${anyClock(chance)}`,
        180,
        y + 13,
        { size: 8, color: '#555' },
      )
    }
    sheet.rule(322, 50, 545)
    for (const [index, name] of words.rows.entries()) {
      sheet.put(name, 50, 332 + 18 * index, { size: 10 })
      sheet.right(money(parts[index]!), 545, 332 + 18 * index, { size: 10 })
    }
    sheet.rule(388, 330, 545)
    const sums = [words.sums[0]!, words.sums[1]!, `${words.sums[2]} ${show(addDays(billed, 14))}`]
    for (const [index, word] of sums.entries()) {
      sheet.put(word, 330, 396 + 18 * index, { size: 10, bold: index === 0 })
      sheet.right(money([total, -deposit, total - deposit][index]!), 545, 396 + 18 * index, {
        size: 10,
        bold: index === 0,
      })
    }
    sheet.middle(words.legal[0]!, sheet.width / 2, 808, { size: 7 })
    sheet.nextPage()
    sheet.put(words.terms, 50, 50, { size: 12, bold: true })
    sheet.prose(words.prose.repeat(6).trim(), 50, 76, 495, { size: 8 })
    sheet.middle(words.legal[0]!, sheet.width / 2, 808, { size: 7 })
    return labelled(
      words.agency,
      [billed, show(billed)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
