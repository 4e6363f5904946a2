import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A shared moped's invoice: facts of the bill in a coloured bar at the left, minutes by their price at the right. */
export const mopedMinutes = template(
  'ride-moped-minutes',
  {},
  {
    nl: {
      name: 'Vlieg',
      color: '#e4572e',
      tag: 'deelscooters',
      facts: ['Factuurnummer', 'Factuurdatum', 'Klant', 'Kenteken', 'Betaalwijze'],
      pay: 'iDEAL',
      plate: 'DZG-41-K',
      title: 'Factuur voor je rit',
      start: ['Begin', 'Einde'],
      places: ['Mathenesserplein, Rotterdam', 'Rotterdam Centraal, Conradstraat'],
      heads: ['Omschrijving', 'Aantal', 'Tarief', 'Bedrag'],
      rows: ['Starttarief', 'Rijden', 'Pauzeren', 'Bundel 100 minuten'],
      units: ['keer', 'min', 'min', 'keer'],
      sums: ['Subtotaal excl. btw', 'Btw 21%', 'Totaal incl. btw'],
      note: 'De bundelminuten zijn tot 30 dagen na aankoop geldig en worden vanaf je volgende rit verrekend.',
      legal: [
        'Vlieg Mobiliteit B.V.',
        'Schiehaven 15, 3024 EC Rotterdam',
        'KvK 71440826',
        'Btw NL858714402B01',
      ],
      bye: 'Veilig onderweg! Team Vlieg',
      day: 'dd-MM-yyyy',
      money: (shown: string) => `€ ${shown}`,
    },
    es: {
      name: 'Motalia',
      color: '#00796b',
      tag: 'motosharing eléctrico',
      facts: ['Factura', 'Fecha de emisión', 'Cliente', 'Matrícula', 'Pago'],
      pay: 'Tarjeta VISA',
      plate: 'C 4417 BVK',
      title: 'Factura de tu viaje',
      start: ['Inicio', 'Fin'],
      places: ['C/ Colón 31, Valencia', 'Ciudad de las Artes, Valencia'],
      heads: ['Concepto', 'Uds.', 'Tarifa', 'Importe'],
      rows: ['Desbloqueo', 'Conducción', 'Pausa', 'Bono 100 minutos'],
      units: ['ud.', 'min', 'min', 'ud.'],
      sums: ['Base imponible', 'IVA 21 %', 'Total'],
      note: 'Los minutos del bono caducan a los 30 días de la compra y se descuentan a partir del próximo viaje.',
      legal: [
        'Motalia Sharing, S.L.',
        'Av. del Puerto 210, 46023 Valencia',
        'NIF B98114470',
        'R.M. Valencia T. 9817 H. V-155201',
      ],
      bye: 'Gracias por moverte con Motalia',
      day: 'dd/MM/yyyy',
      money: (shown: string) => `${shown} €`,
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const counts = [1, chance.whole(9, 31), chance.whole(3, 12), 1]
    const tariffs = [100, 33, 10, 2490]
    const prices = tariffs.map((tariff, index) => tariff * counts[index]!)
    const total = sum(prices)
    const tax = taxWithin(total, 21)
    const guest = anyGuest(chance, language)
    sheet.fill(0, 0, 178, 842, words.color)
    sheet.put(words.name, 28, 44, { size: 30, bold: true, color: '#fff' })
    sheet.put(words.tag, 28, 80, { size: 10, color: '#fff' })
    const number = `${words.name.slice(0, 2).toUpperCase()}${day.slice(0, 4)}${chance.digits(7)}`
    const values = [number, shown, guest.name, words.plate, words.pay]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 28, 150 + 44 * index, { size: 8.5, color: '#fff' })
      sheet.put(values[index]!, 28, 163 + 44 * index, { size: 10.5, bold: true, color: '#fff' })
    }
    sheet.lines(words.legal, 28, 762, { size: 7.5, color: '#fff' })
    sheet.put(words.title, 206, 50, { size: 19, bold: true })
    const clock = anyClock(chance).slice(0, 3)
    for (const [index, place] of words.places.entries()) {
      const y = 96 + 20 * index
      sheet.put(words.start[index]!, 206, y, { size: 10, color: '#777' })
      sheet.put(`${clock}${index === 0 ? '04' : 4 + counts[1]! + counts[2]!}`, 246, y, { size: 10 })
      sheet.put(place, 286, y, { size: 10 })
    }
    const columns = [206, 400, 468, 560]
    const put = (cells: string[], y: number, style: { color?: string; bold?: boolean }) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 206, y, { size: 9.5, ...style })
        else sheet.right(cell, columns[index]!, y, { size: 9.5, ...style })
    }
    put(words.heads, 172, { color: words.color, bold: true })
    sheet.rule(188, 206, 560, { weight: 1.4, color: words.color })
    for (const [index, row] of words.rows.entries()) {
      const count = `${counts[index]} ${words.units[index]}`
      put([row, count, money(tariffs[index]!), money(prices[index]!)], 198 + 24 * index, {})
      sheet.rule(214 + 24 * index, 206, 560, { color: '#ddd' })
    }
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      const style = { size: index === 2 ? 14 : 9.5, bold: index === 2 }
      sheet.put(words.sums[index]!, 330, 312 + 20 * index, style)
      sheet.right(money(minor), 560, 312 + 20 * index, style)
    }
    const y = sheet.prose(words.note, 206, 410, 354, { size: 9, color: '#555' })
    sheet.put(words.bye, 206, y + 18, { size: 11, bold: true, color: words.color })
    return labelled(words.name, [day, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
