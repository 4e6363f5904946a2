import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** An association's receipt for its study day: the programme on the left, the receipt with its stamp duty on the right. */
export const studyDay = oneOff('conference-study-day', { wide: true }, 'it', (sheet, chance) => {
  const day = anyDay(chance)
  const held = addDays(day, chance.whole(6, 20))
  const shown = dayIn(day, 'dd/MM/yyyy', 'it')
  const money = (minor: number) => figure(minor, '1.234,56')
  const fee = 500 * chance.whole(18, 32)
  const rows: [string, number][] = [
    ['Quota di iscrizione non soci', fee],
    ['Pranzo di lavoro', 2800],
    ['Atti del convegno (volume)', 1500],
    ['Imposta di bollo', 200],
  ]
  const total = fee + 4500
  const guest = anyGuest(chance, 'it')
  const green = '#2f6b3a'

  sheet.fill(0, 0, 330, 595, '#eef4ea')
  sheet.put('Giornata di studio', 36, 44, { size: 12, color: green })
  sheet.prose('L’acqua nei campi: irrigare meno, irrigare meglio', 36, 62, 262, {
    size: 18,
    bold: true,
    color: green,
  })
  sheet.put(dayIn(held, 'EEEE d MMMM yyyy', 'it'), 36, 122, { size: 11, bold: true })
  sheet.put('Sala consiliare, Borgo San Leo sul Taro', 36, 138, { size: 10 })
  const talks = [
    ['8.45', 'Registrazione'],
    ['9.15', 'Saluti del Sindaco'],
    ['9.30', 'Sensori di umidità: tre anni di prove'],
    ['11.00', 'Il bilancio idrico di una stalla'],
    ['12.45', 'Pranzo di lavoro'],
    ['14.15', 'Tavola rotonda con i consorzi'],
    ['16.30', 'Visita all’impianto di Fornace'],
  ]
  for (const [index, [hour = '', talk = '']] of talks.entries()) {
    sheet.right(hour, 64, 176 + 24 * index, { size: 10, bold: true })
    sheet.put(talk, 76, 176 + 24 * index, { size: 10 })
  }
  sheet.prose(
    'Ai partecipanti sono riconosciuti 6 crediti formativi. Disdette entro 5 giorni: rimborso del 50 %.',
    36,
    370,
    262,
    { size: 8.5 },
  )
  sheet.disc(378, 62, 22, green)
  sheet.middle('AV', 378, 54, { size: 16, bold: true, color: '#fff' })
  sheet.put('Associazione Agronomi Valtarese', 410, 46, { size: 15, bold: true, color: green })
  sheet.lines(
    [
      'Via del Mercato 3, 43043 Borgo San Leo sul Taro (PR)',
      'C.F. 92055501349 – info@agronomivaltarese.example',
    ],
    410,
    66,
    { size: 8.5 },
  )
  sheet.put(`RICEVUTA N. ${chance.whole(14, 96)}`, 356, 112, { size: 12, bold: true })
  sheet.right(`Borgo San Leo sul Taro, ${shown}`, 806, 114, { size: 10 })
  const text = `Si dichiara di aver ricevuto da ${guest.firm}, ${guest.street}, ${guest.town}, mediante carta di credito, per la partecipazione di ${guest.name} alla giornata di studio, quanto segue:`
  let y = sheet.prose(text, 356, 144, 450, { size: 10.5 }) + 12
  for (const [word, minor] of rows) {
    sheet.put(word, 370, y, { size: 10.5 })
    sheet.put('€', 640, y, { size: 10.5 })
    sheet.right(money(minor), 710, y, { size: 10.5 })
    y += 20
  }
  sheet.rule(y, 640, 710)
  sheet.put('Totale ricevuto', 370, y + 7, { size: 11.5, bold: true })
  sheet.put('€', 640, y + 7, { size: 11.5, bold: true })
  sheet.right(money(total), 710, y + 7, { size: 11.5, bold: true })
  sheet.frame(356, y + 60, 92, 72, '#999')
  for (const [index, line] of [
    'marca da bollo',
    '€ 2,00',
    `01${chance.digits(6)}`,
    'sull’originale',
  ].entries())
    sheet.middle(line, 402, y + 70 + 14 * index, { size: 8, color: '#777' })
  sheet.put('Il tesoriere', 640, y + 64, { size: 10 })
  sheet.put('Dott. Agr. Renzo Ghirardi', 640, y + 82, { size: 11, face: 'serif' })
  sheet.prose(
    'Operazione fuori campo IVA ai sensi dell’art. 4, comma 4, DPR 633/72. Quota sociale annuale per chi volesse associarsi: € 60,00 entro il 31 gennaio.',
    356,
    520,
    450,
    { size: 8 },
  )
  return labelled(
    'Associazione Agronomi Valtarese',
    [day, shown],
    [total, money(total)],
    ['EUR', '€'],
  )
})
