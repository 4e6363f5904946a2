import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Rooms in a private house, billed with an online service: pale panels, a mark that it is paid, nothing open, no tax. */
export const onlineInvoice = template(
  'hotel-online-invoice',
  {},
  {
    fr: {
      name: 'La Maison du Tilleul',
      from: [
        'Sylvie Garnier EI',
        '8 chemin du Lavoir',
        '24510 Saint-Alvère-le-Vieux',
        'SIRET 812 455 019 00014',
      ],
      parties: ['Émetteur', 'Destinataire'],
      title: 'Facture',
      paid: 'PAYÉE',
      facts: ['Date d’émission', 'Échéance', 'Séjour'],
      heads: ['Désignation', 'Qté', 'Prix unitaire', 'Montant'],
      items: [
        'Chambre « Verveine », petit déjeuner compris',
        'Table d’hôtes, menu du soir',
        'Taxe de séjour communale',
      ],
      sums: ['Total', 'Déjà réglé', 'Solde à payer'],
      legal:
        'TVA non applicable, article 293 B du CGI. Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40,00 €.',
      made: 'Éditée avec Facturelo, la facturation simple des indépendants • facturelo.example',
      day: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: (text: string) => `${text} €`,
      prices: [8600, 2800, 110],
    },
    nl: {
      name: 'B&B De Rietkraag',
      from: ['Marjan Terpstra', 'Vaartweg 19', '8493 LK Oldetrijne', 'KvK 01155502'],
      parties: ['Van', 'Aan'],
      title: 'Factuur',
      paid: 'BETAALD',
      facts: ['Factuurdatum', 'Vervaldatum', 'Verblijf'],
      heads: ['Omschrijving', 'Aantal', 'Stukprijs', 'Bedrag'],
      items: ['Kamer Waterzijde, inclusief ontbijt', 'Lunchpakket', 'Toeristenbelasting'],
      sums: ['Totaal', 'Ontvangen', 'Nog te voldoen'],
      legal:
        'Factuur vrijgesteld van btw op grond van artikel 25 Wet OB (kleineondernemersregeling). Betaling binnen 14 dagen onder vermelding van het factuurnummer.',
      made: 'Gemaakt met Klaarnota, factureren voor zzp’ers • klaarnota.example',
      day: 'd MMMM yyyy',
      figures: '1.234,56' as Figures,
      money: (text: string) => `€ ${text}`,
      prices: [7900, 950, 225],
    },
  },
  (sheet, words, chance, language) => {
    const day = addDays(anyDay(chance), 1)
    const nights = chance.whole(2, 4)
    const show = (when: string) => dayIn(when, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const counts = [nights, chance.whole(1, nights), nights]
    const minors = words.prices.map((price, index) => price * counts[index]!)
    const total = sum(minors)
    const guest = anyGuest(chance, language)
    const grey = { size: 8.5, color: '#8a8f98' }

    sheet.put(`${words.title} ${day.slice(0, 4)}-0${chance.digits(2)}`, 48, 50, {
      size: 19,
      bold: true,
      color: '#2b3350',
    })
    sheet.fill(470, 48, 77, 22, '#d9f4e3')
    sheet.middle(words.paid, 508, 54, { size: 10, bold: true, color: '#1b7f4b' })
    const stay = `${dayIn(addDays(day, -nights), 'dd/MM', language)} – ${dayIn(day, 'dd/MM', language)}`
    for (const [index, value] of [show(day), show(addDays(day, 14)), stay].entries()) {
      sheet.put(words.facts[index]!, 48 + 130 * index, 88, grey)
      sheet.put(value, 48 + 130 * index, 101, { size: 10 })
    }
    for (const [index, title] of words.parties.entries()) {
      sheet.fill(48 + 256 * index, 132, 243, 100, '#f4f6fa')
      sheet.put(title, 60 + 256 * index, 142, grey)
    }
    sheet.put(words.name, 60, 157, { size: 11, bold: true })
    sheet.lines(words.from, 60, 173)
    sheet.put(guest.firm, 316, 157, { size: 11, bold: true })
    sheet.lines([guest.name, guest.street, guest.town, guest.country], 316, 173)
    const ends = [48, 356, 452, 547]
    for (const [index, head] of words.heads.entries())
      (index === 0 ? sheet.put : sheet.right)(head, ends[index]!, 262, grey)
    sheet.rule(277, 48, 547, { color: '#dfe3ea' })
    for (const [row, item] of words.items.entries()) {
      const cells = [item, String(counts[row]), money(words.prices[row]!), money(minors[row]!)]
      for (const [index, cell] of cells.entries())
        (index === 0 ? sheet.put : sheet.right)(cell, ends[index]!, 288 + 26 * row, { size: 9.5 })
      sheet.rule(306 + 26 * row, 48, 547, { color: '#eef0f4' })
    }
    for (const [index, minor] of [total, -total, 0].entries()) {
      const style = { size: index === 2 ? 12 : 10, bold: index !== 1 }
      sheet.put(words.sums[index]!, 340, 384 + 22 * index, style)
      sheet.right(money(minor), 547, 384 + 22 * index, style)
    }
    sheet.prose(words.legal, 48, 476, 499, { size: 8, color: '#555' })
    sheet.middle(words.made, 297, 806, { size: 7.5, color: '#8a8f98' })
    return labelled(
      words.name,
      [day, show(day)],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
