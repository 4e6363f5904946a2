import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A taxi exchange's half-page bill lying on its side: the order on the left, the price on the right, the name in the last line. */
export const dispatchSheet = template(
  'ride-dispatch-sheet',
  { size: 'A5', wide: true },
  {
    nl: {
      name: 'De Snoek',
      trade: 'taxicentrale',
      title: 'Ritfactuur',
      facts: ['Nummer', 'Datum factuur', 'Besteld door', 'Kostenplaats', 'Voertuig'],
      trip: ['Rit', 'Van', 'Naar', 'Passagier', 'Afstand'],
      places: ['Station Assen, voorzijde', 'Meldpunt Havenkade 30, Emmen'],
      rows: ['Instaptarief', 'Kilometers', 'Wachttijd 12 min', 'Reserveringskosten'],
      total: 'Totaal te voldoen',
      tax: (net: string, text: string) => `excl. btw ${net}  |  btw 9% ${text}`,
      due: (day: string) => `Betaling uiterlijk ${day} op NL67 DREN 0331 8804 12`,
      foot: [
        'handelsnaam van Van der Meulen Personenvervoer V.O.F., Industrieweg 18, 9402 NP Assen',
        'KvK 04071882 – btw NL807714402B01 – 0592 555 133 – centrale@desnoek.example',
      ],
      rate: 9,
      day: 'd MMMM yyyy',
      money: (text: string) => `€ ${text}`,
    },
    fr: {
      name: 'Gambette',
      trade: 'centrale de taxis',
      title: 'Facture de course',
      facts: ['Numéro', 'Date de facture', 'Commandé par', 'Centre de coût', 'Véhicule'],
      trip: ['Course du', 'Départ', 'Arrivée', 'Passager', 'Distance'],
      places: ['Gare de Nantes, accès Nord', 'Zone Atlantis, 4 rue Ampère'],
      rows: ['Prise en charge', 'Parcours tarif A', 'Attente 12 min', 'Réservation immédiate'],
      total: 'Total à payer TTC',
      tax: (net: string, text: string) => `HT ${net}  |  TVA 10 % ${text}`,
      due: (day: string) =>
        `Règlement avant le ${day} par virement FR76 1478 0000 2204 4170 1185 063`,
      foot: [
        'un service de la SCOP Taxis nantais réunis, 31 boulevard de la Liberté, 44100 Nantes',
        'RCS Nantes 402 881 557 – TVA FR27402881557 – 02 55 51 01 20 – bonjour@gambette.example',
      ],
      rate: 10,
      day: 'dd/MM/yyyy',
      money: (text: string) => `${text} €`,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const ride = addDays(billed, -chance.whole(2, 9))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const amounts = [385, 5 * chance.whole(380, 980), 780, 250]
    const total = sum(amounts)
    const tax = taxWithin(total, words.rate)
    const guest = anyGuest(chance, language)

    sheet.put(words.title, 36, 30, { size: 16, bold: true })
    sheet.fill(500, 26, 59, 24, '#111')
    sheet.middle('TAXI', 529, 31, { size: 14, bold: true, color: '#ffd400' })
    const left: [string, string][] = [
      ...[
        chance.digits(6),
        show(billed),
        guest.firm,
        chance.digits(4),
        `${chance.whole(11, 88)}`,
      ].map((value, index): [string, string] => [words.facts[index]!, value]),
      ...[
        `${show(ride)} 08:${chance.whole(10, 59)}`,
        ...words.places,
        guest.name,
        `${chance.whole(9, 27)} km`,
      ].map((value, index): [string, string] => [words.trip[index]!, value]),
    ]
    for (const [index, [word, value]] of left.entries()) {
      const y = 68 + 21 * index + (index > 4 ? 12 : 0)
      sheet.put(word, 36, y, { size: 8.5, color: '#666' })
      sheet.put(value, 118, y, { size: 9.5 })
    }
    sheet.rule(173, 36, 300, { color: '#bbb' })
    sheet.upright(318, 68, 300, { color: '#bbb' })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 336, 72 + 22 * index, { size: 10 })
      sheet.right(money(amounts[index]!), 559, 72 + 22 * index, { size: 10 })
    }
    sheet.rule(166, 336, 559, { weight: 1.2, color: '#111' })
    sheet.put(words.total, 336, 176, { size: 12, bold: true })
    sheet.right(money(total), 559, 176, { size: 12, bold: true })
    sheet.right(words.tax(money(total - tax), money(tax)), 559, 198, { size: 8.5, color: '#555' })
    sheet.prose(words.due(show(addDays(billed, 14))), 336, 236, 223, { size: 9 })
    sheet.fill(0, 322, 595, 98, '#ffd400')
    sheet.put(words.name, 36, 344, { size: 24, bold: true })
    sheet.put(words.trade, 37, 374, { size: 11 })
    for (const [index, line] of words.foot.entries())
      sheet.right(line, 559, 350 + 14 * index, { size: 8 })
    return labelled(
      words.name,
      [billed, show(billed)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
