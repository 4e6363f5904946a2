import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An Italian railway's ticket with every label in Italian and English, one ruled block per train, the sum in a line of small print. */
export const travelCouponPair = oneOff('train-travel-coupon-pair', {}, 'it', (sheet, chance) => {
  const bought = anyDay(chance)
  const out = addDays(bought, chance.whole(2, 25))
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'it')
  const fares = [10 * chance.whole(249, 699), 10 * chance.whole(249, 699)]
  const total = sum(fares)
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const pnr = `PNR: ${chance.pick(['TK', 'RW', 'HD'])}${chance.digits(2)}X${chance.digits(1)}`
  const passenger = anyGuest(chance, 'it').name.replace(/^\S+ /, '')
  const green = '#00664f'

  sheet.shape(
    [
      [40, 62],
      [64, 34],
      [74, 34],
      [50, 62],
    ],
    '#c8102e',
  )
  sheet.put('TRENI DEL TIRRENO', 84, 40, { size: 17, bold: true, color: green })
  sheet.right('Biglietto con prenotazione', 555, 36, { size: 12, bold: true })
  sheet.right('Ticket with reservation', 555, 51, { size: 9, color: '#666' })
  sheet.rule(72, 40, 555, { weight: 2, color: green })
  sheet.put('Caro cliente,', 40, 84)
  sheet.prose(
    'grazie per aver scelto Treni del Tirreno. Questo documento, stampato o mostrato sullo schermo, è il tuo titolo di viaggio. Presentalo al personale di bordo insieme a un documento di identità.',
    40,
    97,
    515,
  )
  for (const [index, fare] of fares.entries()) {
    const top = 140 + 170 * index
    const stations = ['Livorno Centrale', 'Roma Ostiense']
    const [from, to] = index === 0 ? stations : stations.toReversed()
    const hour = index === 0 ? 10 : 18
    const day = show(addDays(out, index))
    sheet.frame(40, top, 515, 156, green)
    sheet.fill(40, top, 515, 18, green)
    sheet.put(index === 0 ? 'ANDATA / OUTWARD' : 'RITORNO / RETURN', 48, top + 5, {
      bold: true,
      color: '#fff',
    })
    sheet.right(pnr, 547, top + 5, { bold: true, color: '#fff' })
    const cells: [string, string, number, number][] = [
      ['Stazione di Partenza/From', from!, 48, 28],
      ['Stazione di Arrivo/To', to!, 228, 28],
      ['Treno/Train', `Frecciamare ${8000 + 11 * chance.whole(10, 80)}`, 408, 28],
      ['Data e ora/Date and time', `${day} ${hour}:25`, 48, 62],
      ['Data e ora/Date and time', `${day} ${hour + 3}:02`, 228, 62],
      ['Servizio/Service', '2ª CLASSE', 408, 62],
      ['Nome Passeggero/Passenger Name', passenger, 48, 96],
      ['Carrozza/Coach', String(chance.whole(1, 9)), 228, 96],
      ['Posti/Seats', `${chance.whole(1, 18)}${chance.pick(['A', 'C', 'D'])}`, 318, 96],
      ['Offerta/Offer', 'BASE ADULTO', 408, 96],
    ]
    for (const [word, value, x, y] of cells) {
      sheet.put(word, x, top + y, { size: 7, color: '#666' })
      sheet.put(value, x, top + y + 10, { size: 11, bold: true })
    }
    sheet.rule(top + 128, 48, 547, { color: '#bbb' })
    sheet.put(`Codice Biglietto/Ticket code: ${chance.digits(10)}`, 48, top + 138, { size: 8 })
    sheet.right(`Importo/Amount ${money(fare)}`, 547, top + 138, { size: 8 })
  }
  sheet.put('DETTAGLI ACQUISTO / PURCHASE DETAILS', 40, 494, { bold: true, color: green })
  sheet.rule(507, 40, 555, { color: green })
  const details = [
    `Data e ora di emissione/Date of issue: ${show(bought)} ${anyClock(chance)}`,
    'Canale di vendita/Sales channel: sito web',
    'Pagamento/Payment: Mastercard **** 2290',
    `Importo totale pagato/Total amount paid: ${money(total)} (IVA inclusa/VAT included)*`,
  ]
  sheet.lines(details, 40, 515, {}, 1.6)
  sheet.prose(
    '* Corrispettivo soggetto a IVA 10%. Il presente biglietto assolve la funzione dello scontrino fiscale (D.M. 30/06/1992). La fattura può essere richiesta entro la mezzanotte del giorno di acquisto. Il cambio del biglietto è ammesso fino a un’ora dopo la partenza del treno; il rimborso prima della partenza con trattenuta del 20%, minimo 10,00 €.',
    40,
    590,
    515,
    { size: 7.5 },
  )
  sheet.rule(780, 40, 555)
  sheet.middle(
    'Treni del Tirreno S.p.A. con socio unico – Viale Carducci 14, 57124 Livorno – Cap. Soc. € 12.500.000,00 i.v.',
    297,
    787,
    { size: 7 },
  )
  sheet.middle('Cod. Fisc. e P. IVA 01688240497 – R.E.A. LI 148820', 297, 797, { size: 7 })
  return labelled(
    'Treni del Tirreno',
    [bought, show(bought)],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
