import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A ride app of Warsaw to a foreign traveller: a phone's mail, a drawn map above, the fare in rows, the seller beneath. */
export const pickupDropoff = oneOff(
  'ride-pickup-dropoff',
  { size: [420, 700] },
  'en',
  (sheet, chance) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd.MM.yyyy', 'en')
    const money = (minor: number) => `${figure(minor, '1,234.56')} PLN`
    const prices = [chance.whole(2810, 6490), 500, -300]
    const total = sum(prices)
    const green = '#2a9c5a'
    const grey = { size: 9, color: '#777' }
    sheet.put('jedzik', 28, 24, { size: 26, bold: true, color: green })
    sheet.right(`${shown} 18:${chance.whole(33, 58)}`, 392, 34, grey)
    sheet.fill(28, 64, 364, 120, '#e9efe6')
    for (const x of [70, 160, 270, 340]) sheet.upright(x, 64, 184, { weight: 5, color: '#fff' })
    for (const y of [90, 130, 165]) sheet.rule(y, 28, 392, { weight: 5, color: '#fff' })
    sheet.rule(130, 70, 270, { weight: 3, color: green })
    sheet.upright(270, 90, 130, { weight: 3, color: green })
    sheet.disc(70, 130, 6, green)
    sheet.disc(270, 90, 6, '#333')
    const stops = [
      ['Pickup', '18:02', 'Warsaw Chopin Airport, Arrivals, Zwirki i Wigury 1'],
      ['Drop-off', '18:31', 'Hotel Saska, ul. Francuska 14, Warszawa'],
    ]
    for (const [index, [what, clock, place]] of stops.entries()) {
      const y = 200 + 34 * index
      sheet.disc(34, y + 6, 4, index === 0 ? green : '#333')
      sheet.put(`${what} ${clock}`, 48, y, grey)
      sheet.put(place!, 48, y + 12, { size: 10 })
    }
    sheet.put('Your driver Marek, Toyota Corolla WX 4418K', 28, 276, { size: 10 })
    sheet.put(`Ride ${chance.whole(9, 17)}.${chance.digits(1)} km, category Basic`, 28, 291, grey)
    sheet.rule(312, 28, 392, { color: '#ddd' })
    for (const [index, name] of ['Fare', 'Airport fee', 'Promo HELLO3'].entries()) {
      sheet.put(name, 28, 324 + 20 * index, { size: 10.5 })
      sheet.right(money(prices[index]!), 392, 324 + 20 * index, { size: 10.5 })
    }
    sheet.rule(388, 28, 392, { color: '#ddd' })
    sheet.put('Total charged', 28, 400, { size: 15, bold: true })
    sheet.right(money(total), 392, 400, { size: 15, bold: true })
    sheet.put(`incl. VAT 8%: ${money(taxWithin(total, 8))}`, 28, 422, grey)
    sheet.put(`Visa *${chance.digits(4)}`, 28, 444, { size: 10.5 })
    sheet.right('Paid', 392, 444, { size: 10.5, bold: true, color: green })
    sheet.frame(28, 474, 364, 38, green, 6)
    sheet.middle('Forgot something in the car? Report a lost item in the app', 210, 488, {
      size: 10,
      color: green,
    })
    sheet.put('How was your ride?  Rate Marek', 28, 532, { size: 10, bold: true })
    sheet.prose(
      'You have received this e-mail because you took a ride with jedzik. A VAT invoice with your company details can be ordered in the app within 90 days under My rides. Cancellation and waiting fees follow the price list of the city.',
      28,
      562,
      364,
      { size: 8, color: '#777' },
    )
    sheet.lines(
      [
        'Jedzik Polska Sp. z o.o., ul. Towarowa 28, 00-839 Warszawa',
        'NIP 527-284-41-70, KRS 0000714482',
      ],
      28,
      620,
      { size: 8, color: '#777' },
    )
    return labelled('jedzik', [day, shown], [total, figure(total, '1,234.56')], ['PLN', 'PLN'])
  },
)
