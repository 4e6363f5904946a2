import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A young night train's booking mail kept as PDF: a dark head, the night as a line from town to town, then receipt and travellers. */
export const couchetteMail = template(
  'train-couchette-mail',
  { size: [480, 760] },
  {
    en: {
      seller: 'Norrsken Night Train',
      hello: 'Thank you for travelling with Norrsken Night Train!',
      booking: 'Booking',
      ends: ['Stockholm C', 'Luleå'],
      receipt: 'Receipt',
      facts: ['Receipt no.', 'Order date', 'Paid with'],
      paid: 'Card',
      items: ['Private compartment, 2 beds', 'Bed linen & towel', 'Breakfast bag', 'Promo code'],
      total: 'Total, SEK',
      tax: ['of which VAT 6%', 'of which VAT 12%'],
      guests: 'Travellers',
      note: 'Boarding opens 20 minutes before departure; doors close 2 minutes before. Please bring ID. You can rebook for 150 kr per person until 48 hours before departure. Breakfast is served by your attendant from 06.00.',
      legal:
        'Norrsken Night Train is run by Nordkalotten Tåg AB, org. nr 559182-4471, Box 77, 972 31 Luleå. VAT no. SE559182447101. Approved for Swedish F-tax.',
      days: 'yyyy-MM-dd',
      night: 'EEE d MMM',
      figures: '1 234,56' as Figures,
      sign: ' kr',
      money: ['SEK', 'SEK'] as [string, string],
      price: 10,
      taxes: [6, 12],
    },
    nl: {
      seller: 'Zuiderster Nachttrein',
      hello: 'Leuk dat je met Zuiderster Nachttrein reist!',
      booking: 'Boeking',
      ends: ['Rotterdam C.', 'Milano Centrale'],
      receipt: 'Betaalbewijs',
      facts: ['Bonnummer', 'Besteld op', 'Betaald met'],
      paid: 'iDEAL',
      items: ['Privécoupé, 2 bedden', 'Lakenpakket', 'Ontbijtbox', 'Actiecode'],
      total: 'Totaal',
      tax: ['waarvan btw 9% vervoer', 'waarvan btw 9% ontbijt'],
      guests: 'Reizigers',
      note: 'Instappen kan vanaf 20 minuten voor vertrek, de deuren sluiten 2 minuten van tevoren. Vergeet je paspoort of ID-kaart niet. Omboeken kan tot 7 dagen voor vertrek voor € 15 per persoon. Het ontbijt wordt vanaf 7.00 uur in je coupé gebracht.',
      legal:
        'Zuiderster Nachttrein is een initiatief van Coöperatie Slapend Rijk U.A., Coolsingel 90, 3011 AD Rotterdam. KvK 80114437, btw NL861550338B01.',
      days: 'd MMMM yyyy',
      night: 'EEE d MMM',
      figures: '1.234,56' as Figures,
      sign: ' €',
      money: ['EUR', '€'] as [string, string],
      price: 1,
      taxes: [9, 9],
    },
  },
  (sheet, words, chance, language) => {
    const ordered = anyDay(chance)
    const night = addDays(ordered, chance.whole(12, 70))
    const shown = dayIn(ordered, words.days, language)
    const beds = 100 * words.price * chance.whole(189, 329)
    const amounts = [beds, 0, 1900 * words.price, -Math.round(beds / 10)]
    const total = sum(amounts)
    const travel = total - amounts[2]!
    const money = (minor: number) => `${figure(minor, words.figures)}${words.sign}`
    const pale = { size: 8, color: '#6b7390' }
    const guest = anyGuest(chance, language)

    sheet.fill(0, 0, 480, 190, '#141a3c')
    for (let star = 0; star < 40; star += 1)
      sheet.disc(chance.whole(8, 472), chance.whole(6, 26), 0.8, '#ffe9a8')
    sheet.middle(words.seller, 240, 30, { size: 20, bold: true, color: '#ffe9a8' })
    sheet.middle(words.hello, 240, 64, { size: 11, color: '#fff' })
    sheet.rule(126, 70, 410, { weight: 1.5, color: '#ffe9a8' })
    const times = [`19:${chance.whole(10, 59)}`, `08:${chance.whole(10, 59)}`]
    for (const [index, end] of words.ends.entries()) {
      const x = 70 + 340 * index
      sheet.disc(x, 126, 5, '#ffe9a8')
      sheet.middle(times[index]!, x, 102, { size: 12, bold: true, color: '#fff' })
      sheet.middle(end, x, 138, { size: 10, color: '#fff' })
      const day = dayIn(addDays(night, index), words.night, language)
      sheet.middle(day, x, 153, { size: 9, color: '#c9cfee' })
    }
    sheet.middle(`${words.booking} ${chance.digits(3)}-NK${chance.digits(3)}`, 240, 108, {
      size: 9,
      color: '#c9cfee',
    })
    sheet.put(words.receipt, 40, 214, { size: 15, bold: true })
    const values = [`N-${chance.digits(6)}`, shown, words.paid]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 40 + 140 * index, 242, pale)
      sheet.put(values[index]!, 40 + 140 * index, 254, { size: 10 })
    }
    for (const [index, item] of words.items.entries()) {
      sheet.put(item, 40, 288 + 20 * index, { size: 10 })
      sheet.right(money(amounts[index]!), 440, 288 + 20 * index, { size: 10 })
    }
    sheet.rule(372, 40, 440, { color: '#141a3c' })
    sheet.put(words.total, 40, 382, { size: 13, bold: true })
    sheet.right(money(total), 440, 382, { size: 13, bold: true })
    for (const [index, part] of [travel, amounts[2]!].entries()) {
      sheet.put(words.tax[index]!, 40, 404 + 13 * index, pale)
      sheet.right(money(taxWithin(part, words.taxes[index]!)), 440, 404 + 13 * index, pale)
    }
    sheet.put(words.guests, 40, 452, { size: 15, bold: true })
    sheet.put(guest.name, 40, 476, { size: 10 })
    sheet.right('Car 14 · 31'.replace('Car', language === 'nl' ? 'Rijtuig' : 'Car'), 440, 476, {
      size: 10,
    })
    sheet.fill(40, 506, 400, 66, '#eef0f8')
    sheet.prose(words.note, 54, 520, 372)
    sheet.prose(words.legal, 40, 700, 400, { size: 7.5, color: '#888' })
    return labelled(
      words.seller,
      [ordered, shown],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
