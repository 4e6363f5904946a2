import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A satellite phone's month: the account with what was open before, and each call on the second page. */
export const satellitePhone = oneOff('telecom-satellite-phone', {}, 'de', (sheet, chance) => {
  const billed = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd.MM.yyyy', 'de')
  const money = (minor: number) => figure(minor, '1.234,56')
  const calls = Array.from({ length: chance.whole(17, 24) }, (_, index) => ({
    day: addDays(billed, -30 + index),
    clock: anyClock(chance),
    to: `+49 ${chance.pick(['40', '471', '4921', '381'])} ${chance.digits(3)}xxx`,
    minutes: chance.whole(1, 14),
  }))
  const talk = sum(calls.map(({ minutes }) => 129 * minutes))
  const messages = chance.whole(4, 30)
  const parts: [string, string, number][] = [
    ['Grundgebühr Tarif Seeweit 30', 'monatlich', 4990],
    ['Gespräche laut Einzelnachweis', `${calls.length} Verbindungen`, talk],
    ['Kurznachrichten', `${messages} Stück`, 19 * messages],
    ['Leihgerät Typ 9555', 'Monatsmiete', 2900],
  ]
  const net = sum(parts.map(([, , minor]) => minor))
  const tax = Math.round(net * 0.19)
  const total = net + tax
  const before = chance.whole(9000, 26_000)
  const customer = chance.digits(7)
  const number = `SF-${billed.slice(0, 4)}-${chance.digits(5)}`
  function foot() {
    const columns = [
      ['Seefunkbrücke GmbH', 'Am Neuen Markt 5', '26721 Emden'],
      ['Geschäftsführer: Onno Harms', 'Amtsgericht Aurich', 'HRB 204417'],
      ['USt-IdNr. DE 248 116 903', 'IBAN DE48 2845 0000 0021 4477 10', 'Sparkasse Küste'],
    ]
    for (const [index, column] of columns.entries())
      sheet.lines(column, 60 + 170 * index, 786, { size: 7, color: '#555' })
  }

  sheet.right('SEEFUNKBRÜCKE', 545, 44, { size: 16, bold: true, color: '#14507a' })
  sheet.right('Verbunden, wo kein Mast mehr steht.', 545, 64, { size: 8, color: '#14507a' })
  sheet.put('Seefunkbrücke GmbH · Am Neuen Markt 5 · 26721 Emden', 60, 128, { size: 6.5 })
  const guest = anyGuest(chance, 'de')
  sheet.lines([guest.firm, guest.name, guest.street, guest.town], 60, 142, { size: 10.5 })
  const facts = [
    ['Rechnungsnummer', number],
    ['Kundennummer', customer],
    ['Rufnummer', `+8816 ${chance.digits(3)} ${chance.digits(5)}`],
    ['Abrechnungszeitraum', `${show(addDays(billed, -30))} – ${show(addDays(billed, -1))}`],
    ['Datum', show(billed)],
  ]
  for (const [index, [word = '', fact = '']] of facts.entries()) {
    sheet.put(word, 340, 142 + 14 * index, { size: 8.5, color: '#555' })
    sheet.right(fact, 545, 142 + 14 * index, { size: 8.5 })
  }
  sheet.put('Ihre Rechnung', 60, 252, { size: 15, bold: true })
  sheet.right('Betrag in EUR', 545, 284, { size: 8, color: '#555' })
  for (const [index, [name, detail, minor]] of parts.entries()) {
    const y = 300 + 20 * index
    sheet.put(name, 60, y, { size: 10 })
    sheet.put(detail, 300, y, { size: 9, color: '#555' })
    sheet.right(money(minor), 545, y, { size: 10 })
  }
  sheet.rule(384, 60, 545)
  sheet.put('Summe netto', 60, 392, { size: 10 })
  sheet.right(money(net), 545, 392, { size: 10 })
  sheet.put('Umsatzsteuer 19 %', 60, 410, { size: 10 })
  sheet.right(money(tax), 545, 410, { size: 10 })
  sheet.fill(60, 428, 485, 22, '#e3edf4')
  sheet.put('Rechnungsbetrag', 66, 434, { size: 11, bold: true })
  sheet.right(money(total), 539, 434, { size: 11, bold: true })

  sheet.put('Ihr Kundenkonto', 60, 480, { size: 11, bold: true })
  for (const [index, [word, minor]] of (
    [
      ['Vorige Rechnung', before],
      [`Lastschrift vom ${show(addDays(billed, -22))}`, -before],
      ['Diese Rechnung', total],
    ] as const
  ).entries()) {
    sheet.put(word, 60, 500 + 15 * index)
    sheet.right(money(minor), 300, 500 + 15 * index)
  }
  sheet.prose(
    `Den Rechnungsbetrag buchen wir am ${show(addDays(billed, 10))} von Ihrem Konto DE•• •••• •••• ••${chance.digits(2)} ab. Einwände bitte binnen acht Wochen nach Zugang. Zielrufnummern sind auf Ihren Wunsch gekürzt.`,
    60,
    570,
    485,
    { size: 9 },
  )
  sheet.put('Seite 1/2', 60, 762, { size: 7.5 })
  foot()

  sheet.nextPage()
  sheet.put(`Einzelverbindungsnachweis zu ${number}`, 60, 50, { size: 12, bold: true })
  const at = [60, 140, 200, 350]
  for (const [index, word] of ['Tag', 'Beginn', 'Ziel', 'Minuten'].entries())
    sheet.put(word, at[index]!, 80, { size: 8, bold: true })
  sheet.right('EUR netto', 480, 80, { size: 8, bold: true })
  for (const [index, { day, clock, to, minutes }] of calls.entries()) {
    const y = 96 + 13 * index
    for (const [place, cell] of [show(day), clock, to, String(minutes)].entries())
      sheet.put(cell, at[place]!, y, { size: 8 })
    sheet.right(money(129 * minutes), 480, y, { size: 8 })
  }
  const end = 100 + 13 * calls.length
  sheet.rule(end, 60, 480)
  sheet.put('Summe Gespräche', 60, end + 6, { size: 8, bold: true })
  sheet.right(money(talk), 480, end + 6, { size: 8, bold: true })
  sheet.put('Seite 2/2', 60, 762, { size: 7.5 })
  foot()
  return labelled(
    'Seefunkbrücke GmbH',
    [billed, show(billed)],
    [total, money(total)],
    ['EUR', 'EUR'],
  )
})
