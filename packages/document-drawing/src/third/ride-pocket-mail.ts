import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ride app's mail as a phone saves it: the app is named by the sender and in the running text, the driver's firm in the foot. */
export const pocketMail = template(
  'ride-pocket-mail',
  { size: [400, 840] },
  {
    es: {
      app: 'Vale',
      mail: 'recibos@vale.example',
      to: 'para mí',
      subject: 'Tu viaje del',
      thanks: (name: string) => `Gracias por moverte con Vale, ${name}`,
      places: ['C. de Génova 24, Madrid', 'Aeropuerto, Terminal 4 Salidas'],
      clocks: ['18:07', '18:39'],
      rows: ['Precio del viaje', 'Suplemento aeropuerto', 'Tiempo de espera', 'Propina'],
      total: 'Total',
      paid: 'Tarjeta de empresa',
      tax: (text: string) => `Incluye IVA (10 %): ${text}`,
      driver: 'Has viajado con Rubén · Toyota Corolla · 4471 MBK',
      foot: [
        'Trayecto realizado por Autos Retiro 22 S.L., autorización VTC 28-11740.',
        'Vale Movilidad S.L. · Calle de Velarde 6 · 28004 Madrid · B-86113470',
        'Datos del mapa: Cartomar',
      ],
      rate: 10,
      units: 1,
      money: (minor: number) => `${figure(minor, '1.234,56')} €`,
      currency: ['EUR', '€'] as [string, string],
    },
    en: {
      app: 'Brisk',
      mail: 'receipts@brisk.example',
      to: 'to me',
      subject: 'Your ride on',
      thanks: (name: string) => `Thanks for riding with Brisk, ${name}`,
      places: ['ul. Prosta 51, Warszawa', 'Chopin Airport, Departures'],
      clocks: ['06:12', '06:41'],
      rows: ['Trip fare', 'Airport surcharge', 'Waiting time', 'Tip'],
      total: 'Total',
      paid: 'Business card',
      tax: (text: string) => `Includes VAT (8%): ${text}`,
      driver: 'You rode with Pawel · Skoda Octavia · WX 8841K',
      foot: [
        'Ride provided by Stolica Przewozy sp. z o.o., licence 004417.',
        'Brisk Polska sp. z o.o. · ul. Grzybowska 62 · 00-844 Warszawa · PL5272904418',
        'Map data: Openmappa',
      ],
      rate: 8,
      units: 4,
      money: (minor: number) => `PLN ${figure(minor, '1,234.56')}`,
      currency: ['PLN', 'PLN'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'd MMM yyyy', language)
    const amounts = [
      words.units * chance.whole(1450, 2890),
      words.units * 300,
      words.units * chance.whole(20, 140),
      words.units * 200,
    ]
    const total = sum(amounts)
    const name = anyGuest(chance, language).name.split(' ')[1]!
    const grey = { size: 10, color: '#777' }

    sheet.put(`${words.subject} ${dayIn(day, 'EEEE', language)}`, 20, 24, { size: 17 })
    sheet.disc(38, 76, 17, '#0d9d8a')
    sheet.middle(words.app[0]!, 38, 67, { size: 18, color: '#fff' })
    sheet.put(words.app, 66, 62, { size: 12, bold: true })
    sheet.put(words.mail, 110, 64, grey)
    sheet.put(words.to, 66, 78, grey)
    sheet.right(shown, 380, 78, grey)
    sheet.frame(20, 108, 360, 640, '#ddd', 6)
    sheet.prose(words.thanks(name), 36, 126, 330, { size: 16, bold: true })
    sheet.fill(36, 176, 328, 110, '#e7efe6')
    for (const x of [70, 140, 205, 300]) sheet.upright(x, 176, 286, { color: '#fff', weight: 4 })
    for (const y of [196, 240, 266]) sheet.rule(y, 36, 364, { color: '#fff', weight: 4 })
    sheet.shape(
      [
        [70, 266],
        [140, 266],
        [140, 240],
        [300, 240],
        [300, 196],
        [300, 240],
        [140, 240],
        [140, 266],
      ],
      '#0d9d8a',
      false,
    )
    for (const [index, place] of words.places.entries()) {
      sheet.put(words.clocks[index]!, 36, 302 + 20 * index, { size: 11, color: '#777' })
      sheet.put(place, 84, 302 + 20 * index, { size: 11 })
    }
    sheet.put(words.driver, 36, 352, grey)
    sheet.rule(374, 36, 364, { color: '#ddd' })
    sheet.put(words.total, 36, 388, { size: 20, bold: true })
    sheet.right(words.money(total), 364, 388, { size: 20, bold: true })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 36, 428 + 22 * index, { size: 11 })
      sheet.right(words.money(amounts[index]!), 364, 428 + 22 * index, { size: 11 })
    }
    sheet.rule(520, 36, 364, { color: '#ddd' })
    sheet.put(`${words.paid} •••• ${chance.digits(4)}`, 36, 532, { size: 11 })
    sheet.right(words.money(total), 364, 532, { size: 11 })
    sheet.put(words.tax(words.money(taxWithin(total - amounts[3]!, words.rate))), 36, 554, grey)
    let y = 660
    for (const line of words.foot) y = sheet.prose(line, 36, y, 328, { size: 8, color: '#999' }) + 4
    return labelled(
      words.app,
      [day, shown],
      [total, words.money(total).replaceAll(/[^\d.,]/g, '')],
      words.currency,
    )
  },
)
