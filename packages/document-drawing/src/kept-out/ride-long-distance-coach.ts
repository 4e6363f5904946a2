import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A long-distance coach brand's invoice: seller's line small above the buyer, a table with rates, three columns of foot. */
export const longDistanceCoach = template(
  'ride-long-distance-coach',
  {},
  {
    de: {
      brand: 'FernGrün',
      sender: 'FernGrün SE · Friedenheimer Brücke 12 · 80639 München',
      title: 'Rechnung',
      facts: ['Rechnungsnummer:', 'Buchungsnummer:', 'Rechnungsdatum:', 'Reisedatum:'],
      heads: ['Pos.', 'Leistung', 'Anzahl', 'USt.', 'Gesamt brutto'],
      rows: [
        ['Fahrt N38: Stuttgart Flughafen – Berlin ZOB', 7],
        ['Sitzplatzreservierung Panorama', 7],
        ['Servicegebühr', 19],
      ],
      net: 'Nettobetrag',
      vat: (rate: number) => `zzgl. ${rate} % USt.`,
      total: 'Rechnungsbetrag',
      paid: 'Der Rechnungsbetrag wurde bereits per PayPal beglichen. Bitte überweisen Sie nichts.',
      thanks: ['Vielen Dank für Ihre Buchung!', 'Ihr FernGrün-Team'],
      foot: [
        ['FernGrün SE', 'Friedenheimer Brücke 12', '80639 München', 'Deutschland'],
        ['Amtsgericht München', 'HRB 274418', 'USt-IdNr. DE281440926', 'Steuernr. 143/318/40172'],
        [
          'Vorstand: J. Krämer, D. Ansorge',
          'Aufsichtsrat: M. Schwaiger',
          'service@ferngruen.example',
          'ferngruen.example',
        ],
      ],
      day: 'dd.MM.yyyy',
    },
    fr: {
      brand: 'CarAzur',
      sender: 'CarAzur France SARL - 6 place de la Bourse - 75002 Paris',
      title: 'Facture',
      facts: ['N° de facture :', 'N° de réservation :', 'Date de facture :', 'Date du voyage :'],
      heads: ['N°', 'Prestation', 'Qté', 'TVA', 'Montant TTC'],
      rows: [
        ['Trajet 718 : Lyon Perrache – Paris Bercy Seine', 10],
        ['Réservation de siège', 10],
        ['Frais de service', 20],
      ],
      net: 'Total HT',
      vat: (rate: number) => `TVA ${rate} %`,
      total: 'Total TTC',
      paid: 'Cette facture a été réglée par carte bancaire lors de la réservation. Aucun escompte.',
      thanks: ['Merci de votre confiance et bon voyage !', 'L’équipe CarAzur'],
      foot: [
        ['CarAzur France SARL', '6 place de la Bourse', '75002 Paris', 'France'],
        ['RCS Paris 804 417 226', 'Capital social 25 000 €', 'TVA FR38804417226', 'Code APE 4939A'],
        [
          'Gérant : Y. Lefranc',
          'Licence LTI 2015/11/0004417',
          'factures@carazur.example',
          'carazur.example',
        ],
      ],
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const gross = [chance.whole(29, 64) * 100 - 1, 499, 99]
    const total = sum(gross)
    const guest = anyGuest(chance, language)
    sheet.fill(0, 0, 596, 66, '#73b01e')
    sheet.put(words.brand, 56, 18, { size: 28, bold: true, color: '#fff' })
    sheet.put(words.sender, 56, 122, { size: 6.5, color: '#555' })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 56, 138, { size: 10 }, 1.35)
    const number = `${issued.slice(0, 4)}-${chance.digits(3)}-${chance.digits(6)}`
    const values = [
      number,
      chance.digits(10),
      show(issued),
      show(addDays(issued, chance.whole(6, 20))),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 350, 138 + 15 * index, { size: 9.5 })
      sheet.put(values[index]!, 455, 138 + 15 * index, { size: 9.5 })
    }
    sheet.put(words.title, 56, 246, { size: 18, bold: true })
    const columns = [56, 86, 390, 440, 540]
    const row = (cells: string[], y: number, bold: boolean) => {
      for (const [index, cell] of cells.entries())
        if (index < 2) sheet.put(cell, columns[index]!, y, { bold })
        else sheet.right(cell, columns[index]!, y, { bold })
    }
    sheet.fill(50, 282, 496, 20, '#e8f3d6')
    row(words.heads, 288, true)
    for (const [index, [name, rate]] of words.rows.entries()) {
      row(
        [`${index + 1}`, `${name}`, '1', `${rate} %`, money(gross[index]!)],
        312 + 22 * index,
        false,
      )
      sheet.rule(326 + 22 * index, 50, 546, { color: '#ccc' })
    }
    const rates = words.rows.map(([, rate]) => Number(rate))
    const taxes = [taxWithin(gross[0]! + gross[1]!, rates[0]!), taxWithin(gross[2]!, rates[2]!)]
    const names = [words.net, words.vat(rates[0]!), words.vat(rates[2]!), words.total]
    for (const [index, minor] of [total - sum(taxes), ...taxes, total].entries()) {
      sheet.put(names[index]!, 350, 392 + 17 * index, { size: 10, bold: index === 3 })
      sheet.right(money(minor), 540, 392 + 17 * index, { size: 10, bold: index === 3 })
    }
    sheet.rule(457, 350, 540, { weight: 1.2 })
    sheet.put(words.paid, 56, 492, { size: 9.5 })
    sheet.lines(words.thanks, 56, 522, { size: 9.5 }, 1.5)
    sheet.rule(762, 50, 546, { color: '#73b01e', weight: 1.5 })
    for (const [index, lines] of words.foot.entries())
      sheet.lines(lines, 56 + 176 * index, 772, { size: 7.5, color: '#555' })
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
