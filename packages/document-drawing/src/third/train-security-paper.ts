import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A ticket office's international form: fields in capitals on tinted paper, the price behind stars, issued in a corner. */
export const securityPaper = template(
  'train-security-paper',
  { size: [560, 240], face: 'mono' },
  {
    de: {
      name: 'ALPENLÄNDISCHE BUNDESBAHNEN',
      code: '1081',
      title: ['FAHRKARTE UND RESERVIERUNG', 'CIV 1081', '01 ERWACHSENER'],
      heads: ['DATUM', 'ZEIT', 'VON', 'NACH', 'DATUM', 'ZEIT', 'KL'],
      legs: ['LINZ HBF|PRAHA HL.N.', 'PRAHA HL.N.|LINZ HBF'],
      seat: ['ZUG', 'WAGEN', 'PLATZ', 'FENSTER'],
      terms: ['GILT NUR IN DEN RESERVIERTEN ZÜGEN', 'UMTAUSCH VOR DEM 1. GELTUNGSTAG: 50%'],
      price: 'PREIS',
      tax: 'INLAND MWST 10%: ',
      paid: 'BEZAHLT MIT KREDITKARTE',
      office: 'LINZ HBF SCHALTER 04',
    },
    it: {
      name: 'FERROVIE PADANE INTERNAZIONALI',
      code: '1083',
      title: ['BIGLIETTO CON PRENOTAZIONE', 'CIV 1083', '01 ADULTO'],
      heads: ['DATA', 'ORA', 'DA', 'A', 'DATA', 'ORA', 'CL'],
      legs: ['VERONA P. NUOVA|MUENCHEN HBF', 'MUENCHEN HBF|VERONA P. NUOVA'],
      seat: ['TRENO', 'CARROZZA', 'POSTO', 'FINESTRINO'],
      terms: ['VALIDO SOLO NEI TRENI PRENOTATI', 'RIMBORSO PRIMA DELLA PARTENZA: TRATTENUTA 20%'],
      price: 'PREZZO',
      tax: 'IVA 10% ITALIA: ',
      paid: 'PAGATO CON CARTA DI CREDITO',
      office: 'VERONA P.N. BIGL. 11',
    },
  },
  (sheet, words, chance, language) => {
    const sold = anyDay(chance)
    const out = addDays(sold, chance.whole(2, 20))
    const total = 10 * chance.whole(790, 1890)
    const money = figure(total, '1234,56')
    const issued = dayIn(sold, 'dd.MM.yy', language)

    for (let band = 0; band < 12; band += 1)
      sheet.fill(0, 20 * band, 560, 20, band % 2 ? '#eef3ea' : '#f6f1e6')
    sheet.put(words.name, 20, 14, { size: 11, bold: true })
    sheet.put(words.title[0]!, 236, 16, { bold: true })
    sheet.right(words.title[1]!, 540, 14, { size: 8 })
    sheet.put(words.title[2]!, 236, 30, { size: 8 })
    sheet.right(`${words.code} ${chance.digits(10)}`, 540, 26, { size: 8 })
    const at = [20, 62, 112, 262, 412, 454, 516]
    for (const [index, head] of words.heads.entries()) sheet.put(head, at[index]!, 52, { size: 7 })
    sheet.rule(61, 20, 540)
    for (const [index, leg] of words.legs.entries()) {
      const [from = '', to = ''] = leg.split('|')
      const day = dayIn(addDays(out, 3 * index), 'dd.MM', language)
      const times = [
        ['07:03', '11:52'],
        ['16:02', '20:57'],
      ][index]!
      const cells = [day, times[0]!, from, `> ${to}`, day, times[1]!, '2']
      for (const [place, cell] of cells.entries())
        sheet.put(cell, at[place]!, 68 + 34 * index, { size: 9.5, bold: true })
      const [train, coach, seat, window] = words.seat
      sheet.put(
        `${train} ${chance.whole(61, 399)} EC  ${coach} ${chance.whole(251, 268)}  ${seat} ${chance.whole(11, 96)} ${window}`,
        112,
        81 + 34 * index,
        { size: 8 },
      )
    }
    sheet.rule(138, 20, 540)
    sheet.lines(words.terms, 20, 146, { size: 8 }, 1.5)
    sheet.put(words.price, 372, 148)
    sheet.right(`EUR ****${money}`, 540, 146, { size: 12, bold: true })
    sheet.put(`${words.tax}${figure(Math.round((total * 0.38) / 11), '1234,56')}`, 372, 164, {
      size: 7,
    })
    sheet.put(words.paid, 372, 176, { size: 7 })
    sheet.put(`XXXXXXXXXXXX${chance.digits(4)}`, 372, 186, { size: 7 })
    for (let bar = 0; bar < 60; bar += 1)
      if (chance.is(0.55)) sheet.fill(20 + 3.2 * bar, 178, 2.2, 26, '#222')
    sheet.put(
      `${words.office}  ${issued} ${chance.whole(8, 18)}:${chance.whole(10, 59)}`,
      20,
      216,
      { size: 8 },
    )
    sheet.right(`${chance.digits(6)}-${chance.digits(2)}  1/1`, 540, 216, { size: 8 })
    return labelled(words.name, [sold, issued], [total, money], ['EUR', 'EUR'])
  },
)
