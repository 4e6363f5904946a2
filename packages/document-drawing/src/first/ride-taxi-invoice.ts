import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A taxi's form filled in by a program: lines to write on, boxes to tick, the owner's stamp at the foot. */
export const taxiInvoice = template(
  'ride-taxi-invoice',
  { size: 'A5', face: 'serif' },
  {
    de: {
      owner: [
        'Taxi Brandstetter',
        'Inh. Georg Brandstetter',
        'Konzession 418',
        'Rosenheimer Str. 77',
        '81667 München',
        'St.-Nr. 144/210/50871',
      ],
      title: 'Quittung über Fahrpreis',
      words: ['Fahrgast', 'von', 'nach', 'Datum', 'Uhrzeit', 'Fahrzeug'],
      places: ['München Hbf', 'Flughafen München, Terminal 2'],
      sum: 'Betrag',
      tax: 'darin enthaltene 7 % MwSt.',
      ticks: ['bar', 'Karte', 'Gutschein'],
      thanks: 'Betrag dankend erhalten',
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      rate: 7,
    },
    it: {
      owner: [
        'Radiotaxi Lanterna',
        'Cooperativa Tassisti Genovesi',
        'Licenza 271',
        'Via Cantore 30',
        '16149 Genova',
        'P.IVA 00665540103',
      ],
      title: 'Ricevuta corsa taxi',
      words: ['Cliente', 'da', 'a', 'Data', 'Ora', 'Vettura'],
      places: ['Stazione Piazza Principe', 'Fiera del Mare'],
      sum: 'Importo',
      tax: 'di cui IVA 10%',
      ticks: ['contanti', 'carta', 'buono'],
      thanks: 'Ricevuto con ringraziamento',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      rate: 10,
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.days, language)
    const total = 10 * chance.whole(148, 960)
    const printed = figure(total, words.figures)
    const values = [
      anyGuest(chance, language).firm,
      ...words.places,
      shown,
      anyClock(chance),
      String(chance.whole(100, 899)),
    ]

    sheet.fill(30, 34, 358, 26, '#f4c20d')
    for (let cell = 0; cell < 20; cell += 1)
      if (cell % 2 === 0) sheet.fill(30 + 18 * cell, 60, 18, 8, '#222')
    sheet.put(words.title, 40, 40, { size: 14, bold: true })
    sheet.right(`Nr. ${chance.digits(4)}`, 380, 42, { size: 11 })
    for (const [index, word] of words.words.entries()) {
      const y = 98 + 34 * index
      sheet.put(word, 36, y, { size: 10 })
      sheet.put(values[index]!, 110, y - 2, { size: 12, face: 'mono' })
      sheet.rule(y + 14, 104, 384, { color: '#999' })
    }
    sheet.frame(200, 318, 184, 34)
    sheet.put(words.sum, 36, 328, { size: 14, bold: true })
    sheet.right(`${printed} ${words.money[1]}`, 376, 327, { size: 15, bold: true, face: 'mono' })
    sheet.put(`${words.tax}: ${figure(taxWithin(total, words.rate), words.figures)}`, 200, 360, {
      size: 9,
    })
    for (const [index, word] of words.ticks.entries()) {
      sheet.frame(36 + 90 * index, 392, 9, 9)
      sheet.put(word, 50 + 90 * index, 391, { size: 10 })
    }
    sheet.put('x', 128, 389, { size: 11, face: 'mono' })
    sheet.put(words.thanks, 36, 426, { size: 11 })
    sheet.frame(196, 446, 188, 92, '#3949ab', 4)
    for (const [index, line] of words.owner.entries())
      sheet.middle(line, 290, 454 + 13 * index, {
        size: index === 0 ? 11 : 9,
        bold: index === 0,
        color: '#3949ab',
      })
    return labelled(words.owner[0]!, [day, shown], [total, printed], words.money)
  },
)
