import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A letter about a year's card: sentences rather than a table, the sum in the middle of one. */
export const seasonCard = template(
  'train-season-card',
  { face: 'serif' },
  {
    nl: {
      railway: 'Regiospoor Oost',
      sender: [
        'Regiospoor Oost B.V.',
        'Postbus 4410',
        '7500 AK Enschede',
        'BTW-nr. NL819988776B01',
      ],
      subject: 'Factuur voordeelkaart',
      meta: ['Factuurdatum', 'Factuurnummer', 'Klantnummer', 'Uiterste betaaldatum'],
      hello: 'Beste reiziger,',
      text: (total: string, from: string, to: string) =>
        `Je voordeelkaart is verlengd van ${from} tot en met ${to}. Het bedrag van € ${total} wordt een dezer dagen van je rekening afgeschreven; je hoeft zelf niets te doen.`,
      rows: ['Voordeelkaart dal, 12 maanden', 'Btw 9% inbegrepen', 'Factuurbedrag'],
      close: 'Goede reis gewenst, afdeling Klantenservice',
      days: 'd MMMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    de: {
      railway: 'Verkehrsbetriebe Nordelbe',
      sender: [
        'Verkehrsbetriebe Nordelbe GmbH',
        'Gleisdreieck 5',
        '22767 Hamburg',
        'USt-IdNr. DE 118 509 725',
      ],
      subject: 'Rechnung Jahreskarte',
      meta: ['Rechnungsdatum', 'Rechnungsnummer', 'Kundennummer', 'Fällig am'],
      hello: 'Guten Tag,',
      text: (total: string, from: string, to: string) =>
        `Ihre Jahreskarte gilt vom ${from} bis zum ${to}. Den Betrag von ${total} € buchen wir zum Fälligkeitstag von dem Konto ab, das Sie uns genannt haben.`,
      rows: ['Jahreskarte Netz AB, übertragbar', 'darin 7 % MwSt.', 'Rechnungsbetrag'],
      close: 'Mit freundlichen Grüßen, Ihr Kundenzentrum',
      days: 'd. MMMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const from = addDays(billed, 14)
    const show = (day: string) => dayIn(day, words.days, language)
    const total = 100 * chance.whole(64, 840) + 80
    const printed = figure(total, words.figures)
    const tax = figure(taxWithin(total, language === 'nl' ? 9 : 7), words.figures)

    sheet.fill(0, 0, 14, sheet.height, '#1d6b8f')
    sheet.put(words.railway, 60, 44, { size: 19, bold: true, color: '#1d6b8f', face: 'sans' })
    sheet.lines(words.sender, 400, 46, { size: 9 })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 60, 140, { size: 11 })
    const values = [
      show(billed),
      `${billed.slice(0, 4)}-${chance.digits(6)}`,
      chance.digits(8),
      show(addDays(billed, 21)),
    ]
    for (const [index, word] of words.meta.entries()) {
      sheet.put(word, 60 + 125 * index, 236, { size: 8, color: '#777' })
      sheet.put(values[index]!, 60 + 125 * index, 248, { size: 10 })
    }
    sheet.put(words.subject, 60, 290, { size: 14, bold: true })
    sheet.put(words.hello, 60, 322, { size: 11 })
    sheet.prose(words.text(printed, show(from), show(addDays(from, 364))), 60, 342, 470, {
      size: 11,
    })
    for (const [index, word] of words.rows.entries()) {
      const style = { size: 11, bold: index === 2 }
      sheet.put(word, 60, 420 + 20 * index, style)
      sheet.right(
        `${words.money[1]} ${[printed, tax, printed][index]}`,
        530,
        420 + 20 * index,
        style,
      )
    }
    sheet.put(words.close, 60, 510, { size: 11 })
    return labelled(words.railway, [billed, show(billed)], [total, printed], words.money)
  },
)
