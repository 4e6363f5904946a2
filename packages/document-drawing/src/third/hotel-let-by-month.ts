import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Serviced flats by the month: the house has its name on top, its managers send the paper; meters and deposit overleaf. */
export const letByMonth = template(
  'hotel-let-by-month',
  {},
  {
    nl: {
      house: 'Havenloods Residenties',
      address: 'Sint-Jobskade 220, 3024 EN Rotterdam',
      manager: [
        'beheer en administratie',
        'Van der Leck Vastgoedbeheer B.V.',
        'Coolhaven 15, 3024 AC Rotterdam',
        'KvK 24 41 70 33 – btw NL8144.20.719.B01',
      ],
      title: 'Huurfactuur',
      facts: ['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Appartement', 'Bewoner', 'Periode'],
      heads: ['omschrijving', 'excl. btw', 'btw', 'incl. btw'],
      items: [
        'Huur gemeubileerd appartement 46 m²',
        'Wekelijkse schoonmaak en linnen',
        'Energie, water en internet (vast bedrag)',
        'Parkeerplaats -1',
      ],
      rates: [9, 21, 21, 21],
      sums: ['Totaal exclusief btw', 'Btw', 'Te betalen'],
      pay: 'Wij verzoeken u het bedrag vóór de vervaldatum over te maken op NL38 XXXX 0620 4417 90 t.n.v. Stichting Derdengelden Van der Leck.',
      over: 'Bijlage – uitsluitend ter informatie',
      info: [
        ['Stand elektra begin', '14.206 kWh'],
        ['Stand elektra eind', '14.388 kWh'],
        ['Waarde van uw verbruik', '€ 61,88'],
        ['Waarborgsom in beheer', '€ 1.500,00'],
        ['Hierover nu te betalen', '€ 0,00'],
      ],
      days: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      sign: '€ ',
      currency: ['EUR', '€'] as [string, string],
    },
    en: {
      house: 'Tanyard Lofts',
      address: '8 Tanyard Wharf, Leeds LS10 1PQ',
      manager: [
        'managing agent',
        'Hollis Crane Property Management Ltd',
        '41 Park Row, Leeds LS1 5HQ',
        'Company 05 221 874 – VAT 884 2077 41',
      ],
      title: 'Serviced apartment invoice',
      facts: ['Invoice number', 'Invoice date', 'Payment due', 'Apartment', 'Resident', 'Period'],
      heads: ['description', 'ex VAT', 'VAT', 'inc VAT'],
      items: [
        'Licence fee, one-bedroom loft 46 m²',
        'Weekly housekeeping and linen',
        'Energy, water and broadband (fixed)',
        'Parking bay, basement',
      ],
      rates: [20, 20, 20, 20],
      sums: ['Total excluding VAT', 'VAT', 'Amount payable'],
      pay: 'Please transfer the amount by the due date to Hollis Crane Client Account, sort code 00-00-17, account 55018842, quoting the invoice number.',
      over: 'Appendix – for information only',
      info: [
        ['Electricity opening reading', '14,206 kWh'],
        ['Electricity closing reading', '14,388 kWh'],
        ['Value of your use', '£61.88'],
        ['Security deposit held', '£1,500.00'],
        ['Payable now on the above', '£0.00'],
      ],
      days: 'dd/MM/yyyy',
      figures: '1,234.56' as Figures,
      sign: '£',
      currency: ['GBP', '£'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const from = `${anyDay(chance).slice(0, 7)}-01`
    const to = addDays(from, 27)
    const issued = addDays(from, -chance.whole(4, 9))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${words.sign}${figure(minor, words.figures)}`
    const nets = [1000 * chance.whole(118, 165), 18_000, 14_500, 500 * chance.whole(18, 30)]
    const taxes = nets.map((net, index) => Math.round((net * words.rates[index]!) / 100))
    const total = sum([...nets, ...taxes])
    const guest = anyGuest(chance, language)
    const number = `${issued.slice(0, 4)}.${chance.digits(4)}`

    function head() {
      sheet.put(words.house, 46, 40, { size: 23, bold: true, color: '#8a4b1f' })
      sheet.put(words.address, 46, 68, { size: 8.5 })
      for (const [index, line] of words.manager.entries())
        sheet.put(line, 378, 42 + 10 * index, { size: 7, color: '#777' })
      sheet.fill(46, 88, 503, 3, '#8a4b1f')
    }
    head()
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 46, 120, { size: 10 })
    sheet.put(words.title, 46, 200, { size: 14 })
    const values = [
      number,
      show(issued),
      show(from),
      `${chance.whole(1, 6)}.0${chance.whole(1, 9)}`,
      guest.name,
      `${show(from)} – ${show(to)}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      const [x, y] = [46 + 168 * (index % 3), 230 + 34 * Math.floor(index / 3)]
      sheet.frame(x, y, 167, 33, '#ccc')
      sheet.put(word, x + 5, y + 5, { size: 7, color: '#777' })
      sheet.put(values[index]!, x + 5, y + 17, { size: 9.5 })
    }
    const ends = [0, 370, 440, 545]
    const row = (cells: readonly string[], y: number, size = 9.5) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 46, y, { size })
        else sheet.right(cell, ends[index]!, y, { size })
    }
    row(words.heads, 324, 8)
    for (const [index, item] of words.items.entries()) {
      sheet.rule(338 + 24 * index, 46, 549, { color: '#ccc' })
      row(
        [item, money(nets[index]!), `${words.rates[index]}%`, money(nets[index]! + taxes[index]!)],
        345 + 24 * index,
      )
    }
    sheet.rule(434, 46, 549, { color: '#8a4b1f' })
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 2 ? 13 : 9.5, bold: index === 2 }
      sheet.put(word, 300, 446 + 20 * index, style)
      sheet.right(money([sum(nets), sum(taxes), total][index]!), 545, 446 + 20 * index, style)
    }
    sheet.prose(words.pay, 46, 540, 330, { size: 9 })
    sheet.right('1 / 2', 549, 800, { size: 8 })
    sheet.nextPage()
    head()
    sheet.put(`${words.over} (${number})`, 46, 112, { size: 11 })
    for (const [index, [word, value]] of words.info.entries()) {
      sheet.put(word!, 46, 144 + 18 * index)
      sheet.right(value!, 330, 144 + 18 * index)
    }
    sheet.right('2 / 2', 549, 800, { size: 8 })
    return labelled(
      words.house,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
