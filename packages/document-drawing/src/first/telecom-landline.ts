import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A line at home: the bill is the lower third of the page, a slip to pay with; above are news. */
export const landline = oneOff('telecom-landline', {}, 'it', (sheet, chance) => {
  const billed = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'it')
  const money = (minor: number) => figure(minor, '1.234,56')
  const net = [2450, 100 * chance.whole(3, 19), 390]
  const tax = Math.round(sum(net) * 0.22)
  const total = sum(net) + tax
  const guest = anyGuest(chance, 'it')
  sheet.put('LineaChiara', 50, 44, { size: 22, bold: true, color: '#0a9396' })
  sheet.lines([guest.firm, guest.street, guest.town], 340, 60, { size: 10 })
  sheet.put('Novità per te', 50, 150, { size: 14, bold: true })
  sheet.prose(
    'Da gennaio la fibra arriva a 2,5 Gbit/s allo stesso prezzo. Con la nuova app controlli i consumi, apri una segnalazione e paghi le bollette. Se porti un amico ricevi uno sconto di 20,00 € sulla prossima bolletta, e lui altrettanto.',
    50,
    174,
    495,
    { size: 10 },
  )
  sheet.fill(50, 250, 495, 130, '#e9f5f5')
  sheet.put('Metti tutto in ordine con la domiciliazione bancaria', 70, 270, { size: 12 })
  for (const [index, [word, minor]] of (
    [
      ['Canone fibra', net[0]!],
      ['Chiamate verso l’estero', net[1]!],
      ['Noleggio modem', net[2]!],
      ['IVA 22%', tax],
    ] as const
  ).entries()) {
    sheet.put(word, 50, 420 + 18 * index, { size: 10 })
    sheet.right(money(minor), 545, 420 + 18 * index, { size: 10 })
  }
  for (let dash = 0; dash < 50; dash += 1) sheet.fill(50 + 10 * dash, 520, 5, 0.8, '#777')
  const cells: [string, string][] = [
    ['Fattura', `${chance.digits(2)}A${chance.digits(6)}`],
    ['Emessa il', show(billed)],
    ['Scade il', show(addDays(billed, 20))],
    ['Totale bolletta', `€ ${money(total)}`],
  ]
  for (const [index, [word, value]] of cells.entries()) {
    sheet.frame(50 + 124 * index, 540, 120, 46)
    sheet.put(word, 58 + 124 * index, 547, { size: 8, color: '#666' })
    sheet.put(value, 58 + 124 * index, 563, { size: 12, bold: index === 3 })
  }
  sheet.put(
    'LineaChiara Telecomunicazioni S.p.A., Viale Certosa 200, 20156 Milano, P.IVA 13579240961',
    50,
    800,
    { size: 7.5 },
  )
  return labelled('LineaChiara', [billed, show(billed)], [total, money(total)], ['EUR', '€'])
})
