import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Weeks after the car came back: a letter with an invoice in it for passing a fine on, the fine itself not part of it. */
export const fineHandling = template(
  'rental-fine-handling',
  {},
  {
    en: {
      brand: 'Hartwell Car & Van Hire',
      address: [
        'Unit 6, Stanley Way',
        'Gloucester GL2 5DP',
        '01452 555 0119',
        'admin@hartwellhire.example',
      ],
      title: 'Administration charge – VAT invoice',
      facts: [
        'Invoice number',
        'Invoice date (tax point)',
        'Rental agreement',
        'Vehicle',
        'Rental period',
      ],
      plate: 'HW23 KLT',
      dear: 'Dear customer,',
      text: (place: string, when: string) =>
        `We have received a penalty charge notice from ${place} for the vehicle above. The notice states that the contravention took place on ${when}, while the vehicle was on hire to you. We have given the authority your name and address, and you will hear from them directly.`,
      place: 'Cotswold Borough Council',
      fine: 'The penalty itself (70.00, or 35.00 if paid within 14 days) must be paid by you to the council. It is not included in this invoice.',
      items: [
        'Administration fee, clause 9 of your agreement',
        'Net',
        'VAT at 20%',
        'Invoice total',
      ],
      paid: 'This amount will be taken from your card ending',
      on: 'on',
      closing: ['Yours faithfully,', 'Fleet administration'],
      foot: 'Hartwell Car & Van Hire is a trading name of Severnside Vehicle Services Ltd. Registered in England 0611 8820. VAT number 418 2290 57.',
      net: 3500,
      rate: 20,
      days: 'dd MMMM yyyy',
      figures: '1,234.56' as Figures,
      written: (text: string) => `£${text}`,
      money: ['GBP', '£'] as [string, string],
    },
    de: {
      brand: 'Mobilo Autovermietung',
      address: ['Hansaring 77', '44141 Dortmund', '0231 555 01 28', 'bussgeld@mobilo.example'],
      title: 'Rechnung über Bearbeitungsgebühr',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Mietvertrag', 'Kennzeichen', 'Mietzeit'],
      plate: 'DO-MA 4172',
      dear: 'Guten Tag,',
      text: (place: string, when: string) =>
        `zu dem oben genannten Fahrzeug hat uns ${place} angeschrieben. Am ${when}, also während Ihrer Mietzeit, wurde eine Ordnungswidrigkeit festgestellt. Wir haben der Behörde Ihre Anschrift mitgeteilt; Sie erhalten von dort in Kürze Post.`,
      place: 'das Ordnungsamt der Stadt Hagen',
      fine: 'Das Verwarnungsgeld von 30,00 zahlen Sie bitte unmittelbar an die Stadt. Es ist in dieser Rechnung nicht enthalten.',
      items: [
        'Bearbeitungsgebühr nach Ziffer 11 der Mietbedingungen',
        'Nettobetrag',
        'Umsatzsteuer 19 %',
        'Rechnungsbetrag',
      ],
      paid: 'Wir belasten damit Ihre Kreditkarte mit den Endziffern',
      on: 'am',
      closing: ['Mit freundlichen Grüßen', 'Ihr Kundenservice'],
      foot: 'Mobilo Autovermietung ist eine Marke der Ruhrflotte GmbH, Dortmund. Amtsgericht Dortmund HRB 24418. USt-IdNr. DE 219 447 035.',
      net: 2500,
      rate: 19,
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      written: (text: string) => `${text} EUR`,
      money: ['EUR', 'EUR'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const out = anyDay(chance)
    const count = chance.whole(2, 5)
    const offence = addDays(out, 1)
    const issued = addDays(out, count + chance.whole(16, 38))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => words.written(figure(minor, words.figures))
    const net = words.net + 100 * chance.whole(0, 9)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const guest = anyGuest(chance, language)
    const text = { size: 10 }

    sheet.right(words.brand, 535, 50, { size: 16, bold: true, color: '#9b1c1c' })
    for (const [index, line] of words.address.entries())
      sheet.right(line, 535, 72 + 12 * index, { size: 8.5 })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], 60, 130, text)
    sheet.put(words.title, 60, 214, { size: 13, bold: true })
    const values = [
      chance.digits(7),
      show(issued),
      `RA ${chance.digits(6)}`,
      words.plate,
      `${show(out)} – ${show(addDays(out, count))}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(`${word}:`, 60, 240 + 14 * index, text)
      sheet.put(values[index]!, 200, 240 + 14 * index, text)
    }
    sheet.put(words.dear, 60, 328, text)
    const when = `${show(offence)}, ${anyClock(chance)}`
    let y = sheet.prose(words.text(words.place, when), 60, 348, 475, text)
    y = sheet.prose(words.fine, 60, y + 8, 475, text) + 16
    sheet.put(words.items[0]!, 84, y, { size: 10, bold: true })
    for (const [index, minor] of [net, tax, total].entries()) {
      const style = { size: 10, bold: index === 2 }
      sheet.put(words.items[index + 1]!, 84, y + 18 + 16 * index, style)
      sheet.right(money(minor), 360, y + 18 + 16 * index, style)
    }
    sheet.rule(y + 47, 290, 360)
    y += 88
    const card = `${words.paid} ${chance.digits(4)} ${words.on} ${show(addDays(issued, 5))}.`
    y = sheet.prose(card, 60, y, 475, text)
    sheet.put(words.closing[0]!, 60, y + 20, text)
    sheet.put(words.closing[1]!, 60, y + 60, text)
    sheet.rule(786, 60, 535, { color: '#9b1c1c' })
    sheet.prose(words.foot, 60, 792, 475, { size: 7.5, color: '#666' })
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
