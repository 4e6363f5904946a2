import { anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A stationer's form for any taxi, filled in by the driver: who drives stands only in the blue stamp below. */
export const stampedForm = template(
  'ride-stamped-form',
  { size: [420, 298] },
  {
    nl: {
      name: 'Taxi Brouwer',
      stamp: [
        'Eikenlaan 44, 7312 KX Apeldoorn',
        'Tel. 055 555 01 27',
        'KvK 08155503  btw NL0015550B01',
      ],
      title: 'KWITANTIE  –  PERSONENVERVOER',
      asks: ['Datum', 'Van', 'Naar', 'Reiziger', 'Vertrek / aankomst'],
      ways: ['station Apeldoorn', 'Conferentieoord De Hooge Veld, Otterlo'],
      sums: ['Ritprijs', 'Wachttijd', 'Totaal voldaan'],
      sign: 'Handtekening chauffeur',
      tax: 'Bedragen in euro, inclusief 9% btw',
      form: 'Model T-114 • Kantoorboek Drukwerk, Zwolle • bestelnr. 440 117',
      day: 'd-M-yyyy',
      who: 'Mevr. Visser',
    },
    it: {
      name: 'Taxi Foschi Mauro',
      stamp: [
        'Licenza n. 14 - Comune di Cesanova',
        'Via Savio 128 - cell. 333 555 0162',
        'P.IVA 02755501409',
      ],
      title: 'RICEVUTA  –  SERVIZIO TAXI',
      asks: ['Data', 'Partenza', 'Arrivo', 'Cliente', 'Dalle ore / alle ore'],
      ways: ['Stazione FS Cesanova', 'Hotel Rocca, Bertinello'],
      sums: ['Corsa', 'Attesa', 'Totale incassato'],
      sign: 'Firma del tassista',
      tax: 'Importi in euro, esente IVA art. 10 n. 14 DPR 633/72',
      form: 'Mod. 1655 TX • Grafiche Bollettari, Forlì • blocco da 50 copie',
      day: 'd/M/yyyy',
      who: 'Studio Brandi, sig. Brandi',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1234,56')
    const fare = 50 * chance.whole(58, 110)
    const wait = 50 * chance.whole(6, 20)
    const total = fare + wait
    const pen = { face: 'mono', size: 11, color: '#20208a' } as const
    const form = { size: 8, color: '#7a4a10' }
    const hour = chance.whole(8, 18)

    sheet.frame(14, 14, 392, 270, '#7a4a10', 6)
    sheet.put(words.title, 26, 26, { size: 11, bold: true, color: '#7a4a10' })
    sheet.right(`N. ${chance.digits(4)}`, 394, 26, { size: 11, color: '#c02020' })
    const values = [
      shown,
      words.ways[0]!,
      words.ways[1]!,
      words.who,
      `${hour}.10 / ${hour}.${chance.whole(35, 58)}`,
    ]
    for (const [index, ask] of words.asks.entries()) {
      sheet.put(ask, 26, 56 + 21 * index, form)
      sheet.put(values[index]!, 116, 53 + 21 * index, pen)
      sheet.rule(66 + 21 * index, 112, 394, { weight: 0.4, color: '#7a4a10' })
    }
    sheet.frame(26, 168, 168, 66, '#7a4a10')
    for (const [index, minor] of [fare, wait, total].entries()) {
      if (index > 0) sheet.rule(168 + 22 * index, 26, 194, { weight: 0.4, color: '#7a4a10' })
      sheet.put(words.sums[index]!, 32, 175 + 22 * index, { ...form, bold: index === 2 })
      sheet.put('€', 112, 174 + 22 * index, form)
      sheet.right(money(minor), 188, 173 + 22 * index, pen)
    }
    sheet.frame(214, 166, 180, 66, '#3346b8', 3)
    sheet.middle(words.name, 304, 173, { size: 14, bold: true, color: '#3346b8' })
    for (const [index, line] of words.stamp.entries())
      sheet.middle(line, 304, 193 + 11 * index, { size: 8, color: '#3346b8' })
    sheet.put(words.sign, 214, 256, form)
    sheet.rule(265, 304, 394, { weight: 0.4, color: '#7a4a10' })
    sheet.put(words.tax, 26, 242, { ...form, size: 7 })
    sheet.put(words.form, 26, 273, { size: 6, color: '#7a4a10' })
    return labelled(words.name, [day, shown], [total, money(total)], ['EUR', '€'])
  },
)
