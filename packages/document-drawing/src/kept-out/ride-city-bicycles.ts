import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A city's bicycles: an account page's receipt with rounded cards, the period's journeys, operator's name at the foot. */
export const cityBicycles = template(
  'ride-city-bicycles',
  {},
  {
    es: {
      brand: 'bicimar',
      city: 'La bicicleta pública de Alicante',
      title: 'Factura simplificada',
      facts: ['Núm.', 'Fecha de emisión', 'Usuario', 'Periodo facturado'],
      card: ['Plan', 'Bono 3 días empresa', 'Trayectos', 'CO2 ahorrado'],
      table: 'Trayectos con recargo',
      heads: ['Fecha', 'Desde', 'Hasta', 'Duración', 'Importe'],
      stops: ['12 Luceros', '27 Estación Renfe', '41 Universidad', '08 Explanada', '33 Puerto'],
      sums: ['Bono 3 días', 'Recargos por tiempo', 'Base imponible', 'IVA 21 %', 'Total'],
      paid: 'Cobrado en la tarjeta terminada en',
      legal:
        'Bicimar es un servicio del Ayuntamiento de Alicante operado por Movilidad Ciclista del Mediterráneo, S.A., Av. de Elche 157, 03008 Alicante, A-03447182. Atención al usuario: 965 55 01 47, de 8 a 22 h.',
      day: 'dd/MM/yyyy',
      money: (shown: string) => `${shown} €`,
    },
    nl: {
      brand: 'Stadsfiets Gent',
      city: 'Deelfietsen van de stad',
      title: 'Betaalbewijs',
      facts: ['Nummer', 'Betaald op', 'Gebruiker', 'Periode'],
      card: ['Formule', 'Driedagenpas zakelijk', 'Ritten', 'CO2 bespaard'],
      table: 'Ritten met toeslag',
      heads: ['Datum', 'Van', 'Naar', 'Duur', 'Bedrag'],
      stops: [
        '12 Korenmarkt',
        '27 Gent-Sint-Pieters',
        '41 Flanders Expo',
        '08 Dampoort',
        '33 Zuid',
      ],
      sums: [
        'Driedagenpas',
        'Toeslagen voor langere ritten',
        'Bedrag excl. btw',
        'Btw 21%',
        'Totaal',
      ],
      paid: 'Afgerekend via Bancontact, kaart eindigend op',
      legal:
        'Stadsfiets Gent is een dienst van Stad Gent, uitgebaat door Cyclomob België NV, Koningin Fabiolalaan 44, 9000 Gent. Ondernemingsnummer BE 0447.182.260, RPR Gent. Vragen? 09 555 01 47 of hallo@stadsfiets.example',
      day: 'dd/MM/yyyy',
      money: (shown: string) => `€ ${shown}`,
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const show = (other: string) => dayIn(other, words.day, language)
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const rides = Array.from({ length: chance.whole(3, 5) }, () => 50 * chance.whole(1, 6))
    const parts = [100 * chance.whole(8, 14), sum(rides)]
    const total = sum(parts)
    const tax = taxWithin(total, 21)
    const [name, pale] = [{ size: 8.5, color: '#777' }, '#fdeee4']
    sheet.right(words.brand, 545, 38, { size: 26, bold: true, color: '#d9480f' })
    sheet.right(words.city, 545, 70, { size: 9 })
    sheet.put(words.title, 50, 44, { size: 20 })
    const period = `${show(addDays(day, -3))} - ${show(addDays(day, -1))}`
    const user = anyGuest(chance, language).name
    for (const [index, value] of [
      `${day.slice(0, 4)}/${chance.digits(6)}`,
      show(day),
      user,
      period,
    ].entries()) {
      sheet.put(words.facts[index]!, 50, 84 + 16 * index, name)
      sheet.put(value, 140, 84 + 16 * index, { size: 9.5 })
    }
    const stats = [
      words.card[1]!,
      String(rides.length + chance.whole(4, 9)),
      `${chance.whole(2, 6)},4 kg`,
    ]
    for (const [index, value] of stats.entries()) {
      sheet.frame(50 + 168 * index, 170, 158, 50, '#d9480f', 10)
      sheet.put(words.card[index === 0 ? 0 : index + 1]!, 62 + 168 * index, 179, name)
      sheet.put(value, 62 + 168 * index, 195, { size: 12, bold: true })
    }
    sheet.put(words.table, 50, 246, { size: 12, bold: true })
    const columns = [50, 130, 265, 400]
    const row = (cells: string[], y: number, bold: boolean) => {
      for (const [index, cell] of cells.entries())
        if (index === 4) sheet.right(cell, 535, y, { bold })
        else sheet.put(cell, columns[index]! + 8, y, { bold })
    }
    row(words.heads, 272, true)
    for (const [index, minor] of rides.entries()) {
      const y = 292 + 20 * index
      if (index % 2 === 0) sheet.fill(50, y - 5, 495, 20, pale)
      const stops = [words.stops[index]!, words.stops[(index + 2) % 5]!]
      row(
        [
          show(addDays(day, index > 1 ? -1 : -3 + index)),
          ...stops,
          `${30 + minor / 10} min`,
          money(minor),
        ],
        y,
        false,
      )
    }
    const top = 312 + 20 * rides.length
    sheet.fill(300, top, 245, 122, pale)
    for (const [index, minor] of [...parts, total - tax, tax, total].entries()) {
      const y = top + 10 + 20 * index + (index === 4 ? 4 : 0)
      const style = { size: index === 4 ? 14 : 9.5, bold: index === 4 }
      sheet.put(words.sums[index]!, 312, y, style)
      sheet.right(money(minor), 535, y, style)
    }
    sheet.put(`${words.paid} ${chance.digits(4)}`, 50, top + 146, { size: 9.5 })
    sheet.prose(words.legal, 50, 780, 495, { size: 8, color: '#777' })
    return labelled(words.brand, [day, show(day)], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
