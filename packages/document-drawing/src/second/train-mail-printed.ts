import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A booking mail printed from a mail program: its own head first, the price far down, conditions on a second page. */
export const mailPrinted = template(
  'train-mail-printed',
  {},
  {
    en: {
      seller: 'Northmoor Trains',
      from: 'Northmoor Trains <bookings@northmoortrains.example>',
      to: 'To: ',
      subject: 'Your booking is confirmed – Bristol to Leeds',
      count: '1 message',
      at: 'd MMMM yyyy',
      atClock: ' at ',
      hello: 'You’re booked. Here’s everything you need for your trip.',
      collect: 'Your collection reference is',
      legs: ['Outbound', 'Return'],
      days: 'EEE d MMM yyyy',
      stations: ['Bristol Temple Meads', 'Leeds'],
      details: 'Direct, Coach C, seat',
      prices: [
        'Off-Peak Return, 1 adult',
        'Network card discount',
        'Seat reservations',
        'Card fee',
      ],
      total: 'Total charged to Visa ending 4417',
      points: (points: number) => `You have collected ${points} Moorpoints on this booking.`,
      small: [
        'Changing your plans? Off-Peak tickets can be refunded up to 28 days after the first day of travel. We keep an administration fee of £10.00 per ticket. Seat reservations are not refundable.',
        'Delay Repay: if you arrive 15 minutes late or more you can claim 25% of the cost of a single ticket, from 60 minutes 100%. Claims must reach us within 28 days of the delay.',
        'Train tickets are zero-rated for VAT.',
      ],
      firm: 'Northmoor Trains Ltd, Registered in England No. 08814420, Station House, Park Row, Leeds LS1 5AB',
      figures: '1,234.56' as Figures,
      money: ['GBP', '£'] as [string, string],
    },
    nl: {
      seller: 'Grensrail',
      from: 'Grensrail Klantenservice <boekingen@grensrail.example>',
      to: 'Aan: ',
      subject: 'Bevestiging van je treinreis Utrecht – Keulen',
      count: '1 bericht',
      at: 'd MMMM yyyy',
      atClock: ' om ',
      hello: 'Bedankt voor je boeking! Hieronder vind je alles voor onderweg.',
      collect: 'Je boekingscode is',
      legs: ['Heenreis', 'Terugreis'],
      days: 'EEE d MMMM yyyy',
      stations: ['Utrecht Centraal', 'Köln Hbf'],
      details: 'Rechtstreeks, rijtuig 24, stoel',
      prices: ['Retour 2e klas, 1 volwassene', 'Voordeelkaart', 'Zitplaatsen', 'Boekingskosten'],
      total: 'Totaal betaald met iDEAL',
      points: (points: number) => `Met deze reis spaar je ${points} spoorpunten.`,
      small: [
        'Annuleren kan kosteloos tot 7 dagen voor vertrek. Daarna rekenen wij € 15,00 per reiziger. Zitplaatsen en boekingskosten betalen wij niet terug.',
        'Vertraging van meer dan 60 minuten? Je krijgt 25% van de prijs van een enkele reis terug, bij meer dan 120 minuten 50%. Vraag het binnen drie maanden aan.',
        'Op internationale reizen is het btw-tarief van 9% van toepassing over het Nederlandse deel.',
      ],
      firm: 'Grensrail is een handelsnaam van Grensrail Reizen B.V., Stationsplein 9, 3511 ED Utrecht, KvK 30211984',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const out = addDays(booked, chance.whole(6, 40))
    const shown = dayIn(booked, words.at, language)
    const fare = 10 * chance.whole(640, 1480)
    const amounts = [fare, -Math.round(fare / 3), 500, 150]
    const total = sum(amounts)
    const gap = language === 'nl' ? '\u00a0' : ''
    const money = (minor: number) =>
      `${minor < 0 ? '-' : ''}${words.money[1]}${gap}${figure(Math.abs(minor), words.figures)}`
    const guest = anyGuest(chance, language)

    sheet.put('Quill Mail', 50, 36, { size: 15, bold: true, color: '#999' })
    sheet.right(guest.name, 545, 42, { size: 10, bold: true })
    sheet.rule(60)
    sheet.put(words.subject, 50, 70, { size: 13, bold: true })
    sheet.put(words.count, 50, 88, { size: 9, color: '#666' })
    sheet.rule(102)
    sheet.put(words.from, 50, 110, { bold: true })
    sheet.right(`${shown}${words.atClock}${anyClock(chance)}`, 545, 110)
    sheet.put(`${words.to}${guest.name}`, 50, 123)

    sheet.fill(90, 152, 415, 52, '#4a1d6e')
    sheet.middle(words.seller.toLowerCase(), 297, 168, { size: 20, bold: true, color: '#ffffff' })
    sheet.prose(words.hello, 90, 224, 415, { size: 12 })
    sheet.put(words.collect, 90, 254, { size: 10 })
    sheet.put(`${chance.digits(1)}KF${chance.digits(2)}RWT`, 90, 270, { size: 20, bold: true })
    for (const [index, leg] of words.legs.entries()) {
      const y = 310 + 110 * index
      const [from = '', to = ''] = index === 0 ? words.stations : words.stations.toReversed()
      sheet.frame(90, y, 415, 96, '#ccc', 6)
      sheet.put(leg, 104, y + 12, { bold: true, color: '#4a1d6e' })
      sheet.right(dayIn(addDays(out, 2 * index), words.days, language), 490, y + 12)
      sheet.put(`${index === 0 ? '08' : '17'}:${chance.whole(10, 59)}`, 104, y + 34, { size: 11 })
      sheet.put(from, 150, y + 34, { size: 11, bold: true })
      sheet.put(`${index === 0 ? '12' : '20'}:${chance.whole(10, 59)}`, 104, y + 52, { size: 11 })
      sheet.put(to, 150, y + 52, { size: 11, bold: true })
      sheet.put(`${words.details} ${chance.whole(11, 68)}`, 104, y + 74, {
        size: 8,
        color: '#666',
      })
    }
    for (const [index, word] of words.prices.entries()) {
      sheet.put(word, 90, 550 + 18 * index, { size: 10 })
      sheet.right(money(amounts[index]!), 505, 550 + 18 * index, { size: 10 })
    }
    sheet.fill(90, 628, 415, 30, '#f1ebf6')
    sheet.put(words.total, 100, 637, { size: 11, bold: true })
    sheet.right(money(total), 495, 637, { size: 11, bold: true })
    sheet.put(words.points(Math.floor(total / 10)), 90, 676, { size: 9, color: '#4a1d6e' })

    sheet.nextPage()
    let y = 50
    for (const text of words.small)
      y = sheet.prose(text, 90, y, 415, { size: 8, color: '#555' }) + 10
    sheet.prose(words.firm, 90, y + 6, 415, { size: 7.5, color: '#888' })
    return labelled(
      words.seller,
      [booked, shown],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
