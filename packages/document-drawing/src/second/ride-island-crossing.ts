import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Danish ferry's invoice: rows by fare, columns out and back, what was paid taken off down to nothing. */
export const islandCrossing = template(
  'ride-island-crossing',
  {},
  {
    de: {
      title: 'Rechnung / Buchungsbestätigung',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Buchung', 'Kunde'],
      crossings: ['Hinfahrt', 'Rückfahrt'],
      leave: 'Abfahrt',
      heads: ['Preise in DKK', 'Hin', 'Zurück', 'Summe'],
      rows: ['PKW bis 6,0 m inkl. Fahrer', 'Erwachsener', 'Online-Ermäßigung', 'Umweltzuschlag'],
      total: 'Gesamtbetrag',
      paid: 'Gezahlt, Visa **',
      open: 'Offener Betrag',
      exempt: 'Personenbeförderung: von der dänischen Mehrwertsteuer (moms) befreit.',
      come: 'Bitte finden Sie sich spätestens 20 Minuten vor der Abfahrt am Anleger ein. Nicht genutzte Überfahrten werden nicht erstattet.',
      day: 'dd.MM.yyyy',
      leaving: 'EEEE, d. MMMM',
    },
    en: {
      title: 'Invoice / booking confirmation',
      facts: ['Invoice number', 'Invoice date', 'Booking', 'Customer'],
      crossings: ['Outward crossing', 'Return crossing'],
      leave: 'Departure',
      heads: ['Prices in DKK', 'Out', 'Return', 'Sum'],
      rows: [
        'Car up to 6.0 m incl. driver',
        'Adult passenger',
        'Online discount',
        'Green surcharge',
      ],
      total: 'Total amount',
      paid: 'Paid, Visa **',
      open: 'Amount due',
      exempt: 'Passenger transport is exempt from Danish VAT (moms).',
      come: 'Please be at the quay no later than 20 minutes before departure. Crossings not used are not refunded.',
      day: 'dd.MM.yyyy',
      leaving: 'EEEE d MMMM',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const out = addDays(billed, chance.whole(5, 25))
    const shown = dayIn(billed, words.day, language)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const guest = anyGuest(chance, language)
    const ways = [0, 1].map(() => [
      100 * chance.whole(289, 429),
      100 * chance.whole(62, 88),
      -4500,
      1250,
    ])
    const total = sum(ways.flat())

    sheet.right('Ærøsund Færgerne', 545, 40, { size: 20, bold: true, color: '#003f5c' })
    sheet.right('A/S · CVR 31 88 40 26', 545, 66, { size: 8, color: '#555' })
    sheet.right('Havnepladsen 3 · DK-5960 Marstal', 545, 77, { size: 8, color: '#555' })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town, guest.country], 50, 70, {
      size: 10,
    })
    sheet.put(words.title, 50, 172, { size: 15 })
    const values = [`2${chance.digits(6)}`, shown, `F-${chance.digits(5)}`, chance.digits(5)]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(`${fact}:`, 50, 200 + 13 * index)
      sheet.put(values[index]!, 150, 200 + 13 * index)
    }
    const quays = ['Marstal', 'Rudkøbing']
    for (const [index, crossing] of words.crossings.entries()) {
      const x = 50 + 255 * index
      sheet.fill(x, 270, 240, 58, '#eaf2f6')
      sheet.put(crossing, x + 10, 277, { size: 8, color: '#003f5c' })
      sheet.put((index === 0 ? quays : quays.toReversed()).join(' – '), x + 10, 290, {
        size: 12,
        bold: true,
      })
      const leaving = dayIn(addDays(out, 3 * index), words.leaving, language)
      sheet.put(
        `${words.leave} ${leaving} ${chance.whole(7, 19)}.${chance.pick(['10', '45'])}`,
        x + 10,
        309,
      )
    }
    const ends = [340, 430, 545]
    sheet.put(words.heads[0]!, 50, 356, { bold: true })
    for (const [index, end] of ends.entries())
      sheet.right(words.heads[index + 1]!, end, 356, { bold: true })
    sheet.rule(370, 50, 545)
    for (const [index, name] of words.rows.entries()) {
      const y = 378 + 17 * index
      const [there, back] = [ways[0]![index]!, ways[1]![index]!]
      sheet.put(name, 50, y)
      for (const [place, minor] of [there, back, there + back].entries())
        sheet.right(plain(minor), ends[place]!, y)
    }
    sheet.rule(448, 50, 545)
    sheet.put(words.total, 50, 455, { size: 11, bold: true })
    sheet.right(plain(sum(ways[0]!)), ends[0]!, 456)
    sheet.right(plain(sum(ways[1]!)), ends[1]!, 456)
    sheet.right(plain(total), ends[2]!, 455, { size: 11, bold: true })
    sheet.put(`${words.paid}${chance.digits(4)}`, 50, 476)
    sheet.right(plain(-total), ends[2]!, 476)
    sheet.put(words.open, 50, 492)
    sheet.right('0,00', ends[2]!, 492)
    sheet.prose(`${words.exempt} ${words.come}`, 50, 530, 495, { size: 8 })
    sheet.middle(
      'www.aeroesund.example · +45 62 00 14 80 · Nordfyns Bank 0817 0002 114 903',
      297,
      808,
      {
        size: 7.5,
        color: '#555',
      },
    )
    return labelled('Ærøsund Færgerne', [billed, shown], [total, plain(total)], ['DKK', 'DKK'])
  },
)
