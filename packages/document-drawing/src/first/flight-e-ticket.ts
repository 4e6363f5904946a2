import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The receipt of an itinerary as airlines print it: capitals, codes, a fare built from parts. */
export const eTicket = template(
  'flight-e-ticket',
  { face: 'plain-mono' },
  {
    en: {
      airline: 'Northern Crown Airways',
      title: 'ELECTRONIC TICKET ITINERARY / RECEIPT',
      words: ['PASSENGER', 'TICKET NUMBER', 'BOOKING REF', 'ISSUE DATE', 'ISSUING AGENT'],
      agent: 'NORTHERN CROWN WEB SALES',
      heads: ['FROM', 'TO', 'FLIGHT', 'CLASS', 'DATE', 'DEP', 'ARR', 'BAG'],
      legs: [
        ['TORONTO YYZ', 'LONDON LHR'],
        ['LONDON LHR', 'TORONTO YYZ'],
      ],
      fare: ['FARE', 'CARRIER CHARGE YQ', 'TAX CA', 'TAX XG', 'TAX GB', 'TAX UB', 'TOTAL'],
      payment: ['FORM OF PAYMENT', 'CC VI XXXXXXXXXXXX3391'],
      notice:
        'Passengers on a journey involving an ultimate destination or a stop in a country other than the country of departure are advised that international treaties may apply to their entire journey.',
      figures: '1,234.56' as Figures,
      money: ['CAD', 'CAD'] as [string, string],
    },
    es: {
      airline: 'Aerolíneas del Estrecho',
      title: 'RECIBO DEL BILLETE ELECTRÓNICO',
      words: ['PASAJERO', 'NÚMERO DE BILLETE', 'LOCALIZADOR', 'FECHA DE EMISIÓN', 'EMITIDO POR'],
      agent: 'VENTA DIRECTA INTERNET',
      heads: ['DE', 'A', 'VUELO', 'CLASE', 'FECHA', 'SAL', 'LLEG', 'EQUIP'],
      legs: [
        ['MÁLAGA AGP', 'PARÍS ORY'],
        ['PARÍS ORY', 'MÁLAGA AGP'],
      ],
      fare: ['TARIFA', 'RECARGO YQ', 'TASA JD', 'TASA OG', 'TASA QV', 'TASA FR', 'IMPORTE TOTAL'],
      payment: ['FORMA DE PAGO', 'TARJETA MC XXXXXXXXXXXX0027'],
      notice:
        'El transporte y otros servicios prestados por el transportista están sujetos a las condiciones de transporte, que se incorporan por referencia y que pueden obtenerse del transportista emisor.',
      figures: '1234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, 'dMMMyy', language).toUpperCase()
    const money = (minor: number) => figure(minor, words.figures)
    const leaving = addDays(issued, chance.whole(12, 60))
    const parts = [100 * chance.whole(212, 780), 100 * chance.whole(40, 180), 1296, 845, 2213, 3018]
    const total = sum(parts)
    const style = { size: 8.5 }

    sheet.shape(
      [
        [40, 58],
        [74, 36],
        [62, 60],
        [84, 70],
      ],
      '#003b71',
    )
    sheet.put(words.airline, 96, 40, { size: 16, bold: true, color: '#003b71' })
    sheet.put(words.title, 96, 62, { size: 9 })
    const guest = anyGuest(chance, language)
    const [given = '', family = ''] = guest.name.split(' ').slice(-2)
    const values = [
      `${family}/${given}`.toUpperCase(),
      `${chance.digits(3)} ${chance.digits(10)}`,
      `X${chance.digits(2)}QP${chance.digits(1)}`,
      show(issued),
      words.agent,
    ]
    for (const [index, word] of words.words.entries()) {
      sheet.put(word, 40, 104 + 14 * index, style)
      sheet.put(values[index]!, 190, 104 + 14 * index, style)
    }
    const columns = [40, 140, 240, 295, 345, 415, 460, 505]
    sheet.fill(36, 190, sheet.width - 72, 16, '#d8e3ee')
    for (const [index, word] of words.heads.entries())
      sheet.put(word, columns[index]!, 194, { size: 8, bold: true })
    for (const [index, [from = '', to = '']] of words.legs.entries()) {
      const cells = [
        from,
        to,
        `NC ${chance.digits(4)}`,
        chance.pick(['Y', 'M', 'K']),
        show(addDays(leaving, 4 * index)),
        anyClock(chance, ''),
        anyClock(chance, ''),
        '1PC',
      ]
      for (const [place, cell] of cells.entries())
        sheet.put(cell, columns[place]!, 214 + 18 * index, { size: 8 })
    }
    sheet.rule(262, 40, sheet.width - 40)
    for (const [index, word] of words.fare.entries()) {
      const isTotal = index === words.fare.length - 1
      sheet.put(word, 40, 274 + 14 * index, { ...style, bold: isTotal })
      sheet.put(':', 180, 274 + 14 * index, style)
      sheet.put(
        `${words.money[1]} ${money(isTotal ? total : parts[index]!)}`,
        190,
        274 + 14 * index,
        { ...style, bold: isTotal },
      )
    }
    sheet.put(`${words.payment[0]}`, 40, 390, style)
    sheet.put(`${words.payment[1]}`, 190, 390, style)
    sheet.prose(words.notice, 40, 430, sheet.width - 80, { size: 7.5 })
    return labelled(words.airline, [issued, show(issued)], [total, money(total)], words.money)
  },
)
