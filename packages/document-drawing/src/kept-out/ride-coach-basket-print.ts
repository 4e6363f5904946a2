import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A national coach line's order page, printed by a browser days after the purchase: its lines above and below, menus between. */
export const coachBasketPrint = template(
  'ride-coach-basket-print',
  {},
  {
    en: {
      brand: 'Albion Coachlink',
      page: 'Order confirmation | Albion Coachlink',
      url: 'https://www.albion-coachlink.example/book/confirmation',
      menu: ['Plan a journey', 'Airports', 'Offers', 'Help', 'My Coachlink'],
      done: 'Thank you, your booking is confirmed',
      mail: 'We have sent your e-tickets to',
      facts: ['Ticket number', 'Order placed', 'Lead passenger'],
      lead: 'travel@mailbox.example',
      clocks: ['08:30 – 10:20', '17:05 – 18:25'],
      legs: ['Outbound', 'Return'],
      ways: [
        'London Victoria Coach Station to Oxford, Gloucester Green',
        'Oxford, Gloucester Green to Heathrow Airport T2, T3',
      ],
      service: 'Service',
      summary: 'Payment summary',
      rows: [
        '1 x Adult Standard Fare',
        '1 x Adult Standard Fare',
        'Text message to mobile',
        'Booking fee',
      ],
      last: ['Total paid', 'Visa Debit ending'],
      fees: [100, 150],
      links: ['Terms and conditions', 'Privacy', 'Cookies', 'Accessibility'],
      legal:
        '© Albion Coachlink Ltd. Registered in England and Wales no. 00447182. Registered office: Mill Lane, Digbeth, Birmingham B5 6DD. VAT no. GB 487 4417 22. Passenger transport is zero-rated for VAT.',
      day: 'EEE d MMM yyyy',
      print: 'dd/MM/yyyy',
      style: '1,234.56' as Figures,
      money: (shown: string) => `£${shown}`,
      currency: ['GBP', '£'] as [string, string],
      colour: '#c3002f',
    },
    es: {
      brand: 'Autocares Alcor',
      page: 'Resumen de compra - Autocares Alcor',
      url: 'https://www.alcor.example/checkout/resumen',
      menu: ['Billetes', 'Destinos', 'AlcorPlus', 'Ayuda', 'Mi cuenta'],
      done: '¡Gracias! Tu compra se ha realizado correctamente',
      mail: 'Hemos enviado tus billetes a',
      facts: ['Localizador', 'Fecha de compra', 'Pasajero'],
      lead: 'viajes@correo.example',
      clocks: ['08:30 – 13:10', '15:00 – 20:15'],
      legs: ['Ida', 'Vuelta'],
      ways: [
        'Madrid, Estación Sur – Granada, Estación de Autobuses',
        'Granada, Estación de Autobuses – Madrid, Aeropuerto T4',
      ],
      service: 'Servicio',
      summary: 'Desglose del pago',
      rows: [
        'Ida: 1 adulto, tarifa Supra',
        'Vuelta: 1 adulto, tarifa Supra',
        'Seguro de anulación',
        'Gastos de gestión',
      ],
      last: ['Importe total (IVA incluido)', 'Tarjeta Mastercard'],
      fees: [190, 120],
      links: ['Aviso legal', 'Condiciones de transporte', 'Política de cookies', 'Facturas'],
      legal:
        '© Autocares Alcor, S.A. C/ Miguel Fleta 44, 28037 Madrid. CIF A-28447182. Inscrita en el Registro Mercantil de Madrid, tomo 4.418, folio 72, hoja M-44172. IVA del transporte 10 %.',
      day: 'EEE d MMM yyyy',
      print: 'd/M/yy',
      style: '1.234,56' as Figures,
      money: (shown: string) => `${shown} €`,
      currency: ['EUR', '€'] as [string, string],
      colour: '#004f9f',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.style))
    const prices = [10 * chance.whole(119, 249), 10 * chance.whole(149, 289), ...words.fees]
    const total = sum(prices)
    const out = addDays(bought, chance.whole(5, 9))
    const browser = { size: 7.5, color: '#333' }
    sheet.put(
      `${dayIn(addDays(out, 6), words.print, language)}, 9:4${chance.digits(1)}`,
      28,
      16,
      browser,
    )
    sheet.middle(words.page, 330, 16, browser)
    sheet.put(words.url, 28, 820, browser)
    sheet.right('1/1', 568, 820, browser)
    sheet.put(words.brand, 48, 48, { size: 19, bold: true, color: words.colour })
    sheet.right(words.menu.join('     '), 548, 56, { size: 8.5 })
    sheet.rule(80, 48, 548, { weight: 2, color: words.colour })
    sheet.put(words.done, 48, 104, { size: 17, bold: true })
    sheet.put(`${words.mail} ${words.lead}`, 48, 130, { size: 10 })
    const values = [
      `${chance.digits(4)}${language === 'en' ? 'QB' : 'LC'}${chance.digits(2)}`,
      show(bought),
      anyGuest(chance, language).name,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(`${fact}:`, 48, 160 + 17 * index, { size: 10 })
      sheet.put(values[index]!, 150, 160 + 17 * index, { size: 10, bold: true })
    }
    for (const [index, leg] of words.legs.entries()) {
      const y = 230 + 84 * index
      sheet.fill(48, y, 4, 66, words.colour)
      sheet.put(`${leg} - ${show(addDays(out, 2 * index))}`, 64, y, { size: 12, bold: true })
      sheet.put(words.ways[index]!, 64, y + 20, { size: 10 })
      sheet.put(words.clocks[index]!, 64, y + 36, { size: 10 })
      sheet.put(`${words.service} ${chance.digits(3)}`, 64, y + 52, { size: 9, color: '#666' })
    }
    sheet.put(words.summary, 48, 414, { size: 13, bold: true })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 48, 442 + 22 * index, { size: 10 })
      sheet.right(money(prices[index]!), 400, 442 + 22 * index, { size: 10 })
      sheet.rule(457 + 22 * index, 48, 400, { color: '#ddd' })
    }
    sheet.put(words.last[0]!, 48, 534, { size: 12, bold: true })
    sheet.right(money(total), 400, 534, { size: 12, bold: true })
    sheet.put(`${words.last[1]} ${chance.digits(4)}`, 48, 556, { size: 9, color: '#666' })
    sheet.fill(48, 700, 500, 24, '#f0f0f0')
    sheet.put(words.links.join('   |   '), 58, 708, { size: 8.5 })
    sheet.prose(words.legal, 48, 740, 500, { size: 7.5, color: '#666' })
    return labelled(
      words.brand,
      [bought, show(bought)],
      [total, figure(total, words.style)],
      words.currency,
    )
  },
)
