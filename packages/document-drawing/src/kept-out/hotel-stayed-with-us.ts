import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A country inn mails the bill after check-out: the mail as the guest printed it, its header lines above, the receipt in a narrow card. */
export const stayedWithUs = template(
  'hotel-stayed-with-us',
  {},
  {
    en: {
      inn: 'The Plough & Harrow',
      from: 'The Plough & Harrow <stay@ploughharrow.example>',
      head: ['From:', 'To:', 'Sent:', 'Subject:'],
      subject: 'Your receipt from The Plough & Harrow',
      hello: (name: string) => `Dear ${name},`,
      text: 'Thank you for staying with us at The Plough & Harrow. We hope you slept well and enjoyed your dinner by the fire. Here is your VAT receipt.',
      receipt: 'VAT RECEIPT',
      facts: ['Receipt no.', 'Date', 'Room', 'Checked in', 'Checked out'],
      room: 'Blacksmith’s Loft',
      items: ['Bed & breakfast', 'Restaurant', 'Bar'],
      prices: [12500, 4285, 1640],
      total: 'Total',
      net: 'Net of VAT',
      vat: 'Includes VAT @ 20%',
      rates: [20, 20, 20],
      paid: 'Paid by contactless, card ending',
      bye: ['See you again soon,', 'Hannah and the team'],
      foot: [
        'The Plough & Harrow, Church Lane, Bibstone, Gloucestershire GL54 3PH',
        'Tel 01451 555 208 · Free house since 1786 · VAT no. 355 5208 11',
      ],
      day: 'EEEE d MMMM yyyy',
      short: 'd MMM yyyy',
      sign: '£',
      currency: 'GBP',
    },
    nl: {
      inn: 'Herberg De Zandhoef',
      from: 'Herberg De Zandhoef <receptie@zandhoef.example>',
      head: ['Van:', 'Aan:', 'Verzonden:', 'Onderwerp:'],
      subject: 'Uw rekening van Herberg De Zandhoef',
      hello: (name: string) => `Beste ${name},`,
      text: 'Hartelijk dank voor uw verblijf bij Herberg De Zandhoef. Wij hopen dat u heerlijk heeft geslapen en genoten van de heide. Hieronder vindt u uw rekening.',
      receipt: 'REKENING',
      facts: ['Rekeningnr.', 'Datum', 'Kamer', 'Aankomst', 'Vertrek'],
      room: 'De Bakspieker',
      items: ['Logies met ontbijt', 'Restaurant', 'Bar'],
      prices: [10450, 3860, 1420],
      total: 'Totaal',
      net: 'Bedrag excl. btw',
      vat: 'Inclusief btw (9% en 21%)',
      rates: [9, 9, 21],
      paid: 'Voldaan per pin, pas eindigend op',
      bye: ['Graag tot ziens,', 'Marloes en het hele team'],
      foot: [
        'Herberg De Zandhoef, Heideweg 3, 7991 PD Dwingeloo',
        'T 0521 55 52 08 · KvK 04055520 · Btw NL001855520B44',
      ],
      day: 'EEEE d MMMM yyyy',
      short: 'd MMM yyyy',
      sign: '€ ',
      currency: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(1, 3)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.short, language)
    const plain = (minor: number) => figure(minor, language === 'en' ? '1,234.56' : '1.234,56')
    const money = (minor: number) => `${words.sign}${plain(minor)}`
    const { name } = anyGuest(chance, language)
    const last = name.split(' ').at(-1)!
    const minors = words.prices.map((price, index) => (index === 0 ? nights : 1) * price)
    const total = sum(minors)
    const tax = sum(minors.map((minor, index) => taxWithin(minor, words.rates[index]!)))
    const mail = [
      words.from,
      `${last.toLowerCase()}@firma.example`,
      `${dayIn(leaves, words.day, language)} ${anyClock(chance)}`,
      words.subject,
    ]
    for (const [index, label] of words.head.entries()) {
      sheet.put(label, 45, 40 + 15 * index, { size: 10, bold: true })
      sheet.put(mail[index]!, 120, 40 + 15 * index, { size: 10 })
    }
    sheet.rule(106, 45, 550, { color: '#111', weight: 1 })
    sheet.put(words.hello(`${name.split(' ')[0]} ${last}`), 45, 126, { size: 11, face: 'serif' })
    sheet.prose(words.text, 45, 146, 500, { size: 11, face: 'serif' })
    sheet.frame(140, 200, 315, 306, '#b9a87c', 8)
    sheet.middle(words.inn, 297, 216, { size: 17, face: 'serif', bold: true, color: '#5a4a1f' })
    sheet.middle(words.receipt, 297, 242, { size: 9, color: '#5a4a1f' })
    const facts = [`R-${chance.digits(5)}`, show(leaves), words.room, show(arrival), show(leaves)]
    let y = 264
    const pair = (label: string, value: string, style = {}) => {
      sheet.put(label, 160, y, style)
      sheet.right(value, 435, y, style)
      y += 15
    }
    for (const [index, fact] of words.facts.entries()) pair(fact, facts[index]!)
    sheet.rule(y + 1, 160, 435, { color: '#b9a87c' })
    y += 9
    for (const [index, item] of words.items.entries())
      pair(index === 0 ? `${item} × ${nights}` : item, money(minors[index]!))
    sheet.rule(y + 1, 160, 435, { color: '#b9a87c' })
    y += 9
    pair(words.total, money(total), { size: 13, bold: true })
    y += 6
    pair(words.net, money(total - tax), { size: 8, color: '#666' })
    pair(words.vat, money(tax), { size: 8, color: '#666' })
    sheet.middle(`${words.paid} ${chance.digits(4)}`, 297, y + 8)
    sheet.lines(words.bye, 45, 530, { size: 11, face: 'serif' }, 1.5)
    for (const [index, line] of words.foot.entries())
      sheet.put(line, 45, 584 + 12 * index, { size: 8, color: '#777' })
    return labelled(
      words.inn,
      [leaves, show(leaves)],
      [total, plain(total)],
      [words.currency, words.sign.trim()],
    )
  },
)
