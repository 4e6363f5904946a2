import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A family's garage by the ferry port, written with a word processor: the sum in words too, the letterhead in the foot. */
export const portGarage = oneOff(
  'parking-port-garage',
  { face: 'serif' },
  'it',
  (sheet, chance) => {
    const issued = anyDay(chance)
    const [count, washing, inWords] = chance.pick<[number, number, string]>([
      [5, 1500, 'ottantuno/00'],
      [6, 1800, 'novantasette/20'],
      [9, 1200, 'centotrenta/80'],
    ])
    const left = addDays(issued, -count)
    const money = (minor: number) => `Euro ${figure(minor, '1.234,56')}`
    const prices = [count * 1320, washing]
    const total = sum(prices)
    const guest = anyGuest(chance, 'it')
    const shown = dayIn(issued, 'd MMMM yyyy', 'it')
    const short = (day: string) => dayIn(day, 'd/M/yy', 'it')
    const text = { size: 12 }

    sheet.put('Spett.le', 340, 70, text)
    sheet.lines([guest.firm, guest.street, guest.town], 340, 86, text)
    sheet.put(`Livorno, ${shown}`, 70, 170, text)
    sheet.put(`Oggetto: ricevuta n. ${chance.whole(12, 410)} – custodia autovettura`, 70, 206, {
      size: 12,
      bold: true,
    })
    sheet.prose(
      `Custodia dell’autovettura targata ${chance.pick(['GA 318 XN', 'FT 704 LD'])} presso la nostra autorimessa, consegnata il ${short(left)} e ritirata il ${short(issued)} dal cliente ${guest.name}, navetta per il porto inclusa:`,
      70,
      238,
      455,
      text,
    )
    const rows = [`n. ${count} giorni a Euro 13,20`, 'lavaggio esterno e interno']
    for (const [index, name] of rows.entries()) {
      sheet.put(name, 100, 300 + 20 * index, text)
      sheet.right(money(prices[index]!), 470, 300 + 20 * index, text)
    }
    sheet.rule(342, 380, 470, { color: '#000' })
    sheet.put('Totale IVA compresa', 100, 350, { size: 12, bold: true })
    sheet.right(money(total), 470, 350, { size: 12, bold: true })
    sheet.put(`(diconsi Euro ${inWords})`, 100, 370, text)
    sheet.put(
      `di cui imponibile ${money(total - taxWithin(total, 22))} e IVA 22% ${money(taxWithin(total, 22))}`,
      100,
      400,
      { size: 10.5 },
    )
    sheet.put('Pagato con bancomat alla riconsegna.', 70, 440, text)
    sheet.put('Per quietanza', 380, 490, text)
    sheet.put('Piero Nencini', 378, 512, { size: 14, color: '#22306b' })
    sheet.rule(752, 70, 525, { weight: 1.2, color: '#1b5e3a' })
    sheet.middle('Autorimessa Nencini', 297, 760, { size: 14, bold: true, color: '#1b5e3a' })
    sheet.middle(
      'di Nencini Piero & Figli s.n.c. – Via del Molo Mediceo 18 – 57123 Livorno',
      297,
      779,
      {
        size: 9,
      },
    )
    sheet.middle(
      'Tel. 0586 555 814 – P. IVA 00917340493 – aperto tutti i giorni 5.00-23.30',
      297,
      792,
      {
        size: 9,
      },
    )
    return labelled(
      'Autorimessa Nencini',
      [issued, shown],
      [total, figure(total, '1.234,56')],
      ['EUR', 'Euro'],
    )
  },
)
