import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A receipt shared from a railway's app: a phone's long page, the amount alone on a coloured head, then word over value. */
export const airportExpress = template(
  'train-airport-express',
  { size: [390, 860] },
  {
    es: {
      app: 'Recibo',
      state: 'Pago realizado',
      brand: 'AeroTren Levante',
      product: 'Ida y vuelta Aeropuerto – Centro',
      facts: [
        'Fecha de compra',
        'Titular',
        'Pasajeros',
        'Validez de la ida',
        'Validez de la vuelta',
      ],
      holder: 'Lucía Ferrer',
      passengers: (count: number) => `${count} adultos`,
      until: 'hasta el ',
      days: "EEEE, d 'de' MMMM 'de' yyyy",
      short: 'dd/MM/yyyy',
      rows: ['Precio unitario', 'Base imponible', 'IVA (10 %)', 'Saldo de puntos'],
      paid: 'Apple Pay · Visa 3310',
      again: 'Enviar factura a otra dirección',
      foot: ['AeroTren Levante, S.L. · NIF B-54881207', 'Estación Central s/n, 46007 Valencia'],
      rate: 10,
    },
    nl: {
      app: 'Bon',
      state: 'Betaling gelukt',
      brand: 'Polderpijl',
      product: 'Retour Luchthaven – Centraal',
      facts: ['Aankoopdatum', 'Op naam van', 'Reizigers', 'Heenreis geldig', 'Terugreis geldig'],
      holder: 'Bram Hoekstra',
      passengers: (count: number) => `${count} volwassenen`,
      until: 't/m ',
      days: 'EEEE d MMMM yyyy',
      short: 'dd-MM-yyyy',
      rows: ['Prijs per reiziger', 'Exclusief btw', 'Btw 9%', 'Puntensaldo'],
      paid: 'iDEAL · rekening eindigt op 117',
      again: 'Factuur naar een ander adres sturen',
      foot: ['Polderpijl Exploitatie B.V. · KvK 34117720', 'Aankomstpassage 1, 1118 AX Schiphol'],
      rate: 9,
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const count = chance.whole(2, 4)
    const price = 5 * chance.whole(290, 640)
    const total = count * price
    const tax = taxWithin(total, words.rate)
    const shown = dayIn(bought, words.days, language)
    const money = (minor: number) =>
      language === 'nl' ? `€\u00a0${figure(minor, '1.234,56')}` : `${figure(minor, '1.234,56')} €`
    const grey = '#7a8087'

    sheet.fill(0, 0, 390, 232, '#ff6a3d')
    sheet.put(anyClock(chance), 24, 14, { size: 11, bold: true, color: '#ffffff' })
    sheet.middle(words.app, 195, 46, { size: 14, bold: true, color: '#ffffff' })
    sheet.shape(
      [
        [34, 48],
        [26, 54],
        [34, 60],
      ],
      '#ffffff',
      false,
    )
    sheet.middle(money(total), 195, 96, { size: 40, bold: true, color: '#ffffff' })
    sheet.middle(words.state, 195, 150, { size: 13, color: '#ffffff' })
    sheet.middle(words.paid, 195, 170, { size: 11, color: '#ffe3da' })
    sheet.fill(16, 204, 358, 70, '#ffffff')
    sheet.frame(16, 204, 358, 70, '#ddd')
    sheet.put(words.brand, 34, 218, { size: 15, bold: true })
    sheet.put(words.product, 34, 244, { size: 12, color: grey })

    const values = [
      shown,
      words.holder,
      words.passengers(count),
      `${words.until}${dayIn(addDays(bought, 90), words.short, language)}`,
      `${words.until}${dayIn(addDays(bought, 180), words.short, language)}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 34, 296 + 50 * index, { size: 10.5, color: grey })
      sheet.put(values[index]!, 34, 311 + 50 * index, { size: 13 })
      sheet.rule(336 + 50 * index, 34, 356, { weight: 0.4, color: '#ccc' })
    }
    const cells = [money(price), money(total - tax), money(tax), `${chance.whole(200, 990)}`]
    for (const [index, word] of words.rows.entries()) {
      sheet.put(word, 34, 556 + 24 * index, { size: 12, color: grey })
      sheet.right(cells[index]!, 356, 556 + 24 * index, { size: 12 })
    }
    for (let row = 0; row < 17; row += 1)
      for (let cell = 0; cell < 17; cell += 1)
        if (chance.is(0.5)) sheet.fill(152 + 5 * cell, 666 + 5 * row, 5, 5, '#111')
    sheet.middle(words.again, 195, 772, { size: 12, bold: true, color: '#ff6a3d' })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 195, 802 + 14 * index, { size: 9, color: grey })
    return labelled(words.brand, [bought, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
