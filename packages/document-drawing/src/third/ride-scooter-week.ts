import { addDays, anyClock, anyDay } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A week of hired scooters and bicycles on a bare machine-made bill; a brand in small letters and figures, part paid by credit. */
export const scooterWeek = oneOff('ride-scooter-week', {}, 'it', (sheet, chance) => {
  const issued = anyDay(chance)
  const guest = anyGuest(chance, 'it')
  const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
  const rides = [
    ['Monopattino', 'Stazione Centrale – Via Mazzini'],
    ['Bici elettrica', 'Via Mazzini – Fiera, padiglione 3'],
    ['Monopattino', 'Fiera, padiglione 3 – Piazza del Popolo'],
    ['Monopattino', 'Piazza del Popolo – Stazione Centrale'],
  ].map(([vehicle = '', way = ''], index) => {
    const minutes = chance.whole(6, 24)
    return { day: addDays(issued, index - 6), vehicle, way, minutes, minor: 100 + 22 * minutes }
  })
  const total = sum(rides.map(({ minor }) => minor))
  const credit = 300
  const tax = taxWithin(total, 22)
  const small = { size: 8, color: '#888' }

  sheet.put('zz5', 60, 56, { size: 30, bold: true, color: '#e0218a' })
  sheet.put('Fattura', 60, 128, { size: 11, color: '#888' })
  sheet.put(`ZIT-${issued.slice(0, 4)}-${chance.digits(7)}`, 60, 144, { size: 11 })
  sheet.put('Emessa il', 230, 128, { size: 11, color: '#888' })
  sheet.put(issued, 230, 144, { size: 11 })
  sheet.put('Periodo', 340, 128, { size: 11, color: '#888' })
  sheet.put(`${addDays(issued, -6)} / ${issued}`, 340, 144, { size: 11 })
  sheet.put('Cliente', 60, 184, { size: 11, color: '#888' })
  sheet.lines([guest.name, guest.firm, `${guest.street}, ${guest.town}`], 60, 200, { size: 11 })
  for (const [index, { day, vehicle, way, minutes, minor }] of rides.entries()) {
    const y = 282 + 40 * index
    sheet.put(vehicle, 60, y, { size: 11, bold: true })
    sheet.put(`${day}  ${anyClock(chance)}  ·  ${way}`, 60, y + 15, small)
    sheet.right(`sblocco € 1,00 + ${minutes} min × € 0,22`, 440, y, small)
    sheet.right(money(minor), 535, y, { size: 11 })
  }
  sheet.rule(452, 60, 535, { color: '#e0218a' })
  const sums: [string, number][] = [
    ['Imponibile', total - tax],
    ['IVA 22%', tax],
    ['Totale fattura', total],
  ]
  for (const [index, [word, minor]] of sums.entries()) {
    sheet.put(word, 340, 466 + 20 * index, { size: 11, bold: index === 2 })
    sheet.right(money(minor), 535, 466 + 20 * index, { size: 11, bold: index === 2 })
  }
  sheet.put('Come è stata pagata', 60, 552, { size: 11, color: '#888' })
  sheet.put(`Credito prepagato ${money(credit)}`, 60, 570, { size: 10 })
  sheet.put(`Carta •••• ${chance.digits(4)} ${money(total - credit)}`, 60, 586, { size: 10 })
  sheet.put('Servizio in convenzione con il Comune di Ravella e BusRavella', 60, 640, small)
  const foot = [
    ['un marchio di Micromobilità Adriatica S.r.l.', 'Via Darsena 40', '48122 Ravella (RA)'],
    ['P.IVA 02719340391', 'SDI M5UXCR1', 'Cap. soc. € 50.000 i.v.'],
    ['zz5.example', 'ciao@zz5.example', '800 555 090'],
  ]
  for (const [index, lines] of foot.entries()) sheet.lines(lines, 60 + 175 * index, 770, small, 1.4)
  return labelled('zz5', [issued, issued], [total, figure(total, '1.234,56')], ['EUR', '€'])
})
