import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A prepaid toll account is topped up on the web: the receipt on the account's page, past passages below it. */
export const topUp = oneOff('toll-top-up', {}, 'it', (sheet, chance) => {
  const day = anyDay(chance)
  const shown = dayIn(day, 'dd/MM/yyyy', 'it')
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const amount = chance.pick([5000, 7500, 10_000])
  const total = amount + 150
  const before = chance.whole(180, 1490)
  const guest = anyGuest(chance, 'it')
  const grey = { size: 8.5, color: '#666' }

  sheet.fill(0, 0, 595, 44, '#00543d')
  sheet.put('VIALESTA', 30, 14, { size: 17, bold: true, color: '#fff' })
  sheet.right(`Area clienti  |  ${guest.name}  |  Esci`, 565, 18, { size: 8.5, color: '#fff' })
  sheet.fill(0, 44, 130, 798, '#eef3f0')
  for (const [index, item] of [
    'Riepilogo',
    'I miei dispositivi',
    'Ricariche',
    'Viaggi',
    'Veicoli',
    'Documenti',
    'Assistenza',
  ].entries())
    sheet.put(item, 30, 72 + 24 * index, { size: 9.5, bold: index === 2 })
  sheet.put('Home  >  Ricariche  >  Dettaglio', 150, 62, grey)
  sheet.put('Ricevuta di ricarica', 150, 80, { size: 18, bold: true })
  sheet.put('Operazione riuscita', 150, 106, { size: 10, color: '#0a7d4f' })
  const facts = [
    ['Numero ricevuta', `R${chance.digits(8)}`],
    ['Data operazione', `${shown} ${anyClock(chance)}`],
    ['Dispositivo', `VL ${chance.digits(9)} - targa GK 417 ZD`],
    ['Pagamento', `carta ****${chance.digits(4)}`],
    ['Intestatario', guest.firm],
  ]
  for (const [index, [name, value]] of facts.entries()) {
    sheet.put(name!, 150, 132 + 18 * index, grey)
    sheet.put(value!, 250, 132 + 18 * index, { size: 9.5 })
  }
  sheet.frame(150, 236, 415, 126, '#00543d', 4)
  const sums: [string, number][] = [
    ['Importo ricarica', amount],
    ['Commissione di ricarica', 150],
    ['Totale addebitato', total],
    ['Saldo precedente', before],
    ['Nuovo saldo disponibile', before + amount],
  ]
  for (const [index, [name, minor]] of sums.entries()) {
    const style = {
      size: index === 2 ? 12 : 9.5,
      bold: index === 2,
      color: index > 2 ? '#666' : '#111',
    }
    sheet.put(name, 164, 246 + 22 * index, style)
    sheet.right(money(minor), 551, 246 + 22 * index, style)
    if (index === 2) sheet.rule(308, 164, 551, { color: '#bbb' })
  }
  sheet.put(
    'Operazione esclusa da IVA ai sensi dell’art. 2 D.P.R. 633/72; la commissione è esente art. 10.',
    150,
    370,
    { size: 7.5, color: '#666' },
  )
  sheet.put('Ultimi viaggi', 150, 404, { size: 13, bold: true })
  const columns = [150, 215, 330, 445]
  for (const [index, head] of ['Data', 'Entrata', 'Uscita', 'Classe'].entries())
    sheet.put(head, columns[index]!, 428, { size: 8.5, bold: true })
  sheet.right('Importo', 565, 428, { size: 8.5, bold: true })
  for (const [index, [from, to]] of [
    ['Lugagnano', 'Castelbosco Est'],
    ['Castelbosco Est', 'Lugagnano'],
    ['Pontevico', 'Rivarossa'],
    ['Rivarossa', 'Tangenziale Sud'],
    ['Barriera Lambrate', ''],
  ].entries()) {
    const y = 446 + 18 * index
    sheet.rule(y - 5, 150, 565, { color: '#ddd' })
    for (const [column, text] of [
      dayIn(addDays(day, -index - chance.whole(1, 2)), 'dd/MM/yyyy', 'it'),
      from!,
      to!,
      'A',
    ].entries())
      sheet.put(text, columns[column]!, y, { size: 8.5 })
    sheet.right(money(10 * chance.whole(19, 164)), 565, y, { size: 8.5 })
  }
  sheet.prose(
    'I viaggi sono addebitati sul saldo e fatturati a fine mese dalle società autostradali. Saldo minimo per l’uso del dispositivo: 10,00 €.',
    150,
    546,
    415,
    { size: 8, color: '#666' },
  )
  sheet.lines(
    [
      'Vialesta Pagamenti S.p.A. - Viale dell’Artigianato 9, 25126 Brescia - P. IVA 03790220987',
      'Capitale sociale 2.500.000,00 € i.v. - Istituto di moneta elettronica',
    ],
    150,
    800,
    { size: 7, color: '#666' },
  )
  return labelled('Vialesta', [day, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
})
