import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A small valet parking firm that bills through an online accounting service: three columns at the top, sums at the right, payment advice cut off below. */
export const meetAndGreet = template(
  'parking-meet-and-greet',
  {},
  {
    en: {
      vendor: 'Kerbside Valet Parking Ltd',
      address: ['Unit 6 Lowfield Yard', 'CRAWLEY', 'West Sussex', 'RH11 0PQ', 'UNITED KINGDOM'],
      title: 'INVOICE',
      facts: ['Invoice Date', 'Invoice Number', 'Reference', 'VAT Number'],
      vat: '288 4107 56',
      head: ['Description', 'Quantity', 'Unit Price', 'VAT', 'Amount GBP'],
      items: ['Meet & Greet, North Terminal,', 'Late return (after 23:00)', 'Exterior wash'],
      plate: 'KV70 LHE',
      sums: ['Subtotal', 'TOTAL VAT 20%', 'TOTAL GBP', 'Less Amount Paid', 'AMOUNT DUE GBP'],
      due: 'Due Date',
      note: 'Paid online by card at time of booking. Thank you for parking with us. Vehicles are stored at our secured compound; terms at kerbsidevalet.example/terms.',
      advice: [
        'PAYMENT ADVICE',
        'To:',
        'Customer',
        'Invoice Number',
        'Amount Due',
        'Amount Enclosed',
      ],
      foot: 'Company Registration No: 09417730. Registered Office: Unit 6 Lowfield Yard, Crawley, West Sussex, RH11 0PQ, United Kingdom.',
      figures: '1,234.56',
      code: 'GBP',
      rate: 20,
      day: 'd MMM yyyy',
    },
    nl: {
      vendor: 'Polderbaan Valet Parking B.V.',
      address: ['Kruisweg 881', '2132 CE Hoofddorp', 'KvK 64120887', 'polderbaanvalet.example'],
      title: 'FACTUUR',
      facts: ['Factuurdatum', 'Factuurnummer', 'Referentie', 'Btw-nummer'],
      vat: 'NL855510274B01',
      head: ['Omschrijving', 'Aantal', 'Stukprijs', 'Btw', 'Bedrag EUR'],
      items: ['Valet parkeren vertrekhal 2,', 'Nachttoeslag', 'Auto wassen buitenzijde'],
      plate: 'T-208-FX',
      sums: ['Subtotaal', 'Btw 21%', 'Totaal EUR', 'Reeds voldaan', 'Nog te betalen EUR'],
      due: 'Vervaldatum',
      note: 'Voldaan via iDEAL bij reservering. Bedankt voor uw vertrouwen. Op onze diensten zijn de algemene voorwaarden van toepassing, gedeponeerd bij de Kamer van Koophandel.',
      advice: [],
      foot: 'Polderbaan Valet Parking B.V. | IBAN NL18 RABO 0311 4407 92 | BIC RABONL2U',
      figures: '1.234,56',
      code: 'EUR',
      rate: 21,
      day: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures as Figures)
    const guest = anyGuest(chance, language)
    const grosses = [100 * chance.whole(58, 130), 1500, 50 * chance.whole(30, 48)]
    const nets = grosses.map((gross) => gross - taxWithin(gross, words.rate))
    const total = sum(grosses)
    sheet.put(words.title, 50, 62, { size: 25 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 76, 108, { size: 10 })
    const number = `INV-${chance.digits(4)}`
    const values = [
      show(issued),
      number,
      `${chance.pick(['MG', 'VP'])}-${chance.digits(6)}`,
      words.vat,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 300, 66 + 32 * index, { size: 9.5, bold: true })
      sheet.put(values[index]!, 300, 78 + 32 * index, { size: 9.5 })
    }
    sheet.lines([words.vendor, ...words.address], 400, 66, { size: 9.5 })
    const ends = [50, 330, 400, 450, 547]
    for (const [index, word] of words.head.entries())
      (index === 0 ? sheet.put : sheet.right)(word, ends[index]!, 228, { bold: true })
    sheet.rule(242, 50, 547, { weight: 1.2, color: '#000' })
    const out = addDays(issued, chance.whole(7, 20))
    for (const [index, item] of words.items.entries()) {
      const y = 250 + 24 * index + (index > 0 ? 12 : 0)
      const cells = [item, money(100), money(nets[index]!), `${words.rate}%`, money(nets[index]!)]
      if (index === 0) {
        const stay = `${show(out)} – ${show(addDays(out, chance.whole(4, 9)))}, ${words.plate}`
        sheet.put(stay, 50, y + 13)
      }
      for (const [column, cell] of cells.entries())
        (column === 0 ? sheet.put : sheet.right)(cell, ends[column]!, y)
      sheet.rule(y + (index === 0 ? 29 : 17), 50, 547, { color: '#ccc' })
    }
    const amounts = [sum(nets), total - sum(nets), total, total, 0]
    for (const [index, minor] of amounts.entries()) {
      const isBold = index === 2 || index === 4
      const y = 346 + 20 * index
      if (isBold) sheet.rule(y - 5, 330, 547, { color: '#000' })
      sheet.right(words.sums[index]!, 460, y, { bold: isBold })
      sheet.right(money(minor), 547, y, { bold: isBold })
    }
    sheet.put(`${words.due}: ${show(issued)}`, 50, 470, { size: 10, bold: true })
    sheet.prose(words.note, 50, 488, 300)
    if (words.advice.length > 0) {
      for (let x = 50; x < 547; x += 9) sheet.rule(600, x, x + 5, { color: '#777' })
      const [title, to, client, numberWord, due, enclosed] = words.advice as [
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      sheet.put(title, 50, 618, { size: 16 })
      sheet.put(to, 50, 648)
      sheet.lines([words.vendor, ...words.address.slice(0, 2)], 80, 648)
      const advice = [
        [client, guest.firm],
        [numberWord, number],
        [due, money(0)],
        [enclosed, ''],
      ] as const
      for (const [index, [word, value]] of advice.entries()) {
        sheet.put(word, 320, 648 + 18 * index, { bold: true })
        sheet.put(value, 410, 648 + 18 * index)
      }
      sheet.rule(714, 410, 547)
    }
    sheet.prose(words.foot, 50, 800, 497, { size: 7.5, color: '#555' })
    return labelled(
      words.vendor,
      [issued, show(issued)],
      [total, money(total)],
      [words.code, words.code],
    )
  },
)
