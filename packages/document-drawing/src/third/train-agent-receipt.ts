import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ticket shop's receipt as a payment service makes it: shop's name beside the title, the carriers in the lines. */
export const agentReceipt = template(
  'train-agent-receipt',
  {},
  {
    en: {
      shop: 'wagonette',
      title: 'Receipt',
      facts: ['Receipt number', 'Order', 'Date paid', 'Payment method'],
      address: [
        '3rd Floor, 40 Hope Street',
        'Liverpool L1 9DA',
        'United Kingdom',
        'help@wagonette.example',
        'GB VAT 402 8817 63',
      ],
      bill: 'Bill to',
      paid: (amount: string, day: string) => `${amount} paid on ${day}`,
      heads: ['Description', 'Qty', 'Unit price', 'Amount'],
      rows: [
        ['Northmoor Trains: York to Preston', 'Advance Single'],
        ['Furness & Lakes Railway: Preston to Windermere', 'Off-Peak Return'],
        ['Rambler Coaches: Windermere to Keswick', 'Day ticket'],
        ['Booking fee', ''],
      ],
      sums: ['Subtotal', 'Total', 'Amount paid'],
      foot: 'wagonette sells tickets as an agent of the train and coach companies named above; your contract of carriage is with them. wagonette is a trading name of Lime Street Ticketing Ltd, company no. 10447218. Fares are zero-rated; the booking fee includes VAT at 20%.',
      page: (number: string) => `${number} · Page 1 of 1`,
      day: 'd MMMM yyyy',
      figures: '1,234.56' as Figures,
      money: (text: string) => `£${text}`,
      currency: ['GBP', '£'] as [string, string],
    },
    es: {
      shop: 'Andén Uno',
      title: 'Recibo',
      facts: ['Número de recibo', 'Pedido', 'Fecha de pago', 'Método de pago'],
      address: [
        'Calle de Atocha 127, 2.º',
        '28012 Madrid',
        'España',
        'hola@andenuno.example',
        'ES VAT B88204716',
      ],
      bill: 'Facturar a',
      paid: (amount: string, day: string) => `${amount} pagados el ${day}`,
      heads: ['Descripción', 'Cant.', 'Precio unitario', 'Importe'],
      rows: [
        ['Ferrovía Levante: Madrid – Albacete', 'Billete Flexible'],
        ['Tren Mancha: Albacete – Murcia', 'Ida'],
        ['Autocares Ruiseñor: Murcia – Águilas', 'Ida'],
        ['Gastos de gestión', ''],
      ],
      sums: ['Subtotal', 'Total', 'Importe pagado'],
      foot: 'Andén Uno vende billetes como agente de las empresas de tren y autocar arriba indicadas, que son quienes prestan el transporte. Andén Uno es un nombre comercial de Taquilla Digital Ibérica, S.L. Precios con IVA incluido (10 % transporte, 21 % gastos de gestión).',
      page: (number: string) => `${number} · Página 1 de 1`,
      day: "d 'de' MMMM 'de' yyyy",
      figures: '1.234,56' as Figures,
      money: (text: string) => `${text} €`,
      currency: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const travel = addDays(paid, chance.whole(2, 15))
    const shown = dayIn(paid, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const amounts = [
      10 * chance.whole(180, 420),
      10 * chance.whole(90, 230),
      10 * chance.whole(65, 140),
      175,
    ]
    const total = sum(amounts)
    const guest = anyGuest(chance, language)
    const number = `2${chance.digits(3)}-${chance.digits(4)}`

    sheet.put(words.title, 40, 42, { size: 18, bold: true })
    sheet.right(words.shop, 555, 42, { size: 18, color: '#6b3fa0' })
    const values = [number, `WG${chance.digits(6)}`, shown, `Mastercard - ${chance.digits(4)}`]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 40, 84 + 14 * index, { size: 9.5, bold: index === 0 })
      sheet.put(values[index]!, 150, 84 + 14 * index, { size: 9.5, bold: index === 0 })
    }
    sheet.put(words.shop, 40, 164, { size: 9.5, bold: true })
    sheet.lines(words.address, 40, 178, { size: 9.5 }, 1.4)
    sheet.put(words.bill, 260, 164, { size: 9.5, bold: true })
    sheet.lines(
      [guest.name, guest.firm, guest.street, guest.town, guest.country],
      260,
      178,
      { size: 9.5 },
      1.4,
    )
    sheet.put(words.paid(money(total), shown), 40, 274, { size: 16, bold: true })
    const ends = [0, 390, 470, 555]
    for (const [index, head] of words.heads.entries())
      if (index === 0) sheet.put(head, 40, 326, { size: 8, color: '#666' })
      else sheet.right(head, ends[index]!, 326, { size: 8, color: '#666' })
    sheet.rule(340, 40, 555, { color: '#222' })
    for (const [index, [what = '', fare = '']] of words.rows.entries()) {
      const y = 350 + 34 * index
      sheet.put(what, 40, y, { size: 9.5 })
      if (fare !== '')
        sheet.put(`${fare}, ${dayIn(travel, 'd MMM', language)}`, 40, y + 13, {
          size: 8,
          color: '#666',
        })
      sheet.right('1', 390, y, { size: 9.5 })
      sheet.right(money(amounts[index]!), 470, y, { size: 9.5 })
      sheet.right(money(amounts[index]!), 555, y, { size: 9.5 })
    }
    for (const [index, word] of words.sums.entries()) {
      sheet.rule(494 + 20 * index, 300, 555, { weight: 0.3, color: '#bbb' })
      sheet.put(word, 300, 500 + 20 * index, { size: 9.5, bold: index === 2 })
      sheet.right(money(total), 555, 500 + 20 * index, { size: 9.5, bold: index === 2 })
    }
    sheet.prose(words.foot, 40, 590, 420, { size: 8.5, color: '#555' })
    sheet.rule(800, 40, 555, { weight: 0.3, color: '#bbb' })
    sheet.right(words.page(number), 555, 808, { size: 8, color: '#666' })
    return labelled(
      words.shop,
      [paid, shown],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
