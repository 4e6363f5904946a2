import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A holiday airline's confirmation and invoice for two: part to be paid now, the rest weeks before the flight. */
export const sunDeposit = template(
  'flight-sun-deposit',
  {},
  {
    de: {
      brand: 'Sonnfalk',
      under: 'Fliegen in den Süden.',
      sender: 'Sonnfalk Fluggesellschaft mbH, Postfach 15 50 14, 40405 Düsseldorf',
      title: 'Flugbestätigung und Rechnung',
      facts: 'Rechnungsdatum|Vorgangsnummer|Kundennummer|Service-Center',
      phone: '0211 5550142',
      hello: 'Vielen Dank für Ihre Buchung. Wir bestätigen Ihnen verbindlich folgende Leistungen:',
      heads: 'Pos.|Leistung|Datum|Anz.|Preis/Pers. EUR|Gesamt EUR',
      items:
        'Düsseldorf – Faro, Economy Classic|Faro – Düsseldorf, Economy Classic|Golfgepäck bis 30 kg|Zug zum Flug',
      total: 'Gesamtpreis',
      deposit: 'Anzahlung 25 %, sofort fällig',
      rest: 'Restzahlung, fällig bis',
      notes:
        'Im Flugpreis enthalten sind Luftverkehrsteuer, Flughafen- und Sicherheitsgebühren. Bitte überweisen Sie unter Angabe der Vorgangsnummer. Die Flugunterlagen senden wir Ihnen nach Eingang der Restzahlung zu.',
      foot: 'Sonnfalk Fluggesellschaft mbH|Geschäftsführung: Dr. Silke Brandes|HRB 55014 Amtsgericht Düsseldorf#Flughafenstraße 88|40474 Düsseldorf|USt-IdNr. DE 155 501 420#Rheinische Handelsbank|IBAN DE12 3007 0010 0555 0142 00|BIC RHHBDEDD',
      day: 'dd.MM.yyyy',
    },
    nl: {
      brand: 'Palmwiek',
      under: 'vliegt u naar de zon',
      sender: 'Palmwiek Airlines B.V., Postbus 155, 1117 ZL Schiphol',
      title: 'Boekingsbevestiging / factuur',
      facts: 'Factuurdatum|Boekingsnummer|Klantnummer|Klantenservice',
      phone: '020 - 555 01 42',
      hello: 'Hartelijk dank voor uw boeking. Wij hebben voor u gereserveerd:',
      heads: 'Nr.|Omschrijving|Datum|Aantal|Prijs p.p. EUR|Totaal EUR',
      items:
        'Eindhoven – Antalya, Economy|Antalya – Eindhoven, Economy|Ruimbagage 25 kg retour|Maaltijd aan boord',
      total: 'Totale reissom',
      deposit: 'Aanbetaling 25%, direct te voldoen',
      rest: 'Restant, te voldoen uiterlijk',
      notes:
        'In de reissom zijn vliegbelasting, luchthavengelden en brandstoftoeslag begrepen. Vermeld bij uw betaling het boekingsnummer. Uw e-tickets ontvangt u na ontvangst van het restantbedrag.',
      foot: 'Palmwiek Airlines B.V.|Handelsregister Haarlem 34055501|Lid van de Garantieclub Luchtreizen#Stationsplein-ZW 901|1117 CE Schiphol-Oost|Btw NL8155.50.142.B01#Noordzee Bank|IBAN NL20 NOZB 0155 5014 20|BIC NOZBNL2A',
      day: 'dd-MM-yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(60, 120))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const prices = [
      100 * chance.whole(89, 259) + 99,
      100 * chance.whole(89, 259) + 99,
      100 * chance.whole(60, 110),
      100 * chance.whole(9, 39),
    ]
    const counts = [2, 2, chance.whole(1, 2), 2]
    const sums = prices.map((price, index) => price * counts[index]!)
    const total = sum(sums)
    const deposit = Math.round(total / 4)
    const { name, street, town } = anyGuest(chance, language)
    const sun = '#f08a00'
    sheet.disc(545, 50, 60, '#ffc84a')
    sheet.put(words.brand, 60, 36, { size: 27, bold: true, color: sun })
    sheet.put(words.under, 62, 68, { size: 9, color: sun })
    sheet.put(words.sender, 60, 128, { size: 6.5, color: '#555' })
    sheet.lines([name, street, town], 60, 144, { size: 10.5 })
    const values = [show(issued), chance.digits(8), `K${chance.digits(6)}`, words.phone]
    for (const [index, fact] of words.facts.split('|').entries()) {
      sheet.put(fact, 370, 144 + 14 * index)
      sheet.put(values[index]!, 465, 144 + 14 * index)
    }
    sheet.put(words.title, 60, 240, { size: 14, bold: true })
    sheet.put(words.hello, 60, 266, { size: 10 })
    const row = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 3) sheet.put(cell, [60, 85, 280][index]!, y, { bold })
        else sheet.right(cell, [380, 465, 545][index - 3]!, y, { bold })
    }
    row(words.heads.split('|'), 298, true)
    sheet.rule(311, 60, 545, { color: sun, weight: 1.5 })
    for (const [index, item] of words.items.split('|').entries())
      row(
        [
          String(index + 1),
          item,
          index < 2 ? show(addDays(out, 10 * index)) : '',
          String(counts[index]),
          money(prices[index]!),
          money(sums[index]!),
        ],
        320 + 17 * index,
      )
    sheet.rule(392, 60, 545, { color: sun })
    const ends = [
      [words.total, total, true],
      [words.deposit, deposit, false],
      [`${words.rest} ${show(addDays(out, -28))}`, total - deposit, false],
    ] as const
    for (const [index, [word, minor, bold]] of ends.entries()) {
      sheet.put(word, 280, 402 + 18 * index, { size: bold ? 11 : 9, bold })
      sheet.right(money(minor), 545, 402 + 18 * index, { size: bold ? 11 : 9, bold })
    }
    sheet.prose(words.notes, 60, 480, 485, { size: 9 })
    for (const [index, column] of words.foot.split('#').entries())
      sheet.lines(column.split('|'), 60 + 172 * index, 776, { size: 7.5, color: '#666' })
    return labelled(words.brand, [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
  },
)
