import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A conference's invoice: its own name is large, who runs it and sends the bill is in the box below. */
export const registration = template(
  'conference-registration',
  {},
  {
    en: {
      event: 'Coastal Systems Summit',
      seller: [
        'Meridian Events Ltd',
        '27 Foundry Lane',
        'Manchester M4 5JD',
        'VAT no. GB 341 7788 09',
      ],
      title: 'Tax invoice',
      labels: ['Invoice from', 'Invoice to', 'Invoice no.', 'Invoice date', 'Event dates'],
      heads: ['Description', 'Qty', 'Unit price', 'Total'],
      items: ['Full conference pass', 'Workshop day', 'Gala dinner'],
      sums: ['Subtotal', 'VAT 20%', 'Invoice total', 'Payment received', 'Balance'],
      days: 'd MMMM yyyy',
      figures: '1,234.56' as Figures,
      money: ['GBP', '£'] as [string, string],
      rate: 20,
    },
    nl: {
      event: 'Dag van de Meetkunde',
      seller: [
        'Stichting Vakdagen Techniek',
        'Jaarbeursplein 6',
        '3521 AL Utrecht',
        'BTW NL854433221B01',
      ],
      title: 'Factuur deelname',
      labels: ['Van', 'Aan', 'Factuurnr.', 'Factuurdatum', 'Datum evenement'],
      heads: ['Omschrijving', 'Aantal', 'Stukprijs', 'Bedrag'],
      items: ['Deelname hele dag', 'Workshop middag', 'Diner'],
      sums: ['Subtotaal', 'Btw 21%', 'Totaal', 'Reeds betaald', 'Nog te voldoen'],
      days: 'd MMMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 21,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const event = addDays(billed, chance.whole(20, 90))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${words.money[1]} ${figure(minor, words.figures)}`
    const parts = words.items.map((_, index) => 100 * chance.whole(9, 28) * (10 - 3 * index))
    const net = sum(parts)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax

    sheet.fill(0, 0, sheet.width, 96, '#3d1d6b')
    sheet.middle(words.event, sheet.width / 2, 26, { size: 26, bold: true, color: '#ffffff' })
    sheet.middle(show(event), sheet.width / 2, 64, { size: 11, color: '#ffffff' })
    sheet.put(words.title, 50, 116, { size: 16, bold: true })
    const guest = anyGuest(chance, language)
    sheet.put(words.labels[0]!, 50, 150, { size: 8, color: '#777' })
    sheet.lines(words.seller, 50, 163)
    sheet.put(words.labels[1]!, 220, 150, { size: 8, color: '#777' })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 220, 163)
    const values = [
      `CS-${chance.digits(4)}`,
      show(billed),
      `${show(event)} – ${dayIn(addDays(event, 1), 'd/M', language)}`,
    ]
    for (const [index, word] of words.labels.slice(2).entries()) {
      sheet.put(word, 400, 150 + 26 * index, { size: 8, color: '#777' })
      sheet.put(values[index]!, 400, 161 + 26 * index)
    }
    const ends = [360, 450, 545]
    sheet.frame(50, 246, 495, 22)
    sheet.put(words.heads[0]!, 58, 253, { bold: true })
    for (const [index, word] of words.heads.slice(1).entries())
      sheet.right(word, ends[index]! - 6, 253, { bold: true })
    for (const [index, name] of words.items.entries()) {
      const y = 268 + 22 * index
      sheet.frame(50, y, 495, 22)
      sheet.put(name, 58, y + 7)
      for (const [place, cell] of ['1', money(parts[index]!), money(parts[index]!)].entries())
        sheet.right(cell, ends[place]! - 6, y + 7)
    }
    for (const [index, word] of words.sums.entries()) {
      const style = { bold: index === 2, size: index === 2 ? 11 : 9 }
      sheet.right(word, 440, 350 + 18 * index, style)
      sheet.right(money([net, tax, total, -total, 0][index]!), 539, 350 + 18 * index, style)
    }
    return labelled(
      words.seller[0]!,
      [billed, show(billed)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
