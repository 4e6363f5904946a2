import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A place booked beforehand: voucher above, invoice below a line to cut, dates of coming and going larger than the bill's. */
export const airportBooking = template(
  'parking-airport-booking',
  {},
  {
    de: {
      firm: 'Parkwiese Flughafen Nord',
      legal: 'Parkwiese GmbH, Flughafenring 9, 30855 Langenhagen, USt-IdNr. DE 266 701 443',
      voucher: 'Einfahrtsgutschein',
      come: ['Einfahrt', 'Ausfahrt', 'Kennzeichen', 'Stellplatz'],
      how: 'Bitte an der Schranke den Code vorzeigen.',
      invoice: 'Rechnung',
      facts: ['Rechnung Nr.', 'vom', 'an'],
      rows: ['Stellplatz überdacht,', 'Tage', 'Rabatt Frühbucher', 'Stornoschutz'],
      total: 'Endbetrag',
      tax: 'inkl. 19 % MwSt.',
      paid: 'Bezahlt mit PayPal',
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 19,
    },
    fr: {
      firm: 'Parking Envol Express',
      legal: 'Envol Express SARL, 11 allée des Pilotes, 31700 Blagnac, TVA FR 58 530998712',
      voucher: 'Bon d’entrée',
      come: ['Entrée', 'Sortie', 'Plaque', 'Place'],
      how: 'Présentez ce code à la borne.',
      invoice: 'Facture',
      facts: ['Facture n°', 'du', 'à'],
      rows: ['Place couverte,', 'jours', 'Remise réservation anticipée', 'Garantie annulation'],
      total: 'Montant réglé',
      tax: 'dont TVA 20 %',
      paid: 'Payé par carte bancaire',
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 20,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const come = addDays(billed, chance.whole(10, 60))
    const count = chance.whole(3, 12)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.money[1]}`
    const parts = [count * 1150, -count * 150, 390]
    const total = parts[0]! + parts[1]! + parts[2]!

    sheet.frame(40, 36, 515, 300, '#2e7d32', 10)
    sheet.put(words.voucher, 60, 54, { size: 20, bold: true, color: '#2e7d32' })
    sheet.right(words.firm, 535, 60, { size: 12 })
    const values = [
      show(come),
      show(addDays(come, count)),
      `H-PW ${chance.digits(3)}`,
      `C ${chance.digits(3)}`,
    ]
    for (const [index, word] of words.come.entries()) {
      const [x, y] = [60 + 150 * (index % 2), 104 + 70 * Math.floor(index / 2)]
      sheet.put(word, x, y, { size: 10, color: '#777' })
      sheet.put(values[index]!, x, y + 15, { size: 19, bold: true })
    }
    for (let bar = 0; bar < 60; bar += 1)
      if (chance.is(0.55)) sheet.fill(380 + 2.5 * bar, 110, 2, 90, '#000')
    sheet.middle(chance.digits(12), 455, 206, { size: 10, face: 'mono' })
    sheet.put(words.how, 60, 290, { size: 10 })
    for (let dash = 0; dash < 52; dash += 1) sheet.fill(40 + 10 * dash, 356, 5, 0.8, '#777')
    sheet.put(words.invoice, 40, 380, { size: 15, bold: true })
    const guest = anyGuest(chance, language)
    sheet.put(
      `${words.facts[0]} PW${chance.digits(6)} ${words.facts[1]} ${show(billed)}`,
      40,
      404,
      { size: 10 },
    )
    sheet.put(`${words.facts[2]} ${guest.firm}, ${guest.street}, ${guest.town}`, 40, 420, {
      size: 10,
    })
    const names = [`${words.rows[0]} ${count} ${words.rows[1]}`, words.rows[2]!, words.rows[3]!]
    for (const [index, name] of names.entries()) {
      sheet.put(name, 40, 454 + 18 * index, { size: 10 })
      sheet.right(money(parts[index]!), 400, 454 + 18 * index, { size: 10 })
    }
    sheet.rule(508, 40, 400)
    sheet.put(words.total, 40, 516, { size: 12, bold: true })
    sheet.right(money(total), 400, 516, { size: 12, bold: true })
    sheet.put(`${words.tax} ${money(taxWithin(total, words.rate))}`, 40, 538, { size: 8 })
    sheet.put(words.paid, 40, 556)
    sheet.middle(words.legal, sheet.width / 2, 806, { size: 7, color: '#666' })
    return labelled(
      words.firm,
      [billed, show(billed)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
