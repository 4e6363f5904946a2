import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A space rented by the month, billed by an accounting program: striped rows, bank box at the left of the sums. */
export const spaceByMonth = template(
  'parking-space-by-month',
  {},
  {
    de: {
      vendor: 'Parkhaus Elbtor',
      sub: ['Parkhaus Elbtor Betriebs-GmbH', 'Große Marktstraße 44', '39104 Magdeburg'],
      title: 'Dauerparker-Rechnung',
      facts: ['Rechnung Nr.', 'Belegdatum', 'Vertrag', 'Kunde'],
      heads: ['Bezeichnung', 'Zeitraum', 'Menge', 'Einzelpreis', 'Gesamt'],
      items: ['Stellplatzmiete Ebene 3, Platz 87', 'Nachtzuschlag Kurzparker', 'Ersatz Parkmedium'],
      sums: ['Nettosumme', 'zzgl. MwSt. 19,00 %', 'Endbetrag'],
      bank: [
        'Zahlungsart: SEPA-Lastschrift',
        'Gläubiger-ID DE84ZZZ00000417720',
        'Mandat EL-00871',
        'Einzug zum',
      ],
      foot: 'Sitz Magdeburg · Amtsgericht Stendal HRB 11784 · Steuernummer 102/107/04418 · Geschäftsführer Ralf Thiede · Tel. 0391 555 01-30',
      rate: 19,
      day: 'dd.MM.yyyy',
      month: 'MMMM yyyy',
      currency: 'EUR',
    },
    es: {
      vendor: 'Garajes Ribera Alta',
      sub: ['Garajes Ribera Alta, S.L.', 'Paseo de la Ribera 63', '50014 Zaragoza'],
      title: 'Factura de abonado',
      facts: ['Factura', 'Fecha', 'Contrato', 'Cliente'],
      heads: ['Concepto', 'Periodo', 'Cant.', 'Precio', 'Importe'],
      items: [
        'Cuota abono 24 h, plaza 87 planta -2',
        'Horas de rotación segundo vehículo',
        'Duplicado de tarjeta',
      ],
      sums: ['Base imponible', 'IVA 21 %', 'Total factura'],
      bank: [
        'Forma de pago: recibo domiciliado',
        'ES71 2085 **** **** **** 4417',
        'Mandato RA-00871',
        'Vencimiento',
      ],
      foot: 'Inscrita en el Registro Mercantil de Zaragoza, tomo 2.817, folio 44, hoja Z-30.118 · CIF B-50881742 · Tel. 976 555 013',
      rate: 21,
      day: 'dd/MM/yyyy',
      month: "MMMM 'de' yyyy",
      currency: 'Euros',
    },
  },
  (sheet, words, chance, language) => {
    const month = `${anyDay(chance).slice(0, 7)}-01`
    const billed = addDays(month, chance.whole(0, 4))
    const show = (day: string) => dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, '1.234,56')
    const named = dayIn(month, words.month, language)
    const items: [count: number, price: number, when: string][] = [
      [1, 50 * chance.whole(150, 260), named],
      [chance.whole(2, 9), 185, dayIn(addDays(month, -1), words.month, language)],
      [1, 1500, ''],
    ]
    const net = sum(items.map(([count, price]) => count * price))
    const tax = Math.round((net * words.rate) / 100)
    const guest = anyGuest(chance, language)
    sheet.fill(0, 0, 14, 842, '#334155')
    sheet.frame(46, 40, 34, 34, '#334155', 4)
    sheet.put('P', 56, 45, { size: 24, bold: true, color: '#334155' })
    sheet.put(words.vendor, 92, 40, { size: 17, bold: true, color: '#334155' })
    sheet.put(words.sub.join(' – '), 92, 62, { size: 8, color: '#666' })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 46, 130, { size: 10 })
    const facts = [
      `${billed.slice(2, 4)}${chance.digits(5)}`,
      show(billed),
      chance.digits(6),
      chance.digits(5),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.frame(46 + 127 * index, 226, 127, 34, '#cbd5e1')
      sheet.put(fact, 52 + 127 * index, 231, { size: 7, color: '#64748b' })
      sheet.put(facts[index]!, 52 + 127 * index, 244, { size: 10 })
    }
    sheet.put(`${words.title} ${named}`, 46, 280, { size: 13, bold: true })
    const ends = [46, 270, 412, 480, 548]
    const row = (cells: readonly string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 2) sheet.put(cell, ends[index]! + 6, y, { bold })
        else sheet.right(cell, ends[index]!, y, { bold })
    }
    row(words.heads, 312, true)
    for (const [index, [count, price, when]] of items.entries()) {
      if (index % 2 === 0) sheet.fill(46, 328 + 22 * index, 508, 22, '#eef2f7')
      row(
        [words.items[index]!, when, plain(100 * count), plain(price), plain(count * price)],
        335 + 22 * index,
      )
    }
    sheet.frame(46, 420, 230, 72, '#cbd5e1')
    const [way = '', account = '', mandate = '', due] = words.bank
    sheet.lines(
      [way, account, mandate, `${due} ${show(addDays(month, 9))}`],
      54,
      428,
      { size: 9 },
      1.6,
    )
    for (const [index, minor] of [net, tax, net + tax].entries()) {
      const bold = index === 2
      sheet.put(words.sums[index]!, 330, 428 + 22 * index, { size: 10, bold })
      sheet.put(words.currency, 440, 428 + 22 * index, { size: 10, bold })
      sheet.right(plain(minor), 548, 428 + 22 * index, { size: 10, bold })
    }
    sheet.prose(words.foot, 46, 806, 508, { size: 7, color: '#666' })
    return labelled(
      words.vendor,
      [billed, show(billed)],
      [net + tax, plain(net + tax)],
      ['EUR', words.currency],
    )
  },
)
