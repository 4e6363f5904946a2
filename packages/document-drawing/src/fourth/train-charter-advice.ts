import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A small private railway's invoice from an online bookkeeping service: three columns above, thin lines, a payment advice to tear off. */
export const charterAdvice = template(
  'train-charter-advice',
  {},
  {
    en: {
      title: 'VAT INVOICE',
      series: 'INV',
      seller: 'Podhale Heritage Rail Sp. z o.o.',
      address: ['ul. Kolejowa 9', '34-400 Nowy Targ', 'POLAND', 'bookings@podhalerail.example'],
      attention: 'Attention: ',
      facts: ['Invoice Date', 'Invoice Number', 'Reference', 'VAT Number'],
      tax: 'PL7352884106',
      head: ['Description', 'Quantity', 'Unit Price', 'VAT', 'Amount PLN'],
      items: [
        'Steam special Nowy Targ – Zakopane, salon car, per seat',
        'Reserved table for the round trip',
      ],
      sums: ['Subtotal', 'TOTAL VAT 8%', 'TOTAL PLN', 'Less Amount Paid', 'AMOUNT DUE PLN'],
      due: 'Due Date: ',
      terms:
        'Bank: PL 42 1090 0004 0000 0001 2287 7410. Please quote the invoice number. Seats are held until the due date.',
      advice: ['PAYMENT ADVICE', 'To:', 'Customer', 'Invoice Number', 'Amount Due', 'Due Date'],
      rate: 8,
      figures: '1,234.56' as Figures,
      days: 'd MMM yyyy',
      price: 4,
      money: ['PLN', 'PLN'] as [string, string],
    },
    es: {
      title: 'FACTURA',
      series: 'TO',
      seller: 'Tren de los Olivares, S.L.',
      address: [
        'Estación de Linares s/n',
        '23700 Linares (Jaén)',
        'ESPAÑA',
        'reservas@trenolivares.example',
      ],
      attention: 'A la atención de ',
      facts: ['Fecha de factura', 'Número de factura', 'Referencia', 'NIF'],
      tax: 'B23771840',
      head: ['Descripción', 'Cantidad', 'Precio ud.', 'IVA', 'Importe EUR'],
      items: ['Plaza coche salón Linares – Baeza, ida y vuelta', 'Reserva de mesa a bordo'],
      sums: ['Subtotal', 'IVA 10%', 'TOTAL EUR', 'Pagado a cuenta', 'PENDIENTE EUR'],
      due: 'Vencimiento: ',
      terms:
        'Transferencia a ES21 3067 0041 2200 8841 0077 indicando el número de factura. Las plazas quedan reservadas hasta el vencimiento.',
      advice: [
        'AVISO DE PAGO',
        'A:',
        'Cliente',
        'Número de factura',
        'Importe pendiente',
        'Vencimiento',
      ],
      rate: 10,
      figures: '1.234,56' as Figures,
      days: 'd MMM yyyy',
      price: 1,
      money: ['EUR', 'EUR'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const due = show(addDays(issued, 10))
    const money = (minor: number) => figure(minor, words.figures)
    const rows = [
      { count: chance.whole(4, 12), unit: 100 * words.price * chance.whole(38, 64) },
      { count: chance.whole(1, 3), unit: 1500 * words.price },
    ]
    const net = sum(rows.map(({ count, unit }) => count * unit))
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const deposit = 10_000 * words.price
    const number = `${words.series}-${chance.digits(4)}`
    const guest = anyGuest(chance, language)

    sheet.put(words.title, 46, 60, { size: 24 })
    sheet.lines(
      [guest.firm, `${words.attention}${guest.name}`, guest.street, guest.town, guest.country],
      74,
      104,
      { size: 9 },
      1.4,
    )
    const values = [show(issued), number, `GRP-${chance.digits(3)}`, words.tax]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 290, 62 + 30 * index, { bold: true })
      sheet.put(values[index]!, 290, 74 + 30 * index)
    }
    sheet.lines([words.seller, ...words.address], 398, 62, { size: 9 }, 1.4)
    const rights = [348, 416, 462, 549]
    sheet.put(words.head[0]!, 46, 240, { bold: true })
    for (const [index, x] of rights.entries())
      sheet.right(words.head[index + 1]!, x, 240, { bold: true })
    sheet.rule(254, 46, 549, { weight: 1, color: '#111' })
    for (const [index, { count, unit }] of rows.entries()) {
      const y = 261 + 24 * index
      sheet.put(words.items[index]!, 46, y, { size: 8.5 })
      const cells = [`${count}`, money(unit), `${words.rate}%`, money(count * unit)]
      for (const [column, x] of rights.entries()) sheet.right(cells[column]!, x, y)
      sheet.rule(y + 16, 46, 549, { weight: 0.4, color: '#bbb' })
    }
    for (const [index, minor] of [net, tax, total, deposit, total - deposit].entries()) {
      const y = 316 + 20 * index
      sheet.right(words.sums[index]!, 462, y, { bold: index % 2 === 0 && index > 0 })
      sheet.right(money(minor), 549, y, { bold: index % 2 === 0 && index > 0 })
    }
    sheet.rule(351, 300, 549, { color: '#111' })
    sheet.rule(391, 300, 549, { weight: 1.4, color: '#111' })
    sheet.put(`${words.due}${due}`, 46, 436, { size: 11, bold: true })
    sheet.prose(words.terms, 46, 454, 420, { size: 8.5 })
    for (let x = 46; x < 549; x += 10) sheet.rule(610, x, x + 5)
    sheet.put(words.advice[0]!, 46, 636, { size: 17 })
    sheet.put(words.advice[1]!, 46, 668)
    sheet.lines([words.seller, ...words.address.slice(0, 3)], 74, 668, { size: 9 }, 1.4)
    const slip = [guest.firm, number, money(total - deposit), due]
    for (const [index, value] of slip.entries()) {
      sheet.put(words.advice[index + 2]!, 320, 640 + 22 * index, { bold: true })
      sheet.put(value, 420, 640 + 22 * index)
      sheet.rule(654 + 22 * index, 320, 549, { weight: 0.4, color: '#bbb' })
    }
    return labelled(words.seller, [issued, show(issued)], [total, money(total)], words.money)
  },
)
