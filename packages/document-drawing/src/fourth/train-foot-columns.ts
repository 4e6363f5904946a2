import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A railway's invoice to a business customer, as its ledger system writes letters: address in the window, facts at the right, three columns in the foot. */
export const footColumns = template(
  'train-foot-columns',
  {},
  {
    nl: {
      seller: 'Polderspoor Reizigers',
      back: 'Postbus 4402, 1006 AK Amsterdam',
      title: 'FACTUUR',
      facts: ['Factuurnummer', 'Factuurdatum', 'Debiteurnummer', 'Uw referentie', 'Vervaldatum'],
      head: ['Omschrijving', 'Reisdatum', 'Btw', 'Bedrag excl. btw'],
      items: ['Retour Amsterdam C. – Zwolle, 1e klas', 'Enkele reis Zwolle – Assen, 1e klas'],
      fee: 'Bijdrage zakelijke bestelservice',
      sums: ['Totaal excl. btw', 'Btw 9% over', 'Btw 21% over', 'Totaal incl. btw'],
      note: [
        'Het factuurbedrag wordt omstreeks',
        'automatisch van uw rekening NL66 **** 0417 afgeschreven.',
        'Vragen over deze factuur? Bel Polderspoor Zakelijk: 030 555 21 00 (ma t/m vr 8.00 – 18.00 uur) en vermeld het factuurnummer.',
      ],
      foot: [
        ['Polderspoor Reizigers B.V.', 'Gevestigd te Amsterdam', 'Piet Heinkade 201'],
        ['KvK Amsterdam 34810276', 'Btw-nummer NL810276114B01', 'www.polderspoor.example'],
        ['IBAN NL12BNKX0417228801', 'BIC BNKXNL2A', 'Incassant-ID NL88ZZZ348102760000'],
      ],
      days: 'dd-MM-yyyy',
      sign: '€',
      currency: 'EUR',
      price: 100,
      rates: [9, 21],
    },
    en: {
      seller: 'Sundbanen',
      back: 'Havnegade 40, DK-3000 Helsingør',
      title: 'INVOICE',
      facts: ['Invoice no.', 'Invoice date', 'Customer no.', 'Your ref.', 'Payment due'],
      head: ['Description', 'Travel date', 'VAT', 'Amount excl. VAT'],
      items: ['Return Helsingør – Næstved, first class', 'Single Næstved – Odense, first class'],
      fee: 'Business portal, order fee',
      sums: ['Total excl. VAT', 'VAT 0% of', 'VAT 25% of', 'Invoice total'],
      note: [
        'Please transfer the invoice total so that it reaches us by',
        'and state the invoice number. Passenger transport is exempt from VAT.',
        'Questions about this invoice? Call Sundbanen Erhverv on +45 55 51 20 14, weekdays 9-15. A reminder fee of DKK 100,00 is charged on late payments.',
      ],
      foot: [
        ['Sundbanen A/S', 'Havnegade 40', 'DK-3000 Helsingør'],
        ['CVR no. 31 44 07 82', 'erhverv@sundbanen.example', 'www.sundbanen.example'],
        ['Bank reg. 5471 account 1088420', 'IBAN DK41 5471 0001 0884 20', 'SWIFT HVNBDKKK'],
      ],
      days: 'dd.MM.yyyy',
      sign: 'DKK',
      currency: 'DKK',
      price: 600,
      rates: [0, 25],
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const due = addDays(issued, 14)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const fares = [words.price * chance.whole(34, 58), words.price * chance.whole(14, 27)]
    const fee = 3 * words.price
    const net = sum(fares) + fee
    const taxes = [
      Math.round((sum(fares) * words.rates[0]!) / 100),
      Math.round((fee * words.rates[1]!) / 100),
    ] as const
    const total = net + sum(taxes)
    const guest = anyGuest(chance, language)

    sheet.fill(0, 0, 595, 12, '#f2b600')
    sheet.right(words.seller, 545, 34, { size: 18, bold: true, color: '#12377a' })
    sheet.put(`${words.seller}, ${words.back}`, 60, 112, { size: 6.5, color: '#555' })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 60, 126, { size: 10 }, 1.4)
    sheet.put(words.title, 60, 232, { size: 14, bold: true })
    const values = [`9${chance.digits(8)}`, show(issued), chance.digits(6), 'INK-0382', show(due)]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 352, 126 + 15 * index)
      sheet.put(values[index]!, 460, 126 + 15 * index)
    }
    for (const [index, x] of [60, 300, 390].entries())
      sheet.put(words.head[index]!, x, 266, { bold: true })
    sheet.right(words.head[3]!, 545, 266, { bold: true })
    sheet.rule(279, 60, 545, { weight: 1.2, color: '#f2b600' })
    for (const [index, item] of [...words.items, words.fee].entries()) {
      const y = 288 + 17 * index
      sheet.put(item, 60, y)
      if (index < 2) sheet.put(show(addDays(issued, index - 9)), 300, y)
      sheet.put(`${words.rates[index < 2 ? 0 : 1]}%`, 390, y)
      sheet.right(money(fares[index] ?? fee), 545, y)
    }
    sheet.rule(344, 60, 545)
    const rows: [string, number][] = [
      [words.sums[0]!, net],
      [`${words.sums[1]} ${money(sum(fares))}`, taxes[0]],
      [`${words.sums[2]} ${money(fee)}`, taxes[1]],
    ]
    for (const [index, [word, minor]] of rows.entries()) {
      sheet.put(word, 300, 354 + 16 * index)
      sheet.right(money(minor), 545, 354 + 16 * index)
    }
    sheet.rule(402, 300, 545)
    sheet.put(words.sums[3]!, 300, 410, { size: 10, bold: true })
    sheet.right(`${words.sign} ${money(total)}`, 545, 410, { size: 10, bold: true })
    sheet.prose(`${words.note[0]} ${show(due)} ${words.note[1]}`, 60, 450, 485)
    sheet.prose(words.note[2]!, 60, 480, 485)
    sheet.rule(770, 60, 545, { weight: 1.2, color: '#f2b600' })
    for (const [index, column] of words.foot.entries())
      sheet.lines(column, 60 + 170 * index, 777, { size: 7 })
    return labelled(
      words.seller,
      [issued, show(issued)],
      [total, money(total)],
      [words.currency, words.sign],
    )
  },
)
