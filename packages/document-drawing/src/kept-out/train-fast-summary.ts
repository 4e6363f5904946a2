import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A private high-speed railway's summary after payment: journey cards side by side, a table of travellers, what was paid in a dark band. */
export const fastSummary = template(
  'train-fast-summary',
  { wide: true },
  {
    it: {
      seller: 'Saetta',
      claim: 'l’alta velocità, semplice',
      title: 'Riepilogo acquisto',
      code: 'Codice biglietto',
      bought: 'Acquistato il',
      at: 'alle ore',
      ways: ['ANDATA', 'RITORNO'],
      ends: ['Milano Rogoredo', 'Napoli Afragola'],
      train: 'Treno',
      seat: 'Carrozza 4, posto',
      head: ['Viaggiatore', 'Offerta', 'Ambiente', 'Andata', 'Ritorno'],
      offers: ['Economy', 'Smart'],
      extras: ['Imbarco prioritario', 'Sconto promozionale'],
      paid: ['Importo totale pagato', 'con carta di credito'],
      tax: 'di cui IVA 10%',
      notes:
        'Le offerte Economy sono modificabili fino a 3 minuti prima della partenza con integrazione del 20% oltre alla differenza di prezzo. Per richiedere la fattura elettronica accedi all’area “Le mie fatture” entro la mezzanotte del giorno di acquisto.',
      legal:
        'Alta Velocità Mediterranea S.p.A. – Viale della Tecnica 180, 00144 Roma – P.IVA e C.F. 11904520583 – Capitale sociale € 22.000.000,00 i.v.',
      day: 'dd/MM/yyyy',
    },
    es: {
      seller: 'Celera',
      claim: 'la alta velocidad, a tu manera',
      title: 'Resumen de tu compra',
      code: 'Localizador',
      bought: 'Fecha de compra',
      at: 'a las',
      ways: ['IDA', 'VUELTA'],
      ends: ['Madrid Chamartín', 'Valencia J. Sorolla'],
      train: 'Tren',
      seat: 'Coche 4, plaza',
      head: ['Viajero', 'Tarifa', 'Clase', 'Ida', 'Vuelta'],
      offers: ['Básica', 'Confort'],
      extras: ['Acceso preferente', 'Código promocional'],
      paid: ['Total pagado', 'con tarjeta bancaria'],
      tax: 'IVA 10 % incluido',
      notes:
        'Los billetes de tarifa Básica admiten cambios hasta 30 minutos antes de la salida abonando 15 € por trayecto más la diferencia de precio. Si necesitas factura completa, puedes descargarla en “Mis viajes” a partir de 24 horas después de la compra.',
      legal:
        'Operadora Ferroviaria de Levante, S.A.U. – Paseo de la Habana 210, 28036 Madrid – NIF A-88431907 – Registro Mercantil de Madrid, tomo 39.920, folio 101',
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const out = addDays(bought, chance.whole(4, 40))
    const show = (day: string) => dayIn(day, words.day, language)
    const fares = [10 * chance.whole(289, 799), 10 * chance.whole(289, 799)]
    const extras = [600, -100 * chance.whole(5, 15)]
    const total = sum([...fares, ...extras])
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const red = '#8c0f2b'

    sheet.fill(0, 0, 842, 60, red)
    sheet.put(words.seller, 40, 14, { size: 28, bold: true, color: '#fff' })
    sheet.put(words.claim, 160, 28, { size: 10, color: '#f3ccd4' })
    sheet.right(words.title, 802, 22, { size: 16, color: '#fff' })
    sheet.put(words.code, 40, 78, { size: 8.5, color: '#666' })
    sheet.put(`${chance.pick(['RX', 'QB', 'TV'])}${chance.digits(4)}`, 40, 90, {
      size: 16,
      bold: true,
    })
    sheet.put(`${words.bought} ${show(bought)} ${words.at} ${anyClock(chance)}`, 180, 94, {
      size: 10,
    })
    for (const [index, way] of words.ways.entries()) {
      const x = 40 + 390 * index
      const [from, to] = index === 0 ? words.ends : words.ends.toReversed()
      sheet.frame(x, 122, 372, 96, red, 8)
      sheet.put(way, x + 14, 132, { bold: true, color: red })
      sheet.right(show(addDays(out, index)), x + 358, 132, { size: 10, bold: true })
      sheet.put(`${index === 0 ? '07' : '17'}:${chance.whole(10, 59)}`, x + 14, 156, {
        size: 18,
        bold: true,
      })
      sheet.right(`${index === 0 ? '11' : '21'}:${chance.whole(10, 59)}`, x + 358, 156, {
        size: 18,
        bold: true,
      })
      sheet.rule(166, x + 80, x + 292, { weight: 1.5, color: red })
      sheet.put(from!, x + 14, 180, { size: 10 })
      sheet.right(to!, x + 358, 180, { size: 10 })
      sheet.put(
        `${words.train} ${chance.digits(4)}  ·  ${words.seat} ${chance.whole(1, 60)}`,
        x + 14,
        199,
        { size: 8.5, color: '#666' },
      )
    }
    const lefts = [40, 300, 460]
    for (const [column, word] of words.head.entries())
      if (column < 3) sheet.put(word, lefts[column]!, 242, { bold: true })
      else sheet.right(word, column === 3 ? 690 : 802, 242, { bold: true })
    sheet.rule(256, 40, 802)
    const cells = [anyGuest(chance, language).name, words.offers[0]!, words.offers[1]!]
    for (const [column, cell] of cells.entries()) sheet.put(cell, lefts[column]!, 266, { size: 10 })
    sheet.right(money(fares[0]!), 690, 266, { size: 10 })
    sheet.right(money(fares[1]!), 802, 266, { size: 10 })
    for (const [index, extra] of words.extras.entries()) {
      sheet.put(extra, 40, 288 + 20 * index, { size: 10 })
      sheet.right(money(extras[index]!), 802, 288 + 20 * index, { size: 10 })
    }
    sheet.fill(40, 334, 762, 44, '#2b2b2b')
    sheet.put(words.paid[0]!, 56, 348, { size: 14, bold: true, color: '#fff' })
    sheet.put(`${words.paid[1]} **** ${chance.digits(4)}`, 260, 351, { size: 10, color: '#ddd' })
    sheet.right(money(total), 786, 346, { size: 18, bold: true, color: '#fff' })
    sheet.right(`${words.tax}: ${money(taxWithin(total, 10))}`, 802, 386, {
      size: 8.5,
      color: '#666',
    })
    sheet.prose(words.notes, 40, 414, 762)
    sheet.put(words.legal, 40, 562, { size: 7.5, color: '#666' })
    return labelled(
      words.seller,
      [bought, show(bought)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
