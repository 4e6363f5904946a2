import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A simplified invoice on half a page from the car park's office: the client typed into dotted lines, the operator below in the corner. */
export const simplifiedHalf = template(
  'parking-simplified-half',
  { size: 'A5' },
  {
    es: {
      brand: 'Levapark',
      operator: [
        'Levapark Gestión, S.L.',
        'Avda. del Puerto 71, 03001 Alicante',
        'N.I.F. B-54330981',
      ],
      issued: 'Expide:',
      title: 'FACTURA SIMPLIFICADA',
      number: 'Serie A núm.',
      on: 'Fecha',
      facts: ['Aparcamiento', 'Entrada', 'Salida', 'Tique', 'Matrícula'],
      site: 'La Glorieta, planta -2',
      client: 'DATOS DEL CLIENTE (art. 7.2 RD 1619/2012)',
      fields: ['Nombre o razón social', 'Domicilio', 'NIF'],
      taxNumber: 'B-96410228',
      total: 'Total, IVA incluido',
      base: 'Base imponible',
      tax: 'Cuota IVA',
      rate: 21,
      paid: 'Entregado 50,00 en efectivo. Cambio',
      plate: '4471 KZD',
      day: 'dd/MM/yyyy',
      keep: 'Reclamaciones: existen hojas a disposición del cliente.',
    },
    it: {
      brand: 'Sostabella',
      operator: [
        'Sostabella Gestioni S.r.l.',
        'Via Cavallotti 12, 43121 Parma',
        'P.IVA 02664190344',
      ],
      issued: 'Emessa da:',
      title: 'FATTURA SEMPLIFICATA',
      number: 'N.',
      on: 'del',
      facts: ['Autorimessa', 'Ingresso', 'Uscita', 'Biglietto', 'Targa'],
      site: 'Barriera Garibaldi, piano -1',
      client: 'DATI DEL CLIENTE (art. 21-bis DPR 633/72)',
      fields: ['Ditta', 'Indirizzo', 'Partita IVA'],
      taxNumber: '03158820371',
      total: 'Corrispettivo IVA inclusa',
      base: 'Imponibile',
      tax: 'IVA',
      rate: 22,
      paid: 'Contanti 50,00. Resto',
      plate: 'GH 318 RT',
      day: 'dd/MM/yyyy',
      keep: 'Conservare per tutta la durata della sosta.',
    },
  },
  (sheet, words, chance, language) => {
    const out = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const total = 5 * chance.whole(380, 960)
    const tax = taxWithin(total, words.rate)
    const guest = anyGuest(chance, language)

    sheet.put(words.title, 36, 36, { size: 13, bold: true })
    sheet.put(
      `${words.number} ${chance.digits(5)}/${out.slice(0, 4)}   ${words.on} ${show(out)}`,
      36,
      54,
      { size: 10 },
    )
    sheet.rule(74, 36, 384, { weight: 1.5 })
    sheet.put(words.client, 36, 84, { size: 7, color: '#555' })
    const typed = [guest.firm, `${guest.street}, ${guest.town}`, words.taxNumber]
    for (const [index, field] of words.fields.entries()) {
      const y = 100 + 20 * index
      sheet.put(field, 36, y, { size: 8 })
      for (let x = 136; x < 384; x += 4) sheet.disc(x, y + 11, 0.4, '#555')
      sheet.put(typed[index]!, 140, y - 1, { size: 9.5, face: 'mono' })
    }
    sheet.rule(166, 36, 384, { weight: 1.5 })
    const came = `${show(addDays(out, -1))} ${anyClock(chance)}`
    const values = [
      words.site,
      came,
      `${show(out)} ${anyClock(chance)}`,
      chance.digits(9),
      words.plate,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 36, 180 + 17 * index)
      sheet.put(values[index]!, 136, 180 + 17 * index)
    }
    sheet.frame(36, 284, 348, 58, '#111')
    sheet.put(words.total, 46, 292, { size: 8 })
    sheet.put(`${money(total)} €`, 46, 308, { size: 22, bold: true })
    sheet.right(`${words.base}  ${money(total - tax)}`, 374, 300, { size: 9 })
    sheet.right(`${words.tax} ${words.rate}%  ${money(tax)}`, 374, 316, { size: 9 })
    sheet.put(`${words.paid} ${money(5000 - total)}`, 36, 354, { size: 9 })
    sheet.put(words.keep, 36, 370, { size: 7.5, color: '#555' })
    sheet.put(words.issued, 206, 486, { size: 7, color: '#555' })
    sheet.fill(206, 500, 26, 26, '#174a9c')
    sheet.middle('P', 219, 503, { size: 19, bold: true, color: '#fff' })
    sheet.put(words.brand, 240, 505, { size: 16, bold: true, color: '#174a9c' })
    sheet.lines(words.operator, 206, 534, { size: 8 })
    return labelled(words.brand, [out, show(out)], [total, money(total)], ['EUR', '€'])
  },
)
