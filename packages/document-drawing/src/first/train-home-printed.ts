import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ticket to print at home: a square code on the left, the journey in the middle, the price in a small table. */
export const homePrinted = template(
  'train-home-printed',
  {},
  {
    de: {
      railway: 'Rheintalbahn AG',
      place: 'Rheintalbahn AG, Bahnhofplatz 1, 68161 Mannheim, USt-IdNr. DE 143 221 907',
      title: 'Online-Ticket',
      kind: 'Sparpreis Hin- und Rückfahrt, 2. Klasse',
      valid: 'Gültig:',
      facts: ['Fahrgast', 'Auftragsnummer', 'Buchungsdatum'],
      heads: ['Positionen', 'Preis', 'MwSt D 7 %', 'Netto'],
      rows: ['Fahrkarte', 'Sitzplatzreservierung'],
      sum: 'Summe',
      paid: 'Der Betrag wurde Ihrer Kreditkarte am Buchungsdatum belastet.',
      journey: ['Halt', 'Datum', 'Zeit', 'Gleis', 'Zug'],
      stops: ['Mannheim Hbf', 'Basel Bad Bf', 'Basel Bad Bf', 'Mannheim Hbf'],
      hint: 'Bitte führen Sie einen amtlichen Lichtbildausweis mit. Umtausch vor dem 1. Geltungstag 10,00 EUR, danach ausgeschlossen.',
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    nl: {
      railway: 'Noorderspoor Reizigers',
      place: 'Noorderspoor Reizigers B.V., Stationsplein 9, 9726 AE Groningen, BTW NL804455667B01',
      title: 'E-ticket',
      kind: 'Dagretour met korting, 2e klas',
      valid: 'Geldig:',
      facts: ['Reiziger', 'Bestelnummer', 'Besteldatum'],
      heads: ['Artikel', 'Prijs', 'waarvan 9% btw', 'Excl. btw'],
      rows: ['Treinkaartje', 'Toeslag intercity direct'],
      sum: 'Totaal',
      paid: 'Betaald met iDEAL bij bestelling.',
      journey: ['Station', 'Datum', 'Tijd', 'Spoor', 'Trein'],
      stops: ['Groningen', 'Rotterdam Centraal', 'Rotterdam Centraal', 'Groningen'],
      hint: 'Dit e-ticket is persoonlijk en alleen geldig met een legitimatiebewijs. Annuleren kost € 5,00 per kaartje.',
      days: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const travel = addDays(booked, chance.whole(3, 40))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const prices = [100 * chance.whole(29, 119) + 90, 520]
    const total = prices[0]! + prices[1]!
    const rate = language === 'de' ? 7 : 9

    sheet.put(words.title, 40, 34, { size: 20, bold: true })
    sheet.right(words.railway, sheet.width - 40, 40, { size: 13, bold: true, color: '#a3122a' })
    sheet.rule(62, 40, sheet.width - 40, { weight: 2, color: '#a3122a' })
    for (let cell = 0; cell < 900; cell += 1) {
      if (chance.is(0.5))
        sheet.fill(40 + 4 * (cell % 30), 80 + 4 * Math.floor(cell / 30), 4, 4, '#000')
    }
    sheet.put(words.kind, 180, 80, { size: 11, bold: true })
    sheet.put(`${words.valid} ${show(travel)}`, 180, 98)
    const values = [anyGuest(chance, language).name, `${chance.digits(4)}QX`, show(booked)]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(`${word}:`, 180, 124 + 13 * index)
      sheet.put(values[index]!, 280, 124 + 13 * index, { bold: index === 0 })
    }
    const ends = [330, 430, 490]
    sheet.put(words.heads[0]!, 180, 176, { size: 8, bold: true })
    for (const [index, word] of ['', ...words.heads.slice(2)].entries())
      sheet.right(word, [350, 465, 555][index]!, 176, { size: 8, bold: true })
    sheet.right(words.heads[1]!, 360, 176, { size: 8, bold: true })
    const cells = (name: string, minor: number, y: number, bold: boolean) => {
      const tax = taxWithin(minor, rate)
      sheet.put(name, 180, y, { size: 8, bold })
      sheet.right(`${money(minor)} ${words.money[1]}`, 360, y, { size: 8, bold })
      sheet.right(`${money(tax)} ${words.money[1]}`, 465, y, { size: 8 })
      sheet.right(`${money(minor - tax)} ${words.money[1]}`, 555, y, { size: 8 })
    }
    for (const [index, name] of words.rows.entries())
      cells(name, prices[index]!, 190 + 13 * index, false)
    sheet.rule(217, 180, 555)
    cells(words.sum, total, 221, true)
    sheet.put(words.paid, 40, 246, { size: 8 })
    sheet.fill(40, 268, sheet.width - 80, 15, '#eee')
    const stops = [44, 220, ...ends.map((x) => x - 10)]
    for (const [index, word] of words.journey.entries())
      sheet.put(word, stops[index]!, 271, { size: 8, bold: true })
    for (const [index, stop] of words.stops.entries()) {
      const row = [
        stop,
        show(travel),
        anyClock(chance),
        String(chance.whole(1, 14)),
        `RTB ${chance.digits(3)}`,
      ]
      for (const [place, cell] of row.entries())
        sheet.put(cell, stops[place]!, 290 + 15 * index, { size: 8 })
    }
    sheet.prose(words.hint, 40, 372, sheet.width - 80, { size: 8, color: '#555' })
    sheet.put(words.place, 40, 800, { size: 7, color: '#555' })
    return labelled(words.railway, [booked, show(booked)], [total, money(total)], words.money)
  },
)
