import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** Internet on a ship or plane: a bare confirmation, one product, paid in a currency far from home. */
export const boardWifi = template(
  'telecom-board-wifi',
  { face: 'serif' },
  {
    fr: {
      firm: 'Océane Connect',
      legal: 'Océane Connect SA, rue de Lausanne 84, 1202 Genève, CHE-114.223.879 TVA',
      title: 'Confirmation de paiement',
      text: 'Votre accès à Internet est actif. Voici le détail de votre achat.',
      words: [
        'Commande',
        'Date d’achat',
        'Heure',
        'Produit',
        'Montant payé',
        'TVA 8,1 % comprise',
        'Moyen de paiement',
      ],
      product: 'Forfait Voyage 24 heures, 1 appareil',
      card: 'Mastercard **** 6120',
      help: 'Des questions ? aide@oceane-connect.example',
      days: 'dd.MM.yyyy',
      figures: "1'234.56" as Figures,
      money: ['CHF', 'CHF'] as [string, string],
      rate: 8.1,
    },
    nl: {
      firm: 'Vlotnet aan boord',
      legal: 'Vlotnet N.V., Scheldekaai 40, 2000 Antwerpen, BTW BE 0456.789.123',
      title: 'Aankoopbevestiging',
      text: 'Je bent verbonden. Bewaar dit bericht als bewijs van betaling.',
      words: [
        'Ordernummer',
        'Aangekocht op',
        'Uur',
        'Product',
        'Betaald bedrag',
        'Waarvan btw 21%',
        'Betaalwijze',
      ],
      product: 'Surfpas hele overtocht, 2 toestellen',
      card: 'Bancontact',
      help: 'Hulp nodig? help@vlotnet.example',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      rate: 21,
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.days, language)
    const total = 100 * chance.whole(9, 44) + 90
    const printed = figure(total, words.figures)
    const values = [
      chance.digits(10),
      shown,
      anyClock(chance),
      words.product,
      `${words.money[1]} ${printed}`,
      `${words.money[1]} ${figure(taxWithin(total, words.rate), words.figures)}`,
      words.card,
    ]
    sheet.put(words.firm, 60, 60, { size: 14, bold: true })
    sheet.put(words.title, 60, 110, { size: 20 })
    sheet.put(words.text, 60, 144, { size: 11 })
    for (const [index, word] of words.words.entries()) {
      sheet.put(word, 60, 190 + 26 * index, { size: 11, color: '#666' })
      sheet.put(values[index]!, 240, 190 + 26 * index, { size: 11, bold: index === 4 })
    }
    sheet.put(words.help, 60, 400, { size: 11 })
    sheet.rule(428, 60, 300)
    sheet.put(words.legal, 60, 438, { size: 8.5, color: '#666' })
    return labelled(words.firm, [day, shown], [total, printed], words.money)
  },
)
