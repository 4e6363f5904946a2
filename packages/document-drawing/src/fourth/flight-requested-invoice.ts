import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  brand: string
  color: string
  sender: string
  title: string
  facts: [number: string, date: string, booking: string, booked: string]
  head: [service: string, day: string, net: string, rate: string, tax: string, gross: string]
  services: [text: string, rate: number][]
  sums: [net: string, tax: string, total: string]
  free: string
  notes: string[]
  foot: [string[], string[], string[]]
}

/** The invoice that a low-cost airline's site makes weeks later, when the traveller's firm asks for one. */
export const requestedInvoice = template<Words>(
  'flight-requested-invoice',
  {},
  {
    de: {
      brand: 'blauflug',
      color: '#0077b6',
      sender: 'Blauflug GmbH · Terminalring 9 · 40474 Düsseldorf',
      title: 'Rechnung',
      facts: ['Rechnungsnummer', 'Rechnungsdatum', 'Buchungsnummer', 'Buchungsdatum'],
      head: ['Leistung', 'Leistungsdatum', 'Netto', 'USt.', 'USt.-Betrag', 'Brutto'],
      services: [
        ['Flug BF 4417 Düsseldorf – München, SMART', 19],
        ['Sitzplatzreservierung BF 4417', 19],
        ['Flug BF 8062 München – Zürich, BASIC', 0],
        ['Aufgabegepäck 23 kg BF 8062', 0],
      ],
      sums: ['Summe netto', 'zzgl. Umsatzsteuer', 'Rechnungsbetrag'],
      free: 'Grenzüberschreitende Beförderungen von Personen im Luftverkehr sind gemäß § 26 Abs. 3 UStG von der Umsatzsteuer befreit.',
      notes: [
        'Der Rechnungsbetrag wurde bereits vollständig per Kreditkarte beglichen.',
        'Vielen Dank, dass Sie mit blauflug geflogen sind!',
      ],
      foot: [
        ['Blauflug GmbH', 'Terminalring 9', '40474 Düsseldorf'],
        [
          'Amtsgericht Düsseldorf, HRB 88214',
          'Geschäftsführung: Dr. Silke Ahrens, Jan Wolters',
          'Telefon 0211 0000-417',
        ],
        ['USt-IdNr. DE 302 118 749', 'Steuernummer 105/5820/0417', 'rechnung@blauflug.example'],
      ],
    },
    es: {
      brand: 'volamar',
      color: '#d62828',
      sender: 'Volamar Líneas Aéreas, S.A. · Plaza del Despegue 2 · 08820 El Prat de Llobregat',
      title: 'Factura',
      facts: ['Nº de factura', 'Fecha de factura', 'Código de reserva', 'Fecha de reserva'],
      head: ['Concepto', 'Fecha vuelo', 'Base imp.', 'IVA', 'Cuota IVA', 'Importe'],
      services: [
        ['Vuelo VM1403 Barcelona – Sevilla, tarifa Óptima', 10],
        ['Selección de asiento VM1403', 10],
        ['Vuelo VM6630 Sevilla – Lyon, tarifa Básica', 0],
        ['Equipaje facturado 25 kg VM6630', 0],
      ],
      sums: ['Total base imponible', 'Total cuota IVA', 'Total factura'],
      free: 'Transporte internacional de pasajeros exento de IVA según el artículo 22.Trece de la Ley 37/1992.',
      notes: [
        'Forma de pago: tarjeta de crédito. Factura pagada.',
        'Gracias por volar con volamar.',
      ],
      foot: [
        ['Volamar Líneas Aéreas, S.A.', 'Plaza del Despegue 2', '08820 El Prat de Llobregat'],
        [
          'Registro Mercantil de Barcelona',
          'Tomo 41.806, folio 77, hoja B-391204',
          'Tel. 930 000 140',
        ],
        ['C.I.F. A-64 418 207', 'facturas@volamar.example', ''],
      ],
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const booked = addDays(billed, -chance.whole(25, 60))
    const show = (day: string) =>
      dayIn(day, language === 'de' ? 'dd.MM.yyyy' : 'dd/MM/yyyy', language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const rows = words.services.map(([text, rate], index) => {
      const gross = index % 2 === 0 ? chance.whole(4599, 18999) : chance.whole(900, 3900)
      return {
        text,
        rate,
        gross,
        tax: taxWithin(gross, rate),
        day: addDays(billed, index < 2 ? -12 : -9),
      }
    })
    const total = sum(rows.map(({ gross }) => gross))
    const tax = sum(rows.map((row) => row.tax))
    const guest = anyGuest(chance, language)
    sheet.put(words.brand, 57, 42, { size: 30, bold: true, color: words.color })
    sheet.put(words.sender, 57, 122, { size: 6.5, color: '#666' })
    sheet.rule(131, 57, 300)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town, guest.country], 57, 140, {
      size: 10,
    })
    const facts = [
      `${billed.slice(0, 4)}-${chance.digits(8)}`,
      show(billed),
      `${chance.pick(['KJ', 'PV', 'TR'])}${chance.digits(2)}${chance.pick(['WQ', 'BD'])}`,
      show(booked),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 360, 140 + 15 * index)
      sheet.right(facts[index]!, 545, 140 + 15 * index)
    }
    sheet.put(words.title, 57, 252, { size: 16, bold: true })
    const ends = [0, 332, 398, 428, 487, 545]
    sheet.fill(50, 284, 500, 18, words.color)
    for (const [index, word] of words.head.entries()) {
      const style = { size: 8, bold: true, color: '#fff' }
      if (index === 0) sheet.put(word, 57, 289, style)
      else sheet.right(word, ends[index]!, 289, style)
    }
    let y = 310
    for (const { text, rate, gross, tax: own, day } of rows) {
      sheet.put(text, 57, y, { size: 8 })
      for (const [index, cell] of [
        show(day),
        money(gross - own),
        `${rate} %`,
        money(own),
        money(gross),
      ].entries())
        sheet.right(cell, ends[index + 1]!, y, { size: 8 })
      y += 20
      sheet.rule(y - 5, 50, 550, { color: '#ccc' })
    }
    for (const [index, minor] of [total - tax, tax, total].entries()) {
      const style = { size: index === 2 ? 11 : 9, bold: index === 2 }
      sheet.put(words.sums[index]!, 350, y + 12 + 17 * index, style)
      sheet.right(money(minor), 545, y + 12 + 17 * index, style)
    }
    y = sheet.prose(words.free, 57, y + 86, 490, { size: 8.5 }) + 8
    sheet.lines(words.notes, 57, y, { size: 9 }, 1.6)
    sheet.rule(770, 50, 550, { color: words.color })
    for (const [index, texts] of words.foot.entries())
      sheet.lines(texts, 57 + 170 * index, 778, { size: 7, color: '#555' })
    return labelled(
      words.brand,
      [billed, show(billed)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
