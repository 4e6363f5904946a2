import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A platform for private cars bills the drive once the car is back: written as a letter, the deposit let go. */
export const neighboursCar = template(
  'rental-neighbours-car',
  { face: 'serif' },
  {
    es: {
      brand: 'Cochevecino',
      motto: 'el coche de al lado',
      sender: [
        'Cochevecino Movilidad, S.L.',
        'Calle Tuset 31, 08006 Barcelona',
        'NIF B67120984',
        'hola@cochevecino.example',
      ],
      title: (number: string) => `Factura ${number}`,
      facts: (issued: string, from: string, to: string) =>
        `Fecha de factura: ${issued}. Alquiler del ${from} al ${to}, Seat León 2019, matrícula 8841 KZP.`,
      text: 'Gracias por conducir con nosotros. Cochevecino te factura el alquiler completo; el pago a la propietaria del coche corre de nuestra cuenta.',
      group: ['Reservado', 'Después de la devolución'],
      rows: [
        'Alquiler, 3 días',
        'Seguro a todo riesgo, franquicia 300 €',
        'Apertura con el móvil',
        'Kilómetros de más (62 km a 0,22 €)',
        'Combustible que faltaba',
      ],
      total: 'Total factura',
      tax: 'IVA 21 % incluido en el total',
      paid: (amount: string, card: string) =>
        `Cobrado en tu tarjeta terminada en ${card}: ${amount}. No tienes que hacer nada más.`,
      deposit: (day: string) =>
        `La fianza de 500,00 € se liberó el ${day} y no forma parte de esta factura. Según tu banco puede tardar hasta 10 días en verse.`,
      day: 'd/M/yyyy',
    },
    de: {
      brand: 'Nebenanmobil',
      motto: 'das Auto von nebenan',
      sender: [
        'Nebenanmobil GmbH',
        'Lindenauer Markt 20, 04177 Leipzig',
        'USt-IdNr. DE 311 904 476',
        'hallo@nebenanmobil.example',
      ],
      title: (number: string) => `Rechnung ${number}`,
      facts: (issued: string, from: string, to: string) =>
        `Rechnungsdatum: ${issued}. Miete vom ${from} bis ${to}, VW Golf Variant, Kennzeichen L-NM 884.`,
      text: 'Danke, dass du mit uns gefahren bist. Nebenanmobil berechnet dir die ganze Miete; die Halterin des Wagens bekommt ihren Anteil von uns.',
      group: ['Gebucht', 'Nach der Rückgabe'],
      rows: [
        'Miete, 3 Tage',
        'Vollkasko, Selbstbeteiligung 300 €',
        'Öffnen mit dem Telefon',
        'Mehrkilometer (62 km zu 0,22 €)',
        'Fehlender Kraftstoff',
      ],
      total: 'Rechnungssumme',
      tax: 'darin 19 % Umsatzsteuer',
      paid: (amount: string, card: string) =>
        `Abgebucht von deiner Karte mit der Endung ${card}: ${amount}. Du musst nichts weiter tun.`,
      deposit: (day: string) =>
        `Die Kaution von 500,00 € wurde am ${day} freigegeben und ist nicht Teil dieser Rechnung. Je nach Bank dauert die Anzeige bis zu 10 Tage.`,
      day: 'd. MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const start = anyDay(chance)
    const back = addDays(start, 2)
    const issued = addDays(back, chance.whole(1, 3))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const booked = [300 * chance.whole(29, 52), 3 * chance.whole(890, 1490), 300]
    const after = [62 * 22, chance.whole(780, 1940)]
    const total = sum([...booked, ...after])
    const guest = anyGuest(chance, language)
    const rate = language === 'es' ? 21 : 19
    const body = { size: 11.5 }

    sheet.right(words.brand, 535, 44, { size: 26, bold: true, color: '#b3541e' })
    sheet.right(words.motto, 535, 74, { size: 11, color: '#b3541e' })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], 60, 110, body)
    sheet.put(words.title(`R-${chance.digits(6)}`), 60, 204, { size: 16, bold: true })
    let y = sheet.prose(words.facts(show(issued), show(start), show(back)), 60, 232, 475, body)
    y = sheet.prose(words.text, 60, y + 10, 475, body) + 14
    const groups: [number[], string[]][] = [
      [booked, words.rows.slice(0, 3)],
      [after, words.rows.slice(3)],
    ]
    for (const [index, [prices, names]] of groups.entries()) {
      sheet.put(words.group[index]!, 60, y, { size: 11.5, bold: true })
      y += 19
      for (const [line, name] of names.entries()) {
        sheet.put(name, 78, y, body)
        for (let x = 90 + sheet.widthOf(name, body); x < 440; x += 6)
          sheet.disc(x, y + 9, 0.5, '#888')
        sheet.right(money(prices[line]!), 535, y, body)
        y += 17
      }
      y += 8
    }
    sheet.rule(y, 440, 535)
    sheet.put(words.total, 60, y + 8, { size: 14, bold: true })
    sheet.right(money(total), 535, y + 8, { size: 14, bold: true })
    sheet.put(words.tax, 60, y + 30, { size: 10 })
    sheet.right(money(taxWithin(total, rate)), 535, y + 30, { size: 10 })
    y = sheet.prose(words.paid(money(total), chance.digits(4)), 60, y + 62, 475, body)
    sheet.prose(words.deposit(show(addDays(issued, -1))), 60, y + 10, 475, body)
    for (const [index, text] of words.sender.entries())
      sheet.right(text, 535, 760 + 12 * index, { size: 9, color: '#666' })
    return labelled(
      words.brand,
      [issued, show(issued)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
