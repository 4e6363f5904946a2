import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A new kind of house, whose bill begins with the sum in colour; a portal that only brokered it is named too. */
export const bookingPlatform = template(
  'hotel-booking-platform',
  {},
  {
    en: {
      hotel: 'Loft & Lantern Suites',
      legal: [
        'Loft & Lantern Suites BV',
        'Oude Waal 19, 1011 BZ Amsterdam',
        'VAT NL 855 221 009 B01',
      ],
      paid: 'Paid in full',
      on: 'Invoice issued',
      number: 'Invoice',
      stay: 'Your stay',
      portal: 'Booked via Roamly.example, confirmation',
      for: 'Billed to',
      rows: ['Studio with canal view', 'Cleaning fee', 'Tourist tax (12.5%)'],
      total: 'Total',
      vat: 'VAT 9% included in accommodation',
      method: 'Charged to Visa ending 0091 on',
      days: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 9,
    },
    de: {
      hotel: 'Hofquartier Leipzig',
      legal: ['Hofquartier Betriebs GmbH', 'Brühl 33, 04109 Leipzig', 'USt-IdNr. DE 301 556 120'],
      paid: 'Vollständig bezahlt',
      on: 'Ausgestellt am',
      number: 'Rechnung',
      stay: 'Ihr Aufenthalt',
      portal: 'Gebucht über Fernweh.example, Bestätigung',
      for: 'Rechnungsempfänger',
      rows: ['Apartment mit Hofblick', 'Endreinigung', 'Beherbergungssteuer (5 %)'],
      total: 'Gesamt',
      vat: 'enthaltene MwSt. 7 % auf die Unterkunft',
      method: 'Abgebucht von Visa 0091 am',
      days: 'd. MMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 7,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(1, 5)
    const leaving = addDays(arrival, nights)
    const paidOn = addDays(arrival, -chance.whole(5, 30))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${words.money[1]} ${figure(minor, words.figures)}`
    const room = nights * 100 * chance.whole(78, 190)
    const parts = [room, 4500, Math.round(room * (language === 'en' ? 0.125 : 0.05))]
    const total = parts[0]! + parts[1]! + parts[2]!

    sheet.fill(0, 0, sheet.width, 170, '#fdf1e7')
    sheet.put(words.hotel, 56, 40, { size: 13, bold: true, color: '#b3541e' })
    sheet.put(money(total), 56, 78, { size: 34, bold: true })
    sheet.put(words.paid, 56, 122, { size: 11, color: '#2f7d32' })
    sheet.right(`${words.number} LL-${chance.digits(6)}`, 540, 44, { size: 9 })
    sheet.right(`${words.on} ${show(leaving)}`, 540, 58, { size: 9 })
    sheet.put(words.stay, 56, 196, { size: 12, bold: true })
    sheet.put(`${show(arrival)} – ${show(leaving)} (${nights})`, 56, 214, { size: 10 })
    sheet.put(`${words.portal} ${chance.digits(9)}`, 56, 230, { size: 8, color: '#777' })
    const guest = anyGuest(chance, language)
    sheet.put(words.for, 340, 196, { size: 12, bold: true })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 340, 214, { size: 10 })
    for (const [index, name] of words.rows.entries()) {
      sheet.put(name, 56, 300 + 28 * index, { size: 11 })
      sheet.right(money(parts[index]!), 540, 300 + 28 * index, { size: 11 })
      sheet.rule(320 + 28 * index, 56, 540, { color: '#eee' })
    }
    sheet.put(words.total, 56, 392, { size: 15, bold: true })
    sheet.right(money(total), 540, 392, { size: 15, bold: true })
    sheet.put(`${words.vat}: ${money(taxWithin(room + 4500, words.rate))}`, 56, 418, {
      size: 8,
      color: '#777',
    })
    sheet.put(`${words.method} ${show(paidOn)}`, 56, 440)
    sheet.lines(words.legal, 56, 770, { size: 8, color: '#777' })
    return labelled(
      words.hotel,
      [leaving, show(leaving)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
