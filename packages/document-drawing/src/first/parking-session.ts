import { anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** One parking in an app, as a page no larger than the phone that showed it. */
export const session = template(
  'parking-session',
  { size: [260, 460] },
  {
    en: {
      firm: 'KerbSide Parking',
      head: 'Parking receipt',
      place: ['Castle Street', 'Location 20418, Edinburgh'],
      words: ['Vehicle', 'Date', 'From', 'Until', 'Duration'],
      plate: 'SK19 VFB',
      rows: ['Parking', 'Convenience fee', 'Text reminder'],
      total: 'You paid',
      tax: 'VAT at 20% within fees',
      legal: 'KerbSide Ltd, VAT 334 0912 66',
      days: 'EEE d MMM yyyy',
      figures: '1,234.56' as Figures,
      money: ['GBP', '£'] as [string, string],
    },
    it: {
      firm: 'SostaChiara',
      head: 'Ricevuta di sosta',
      place: ['Viale Trastevere', 'Zona 112, Roma'],
      words: ['Veicolo', 'Data', 'Dalle', 'Alle', 'Durata'],
      plate: 'GF 482 LM',
      rows: ['Sosta', 'Commissione', 'Notifica SMS'],
      total: 'Hai pagato',
      tax: 'IVA 22% sulle commissioni',
      legal: 'SostaChiara S.r.l., P.IVA 14455661007',
      days: 'EEE d MMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.days, language)
    const start = chance.whole(8, 15)
    const hours = chance.whole(1, 6)
    const money = (minor: number) => `${words.money[1]}${figure(minor, words.figures)}`
    const parts = [hours * 340, 30, 10]
    const total = parts[0]! + 40

    sheet.fill(0, 0, 260, 62, '#0b7a4b')
    sheet.middle(words.firm, 130, 14, { size: 15, bold: true, color: '#ffffff' })
    sheet.middle(words.head, 130, 38, { size: 10, color: '#ffffff' })
    sheet.middle(words.place[0]!, 130, 80, { size: 13, bold: true })
    sheet.middle(words.place[1]!, 130, 98, { size: 8.5 })
    const values = [
      words.plate,
      shown,
      `${String(start).padStart(2, '0')}:12`,
      `${start + hours}:12`,
      `${hours}h 00m`,
    ]
    for (const [index, word] of words.words.entries()) {
      sheet.put(word, 24, 130 + 22 * index, { size: 9, color: '#777' })
      sheet.right(values[index]!, 236, 130 + 22 * index, { size: 9 })
      sheet.rule(146 + 22 * index, 24, 236, { color: '#ddd' })
    }
    for (const [index, word] of words.rows.entries()) {
      sheet.put(word, 24, 260 + 18 * index)
      sheet.right(money(parts[index]!), 236, 260 + 18 * index)
    }
    sheet.frame(20, 322, 220, 34, '#0b7a4b', 5)
    sheet.put(words.total, 30, 332, { size: 13, bold: true })
    sheet.right(money(total), 230, 332, { size: 13, bold: true })
    const rate = language === 'en' ? 20 : 22
    sheet.middle(`${words.tax}: ${money(taxWithin(40, rate))}`, 130, 372, { size: 7.5 })
    sheet.middle(words.legal, 130, 430, { size: 7.5, color: '#777' })
    return labelled(words.firm, [day, shown], [total, figure(total, words.figures)], words.money)
  },
)
