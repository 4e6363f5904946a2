import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Everything about the house stands in a tinted rail at the right, stars behind its name; the bill goes by department. */
export const spaRail = template(
  'hotel-spa-rail',
  {},
  {
    es: {
      house: 'Balneario Fuensalada',
      stars: '****',
      slogan: 'agua, silencio y sal',
      rail: [
        'Camino de los Baños, s/n',
        '31790 Fuensalada',
        'Navarra',
        '',
        'T 948 55 50 12',
        'fuensalada.example',
        '',
        'Termas de Fuensalada, S.A.',
        'CIF A-31774420',
        'Reg. turismo UHO00418',
      ],
      title: 'Factura',
      stay: (from: string, to: string, nights: number) =>
        `Estancia del ${from} al ${to} (${nights} noches)`,
      departments: [
        ['Alojamiento', 'Doble uso individual, desayuno'],
        ['Termas', 'Circuito termal', 'Masaje de espalda 50 min', 'Envoltura de lodo'],
        ['Restaurante La Noria', 'Cena menú', 'Bodega y agua'],
      ],
      total: 'Total factura',
      tax: (net: string, tax: string) => `Base imponible ${net} · cuota IVA 10 % ${tax}`,
      rate: 10,
      paid: 'Cobrado con tarjeta',
      note: 'Próxima visita: presente esta factura antes de seis meses y le descontaremos 25,00 € en un tratamiento.',
      days: "d 'de' MMMM 'de' yyyy",
      short: 'd/M',
      figures: '1.234,56' as Figures,
      written: (text: string) => `${text} €`,
      currency: ['EUR', '€'] as [string, string],
    },
    en: {
      house: 'Saltmere Hall',
      stars: '*****',
      slogan: 'a place to exhale',
      rail: [
        'Tidewell Lane',
        'Saltmere-on-Sea',
        'Norfolk NR28 9QX',
        '',
        '01692 555 014',
        'saltmerehall.example',
        '',
        'Blythe & Gorse Hotels Ltd',
        'Company no. 07 884 213',
        'VAT GB 288 4170 35',
      ],
      title: 'Invoice',
      stay: (from: string, to: string, nights: number) =>
        `Your stay, ${from} to ${to} (${nights} nights)`,
      departments: [
        ['Rooms', 'Garden double, breakfast included'],
        ['The Bath House', 'Day pass thermal suite', 'Back & shoulders 50 min', 'Seaweed wrap'],
        ['The Samphire Room', 'Dinner', 'Wine and water'],
      ],
      total: 'Invoice total',
      tax: (net: string, tax: string) => `Net ${net} · VAT at 20% ${tax}`,
      rate: 20,
      paid: 'Paid by card',
      note: 'Show this invoice on your next visit within six months and we will take £25.00 off one treatment.',
      days: 'd MMMM yyyy',
      short: 'd MMM',
      figures: '1,234.56' as Figures,
      written: (text: string) => `£${text}`,
      currency: ['GBP', '£'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 3)
    const leaving = addDays(arrival, nights)
    const show = (day: string, pattern = words.days) => dayIn(day, pattern, language)
    const money = (minor: number) => words.written(figure(minor, words.figures))
    const minors = [
      [nights * 100 * chance.whole(109, 189)],
      [3200, 6800, 100 * chance.whole(45, 59)],
      [10 * chance.whole(310, 480), 10 * chance.whole(90, 260)],
    ]
    const total = sum(minors.flat())
    const tax = taxWithin(total, words.rate)

    sheet.fill(415, 0, 180, 842, '#dfe9e4')
    sheet.disc(505, 78, 34, '#5f8575')
    sheet.disc(516, 70, 25, '#dfe9e4')
    sheet.middle(`${words.house} ${words.stars}`, 505, 128, {
      size: 13,
      face: 'serif',
      color: '#2f4d41',
    })
    sheet.middle(words.slogan, 505, 147, { size: 9, face: 'serif', color: '#5f8575' })
    for (const [index, line] of words.rail.entries())
      sheet.middle(line, 505, 610 + 14 * index, { size: 8.5, color: '#2f4d41' })
    const guest = anyGuest(chance, language)
    sheet.put(words.title, 48, 56, { size: 24, face: 'serif', color: '#2f4d41' })
    sheet.put(`Nº ${chance.digits(6)}`.replace('º', language === 'en' ? 'o.' : 'º'), 48, 92)
    sheet.put(show(leaving), 48, 106)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town, guest.country], 48, 140, {
      size: 10,
    })
    sheet.put(words.stay(show(arrival, words.short), show(leaving, words.short), nights), 48, 224, {
      size: 10,
    })
    let y = 254
    for (const [index, [department, ...items]] of words.departments.entries()) {
      sheet.put(department!, 48, y, { size: 11, face: 'serif', bold: true, color: '#5f8575' })
      sheet.right(money(sum(minors[index]!)), 385, y, { size: 10, bold: true })
      sheet.rule(y + 15, 48, 385, { color: '#b9cdc4' })
      for (const [line, item] of items.entries()) {
        sheet.put(item, 60, y + 22 + 15 * line)
        sheet.right(money(minors[index]![line]!), 330, y + 22 + 15 * line, { color: '#666' })
      }
      y += 40 + 15 * items.length
    }
    sheet.fill(48, y, 337, 34, '#5f8575')
    sheet.put(words.total, 60, y + 11, { size: 12, color: '#fff' })
    sheet.right(money(total), 375, y + 9, { size: 15, bold: true, color: '#fff' })
    sheet.put(words.tax(money(total - tax), money(tax)), 48, y + 46, { size: 8.5 })
    sheet.put(`${words.paid} **** ${chance.digits(4)}`, 48, y + 60, { size: 8.5 })
    sheet.prose(words.note, 48, 762, 337, { size: 8, color: '#5f8575' })
    return labelled(
      words.house,
      [leaving, show(leaving)],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
