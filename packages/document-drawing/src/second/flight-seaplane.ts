import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A flight over the lake, billed by letter: no table, every sum within a sentence. */
export const seaplane = oneOff('flight-seaplane', { face: 'serif' }, 'it', (sheet, chance) => {
  const billed = anyDay(chance)
  const flown = addDays(billed, -3)
  const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'it')
  const unbroken = (day: string) => show(day).replaceAll(' ', '\u00a0')
  const money = (minor: number) => figure(minor, '1.234,56')
  const inEuro = (minor: number) => `€\u00a0${money(minor)}`
  const passengers = chance.whole(2, 4)
  const seat = 100 * chance.whole(260, 390)
  const landing = 6500
  const total = passengers * seat + landing
  const tax = taxWithin(total, 10)
  const guest = anyGuest(chance, 'it')

  sheet.middle('Idrovolanti Verbano', 297, 50, { size: 24, color: '#1d3f72' })
  sheet.middle('di Testa Marco & C. s.n.c.', 297, 80, { size: 11 })
  sheet.middle('lavoro aereo · voli turistici · collegamenti lacuali', 297, 96, { size: 10 })
  sheet.rule(114, 200, 395, { color: '#1d3f72' })
  sheet.lines(
    ['Spettabile', guest.firm, guest.street, guest.town, `c.a. ${guest.name}`],
    340,
    150,
    { size: 12 },
  )
  sheet.put(`Verbania, ${show(billed)}`, 70, 250, { size: 12 })
  sheet.put(`Oggetto: fattura n. ${chance.whole(18, 140)}/${billed.slice(2, 4)}`, 70, 282, {
    size: 12,
    bold: true,
  })
  let y = 320
  for (const text of [
    `Con la presente Vi rimettiamo fattura per il volo da noi effettuato il ${unbroken(flown)} con idrovolante Cessna 206, marche I-VBTM, da Verbania a Como e ritorno, con ${passengers} passeggeri a bordo, al prezzo convenuto di ${inEuro(seat)} a persona.`,
    `Al corrispettivo per il trasporto, pari a ${inEuro(passengers * seat)}, si aggiunge il diritto di ammaraggio presso l’idroscalo di Como di ${inEuro(landing)}. L’importo totale della presente fattura ammonta pertanto a ${inEuro(total)}, di cui ${inEuro(total - tax)} di imponibile e ${inEuro(tax)} di IVA al 10%.`,
    `Vi preghiamo di voler provvedere al saldo entro il ${unbroken(addDays(billed, 30))} mediante bonifico bancario sul nostro conto IT71 K030 6922 4001 0000 0004 418, indicando nella causale il numero della fattura.`,
    'RingraziandoVi per la fiducia accordataci, porgiamo distinti saluti.',
  ])
    y = sheet.prose(text, 70, y, 455, { size: 12 }) + 12
  sheet.put('Marco Testa', 380, y + 30, { size: 13 })
  sheet.rule(y + 50, 360, 500)
  sheet.middle(
    'Idroscalo di Suna, Lungolago 3, 28925 Verbania (VB) – P. IVA 01884420036 – Tel. 0323 000 418',
    297,
    796,
    { size: 9 },
  )
  return labelled(
    'Idrovolanti Verbano',
    [billed, show(billed)],
    [total, money(total)],
    ['EUR', '€'],
  )
})
