import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = Record<
  | 'brand'
  | 'title'
  | 'reference'
  | 'issued'
  | 'holder'
  | 'total'
  | 'paid'
  | 'balance'
  | 'sign'
  | 'code'
  | 'note',
  string
> & {
  columns: [string, string, string]
  out: string
  back: string
  extras: [string, string, string]
  card: string
  legal: string[]
  figures: Figures
}

/** A low-cost airline's account of a booking: charges one below the other by their day, then what was paid. */
export const accountOfBooking = template<Words>(
  'flight-account-of-booking',
  {},
  {
    en: {
      brand: 'Skipjet',
      title: 'Receipt / VAT invoice',
      reference: 'Booking reference',
      issued: 'Invoice date',
      holder: 'Booked by',
      columns: ['Date', 'Description', 'Amount'],
      out: 'SKJ 2207 London Luton to Belfast International',
      back: 'SKJ 2214 Belfast International to London Luton',
      extras: ['Up front seat 3A', 'Large cabin bag', 'Administration fee'],
      total: 'Total charges',
      card: 'Payment received – Mastercard ending',
      paid: 'Total payments',
      balance: 'Balance outstanding',
      sign: '£',
      code: 'GBP',
      note: 'Air fares include Air Passenger Duty of £7.00 per flight. Passenger transport is zero rated for UK VAT. Amounts are in pounds sterling.',
      legal: [
        'Skipjet Airline Company Limited. Registered in England with number 03918827.',
        'Registered office: Hangar 41, London Luton Airport, Bedfordshire LU2 9XX. VAT number GB 745 3321 08.',
      ],
      figures: '1,234.56',
    },
    fr: {
      brand: 'Mistraljet',
      title: 'Reçu / Facture',
      reference: 'Référence de réservation',
      issued: 'Date de facture',
      holder: 'Réservé par',
      columns: ['Date', 'Description', 'Montant'],
      out: 'MJ 4108 Nice Côte d’Azur – Bruxelles',
      back: 'MJ 4115 Bruxelles – Nice Côte d’Azur',
      extras: ['Siège à l’avant 2C', 'Grand bagage cabine', 'Frais de dossier'],
      total: 'Total des achats',
      card: 'Paiement reçu – Carte Visa se terminant par',
      paid: 'Total des paiements',
      balance: 'Solde dû',
      sign: '€',
      code: 'EUR',
      note: 'Les tarifs comprennent les taxes d’aéroport et la taxe de solidarité. Transport aérien international de voyageurs exonéré de TVA (art. 262 II-8° du CGI). Montants exprimés en euros.',
      legal: [
        'Mistraljet Europe SAS au capital de 12 000 000 € – RCS Nice 512 880 417.',
        'Siège social : Aéroport de Nice, bâtiment Fret 6, 06281 Nice Cedex 3. TVA FR 31 512880417.',
      ],
      figures: '1 234,56',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const out = addDays(booked, chance.whole(9, 50))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const bare = (minor: number) => figure(minor, words.figures)
    const money = (minor: number) =>
      language === 'en'
        ? bare(minor).replace(/\d/, `${words.sign}$&`)
        : `${bare(minor)} ${words.sign}`
    const rows: [string, number][] = [
      [`${words.out}, ${show(out)}`, chance.whole(2499, 11999)],
      [`${words.back}, ${show(addDays(out, 2))}`, chance.whole(2499, 11999)],
      [words.extras[0], chance.whole(1199, 2199)],
      [words.extras[1], chance.whole(1599, 3299)],
      [words.extras[2], 950],
    ]
    const total = sum(rows.map(([, minor]) => minor))
    const guest = anyGuest(chance, language)
    sheet.fill(40, 36, 150, 46, '#f26b1d')
    sheet.middle(words.brand, 115, 47, { size: 23, bold: true, face: 'serif', color: '#fff' })
    sheet.right(words.title, 555, 50, { size: 17, color: '#444' })
    const facts = [
      [
        words.reference,
        `${chance.pick(['K8', 'EN', 'ES'])}${chance.digits(2)}${chance.pick(['LQG', 'PXD'])}`,
      ],
      [words.issued, show(booked)],
      [words.holder, `${guest.name}, ${guest.firm}`],
      ['', `${guest.street}, ${guest.town}`],
    ] as const
    for (const [index, [word, value]] of facts.entries()) {
      sheet.put(word, 40, 112 + 16 * index, { size: 10, bold: true })
      sheet.put(value, 180, 112 + 16 * index, { size: 10 })
    }
    sheet.rule(196, 40, 555, { color: '#f26b1d', weight: 1.5 })
    sheet.put(words.columns[0], 40, 204, { bold: true })
    sheet.put(words.columns[1], 120, 204, { bold: true })
    sheet.right(`${words.columns[2]} (${words.code})`, 555, 204, { bold: true })
    let y = 226
    const row = (day: string, text: string, minor: number, bold = false) => {
      sheet.put(day, 40, y, { size: 9.5 })
      sheet.put(text, 120, y, { size: 9.5, bold })
      sheet.right(money(minor), 555, y, { size: 9.5, bold })
      y += 18
    }
    for (const [text, minor] of rows) row(show(booked), text, minor)
    sheet.rule(y - 3, 120, 555)
    y += 4
    row('', words.total, total, true)
    y += 12
    row(show(booked), `${words.card} ${chance.digits(4)}`, -total)
    sheet.rule(y - 3, 120, 555)
    y += 4
    row('', words.paid, -total)
    row('', words.balance, 0)
    y = sheet.prose(words.note, 40, y + 40, 440, { size: 8.5 })
    sheet.lines(words.legal, 40, y + 20, { size: 7.5, color: '#666' })
    return labelled(
      words.brand,
      [booked, show(booked)],
      [total, bare(total)],
      [words.code, words.code],
    )
  },
)
