import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  address: string
  title: string
  number: string
  paidOn: string
  greeting: string
  boxes: [pickUp: string, where: string, giveBack: string, where: string]
  rows: [rental: string, insurance: string, battery: string]
  days: string
  rate: number
  taxes: [name: string, rate: number][]
  subtotal: string
  total: string
  card: string
  deposit: (amount: string) => string
  allIn: string
  times: string
  day: string
  figures: Figures
  sign: (figures: string) => string
  currency: string
}

/** A router for the pocket, hired by the day: dollars that are not American, a deposit that is only held. */
export const pocketRouter = template<Words>(
  'telecom-pocket-router',
  { size: 'LETTER' },
  {
    fr: {
      vendor: 'Nomadonde',
      address:
        'Nomadonde inc., 1440, rue Amherst, bureau 210, Montréal (Québec) H2L 3L3   TPS 81402 7735 RT0001   TVQ 1219940273 TQ0001',
      title: 'Reçu de location',
      number: 'Commande',
      paidOn: 'Date du paiement :',
      greeting: 'Merci! Votre routeur de poche vous attend.',
      boxes: [
        'Ramassage',
        'Aéroport Montréal-Trudeau, kiosque arrivées',
        'Retour',
        'Boîte Nomadonde, niveau départs',
      ],
      rows: ['Routeur 5G, données illimitées', 'Protection perte et vol', 'Pile d’appoint'],
      days: 'jours',
      rate: 1095,
      taxes: [
        ['TPS 5 %', 0.05],
        ['TVQ 9,975 %', 0.09975],
      ],
      subtotal: 'Sous-total',
      total: 'Total payé',
      card: 'Visa se terminant par',
      deposit: (amount) =>
        `Dépôt de garantie : ${amount} préautorisés sur votre carte au ramassage, non facturés et libérés au retour du routeur.`,
      allIn: 'Tous les prix sont en dollars canadiens (CAD).',
      times: '× ',
      day: 'yyyy-MM-dd',
      figures: '1 234,56',
      sign: (figures) => `${figures} $`,
      currency: 'CAD',
    },
    es: {
      vendor: 'Ondaviaje',
      address:
        'Ondaviaje México, S.A. de C.V.   Av. Insurgentes Sur 1188, Col. Del Valle, 03200 Ciudad de México   RFC OMX140612QK3',
      title: 'Comprobante de renta',
      number: 'Pedido',
      paidOn: 'Fecha de pago:',
      greeting: '¡Gracias! Tu módem portátil está apartado.',
      boxes: [
        'Entrega',
        'Aeropuerto CDMX, Terminal 1, puerta 7',
        'Devolución',
        'Buzón Ondaviaje, Terminal 1, salidas',
      ],
      rows: ['Módem 4G, datos ilimitados', 'Protección contra robo', 'Batería adicional'],
      days: 'días',
      rate: 14_900,
      taxes: [['IVA 16%', 0.16]],
      subtotal: 'Subtotal',
      total: 'Total pagado',
      card: 'Visa terminación',
      deposit: (amount) =>
        `Depósito en garantía: se retienen ${amount} en tu tarjeta al recoger el equipo; no se cobran y se liberan cuando lo devuelves.`,
      allIn: 'Precios en pesos mexicanos (MXN).',
      times: 'x ',
      day: "dd 'de' MMMM 'de' yyyy",
      figures: '1,234.56',
      sign: (figures) => `$${figures}`,
      currency: 'MXN',
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const from = addDays(paid, chance.whole(5, 25))
    const days = chance.whole(4, 11)
    const until = addDays(from, days - 1)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.sign(figure(minor, words.figures))
    const rates = [words.rate, Math.round(words.rate * 0.3), Math.round(words.rate * 0.22)]
    const amounts = rates.map((rate) => rate * days)
    const net = sum(amounts)
    const taxes = words.taxes.map(([name, rate]) => [name, Math.round(net * rate)] as const)
    const total = net + sum(taxes.map(([, minor]) => minor))
    const orange = '#e4572e'

    sheet.disc(66, 62, 18, orange)
    sheet.disc(66, 62, 10, '#fff')
    sheet.disc(66, 62, 5, orange)
    sheet.put(words.vendor, 94, 50, { size: 22, bold: true })
    sheet.put(words.title, 48, 104, { size: 16 })
    sheet.put(words.greeting, 48, 128, { size: 11, color: '#555' })
    sheet.right(`${words.number} ${chance.digits(7)}`, 564, 106, { size: 10 })
    sheet.right(`${words.paidOn} ${show(paid)}`, 564, 122, { size: 10 })

    const [pickUp, there, giveBack, where] = words.boxes
    for (const [index, [word, day, place]] of [
      [pickUp, from, there] as const,
      [giveBack, until, where] as const,
    ].entries()) {
      const x = 48 + 264 * index
      sheet.fill(x, 160, 252, 72, '#fdf0ec')
      sheet.put(word, x + 14, 170, { size: 9, bold: true, color: orange })
      sheet.put(show(day), x + 14, 186, { size: 13 })
      sheet.put(place, x + 14, 208, { size: 9 })
    }
    const guest = anyGuest(chance, language)
    sheet.put(`${guest.name}, ${guest.firm}`, 48, 252, { size: 10 })

    let y = 290
    for (const [index, name] of words.rows.entries()) {
      sheet.put(name, 48, y, { size: 11 })
      sheet.put(`${days} ${words.days} ${words.times}${money(rates[index]!)}`, 300, y, {
        size: 10,
        color: '#555',
      })
      sheet.right(money(amounts[index]!), 564, y, { size: 11 })
      y += 24
    }
    sheet.rule(y, 48, 564, { color: orange })
    y += 12
    for (const [word, minor] of [[words.subtotal, net] as const, ...taxes]) {
      sheet.put(word, 380, y, { size: 10 })
      sheet.right(money(minor), 564, y, { size: 10 })
      y += 17
    }
    sheet.put(words.total, 380, y + 6, { size: 14, bold: true })
    sheet.right(money(total), 564, y + 6, { size: 14, bold: true })
    sheet.right(`${words.card} ${chance.digits(4)}`, 564, y + 28, { size: 9, color: '#555' })
    sheet.put(words.allIn, 48, y + 8, { size: 9.5 })
    sheet.prose(words.deposit(money(20 * words.rate)), 48, y + 64, 400, { size: 9.5 })
    sheet.prose(words.address, 48, 740, 516, { size: 7.5, color: '#777' })
    return labelled(
      words.vendor,
      [paid, show(paid)],
      [total, figure(total, words.figures)],
      [words.currency, words.currency],
    )
  },
)
