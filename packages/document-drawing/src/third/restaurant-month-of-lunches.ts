import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** One invoice for a month of lunches brought to a firm: a slip per line, carried to a second page where it is summed up. */
export const monthOfLunches = oneOff('restaurant-month-of-lunches', {}, 'nl', (sheet, chance) => {
  const billed = anyDay(chance)
  const show = (day: string) => dayIn(day, 'dd-MM-yyyy', 'nl')
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'nl')
  const number = `V${billed.slice(2, 4)}-${chance.digits(4)}`
  let day = addDays(billed, -40)
  const slips = Array.from({ length: 31 }, () => {
    if (chance.is(0.65)) day = addDays(day, new Date(day).getUTCDay() === 5 ? 3 : 1)
    const name = chance.pick([
      'Belegde broodjes, 6 st.',
      'Soep van de dag, 4 pers.',
      'Saladebuffet klein',
      'Broodplank vergadering',
      'Vers sap en fruit',
    ])
    const asker = chance.pick(['Receptie', 'Directie', 'Verkoop', 'Laboratorium'])
    return {
      cells: [show(day), `B${chance.digits(5)}`, asker, name],
      minor: 25 * chance.whole(74, 236),
    }
  })
  const net = sum(slips.map(({ minor }) => minor))
  const tax = Math.round(net * 0.09)
  const total = net + tax
  const columns = [60, 130, 190, 275]
  const heads = (y: number) => {
    for (const [index, head] of ['Leverdatum', 'Bon', 'Besteld door', 'Omschrijving'].entries())
      sheet.put(head, columns[index]!, y, { size: 8, color: '#667' })
    sheet.right('Excl. btw', 535, y, { size: 8, color: '#667' })
    sheet.rule(y + 12, 60, 535, { color: '#99a' })
  }
  const list = (from: number, to: number, top: number) => {
    for (const [index, { cells, minor }] of slips.slice(from, to).entries()) {
      for (const [column, cell] of cells.entries())
        sheet.put(cell, columns[column]!, top + 16 * index)
      sheet.right(money(minor), 535, top + 16 * index)
    }
    return top + 16 * (to - from)
  }
  const carried = sum(slips.slice(0, 25).map(({ minor }) => minor))
  const foot = (page: number) => {
    sheet.rule(778, 60, 535, { color: '#99a' })
    sheet.put('Lunchatelier De Blauwe Schoof', 60, 784, { size: 8, bold: true })
    sheet.put('Nijverheidsweg 22, 3534 AM Utrecht', 60, 795, { size: 7.5 })
    sheet.put('KvK 30221847   Btw NL001884207B33', 240, 795, { size: 7.5 })
    sheet.put('IBAN NL41 KRSB 0338 1720 45', 240, 784, { size: 7.5 })
    sheet.right(`${page} van 2`, 535, 795, { size: 7.5 })
  }

  sheet.put('Verzamelfactuur', 60, 48, { size: 22 })
  sheet.put('Geleverd en gefactureerd aan', 60, 96, { size: 8, color: '#667' })
  sheet.lines([guest.firm, `t.a.v. ${guest.name}`, guest.street, guest.town], 60, 109, { size: 10 })
  sheet.put('Geleverd en gefactureerd door', 330, 96, { size: 8, color: '#667' })
  sheet.lines(['Lunchatelier De Blauwe Schoof', 'Nijverheidsweg 22', '3534 AM Utrecht'], 330, 109, {
    size: 10,
  })
  const facts: [string, string][] = [
    ['Factuurnummer', number],
    ['Factuurdatum', show(billed)],
    ['Vervaldatum', show(addDays(billed, 14))],
    ['Klantnummer', chance.digits(5)],
  ]
  for (const [index, [word, value]] of facts.entries()) {
    sheet.put(word, 60 + 125 * index, 178, { size: 8, color: '#667' })
    sheet.put(value, 60 + 125 * index, 190, { size: 10 })
  }
  heads(224)
  const end = list(0, 25, 242)
  sheet.rule(end + 2, 60, 535, { color: '#99a' })
  sheet.put('Over te brengen naar volgende pagina', 275, end + 8, { size: 9 })
  sheet.right(money(carried), 535, end + 8)
  foot(1)
  sheet.nextPage()
  sheet.put(`Verzamelfactuur ${number}`, 60, 48, { size: 12 })
  heads(84)
  sheet.put('Transport', 275, 102)
  sheet.right(money(carried), 535, 102)
  let y = list(25, slips.length, 118) + 14
  const sums: [string, number][] = [
    ['Totaal exclusief btw', net],
    ['Btw 9%', tax],
    ['Totaal inclusief btw', total],
  ]
  for (const [word, minor] of sums) {
    const bold = minor === total
    sheet.put(word, 330, y, { size: 10, bold })
    sheet.right(`€ ${money(minor)}`, 535, y, { size: 10, bold })
    y += 18
  }
  sheet.prose(
    `Wij verzoeken u het bedrag binnen 14 dagen over te maken onder vermelding van ${number}. Bonnen liggen bij ons ter inzage. Vragen over deze factuur graag binnen acht dagen.`,
    60,
    y + 22,
    475,
    { size: 9 },
  )
  foot(2)
  return labelled(
    'Lunchatelier De Blauwe Schoof',
    [billed, show(billed)],
    [total, money(total)],
    ['EUR', '€'],
  )
})
