import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A leaf of a shop-bought receipt pad, filled in by typewriter: who took the money stands in the stamp alone. */
export const youthStamp = template(
  'hotel-youth-stamp',
  { size: 'A5', wide: true },
  {
    it: {
      house: 'Ostello del Ponte',
      stamp: [
        'di Cooperativa Il Guado a r.l.',
        'Lungofiume Bassi 9',
        '37013 Rivalta (VR)',
        'P.IVA 03318820236',
      ],
      town: 'Rivalta',
      title: 'RICEVUTA',
      lines: ['Ricevuto da', 'la somma di (in lettere)', 'per', 'Luogo e data'],
      stay: (nights: number, from: string, to: string) =>
        `n. ${nights} notti, camera da 4, dal ${from} al ${to}`,
      boxes: ['Imponibile €', 'IVA 10 %', 'Totale €'],
      rate: 10,
      signed: 'Timbro e firma',
      pad: 'Blocco ricevute 50 x 2 autoricalcante – mod. 1642 – copia per il cliente',
      spelled: [
        [9600, 'novantasei/00'],
        [11_400, 'centoquattordici/00'],
        [13_850, 'centotrentotto/50'],
      ] as [number, string][],
      short: 'd/M',
      days: 'd/M/yyyy',
    },
    de: {
      house: 'Jugendgästehaus Rabenfels',
      stamp: [
        'Wanderfreunde Rabenfels e.V.',
        'Burgsteige 1',
        '96197 Wonsfeld',
        'St.-Nr. 208/111/40551',
      ],
      town: 'Wonsfeld',
      title: 'QUITTUNG',
      lines: ['von', 'Betrag in Worten', 'für', 'Ort / Datum'],
      stay: (nights: number, from: string, to: string) =>
        `${nights} Übernachtungen m. Frühst. ${from} - ${to}`,
      boxes: ['Netto EUR', '+ 7 % MwSt.', 'Gesamt EUR'],
      rate: 7,
      signed: 'Stempel / Unterschrift des Empfängers',
      pad: 'Quittungsblock 2-fach mit Durchschrift – Blatt 1 für den Zahlenden',
      spelled: [
        [8700, 'siebenundachtzig'],
        [12_600, 'einhundertsechsundzwanzig'],
        [14_250, 'einhundertzweiundvierzig 50/100'],
      ] as [number, string][],
      short: 'd.M.',
      days: 'd.M.yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const leaving = addDays(arrival, nights)
    const show = (day: string, pattern: string) => dayIn(day, pattern, language)
    const [total, spelled] = chance.pick(words.spelled as [[number, string], ...[number, string][]])
    const tax = taxWithin(total, words.rate)
    const typed = { face: 'mono', size: 11, color: '#1d1d50' } as const

    sheet.frame(24, 24, 547, 360, '#2e7d4f', 6)
    sheet.put(words.title, 40, 38, { size: 22, bold: true, color: '#2e7d4f' })
    sheet.put('Nr.', 40, 70, { size: 9, color: '#2e7d4f' })
    sheet.put(chance.digits(4), 60, 68, typed)
    for (const [index, word] of words.boxes.entries()) {
      const y = 34 + 26 * index
      sheet.frame(372, y, 184, 26, '#2e7d4f')
      sheet.put(word, 378, y + 9, { size: 8, color: '#2e7d4f', bold: index === 2 })
      sheet.right(figure([total - tax, tax, total][index]!, '1.234,56'), 548, y + 8, typed)
    }
    const guest = anyGuest(chance, language)
    const filled = [
      `${guest.name}, ${guest.firm}`,
      `-- ${spelled} --`,
      words.stay(nights, show(arrival, words.short), show(leaving, words.short)),
      `${words.town}, ${show(leaving, words.days)}`,
    ]
    for (const [index, word] of words.lines.entries()) {
      const y = 140 + 36 * index
      sheet.put(word, 40, y, { size: 8, color: '#2e7d4f' })
      sheet.put(filled[index]!, 150, y - 3, typed)
      sheet.rule(y + 12, 40, index === 3 ? 330 : 556, { color: '#2e7d4f' })
    }
    sheet.put(words.signed, 350, 372, { size: 6.5, color: '#2e7d4f' })
    sheet.frame(346, 284, 200, 80, '#3440a0', 4)
    sheet.middle(words.house, 446, 291, { size: 13, bold: true, color: '#3440a0' })
    for (const [index, line] of words.stamp.entries())
      sheet.middle(line, 446, 309 + 12.5 * index, { size: 9, color: '#3440a0' })
    sheet.put(words.pad, 40, 372, { size: 6, color: '#2e7d4f' })
    const currency = language === 'it' ? '€' : 'EUR'
    return labelled(
      words.house,
      [leaving, show(leaving, words.days)],
      [total, figure(total, '1.234,56')],
      ['EUR', currency],
    )
  },
)
