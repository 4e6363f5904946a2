import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A leaf of a receipt book with its counterfoil, filled in by typing: dotted lines, the sum in words, the sum in a box. */
export const counterfoil = template(
  'hotel-counterfoil',
  { size: [595, 270], face: 'serif' },
  {
    en: {
      name: 'The Old Forge Guest House',
      address: 'Glyn Road, Llanfechan LD2 3TR • D. & M. Pryce • 01982 555 014',
      title: 'RECEIPT',
      stub: ['No.', 'Date', 'From', 'Amount'],
      asks: ['Received from', 'the sum of', 'for', 'by'],
      stay: (nights: number, from: string) => `${nights} nights bed & breakfast from ${from}`,
      by: 'card (contactless)',
      sign: ['Signed', 'M. Pryce'],
      note: 'No VAT is charged. Thank you for staying with us.',
      sums: [
        [2, 18400, 'One hundred and eighty-four pounds only'],
        [3, 22350, 'Two hundred and twenty-three pounds and fifty pence'],
      ] as [number, number, string][],
      day: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: (text: string) => `£${text}`,
      currency: ['GBP', '£'] as [string, string],
    },
    es: {
      name: 'Hostal La Fuente Vieja',
      address:
        'Pilar Nasarre Lobera • C/ Portal de Abajo 6, 22330 Aínsaga (Huesca) • NIF 18.011.552-Q',
      title: 'RECIBO',
      stub: ['Núm.', 'Fecha', 'De', 'Importe'],
      asks: ['He recibido de', 'la cantidad de', 'por', 'mediante'],
      stay: (nights: number, from: string) =>
        `${nights} noches hab. individual con desayuno, entrada ${from}`,
      by: 'efectivo',
      sign: ['Firma', 'P. Nasarre'],
      note: 'IVA 10 % incluido. Conserve este recibo.',
      sums: [
        [2, 13600, 'Ciento treinta y seis euros'],
        [3, 18450, 'Ciento ochenta y cuatro euros con cincuenta céntimos'],
      ] as [number, number, string][],
      day: "d 'de' MMMM 'de' yyyy",
      figures: '1.234,56' as Figures,
      money: (text: string) => `# ${text} € #`,
      currency: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const [nights, total, inWords] = chance.pick(words.sums as [[number, number, string]])
    const day = addDays(anyDay(chance), 2)
    const shown = dayIn(day, words.day, language)
    const amount = figure(total, words.figures)
    const number = `0${chance.digits(3)}`
    const guest = anyGuest(chance, language)
    const typed = { face: 'mono', size: 9.5, color: '#1a2f7a' } as const

    sheet.fill(0, 0, 595, 270, '#fdfbf0')
    for (let y = 14; y < 262; y += 8) sheet.upright(158, y, y + 4)
    const stubs = [number, dayIn(day, 'dd/MM/yy', language), guest.name, amount]
    for (const [index, word] of words.stub.entries()) {
      sheet.put(word, 18, 44 + 46 * index, { size: 8.5, color: '#666' })
      sheet.put(stubs[index]!, 18, 58 + 46 * index, { ...typed, size: 8.5 })
      sheet.rule(70 + 46 * index, 18, 142, { weight: 0.4 })
    }
    sheet.put(words.name, 176, 22, { size: 15, bold: true })
    sheet.put(words.address, 176, 42, { size: 7.5 })
    sheet.put(words.title, 176, 62, { size: 10, color: '#a02020' })
    sheet.put(`${words.stub[0]} ${number}`, 250, 62, { size: 10, color: '#a02020' })
    sheet.right(shown, 575, 62, typed)
    const values = [
      `${guest.name}, ${guest.firm}`,
      inWords,
      words.stay(nights, dayIn(addDays(day, -nights), 'd/M', language)),
      words.by,
    ]
    for (const [index, ask] of words.asks.entries()) {
      const y = 88 + 25 * index
      sheet.put(ask, 176, y)
      sheet.put(values[index]!, 250, y, { ...typed, size: 8.5 })
      sheet.rule(y + 12, 246, 575, { weight: 0.4 })
    }
    sheet.frame(176, 200, 130, 30, '#333')
    sheet.middle(words.money(amount), 241, 209, { ...typed, size: 13, bold: true })
    sheet.put(words.sign[0]!, 360, 212)
    sheet.put(words.sign[1]!, 410, 211, typed)
    sheet.rule(224, 400, 575, { weight: 0.4 })
    sheet.put(words.note, 176, 246, { size: 7.5 })
    return labelled(words.name, [day, shown], [total, amount], words.currency)
  },
)
