import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A low-cost airline's itinerary by mail: dark bars over tables, the payment with its day as the last one. */
export const budgetItinerary = template(
  'flight-budget-itinerary',
  {},
  {
    it: {
      brand: 'Lampavia',
      title: 'Il tuo itinerario',
      code: 'Codice di conferma del volo:',
      bars: 'Dati del passeggero|Volo di andata|Volo di ritorno|Dettagli del prezzo|Pagamento',
      fields: 'Nome|Bagaglio|Posto',
      bag: 'Bagaglio a mano + registrato 20 kg',
      flight: 'Numero del volo|Partenza da|Arrivo a',
      ports: 'Milano Malpensa (MXP)|Catania Fontanarossa (CTA)',
      items:
        'Tariffa, andata|Tariffa, ritorno|Tassa amministrativa|Bagaglio registrato 20 kg|Posto assegnato',
      total: 'Totale',
      pay: 'Data|Tipo di pagamento|Stato|Importo',
      ok: 'Confermato',
      foot: 'Lampavia S.p.A., Via Torino 11, 21010 Ferno (VA). C.F. e P. IVA 03318870126. Il check-in online è gratuito da 30 giorni a 3 ore prima della partenza; in aeroporto ha un costo di 40,00 EUR a passeggero. Il presente documento non è una carta d’imbarco.',
    },
    es: {
      brand: 'Vuelalto',
      title: 'Tu itinerario de viaje',
      code: 'Código de confirmación:',
      bars: 'Datos del pasajero|Vuelo de ida|Vuelo de vuelta|Desglose del precio|Pago',
      fields: 'Nombre|Equipaje|Asiento',
      bag: 'Equipaje de mano + facturado 20 kg',
      flight: 'Número de vuelo|Salida de|Llegada a',
      ports: 'Barcelona El Prat (BCN)|Roma Fiumicino (FCO)',
      items:
        'Tarifa ida|Tarifa vuelta|Gastos de gestión|Maleta facturada 20 kg|Selección de asiento',
      total: 'Total',
      pay: 'Fecha|Forma de pago|Estado|Importe',
      ok: 'Confirmado',
      foot: 'Vuelalto, S.A.U., Av. de les Garrigues 38, 08820 El Prat de Llobregat. CIF A-61555018, Reg. Merc. de Barcelona, tomo 41.207. La facturación en línea es gratuita hasta 3 horas antes de la salida; en el aeropuerto cuesta 35,00 EUR por pasajero. Este documento no es una tarjeta de embarque.',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const out = addDays(booked, chance.whole(9, 70))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} EUR`
    const parts = [
      chance.whole(1499, 9999),
      chance.whole(1499, 9999),
      2000,
      100 * chance.whole(52, 90),
      100 * chance.whole(8, 24),
    ]
    const total = sum(parts)
    const pink = '#b3006b'
    const navy = '#1d1450'
    const bars = words.bars.split('|')
    const bar = (index: number, y: number) => {
      sheet.fill(40, y, 515, 18, navy)
      sheet.put(bars[index]!, 48, y + 5, { bold: true, color: '#fff' })
    }
    const heads = (text: string, at: number[], y: number) => {
      for (const [index, word] of text.split('|').entries())
        sheet.put(word, at[index]!, y, { size: 8, color: '#777' })
    }
    sheet.put(words.brand.toLowerCase(), 40, 34, { size: 30, bold: true, color: pink })
    sheet.right(words.title, 555, 46, { size: 14, color: navy })
    sheet.put(words.code, 40, 88, { size: 11 })
    sheet.put(
      `${chance.pick(['G', 'N', 'R'])}${chance.digits(1)}${chance.pick(['YTLQ', 'PWBX', 'KMZH'])}`,
      240,
      85,
      { size: 15, bold: true, color: pink },
    )
    const [, first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    bar(0, 112)
    heads(words.fields, [48, 230, 460], 136)
    sheet.put(`${first} ${last}`.toUpperCase(), 48, 149, { bold: true })
    sheet.put(words.bag, 230, 149)
    sheet.put(`${chance.whole(2, 29)}C / ${chance.whole(2, 29)}A`, 460, 149)
    for (const index of [0, 1]) {
      const y = 172 + 62 * index
      const ports = index ? words.ports.split('|').toReversed() : words.ports.split('|')
      const day = show(addDays(out, 4 * index))
      const hour = chance.whole(10, 19)
      bar(1 + index, y)
      heads(words.flight, [48, 180, 370], y + 24)
      sheet.put(`L7 ${chance.digits(4)}`, 48, y + 36, { bold: true })
      for (const [place, port] of ports.entries()) {
        sheet.put(port, 180 + 190 * place, y + 36, { bold: true })
        sheet.put(`${day} ${hour + 2 * place}:${chance.whole(10, 55)}`, 180 + 190 * place, y + 48)
      }
    }
    bar(3, 304)
    for (const [index, item] of words.items.split('|').entries()) {
      sheet.put(item, 48, 330 + 15 * index)
      sheet.right(money(parts[index]!), 547, 330 + 15 * index)
    }
    sheet.rule(407, 40, 555, { color: pink })
    sheet.put(words.total, 48, 414, { size: 12, bold: true })
    sheet.right(money(total), 547, 414, { size: 12, bold: true })
    bar(4, 444)
    heads(words.pay, [48, 150, 350, 500], 468)
    sheet.put(`${show(booked)} ${anyClock(chance)}`, 48, 481)
    sheet.put(`Visa ************${chance.digits(4)}`, 150, 481)
    sheet.put(words.ok, 350, 481)
    sheet.right(money(total), 547, 481)
    sheet.prose(words.foot, 40, 520, 515, { size: 7.5, color: '#666' })
    return labelled(
      words.brand,
      [booked, show(booked)],
      [total, figure(total, '1.234,56')],
      ['EUR', 'EUR'],
    )
  },
)
