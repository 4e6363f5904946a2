import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An airport's own mail after booking a space: the days of the stay on two cards, the day of booking small above the price. */
export const terminalPrebook = template(
  'parking-terminal-prebook',
  {},
  {
    en: {
      airport: 'Kestrel Airport',
      head: [
        'From:',
        'Sent:',
        'To:',
        'Subject:',
        'noreply@parking.kestrelairport.example',
        'Your parking booking',
      ],
      hello: [
        'Thanks for booking, you’re all set.',
        'Booking reference',
        'Drive up to the barrier and our cameras will recognise your number plate. No ticket needed.',
      ],
      cards: [
        'Arrive',
        'Leave',
        'Car park',
        'Vehicle',
        'Long Stay 2 (shuttle bus 8 min)',
        'KT71 VHB',
      ],
      price: [
        'Your payment',
        'Booked on',
        'Parking for # days',
        'Flex cancellation',
        'Online discount',
        'Total paid',
        'Includes VAT at 20% of',
        'Paid with Visa ending',
      ],
      legal:
        'Kestrel Airport Limited. Registered in England and Wales No. 02417730. Registered office: Control Tower Road, Ashcombe AS4 9TW. VAT registration number GB 487 2217 30. Lost, stolen or damaged: see our terms of parking.',
      day: 'EEE d MMM yyyy',
      sent: 'dd/MM/yyyy',
      sign: '£',
      code: 'GBP',
      rate: 20,
      figures: '1,234.56' as Figures,
      color: '#00415a',
    },
    nl: {
      airport: 'Veluwe Airport',
      head: [
        'Van:',
        'Verzonden:',
        'Aan:',
        'Onderwerp:',
        'parkeren@veluweairport.example',
        'Bevestiging van je parkeerreservering',
      ],
      hello: [
        'Je parkeerplek is gereserveerd!',
        'Reserveringsnummer',
        'Rijd op de dag van vertrek naar de slagboom. Je kenteken wordt herkend, je hoeft geen kaartje te trekken.',
      ],
      cards: [
        'Inrijden',
        'Uitrijden',
        'Parkeerterrein',
        'Kenteken',
        'P4 Voordelig (5 min. lopen)',
        'K-482-TP',
      ],
      price: [
        'Prijsoverzicht',
        'Geboekt op',
        'Parkeren, # dagen',
        'Annuleringsgarantie',
        'Vroegboekkorting',
        'Totaal betaald',
        'Waarvan 21% btw',
        'Betaald met iDEAL, rekening eindigend op',
      ],
      legal:
        'Veluwe Airport is een handelsnaam van Luchthaven Veluwe N.V., Vliegveldlaan 12, 7361 AB Beekbergen. KvK 08117264, btw NL803317264B01. Op deze reservering zijn de parkeervoorwaarden van toepassing.',
      day: 'EEE d MMMM yyyy',
      sent: 'd-M-yyyy',
      sign: '€ ',
      code: 'EUR',
      rate: 21,
      figures: '1.234,56' as Figures,
      color: '#c2410c',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const enters = addDays(booked, chance.whole(6, 40))
    const days = chance.whole(3, 9)
    const shown = dayIn(booked, words.day, language)
    const money = (minor: number) =>
      `${minor < 0 ? '-' : ''}${words.sign}${figure(Math.abs(minor), words.figures)}`
    const parts = [days * chance.whole(89, 171) * 10, 399, -50 * chance.whole(6, 20)]
    const total = sum(parts)
    const guest = anyGuest(chance, language)
    const [from, sent, to, subject, sender, about] = words.head
    const reference = `${words.airport[0]}A${chance.digits(7)}`
    const mail = [
      [from, `${words.airport} <${sender}>`],
      [sent, `${dayIn(booked, words.sent, language)} ${anyClock(chance)}`],
      [to, guest.name],
      [subject, `${about} ${reference}`],
    ]
    for (const [index, [word = '', value = '']] of mail.entries()) {
      sheet.put(word, 40, 30 + 13 * index, { size: 8.5, bold: true })
      sheet.put(value, 110, 30 + 13 * index, { size: 8.5 })
    }
    sheet.rule(88, 40, 555, { weight: 1.2 })
    sheet.fill(90, 104, 415, 74, words.color)
    sheet.shape(
      [
        [112, 152],
        [140, 128],
        [146, 130],
        [132, 152],
      ],
      '#ffffff',
    )
    sheet.put(words.airport, 158, 130, { size: 19, bold: true, color: '#ffffff' })
    sheet.put(words.hello[0]!, 90, 200, { size: 16, bold: true, color: words.color })
    sheet.put(`${words.hello[1]}: ${reference}`, 90, 228, { size: 11 })
    sheet.prose(words.hello[2]!, 90, 248, 415, { size: 9.5, color: '#444' })
    for (const [index, day] of [enters, addDays(enters, days - 1)].entries()) {
      const x = 90 + 213 * index
      sheet.frame(x, 288, 202, 66, '#bbb', 6)
      sheet.put(words.cards[index]!, x + 14, 298, { size: 9, color: '#666' })
      sheet.put(dayIn(day, words.day, language), x + 14, 313, { size: 12, bold: true })
      sheet.put(anyClock(chance), x + 14, 332, { size: 11 })
      sheet.put(words.cards[index + 2]!, x, 372, { size: 9, color: '#666' })
      sheet.put(words.cards[index + 4]!, x, 385, { size: 10.5 })
    }
    const [title = '', on, stay = '', flex = '', less = '', paid = '', tax, card] = words.price
    sheet.put(title, 90, 424, { size: 13, bold: true, color: words.color })
    sheet.right(`${on} ${shown}`, 505, 427, { size: 9, color: '#444' })
    for (const [index, name] of [stay.replace('#', String(days)), flex, less].entries()) {
      sheet.put(name, 90, 450 + 19 * index, { size: 10 })
      sheet.right(money(parts[index]!), 505, 450 + 19 * index, { size: 10 })
    }
    sheet.rule(507, 90, 505)
    sheet.put(paid, 90, 515, { size: 13, bold: true })
    sheet.right(money(total), 505, 515, { size: 13, bold: true })
    sheet.put(`${tax} ${money(taxWithin(total, words.rate))}`, 90, 537, {
      size: 8.5,
      color: '#555',
    })
    sheet.put(`${card} ${chance.digits(4)}`, 90, 550, { size: 8.5, color: '#555' })
    sheet.fill(90, 590, 415, 52, '#f1f1f1')
    sheet.prose(words.legal, 102, 599, 391, { size: 7, color: '#666' })
    return labelled(
      words.airport,
      [booked, shown],
      [total, figure(total, words.figures)],
      [words.code, words.sign.trim()],
    )
  },
)
