import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A small island airline writes to its passenger: a letter from the booking office with the fares inside it. */
export const skerryLetter = template(
  'flight-skerry-letter',
  { face: 'serif' },
  {
    en: {
      brand: 'Skerry Air Services',
      head: 'Kirkwall Airport · Orkney KW15 1TH|Tel. 01856 555014 · bookings@skerryair.example',
      ref: 'Our ref:',
      dear: 'Dear',
      about: 'Invoice and confirmation of travel, booking',
      lead: 'Thank you for your booking with us. We are pleased to confirm your seats on the following inter-island flights and enclose details of the fare, which has been charged to your card.',
      legs: 'Kirkwall to North Ronaldsay|North Ronaldsay to Kirkwall',
      parts: 'Adult return fare|Excess baggage, 12 kg of instruments|Airport security charge',
      sums: 'Sub-total|VAT at zero rate|Total charged to your card',
      after:
        'Please be at the airport 30 minutes before departure. The aircraft is a Britten-Norman Islander; all baggage is weighed and we may need to ask your own weight. Flights are subject to weather.',
      bye: 'Yours sincerely,|Morag Rendall|Reservations',
      foot: 'Skerry Air Services Ltd. Registered in Scotland SC155014. VAT Reg. No. GB 555 0142 88. Registered office as above.',
      sign: '£',
      currency: 'GBP',
      figures: '1,234.56' as Figures,
      day: 'd MMMM yyyy',
      leg: 'EEEE d MMMM',
      parting: [100, 30, 2],
    },
    es: {
      brand: 'Alisio Líneas Insulares',
      head: 'Aeropuerto de La Gomera · 38812 Alajeró, Santa Cruz de Tenerife|Tel. 922 555 014 · reservas@alisio.example',
      ref: 'N/Ref.:',
      dear: 'Estimado/a',
      about: 'Factura y confirmación de su reserva',
      lead: 'Le agradecemos que haya elegido volar con nosotros. Por la presente le confirmamos sus plazas en los vuelos que se indican a continuación y le detallamos el importe, abonado con su tarjeta.',
      legs: 'La Gomera – Gran Canaria|Gran Canaria – La Gomera',
      parts:
        'Billete ida y vuelta, tarifa Flexible|Exceso de equipaje, 12 kg|Tasas de seguridad y de aeropuerto',
      sums: 'Base imponible|IGIC tipo cero (0 %)|Total factura',
      after:
        'Le rogamos que se presente en el mostrador 45 minutos antes de la salida. Para acogerse al descuento de residente deberá acreditar su residencia en el momento de la compra.',
      bye: 'Reciba un cordial saludo,|Yaiza Herrera|Departamento de Reservas',
      foot: 'Alisio Líneas Insulares, S.L. NIF B-38555014. Inscrita en el Registro Mercantil de Santa Cruz de Tenerife, tomo 2.155, folio 14, hoja TF-50142.',
      sign: '€',
      currency: 'EUR',
      figures: '1.234,56' as Figures,
      day: "d 'de' MMMM 'de' yyyy",
      leg: "EEEE d 'de' MMMM",
      parting: [140, 25, 9],
    },
  },
  (sheet, words, chance, language) => {
    const written = anyDay(chance)
    const out = addDays(written, chance.whole(4, 25))
    const show = dayIn(written, words.day, language)
    const isBritish = words.sign === '£'
    const money = (minor: number) =>
      isBritish ? `£${figure(minor, words.figures)}` : `${figure(minor, words.figures)} €`
    const parts = words.parting.map((base) => 10 * chance.whole(8 * base, 14 * base))
    const total = sum(parts)
    const { name, firm, street, town } = anyGuest(chance, language)
    const sea = '#1b4d5c'
    sheet.right(words.brand, 530, 44, { size: 24, color: sea })
    for (const [index, text] of words.head.split('|').entries())
      sheet.right(text, 530, 76 + 13 * index, { size: 9.5, color: sea })
    sheet.lines([name, firm, street, town], 65, 132, { size: 11 })
    sheet.put(show, 65, 206, { size: 11 })
    sheet.put(`${words.ref} ${chance.pick(['MR', 'YH'])}/${chance.digits(5)}`, 400, 206, {
      size: 11,
    })
    sheet.put(`${words.dear} ${name.replace(/ \S+/, '')},`, 65, 236, { size: 11 })
    sheet.put(`${words.about} ${chance.pick(['K', 'S'])}${chance.digits(5)}`, 65, 260, {
      size: 11,
      bold: true,
    })
    let y = sheet.prose(words.lead, 65, 282, 465, { size: 11 }) + 10
    for (const [index, leg] of words.legs.split('|').entries()) {
      const hour = chance.whole(8, 11) + 6 * index
      sheet.put(
        `${dayIn(addDays(out, index), words.leg, language)}, ${hour}.${chance.whole(10, 55)}`,
        85,
        y,
        { size: 11 },
      )
      sheet.put(leg, 290, y, { size: 11 })
      y += 17
    }
    y += 12
    for (const [index, part] of words.parts.split('|').entries()) {
      sheet.put(part, 85, y, { size: 11 })
      sheet.right(money(parts[index]!), 500, y, { size: 11 })
      y += 17
    }
    sheet.rule(y, 420, 500)
    for (const [index, word] of words.sums.split('|').entries()) {
      const style = { size: 11, bold: index === 2 }
      sheet.put(word, 85, y + 6, style)
      sheet.right(money([total, 0, total][index]!), 500, y + 6, style)
      y += 17
    }
    y = sheet.prose(words.after, 65, y + 24, 465, { size: 11 }) + 16
    for (const [index, text] of words.bye.split('|').entries())
      sheet.put(text, 65, y + (index ? 28 : 0) + 15 * index, { size: 11 })
    sheet.middle(words.foot, 297, 796, { size: 8, color: sea })
    return labelled(
      words.brand,
      [written, show],
      [total, figure(total, words.figures)],
      [words.currency, words.sign],
    )
  },
)
