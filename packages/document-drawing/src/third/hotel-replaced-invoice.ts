import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A corrected invoice in the place of a wrong one: both amounts side by side, the house only in a sentence and in the foot. */
export const replacedInvoice = template(
  'hotel-replaced-invoice',
  { face: 'serif' },
  {
    fr: {
      house: 'Hôtel de la Poterne Rouge',
      foot: 'SARL Poterne Hôtellerie au capital de 8 000 € – 3 place du Rempart, 21200 Beaune – RCS Dijon 448 210 663 – TVA FR71448210663',
      title: 'FACTURE RECTIFICATIVE',
      number: (number: string, day: string) => `N° ${number} établie le ${day}`,
      instead: (number: string, day: string) =>
        `Annule et remplace la facture n° ${number} du ${day}.`,
      why: 'Motif : une nuit et un dîner portés par erreur au compte de la chambre.',
      parties: (house: string, firm: string) => `Prestations fournies par ${house} pour ${firm}`,
      heads: ['Désignation', 'Facturé à tort', 'Montant rectifié'],
      items: [
        'Nuitées chambre supérieure',
        'Petits déjeuners',
        'Dîner du restaurant',
        'Taxe de séjour (non soumise à TVA)',
      ],
      sums: ['Total TTC', 'dont TVA 10 %', 'Réglé par carte bancaire', 'Reste dû'],
      stay: 'Séjour du',
      until: 'au',
      day: 'd MMMM yyyy',
      figures: '1 234,56' as Figures,
      written: (text: string) => `${text} €`,
      tax: 10,
    },
    nl: {
      house: 'Hotel De Zilveren Schar',
      foot: 'Schar Horeca B.V. – Havenstraat 40, 8861 BC Harlingen – KvK 01108842 – Btw NL8127.44.903.B01 – IBAN NL08 FRYS 0417 2290 61',
      title: 'GECORRIGEERDE FACTUUR',
      number: (number: string, day: string) => `Nr. ${number}, opgemaakt op ${day}`,
      instead: (number: string, day: string) =>
        `Deze factuur vervangt factuur ${number} van ${day}, die komt te vervallen.`,
      why: 'Reden: één overnachting en één diner waren ten onrechte op de kamer geboekt.',
      parties: (house: string, firm: string) => `Diensten verricht door ${house} voor ${firm}`,
      heads: ['Omschrijving', 'Was', 'Wordt'],
      items: [
        'Overnachtingen comfortkamer',
        'Ontbijt',
        'Diner restaurant',
        'Toeristenbelasting (geen btw)',
      ],
      sums: ['Totaal incl. btw', 'waarvan btw 9%', 'Voldaan per creditcard', 'Nog te betalen'],
      stay: 'Verblijf van',
      until: 'tot',
      day: 'd MMMM yyyy',
      figures: '1.234,56' as Figures,
      written: (text: string) => `€ ${text}`,
      tax: 9,
    },
  },
  (sheet, words, chance, language) => {
    const first = anyDay(chance)
    const issued = addDays(first, chance.whole(6, 19))
    const nights = chance.whole(2, 3)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.written(figure(minor, words.figures))
    const [night, dinner] = [100 * chance.whole(92, 148), 10 * chance.whole(265, 410)]
    const right = [nights * night, nights * 1400, dinner, nights * 165]
    const wrong = [right[0]! + night, right[1]!, 2 * dinner, right[3]! + 165]
    const total = sum(right)
    const guest = anyGuest(chance, language)
    const number = Number(chance.digits(4)) + 1000

    sheet.middle(words.title, 297, 60, { size: 17, bold: true })
    sheet.middle(words.number(`R${number + 37}`, show(issued)), 297, 84, { size: 11.5 })
    sheet.rule(106, 180, 415)
    sheet.middle(words.instead(`F${number}`, show(first)), 297, 116, { size: 10.5 })
    sheet.middle(words.why, 297, 132, { size: 10.5 })
    sheet.put(words.parties(words.house, guest.firm), 70, 178, { size: 11.5 })
    sheet.put(`${guest.street}, ${guest.town}`, 70, 194, { size: 11.5 })
    const stay = `${words.stay} ${show(addDays(first, -nights))} ${words.until} ${show(first)}`
    sheet.put(`${guest.name} – ${stay}`, 70, 210, { size: 11.5 })

    let y = 252
    const row = (cells: readonly [string, string, string], bold = false) => {
      sheet.put(cells[0], 76, y, { size: 11, bold })
      sheet.right(cells[1], 410, y, { size: 11, color: '#777' })
      sheet.right(cells[2], 519, y, { size: 11, bold })
      sheet.rule(y + 16, 70, 525, { weight: 0.4 })
      y += 22
    }
    sheet.rule(y - 6, 70, 525, { weight: 1 })
    row([words.heads[0]!, words.heads[1]!, words.heads[2]!], true)
    for (const [index, item] of words.items.entries())
      row([item, money(wrong[index]!), money(right[index]!)])
    row([words.sums[0]!, money(sum(wrong)), money(total)], true)
    const tax = taxWithin(total - right[3]!, words.tax)
    for (const [index, minor] of [tax, total, 0].entries()) {
      sheet.right(words.sums[index + 1]!, 410, y + 8 + 16 * index, { size: 10 })
      sheet.right(money(minor), 519, y + 8 + 16 * index, { size: 10 })
    }
    sheet.rule(770, 70, 525, { weight: 0.4 })
    sheet.middle(words.house, 297, 776, { size: 12, bold: true })
    sheet.middle(words.foot, 297, 794, { size: 7.5 })
    return labelled(
      words.house,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
