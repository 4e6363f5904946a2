import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A town's own company writes an invoice for visitors' tickets of a car park: a business letter with an information block and four columns at its foot. */
export const worksLetter = template(
  'parking-works-letter',
  {},
  {
    de: {
      vendor: 'Stadtwerke Lindenhain',
      unit: 'Parkraumbewirtschaftung',
      sender: 'Stadtwerke Lindenhain GmbH · Am Gaswerk 4 · 35578 Lindenhain',
      info: ['Kundennummer', 'Rechnungsnummer', 'Ansprechpartner', 'Telefon', 'Datum'],
      contact: ['Fr. Dietzel', '06441 555-210'],
      title: 'Rechnung',
      hello: 'Sehr geehrte Damen und Herren,',
      text: (month: string) =>
        `für die Nutzung der Tiefgarage Rathaus im Monat ${month} berechnen wir Ihnen:`,
      head: ['Pos.', 'Leistung', 'Menge', 'Einzelpreis €', 'Gesamt €'],
      items: ['Tageskarte Besucher', 'Ausfahrtkarte 3 Stunden', 'Ersatz verlorene Einfahrtkarte'],
      sums: ['Nettobetrag', '19 % Umsatzsteuer', 'Rechnungsbetrag'],
      rate: 19,
      pay: (day: string) =>
        `Bitte überweisen Sie den Rechnungsbetrag ohne Abzug bis zum ${day} unter Angabe der Rechnungsnummer.`,
      bye: ['Mit freundlichen Grüßen', 'Ihre Stadtwerke Lindenhain'],
      foot: [
        ['Stadtwerke Lindenhain GmbH', 'Am Gaswerk 4', '35578 Lindenhain'],
        ['Geschäftsführer:', 'Dr. Bernd Rauch', 'HRB 1207 Wetzlar'],
        ['Sparkasse Lindenhain', 'DE60 5155 0035 0002', '0448 17'],
        ['USt-IdNr. DE112577403', 'St.-Nr. 020 230 4417', 'www.sw-lindenhain.example'],
      ],
      day: 'dd.MM.yyyy',
    },
    es: {
      vendor: 'Aparcamientos Municipales de Ribalta',
      unit: 'Empresa del Ayuntamiento de Ribalta',
      sender: 'Plaza de la Constitución 6 – 12001 Ribalta',
      info: ['Cód. cliente', 'Factura nº', 'Atendido por', 'Teléfono', 'Fecha factura'],
      contact: ['M.ª José Bosch', '964 555 120'],
      title: 'Factura',
      hello: 'Muy señores nuestros:',
      text: (month: string) =>
        `Por los servicios del aparcamiento Mercado Central durante el mes de ${month}:`,
      head: ['Línea', 'Concepto', 'Uds.', 'Precio €', 'Importe €'],
      items: ['Vale 24 horas visitantes', 'Vale 3 horas', 'Duplicado de tarjeta'],
      sums: ['Base imponible', 'I.V.A. 21 %', 'Total factura'],
      rate: 21,
      pay: (day: string) =>
        `Forma de pago: transferencia bancaria. Vencimiento: ${day}. Rogamos indiquen el número de factura.`,
      bye: ['Atentamente,', 'El Departamento de Administración'],
      foot: [
        ['Aparcamientos Municipales', 'de Ribalta, S.A.U.', 'CIF A-12440817'],
        ['Registro Mercantil de', 'Castellón, tomo 884,', 'folio 71, hoja CS-9120'],
        ['Caja Rural del Mijares', 'ES22 3110 0401 88', '0012 7740 61'],
        ['www.aparcaribalta.example', 'admin@aparcaribalta', '.example'],
      ],
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const month = dayIn(
      addDays(`${issued.slice(0, 8)}01`, -1),
      language === 'de' ? 'MMMM yyyy' : "MMMM 'de' yyyy",
      language,
    )
    const money = (minor: number) => figure(minor, '1.234,56')
    const guest = anyGuest(chance, language)
    const counts = [chance.whole(4, 14), chance.whole(6, 20), 1]
    const prices = [100 * chance.whole(9, 15), 10 * chance.whole(28, 48), 1500]
    const amounts = counts.map((count, index) => count * prices[index]!)
    const net = sum(amounts)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    sheet.right(words.vendor, 545, 40, { size: 18, bold: true, color: '#00693e' })
    sheet.right(words.unit, 545, 64, { size: 10, color: '#00693e' })
    sheet.put(words.sender, 62, 128, { size: 7 })
    sheet.rule(138, 62, 300, { weight: 0.4 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 62, 146, { size: 11 })
    const values = [
      chance.digits(6),
      `P${issued.slice(2, 4)}-${chance.digits(5)}`,
      ...words.contact,
      show(issued),
    ]
    for (const [index, word] of words.info.entries()) {
      sheet.put(word, 375, 136 + 15 * index)
      sheet.put(values[index]!, 462, 136 + 15 * index)
    }
    sheet.put(words.title, 62, 262, { size: 14, bold: true })
    sheet.put(words.hello, 62, 294, { size: 11 })
    sheet.prose(words.text(month), 62, 316, 483, { size: 11 })
    const ends = [62, 100, 360, 455, 545]
    for (const [index, word] of words.head.entries())
      (index < 2 ? sheet.put : sheet.right)(word, ends[index]!, 352, { size: 10, bold: true })
    sheet.rule(366, 62, 545)
    for (const [index, item] of words.items.entries()) {
      const cells = [
        `${index + 1}`,
        item,
        `${counts[index]}`,
        money(prices[index]!),
        money(amounts[index]!),
      ]
      for (const [column, cell] of cells.entries())
        (column < 2 ? sheet.put : sheet.right)(cell, ends[column]!, 374 + 18 * index, { size: 10 })
    }
    sheet.rule(430, 62, 545)
    for (const [index, minor] of [net, tax, total].entries()) {
      const style = { size: 10, bold: index === 2 }
      sheet.put(words.sums[index]!, 300, 440 + 18 * index, style)
      sheet.right(`EUR ${money(minor)}`, 545, 440 + 18 * index, style)
    }
    sheet.prose(words.pay(show(addDays(issued, 14))), 62, 520, 483, { size: 11 })
    sheet.lines(words.bye, 62, 574, { size: 11 }, 1.6)
    sheet.rule(776, 62, 545, { color: '#00693e' })
    for (const [index, lines] of words.foot.entries())
      sheet.lines(lines, 62 + 124 * index, 784, { size: 7.5, color: '#444' })
    return labelled(words.vendor, [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
  },
)
