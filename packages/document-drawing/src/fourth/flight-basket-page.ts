import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = Record<
  | 'brand'
  | 'site'
  | 'page'
  | 'menu'
  | 'number'
  | 'paid'
  | 'people'
  | 'price'
  | 'total'
  | 'with'
  | 'bag'
  | 'foot',
  string
> & {
  legs: [string, string]
  cards: [string, string]
  parts: string[]
  day: string
}

/** "My booking" of a holiday airline, printed from the browser: flights at the left, prices in a panel beside. */
export const basketPage = template<Words>(
  'flight-basket-page',
  {},
  {
    nl: {
      brand: 'Zonvogel',
      site: 'www.zonvogel.example/nl/mijn-zonvogel/boeking',
      page: 'Mijn boeking | Zonvogel',
      menu: 'Vluchten boeken     Inchecken     Bagage     Service     Mijn Zonvogel',
      number: 'Boekingsnummer',
      paid: 'Geboekt en betaald op',
      legs: ['Rotterdam – Málaga', 'Málaga – Rotterdam'],
      cards: ['Heenvlucht', 'Terugvlucht'],
      people: 'Passagiers',
      bag: 'Ruimbagage 20 kg, stoel gekozen',
      price: 'Prijsopbouw',
      parts: [
        '1x Volwassene heen',
        '1x Volwassene terug',
        'Ruimbagage 20 kg',
        'Stoelkeuze',
        'Boekingskosten',
      ],
      total: 'Totaalprijs',
      with: 'Betaald met iDEAL',
      day: 'dd-MM-yyyy',
      foot: 'Zonvogel is een handelsnaam van Zonvogel Airlines C.V., KvK Rotterdam 34069081. Prijzen zijn inclusief luchthavenbelasting, toeslagen en btw.',
    },
    it: {
      brand: 'Rondinair',
      site: 'www.rondinair.example/it/le-mie-prenotazioni/dettaglio',
      page: 'Le mie prenotazioni - Rondinair',
      menu: 'Voli     Check-in online     Bagagli     Assistenza     Area personale',
      number: 'Numero di prenotazione',
      paid: 'Acquistata il',
      legs: ['Bergamo – Palermo', 'Palermo – Bergamo'],
      cards: ['Andata', 'Ritorno'],
      people: 'Passeggeri',
      bag: 'Bagaglio da stiva 20 kg, posto scelto',
      price: 'Riepilogo costi',
      parts: [
        '1 adulto, andata',
        '1 adulto, ritorno',
        'Bagaglio 20 kg',
        'Scelta posto',
        'Commissione web',
      ],
      total: 'Totale pagato',
      with: 'Carta Mastercard',
      day: 'dd/MM/yyyy',
      foot: 'Rondinair S.r.l. – Sede legale: Via Orio al Serio 49, 24050 Grassobbio (BG) – P. IVA 04120880167. Prezzi comprensivi di IVA, tasse e oneri aeroportuali.',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const out = addDays(booked, chance.whole(14, 60))
    const printed = addDays(out, 9)
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', language)
    const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
    const parts = [
      chance.whole(3900, 14900),
      chance.whole(3900, 14900),
      100 * chance.whole(38, 62),
      100 * chance.whole(10, 26),
      600,
    ]
    const total = sum(parts)
    const green = '#00875a'
    sheet.put(`${dayIn(printed, words.day, language)}, ${anyClock(chance)}`, 24, 14, { size: 7.5 })
    sheet.middle(words.page, 310, 14, { size: 7.5 })
    sheet.put(words.brand, 40, 44, { size: 24, bold: true, color: green })
    sheet.put(words.menu, 40, 82, { size: 9, color: '#555' })
    sheet.rule(100, 24, 571, { color: green, weight: 2 })
    sheet.put(
      `${words.number} ${chance.pick(['QK', 'WD', 'MB'])}${chance.digits(1)}${chance.pick(['TRL', 'HXZ'])}`,
      40,
      118,
      { size: 15, bold: true },
    )
    sheet.put(`${words.paid} ${show(booked)}`, 40, 140, { size: 10 })
    for (const [index, leg] of words.legs.entries()) {
      const y = 172 + 96 * index
      const hour = chance.whole(10, 18)
      sheet.frame(40, y, 300, 84, '#bbb', 6)
      sheet.put(words.cards[index]!, 54, y + 12, { size: 9, color: green, bold: true })
      sheet.put(dayIn(addDays(out, 7 * index), 'EEEE d MMMM yyyy', language), 54, y + 27, {
        size: 9,
      })
      sheet.put(leg, 54, y + 43, { size: 13, bold: true })
      sheet.put(
        `${hour}:${chance.whole(10, 29)} – ${hour + 2}:${chance.whole(30, 59)}     ${words.brand.slice(0, 2).toUpperCase()} ${chance.digits(4)}`,
        54,
        y + 63,
        { size: 9 },
      )
    }
    sheet.put(words.people, 40, 376, { size: 12, bold: true })
    sheet.put(anyGuest(chance, language).name, 40, 396, { size: 10 })
    sheet.put(words.bag, 40, 411, { size: 9, color: '#555' })
    sheet.fill(362, 118, 196, 250, '#f1f7f4')
    sheet.put(words.price, 376, 132, { size: 13, bold: true })
    for (const [index, part] of words.parts.entries()) {
      sheet.put(part, 376, 162 + 20 * index, { size: 9 })
      sheet.right(money(parts[index]!), 546, 162 + 20 * index, { size: 9 })
    }
    sheet.rule(268, 376, 546, { color: green })
    sheet.put(words.total, 376, 279, { size: 11, bold: true })
    sheet.right(money(total), 546, 278, { size: 13, bold: true, color: green })
    sheet.put(words.with, 376, 306, { size: 9, color: '#555' })
    sheet.prose(words.foot, 40, 460, 510, { size: 7.5, color: '#777' })
    sheet.put(`https://${words.site}`, 24, 820, { size: 7.5 })
    sheet.right('1/1', 571, 820, { size: 7.5 })
    return labelled(
      words.brand,
      [booked, show(booked)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
