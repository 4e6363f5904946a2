import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An airport's own booking site: the confirmation that doubles as VAT receipt, with arrival and return side by side. */
export const airportSiteReceipt = template(
  'parking-airport-site-receipt',
  {},
  {
    en: {
      vendor: 'Calder Valley Airport',
      tag: 'Official on-airport parking',
      thanks: ', you’re booked in.',
      intro: 'Please keep this e-mail. It is your booking confirmation and VAT receipt.',
      facts: ['Booking reference', 'Booked on', 'Vehicle registration'],
      plate: 'LD21 XKR',
      cards: ['Car park arrival', 'Car park return'],
      product: 'Multi-Storey 2, Level 3 – Flexible',
      lines: ['Parking', 'Promotional discount', 'Fast track security (1)', 'VAT @ 20% included'],
      total: 'Total paid',
      card: 'Paid by Visa Debit ending',
      sign: '£',
      code: 'GBP',
      figures: '1,234.56',
      rate: 20,
      day: 'EEE d MMM yyyy',
      help: 'How to get in: the barrier reads your number plate. If it does not rise, scan this page or enter your reference. Amend or cancel up to 24 hours before arrival in Manage My Booking.',
      foot: 'Calder Valley Airport Limited. Registered in England and Wales no. 02840917. Registered office: Airport House, Halifax Road, HX7 4QA. VAT registration GB 644 0187 32.',
    },
    es: {
      vendor: 'Aeropuerto de Montesol',
      tag: 'Parking oficial · P1 General',
      thanks: ', tu reserva está confirmada',
      intro: 'Este documento sirve como factura simplificada de tu reserva de aparcamiento.',
      facts: ['Localizador', 'Fecha de expedición', 'Matrícula'],
      plate: '4471 LNB',
      cards: ['Entrada', 'Salida'],
      product: 'P1 General, plaza cubierta – Tarifa Flexible',
      lines: [
        'Estancia',
        'Descuento reserva anticipada',
        'Seguro de cancelación',
        'IVA incluido (21%)',
      ],
      total: 'Importe total',
      card: 'Tarjeta de crédito terminada en',
      sign: '€',
      code: 'EUR',
      figures: '1.234,56',
      rate: 21,
      day: 'dd/MM/yyyy',
      help: 'Accede con tu matrícula: la barrera la reconoce automáticamente. Si no se abre, acerca el código del localizador al lector. Puedes cancelar sin coste hasta 12 horas antes de la entrada.',
      foot: 'Servicios Aeroportuarios de Montesol, S.M.E., S.A. – C.I.F. A-86412207 – C/ Arturo Soria 109, 28043 Madrid. Si necesitas factura completa, solicítala en la web en un plazo de 30 días.',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const entry = addDays(booked, chance.whole(5, 40))
    const exit = addDays(entry, chance.whole(3, 9))
    const show = (day: string) => dayIn(day, words.day, language)
    const digits = (minor: number) => figure(minor, words.figures as Figures)
    const money = (minor: number) =>
      words.sign === '€'
        ? `${digits(minor)} €`
        : `${minor < 0 ? '-' : ''}£${digits(Math.abs(minor))}`
    const parts = [
      100 * chance.whole(48, 120),
      -5 * chance.whole(100, 260),
      10 * chance.whole(45, 85),
    ]
    const total = parts[0]! + parts[1]! + parts[2]!
    const [, first = ''] = anyGuest(chance, language).name.split(' ')
    sheet.fill(0, 0, 595, 74, '#052f4a')
    sheet.shape(
      [
        [44, 52],
        [66, 22],
        [72, 22],
        [62, 52],
      ],
      '#facc15',
    )
    sheet.put(words.vendor, 84, 20, { size: 20, bold: true, color: '#fff' })
    sheet.put(words.tag, 84, 46, { size: 9, color: '#cfe6f5' })
    sheet.put(`${first}${words.thanks}`, 44, 104, { size: 19, bold: true, color: '#052f4a' })
    sheet.put(words.intro, 44, 132, { size: 10 })
    const values = [`${chance.pick(['PKW', 'PRT'])}${chance.digits(6)}`, show(booked), words.plate]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 44 + 172 * index, 166, { size: 8.5, color: '#666' })
      sheet.put(values[index]!, 44 + 172 * index, 179, { size: 12, bold: true })
    }
    for (const [index, day] of [entry, exit].entries()) {
      sheet.frame(44 + 260 * index, 212, 247, 66, '#9fb8c8', 5)
      sheet.put(words.cards[index]!, 58 + 260 * index, 222, { size: 9, color: '#666' })
      sheet.put(show(day), 58 + 260 * index, 237, { size: 13, bold: true })
      sheet.put(anyClock(chance), 58 + 260 * index, 257, { size: 11 })
    }
    sheet.put(words.product, 44, 300, { size: 11, bold: true })
    for (const [index, minor] of parts.entries()) {
      sheet.put(words.lines[index]!, 44, 326 + 19 * index, { size: 10 })
      sheet.right(money(minor), 551, 326 + 19 * index, { size: 10 })
    }
    sheet.fill(44, 388, 507, 34, '#eaf3f9')
    sheet.put(words.total, 56, 398, { size: 13, bold: true })
    sheet.right(money(total), 540, 398, { size: 13, bold: true })
    sheet.put(words.lines[3]!, 44, 432, { color: '#555' })
    sheet.right(money(taxWithin(total, words.rate)), 551, 432, { color: '#555' })
    sheet.put(`${words.card} ${chance.digits(4)}`, 44, 448, { color: '#555' })
    sheet.prose(words.help, 44, 486, 507, { size: 9.5 })
    sheet.rule(760, 44, 551)
    sheet.prose(words.foot, 44, 770, 507, { size: 7.5, color: '#777' })
    return labelled(
      words.vendor,
      [booked, show(booked)],
      [total, digits(total)],
      [words.code, words.sign],
    )
  },
)
