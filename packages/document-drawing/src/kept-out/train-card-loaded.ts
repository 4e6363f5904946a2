import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The web shop of a Belgian city's metro and trams: what was loaded on the card at the left, the order in a grey column at the right. */
export const cardLoaded = template(
  'train-card-loaded',
  {},
  {
    nl: {
      seller: 'LIJNSTAD',
      bar: ['Reizen', 'Vervoerbewijzen', 'Mijn account'],
      title: 'Bedankt voor je aankoop!',
      lead: 'Je bestelling is betaald. Laad je kaart op door ze voor een automaat of een poortje te houden. Dat kan vanaf 30 minuten na je aankoop.',
      card: 'Kaart',
      items: ['10 ritten metro, tram en bus', '24 uur vrij reizen'],
      each: 'Aantal',
      order: 'Je bestelling',
      facts: ['Bestelnummer', 'Datum van aankoop', 'Betaalwijze', 'Klant'],
      sums: ['Subtotaal excl. btw', 'Btw 6 %', 'Totaal incl. btw'],
      help: 'Dit document geldt als aankoopbewijs. Een factuur op naam van je bedrijf vraag je binnen de 30 dagen aan via het contactformulier. Vervoerbewijzen worden niet terugbetaald of omgeruild.',
      foot: 'LIJNSTAD – Maatschappij voor Stedelijk Vervoer te Leuven-Mechelen, vereniging van publiek recht – Diestsevest 76, 3000 Leuven – btw BE 0247.499.953 – RPR Leuven – klantendienst 070 55 20 00',
    },
    fr: {
      seller: 'TRAMOSA',
      bar: ['Se déplacer', 'Titres de transport', 'Mon compte'],
      title: 'Merci pour votre achat !',
      lead: 'Votre commande est payée. Chargez votre carte en la présentant à un distributeur ou à un portillon, à partir de 30 minutes après votre achat.',
      card: 'Carte',
      items: ['10 voyages métro, tram et bus', '24 heures réseau illimité'],
      each: 'Quantité',
      order: 'Votre commande',
      facts: ['Numéro de commande', 'Date d’achat', 'Moyen de paiement', 'Client'],
      sums: ['Sous-total HTVA', 'TVA 6 %', 'Total TVAC'],
      help: 'Ce document tient lieu de preuve d’achat. Une facture au nom de votre société peut être demandée dans les 30 jours via le formulaire de contact. Les titres de transport ne sont ni remboursés ni échangés.',
      foot: 'TRAMOSA – Société des Transports de la Sambre, association de droit public – rue du Rivage 76, 5000 Namur – TVA BE 0247.508.366 – RPM Namur – service clientèle 081 25 20 00',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const shown = dayIn(bought, 'dd/MM/yyyy', language)
    const counts = [chance.whole(1, 4), chance.whole(1, 3)]
    const amounts = [1680 * counts[0]!, 840 * counts[1]!]
    const total = sum(amounts)
    const tax = taxWithin(total, 6)
    const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
    const violet = '#5b2a86'

    sheet.fill(0, 0, 595, 46, violet)
    sheet.put(words.seller, 36, 13, { size: 20, bold: true, color: '#fff' })
    for (const [index, word] of words.bar.entries())
      sheet.put(word, 290 + 95 * index, 19, { size: 9, color: '#fff' })
    sheet.put(words.title, 36, 78, { size: 20, bold: true, color: violet })
    sheet.prose(words.lead, 36, 112, 310, { size: 10 })
    sheet.put(`${words.card} 6 0557${chance.digits(2)} ${chance.digits(8)} 3`, 36, 186, {
      size: 11,
      bold: true,
    })
    for (const [index, item] of words.items.entries()) {
      const y = 210 + 70 * index
      sheet.frame(36, y, 310, 58, '#cbb8dc', 6)
      sheet.disc(62, y + 29, 14, '#f5b800')
      sheet.put(item, 88, y + 12, { size: 10.5, bold: true })
      sheet.put(`${words.each}: ${counts[index]}`, 88, y + 33, { color: '#555' })
      sheet.right(money(amounts[index]!), 334, y + 33, { size: 10.5 })
    }
    sheet.fill(370, 70, 190, 330, '#f1eef4')
    sheet.put(words.order, 386, 86, { size: 13, bold: true })
    const values = [
      `W${chance.digits(9)}`,
      `${shown} ${anyClock(chance)}`,
      'Bancontact',
      anyGuest(chance, language).name,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 386, 116 + 36 * index, { size: 8, color: '#666' })
      sheet.put(values[index]!, 386, 128 + 36 * index, { size: 10 })
    }
    sheet.rule(272, 386, 544)
    for (const [index, minor] of [total - tax, tax].entries()) {
      sheet.put(words.sums[index]!, 386, 284 + 16 * index)
      sheet.right(money(minor), 544, 284 + 16 * index)
    }
    sheet.rule(322, 386, 544)
    sheet.put(words.sums[2]!, 386, 332, { bold: true })
    sheet.right(money(total), 544, 350, { size: 20, bold: true, color: violet })
    sheet.prose(words.help, 36, 430, 524, { color: '#333' })
    sheet.rule(778, 36, 560, { color: '#cbb8dc' })
    sheet.prose(words.foot, 36, 786, 524, { size: 7, color: '#666' })
    return labelled(words.seller, [bought, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
