import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** The strip that a metro's vending machine prints, as its site gives it out again: load of the card, tax, and the card terminal's lines. */
export const turnstileStrip = template(
  'train-turnstile-strip',
  { size: [226, 470], face: 'mono' },
  {
    es: {
      seller: 'METRO DE LA BAHÍA',
      head: ['Metropolitano de la Bahía, S.A.', 'N.I.F. A-11820347', 'C/ Plocia 15, 11006 Cádiz'],
      title: 'FACTURA SIMPLIFICADA',
      facts: ['Estación: PUERTA DE TIERRA', 'Máquina: 0412', 'Fecha:', 'Operación:'],
      items: ['Carga 10 viajes zona AB', 'Supl. Aeropuerto', 'Tarjeta TBahía (soporte)'],
      prices: [1430, 300, 250],
      total: 'TOTAL',
      tax: ['Base imponible', 'IVA 10%'],
      card: ['VENTA - TARJETA', 'VISA CRÉDITO', 'Importe', 'Autorización', 'OPERACIÓN ACEPTADA'],
      end: ['Conserve este recibo.', 'Información: 956 550 130'],
      days: 'dd/MM/yyyy',
      sign: '€',
    },
    it: {
      seller: 'METROPOLITANA ETNEA',
      head: ['Metropolitana Etnea S.p.A.', 'P.IVA 05128890876', 'Via Caronda 352, 95128 Catania'],
      title: 'RICEVUTA DI PAGAMENTO',
      facts: ['Stazione: GALATEA', 'Emettitrice: 0231', 'Data:', 'N. operazione:'],
      items: ['Carnet 10 corse urbane', 'Biglietto Aerobus', 'Tessera ricaricabile'],
      prices: [1200, 400, 150],
      total: 'IMPORTO TOTALE',
      tax: ['Imponibile', 'IVA 10%'],
      card: ['ACQUISTO POS', 'PAGOBANCOMAT', 'Importo', 'Cod. aut.', 'TRANSAZIONE ESEGUITA'],
      end: ['Conservare per eventuali reclami.', 'Servizio clienti: 095 555 0144'],
      days: 'dd/MM/yy',
      sign: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const shown = dayIn(bought, words.days, language)
    const counts = [chance.whole(1, 3), chance.whole(1, 2), 1]
    const amounts = words.prices.map((price, index) => price * counts[index]!)
    const total = sum(amounts)
    const tax = taxWithin(total, 10)
    const money = (minor: number) => figure(minor, '1234,56')
    const size = { size: 7.5 }
    const pair = (word: string, value: string, y: number, style = {}) => {
      sheet.put(word, 16, y, { ...size, ...style })
      sheet.right(value, 210, y, { ...size, ...style })
    }
    const dashes = (y: number) => sheet.put('-'.repeat(43), 16, y, size)

    sheet.middle(words.seller, 113, 22, { size: 12, bold: true })
    for (const [index, line] of words.head.entries()) sheet.middle(line, 113, 40 + 10 * index, size)
    dashes(72)
    sheet.middle(words.title, 113, 82, { size: 9, bold: true })
    sheet.lines(words.facts.slice(0, 2), 16, 100, size, 1.5)
    pair(words.facts[2]!, `${shown} ${anyClock(chance)}`, 124)
    pair(words.facts[3]!, chance.digits(8), 135)
    dashes(147)
    for (const [index, item] of words.items.entries())
      pair(`${counts[index]} x ${item}`, money(amounts[index]!), 159 + 12 * index)
    dashes(195)
    pair(words.total, `${money(total)} ${words.sign}`, 207, { size: 10, bold: true })
    pair(words.tax[0]!, money(total - tax), 225)
    pair(words.tax[1]!, money(tax), 236)
    dashes(250)
    sheet.middle(words.card[0]!, 113, 264, size)
    pair(words.card[1]!, `**** ${chance.digits(4)}`, 280)
    pair(words.card[2]!, `${money(total)} ${words.sign}`, 291)
    pair(words.card[3]!, chance.digits(6), 302)
    sheet.middle(words.card[4]!, 113, 322, { ...size, bold: true })
    dashes(338)
    for (const [index, line] of words.end.entries()) sheet.middle(line, 113, 352 + 11 * index, size)
    for (let bar = 0; bar < 60; bar += 1)
      sheet.fill(43 + 2.4 * bar, 386, chance.pick([0.6, 1.2, 1.8]), 38, '#111')
    sheet.middle(chance.digits(18), 113, 430, size)
    return labelled(words.seller, [bought, shown], [total, money(total)], ['EUR', words.sign])
  },
)
