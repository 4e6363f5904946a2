import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ride app's invoice for a firm's account: who bills whom side by side, the route, then the fare in bare lines. */
export const issuerReceiver = template(
  'ride-issuer-receiver',
  {},
  {
    es: {
      brand: 'Trayo',
      kind: 'Empresas',
      title: 'Factura',
      sides: ['Emisor', 'Receptor'],
      issuer: ['Trayo Movilidad España, S.L.U.', 'NIF: B88114470', 'C/ Pradillo 58, 28002 Madrid'],
      taxNumber: 'NIF: B97220418',
      facts: ['Nº de factura', 'Fecha de expedición', 'Fecha de operación', 'Centro de coste'],
      trip: ['Datos del viaje', 'Viajero', 'Recogida', 'Destino', 'Distancia y tiempo', 'Servicio'],
      places: ['Aeropuerto T4, Madrid', 'Calle de Velázquez 94, Madrid'],
      service: 'Berlina',
      heads: ['Concepto', 'Base imponible', 'IVA', 'Cuota', 'Total'],
      rows: [
        ['Servicio de transporte', 10],
        ['Tasa aeropuerto', 10],
        ['Cargo por gestión', 21],
      ] as [string, number][],
      total: 'Total factura',
      paid: 'Pagado con American Express terminada en',
      foot: 'Trayo Movilidad España, S.L.U. Inscrita en el Registro Mercantil de Madrid, tomo 38.204, folio 112, hoja M-680417. Conserve esta factura. ¿Alguna duda? facturas@trayo.example',
      day: 'dd/MM/yyyy',
      colour: '#6b3fa0',
      money: (shown: string) => `${shown} €`,
    },
    nl: {
      brand: 'Stapin',
      kind: 'voor bedrijven',
      title: 'Factuur',
      sides: ['Van', 'Aan'],
      issuer: [
        'Stapin Nederland B.V.',
        'Btw-nr: NL857114402B01',
        'Weesperstraat 118, 1112 AP Diemen',
      ],
      taxNumber: 'Btw-nr: NL806220418B01',
      facts: ['Factuurnummer', 'Factuurdatum', 'Datum rit', 'Kostenplaats'],
      trip: ['Ritgegevens', 'Reiziger', 'Opgehaald', 'Afgezet', 'Afstand en duur', 'Type'],
      places: ['Schiphol, Aankomstpassage', 'Herengracht 341, Amsterdam'],
      service: 'Comfort elektrisch',
      heads: ['Omschrijving', 'Excl. btw', 'Btw', 'Btw-bedrag', 'Incl. btw'],
      rows: [
        ['Taxivervoer', 9],
        ['Luchthaventoeslag', 9],
        ['Servicekosten platform', 21],
      ] as [string, number][],
      total: 'Totaal factuur',
      paid: 'Betaald met Mastercard eindigend op',
      foot: 'Stapin Nederland B.V. is ingeschreven bij de Kamer van Koophandel onder nummer 69114470. Vragen over deze factuur? Ga in de app naar Ritten en kies Hulp, of mail zakelijk@stapin.example',
      day: 'dd-MM-yyyy',
      colour: '#0b5d3b',
      money: (shown: string) => `€ ${shown}`,
    },
  },
  (sheet, words, chance, language) => {
    const ride = anyDay(chance)
    const issued = addDays(ride, chance.whole(1, 3))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const gross = [10 * chance.whole(231, 487), 550, 195]
    const total = sum(gross)
    const guest = anyGuest(chance, language)
    sheet.put(words.brand, 44, 40, { size: 28, bold: true, color: words.colour })
    sheet.put(words.kind, 52 + sheet.widthOf(words.brand, { size: 28, bold: true }), 54, {
      size: 12,
    })
    sheet.right(words.title, 551, 46, { size: 20 })
    sheet.fill(44, 84, 507, 4, words.colour)
    const receiver = [guest.firm, words.taxNumber, `${guest.street}, ${guest.town}`]
    for (const [index, side] of words.sides.entries()) {
      sheet.put(side, 44 + 262 * index, 106, { size: 10, bold: true, color: words.colour })
      sheet.lines([words.issuer, receiver][index]!, 44 + 262 * index, 122, { size: 9.5 }, 1.4)
    }
    const number = `${words.brand.slice(0, 1)}-${issued.slice(0, 4)}-${chance.digits(7)}`
    const values = [number, show(issued), show(ride), `${chance.digits(2)}-SALES`]
    sheet.fill(44, 182, 507, 42, '#f2f2f5')
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 54 + 126 * index, 190, { size: 8, color: '#666' })
      sheet.put(values[index]!, 54 + 126 * index, 203, { size: 10 })
    }
    const [caption, ...names] = words.trip
    sheet.put(caption!, 44, 248, { size: 12, bold: true })
    const hour = anyClock(chance).slice(0, 3)
    const details = [
      guest.name,
      `${hour}08  ${words.places[0]}`,
      `${hour}41  ${words.places[1]}`,
      `${chance.whole(13, 22)},${chance.digits(1)} km, 33 min`,
      words.service,
    ]
    for (const [index, name] of names.entries()) {
      sheet.put(name, 44, 272 + 17 * index, { size: 9.5, color: '#666' })
      sheet.put(details[index]!, 170, 272 + 17 * index, { size: 9.5 })
    }
    const columns = [44, 290, 360, 446, 551]
    const put = (cells: string[], y: number, style: { bold?: boolean }) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 44, y, { size: 9.5, ...style })
        else sheet.right(cell, columns[index]!, y, { size: 9.5, ...style })
    }
    put(words.heads, 388, { bold: true })
    sheet.rule(404, 44, 551, { color: '#999' })
    const taxes = words.rows.map(([, rate], index) => taxWithin(gross[index]!, rate))
    for (const [index, [name, rate]] of words.rows.entries()) {
      const [whole, tax] = [gross[index]!, taxes[index]!]
      put([name, money(whole - tax), `${rate} %`, money(tax), money(whole)], 414 + 20 * index, {})
    }
    sheet.rule(474, 44, 551, { color: '#999' })
    put([words.total, money(total - sum(taxes)), '', money(sum(taxes)), ''], 484, { bold: true })
    sheet.right(money(total), 551, 481, { size: 14, bold: true, color: words.colour })
    sheet.put(`${words.paid} ${chance.digits(4)}`, 44, 516, { size: 9.5 })
    sheet.prose(words.foot, 44, 786, 507, { size: 7.5, color: '#666' })
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
