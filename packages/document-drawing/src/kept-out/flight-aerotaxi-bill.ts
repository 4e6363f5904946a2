import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A propeller plane with pilot, billed from a word processor: name and address in the corner, a plain ruled table, prices net. */
export const aerotaxiBill = template(
  'flight-aerotaxi-bill',
  {},
  {
    nl: {
      firm: 'Hanze Aerotaxi',
      own: 'Machlaan 14a|9761 TK Eelde|06 - 55 50 14 22|vliegen@hanzeaerotaxi.example',
      title: 'FACTUUR',
      facts: 'Factuurnummer:|Factuurdatum:|Vluchtdatum:|Vervaldatum:|Betreft:',
      about: 'Taxivlucht Eelde – Maastricht v.v., PH-HNZ',
      heads: 'Omschrijving|Aantal|Tarief|Bedrag',
      items:
        'Vlieguren Cessna 182 (Hobbs)|Wachttijd piloot, per uur|Landingsgelden Maastricht Aachen Airport|Landingsgelden Groningen Airport Eelde',
      sums: 'Subtotaal|21% btw|Totaal te betalen',
      rate: 21,
      prices: [39_500, 4500, 3860, 2915],
      pay: 'Gelieve het totaalbedrag binnen 14 dagen over te maken op rekening NL44 EEMS 0155 5014 22 t.n.v. Hanze Aerotaxi te Eelde, onder vermelding van het factuurnummer.',
      end: 'KvK Groningen 02155501     Btw-id NL001555014B22     AOC NL-142',
      day: 'dd-MM-yyyy',
    },
    de: {
      firm: 'Inselflug Jade',
      own: 'Flugplatz Mariensiel 3|26452 Sande|Tel. 04421 555014|buero@inselflug-jade.example',
      title: 'Rechnung',
      facts: 'Rechnungsnummer:|Rechnungsdatum:|Flugdatum:|Zahlbar bis:|Betreff:',
      about: 'Bedarfsflug Mariensiel – Helgoland und zurück, D-EIJA',
      heads: 'Bezeichnung|Menge|Einzelpreis|Betrag',
      items:
        'Flugstunden Piper PA-28 mit Pilot|Wartezeit des Piloten, je Stunde|Landegebühr Helgoland-Düne|Landegebühr Wilhelmshaven-Mariensiel',
      sums: 'Nettobetrag|zzgl. 19 % MwSt.|Rechnungsbetrag',
      rate: 19,
      prices: [34_800, 3900, 4150, 1680],
      pay: 'Bitte überweisen Sie den Rechnungsbetrag ohne Abzug auf unser Konto bei der Friesischen Volksbank, IBAN DE82 2829 0063 0555 0142 00. Vielen Dank für den Auftrag und allzeit guten Flug!',
      end: 'Inhaber: Enno Harms     Steuernummer 70/155/50142     Genehmigung § 20 LuftVG Nr. Nds. 142',
      day: 'dd.MM.yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const flown = anyDay(chance)
    const issued = addDays(flown, chance.whole(1, 8))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
    const counts = [10 * chance.whole(14, 31), 100 * chance.whole(3, 7), 100, 100]
    const nets = words.prices.map((price, index) => Math.round((price * counts[index]!) / 100))
    const net = sum(nets)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const { name, firm, street, town } = anyGuest(chance, language)
    sheet.right(words.firm, 525, 56, { size: 16, bold: true })
    for (const [index, text] of words.own.split('|').entries())
      sheet.right(text, 525, 78 + 14 * index, { size: 10 })
    sheet.lines([firm, name, street, town], 70, 150, { size: 11 })
    sheet.put(words.title, 70, 232, { size: 18, bold: true })
    const values = [
      `${issued.slice(0, 4)}${chance.digits(3)}`,
      show(issued),
      show(flown),
      show(addDays(issued, 14)),
      words.about,
    ]
    for (const [index, fact] of words.facts.split('|').entries()) {
      sheet.put(fact, 70, 264 + 15 * index, { size: 10.5 })
      sheet.put(values[index]!, 175, 264 + 15 * index, { size: 10.5 })
    }
    const row = (cells: string[], y: number, bold = false) => {
      sheet.frame(70, y, 455, 20, '#000')
      for (const x of [315, 365, 445]) sheet.upright(x, y, y + 20, { color: '#000' })
      for (const [index, cell] of cells.entries())
        if (index) sheet.right(cell, [360, 440, 520][index - 1]!, y + 6, { size: 10, bold })
        else sheet.put(cell, 75, y + 6, { size: 10, bold })
    }
    row(words.heads.split('|'), 362, true)
    for (const [index, item] of words.items.split('|').entries())
      row(
        [
          item,
          figure(counts[index]!, '1234,56').replace(/,?0+$/, ''),
          money(words.prices[index]!),
          money(nets[index]!),
        ],
        382 + 20 * index,
      )
    for (const [index, word] of words.sums.split('|').entries()) {
      const style = { size: 10.5, bold: index === 2 }
      sheet.right(word, 440, 474 + 18 * index, style)
      sheet.right(money([net, tax, total][index]!), 520, 474 + 18 * index, style)
    }
    sheet.prose(words.pay, 70, 560, 455, { size: 10.5 })
    sheet.middle(words.end, 297, 786, { size: 8.5 })
    return labelled(
      words.firm,
      [issued, show(issued)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
