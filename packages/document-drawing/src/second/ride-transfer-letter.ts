import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A small Czech transfer firm's receipt written as a letter: no table, the sum stands in a sentence. */
export const transferLetter = oneOff(
  'ride-transfer-letter',
  { face: 'serif' },
  'en',
  (sheet, chance) => {
    const paid = anyDay(chance)
    const ride = addDays(paid, -chance.whole(1, 5))
    const guest = anyGuest(chance, 'en')
    const total = 100 * chance.whole(1290, 3890)
    const plain = (minor: number) => figure(minor, '1,234.56')
    const shown = dayIn(paid, 'd MMMM yyyy', 'en')
    const text = { size: 11.5 }

    sheet.middle('M O R A V I A   T R A N S F E R S', 297, 50, { size: 17, color: '#5b3a1e' })
    sheet.middle('airport and long-distance rides since 2006', 297, 74, { size: 10, color: '#777' })
    sheet.rule(94, 180, 415, { color: '#5b3a1e' })
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 70, 130, text, 1.35)
    sheet.right(`Brno, ${shown}`, 525, 214, text)
    sheet.put(`Receipt no. ${chance.whole(11, 320)}/${paid.slice(0, 4)}`, 70, 250, {
      size: 13,
      bold: true,
    })
    sheet.put(`Dear ${guest.name},`, 70, 288, text)
    const party = chance.whole(2, 4)
    let y = sheet.prose(
      `thank you for riding with Moravia Transfers. We confirm that we have today received from you, by bank card, the amount of CZK ${plain(total)} for the ride from Vienna Airport (VIE) to Brno, Hotel U Jezera, on ${dayIn(ride, 'EEEE d MMMM', 'en')}, flight OX ${chance.digits(3)}, with ${party} passengers in a minivan. The price was agreed beforehand and includes 45 minutes of waiting, the Austrian and the Czech motorway stamp and value added tax of 12 per cent (CZK ${plain(taxWithin(total, 12))}).`,
      70,
      318,
      455,
      text,
    )
    y = sheet.prose(
      'No further payment is due. Should you need a ride back, please write to us at least six hours ahead; on presentation of this letter we take five per cent off the price.',
      70,
      y + 12,
      455,
      text,
    )
    sheet.put('With kind regards', 70, y + 20, text)
    sheet.shape(
      [
        [74, y + 66],
        [92, y + 46],
        [98, y + 70],
        [118, y + 50],
        [126, y + 68],
        [170, y + 56],
        [127, y + 69],
        [118, y + 51],
        [98, y + 71],
        [92, y + 47],
      ],
      '#1b2a6b',
      false,
    )
    sheet.put('Radka Vondrová', 70, y + 84, text)
    sheet.rule(776, 70, 525, { color: '#5b3a1e' })
    sheet.middle(
      'Moravia Transfers s.r.o., Lidická 118, 616 00 Brno, Czech Republic · IC 292 71 804 · DIC CZ29271804',
      297,
      784,
      { size: 8.5 },
    )
    sheet.middle(
      'Entered in the Commercial Register of the Regional Court in Brno, C 70441',
      297,
      797,
      {
        size: 8.5,
      },
    )
    return labelled('Moravia Transfers', [paid, shown], [total, plain(total)], ['CZK', 'CZK'])
  },
)
