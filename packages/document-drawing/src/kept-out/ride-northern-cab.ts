import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A Stockholm taxi's receipt by mail, in English on request: half a sheet crosswise, framed cells, the card slip at the right. */
export const northernCab = oneOff(
  'ride-northern-cab',
  { size: 'A5', wide: true },
  'en',
  (sheet, chance) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'yyyy-MM-dd', 'en')
    const money = (minor: number) => figure(minor, '1 234,56')
    const prices = [100 * chance.whole(385, 595), 100 * chance.whole(3, 9) * 10, 4000]
    const total = sum(prices)
    const label = { size: 7, color: '#666' }
    const text = { size: 9.5 }
    sheet.fill(24, 22, 120, 34, '#ffd400')
    sheet.middle('Mälarcab', 84, 29, { size: 19, bold: true })
    sheet.put('RECEIPT / KVITTO', 164, 24, { size: 15, bold: true })
    sheet.put('Mälarcab i Stockholm AB, Västberga allé 44, 126 30 Hägersten', 164, 45, { size: 8 })
    sheet.right('+46 8 555 01 47', 571, 45, { size: 8 })
    const cells: [string, string, number, number, number][] = [
      ['Receipt no', chance.digits(8), 24, 72, 110],
      ['Date', shown, 134, 72, 90],
      ['Time', '14:06 – 14:47', 224, 72, 90],
      ['Car', chance.digits(4), 314, 72, 66],
      ['Registration', 'KXB 44T', 24, 104, 110],
      ['Driver ID', `K${chance.digits(5)}`, 134, 104, 90],
      ['Distance', `${chance.whole(36, 42)},${chance.digits(1)} km`, 224, 104, 90],
      ['Passengers', '1', 314, 104, 66],
      ['From', 'Arlanda Terminal 5', 24, 136, 178],
      ['To', 'Kungsholmsgatan 21, Stockholm', 202, 136, 178],
    ]
    for (const [name, value, x, y, width] of cells) {
      sheet.frame(x, y, width, 32, '#999')
      sheet.put(name, x + 5, y + 4, label)
      sheet.put(value, x + 5, y + 15, text)
    }
    const rows = ['Fixed price Arlanda – City', 'Waiting time', 'Infrastructure charge']
    for (const [index, row] of rows.entries()) {
      sheet.put(row, 29, 186 + 17 * index, text)
      sheet.right(money(prices[index]!), 375, 186 + 17 * index, text)
    }
    sheet.rule(238, 24, 380, { weight: 1 })
    sheet.put('To pay SEK', 29, 246, { size: 14, bold: true })
    sheet.right(money(total), 375, 246, { size: 14, bold: true })
    const tax = taxWithin(total, 6)
    for (const [index, head] of ['VAT %', 'Net', 'VAT', 'Gross'].entries()) {
      const value = ['6,00', money(total - tax), money(tax), money(total)][index]!
      sheet.right(head, 75 + 100 * index, 276, label)
      sheet.right(value, 75 + 100 * index, 288, { size: 9 })
    }
    sheet.frame(400, 72, 171, 226, '#999')
    sheet.fill(400, 72, 171, 18, '#ffd400')
    sheet.put('CARD PAYMENT', 408, 77, { size: 9, bold: true })
    const slip = [
      ['Terminal', chance.digits(8)],
      ['Mastercard', `**** **** **** ${chance.digits(4)}`],
      ['Contactless', 'PIN not required'],
      ['Fare', money(total)],
      ['Tip', money(0)],
      ['Purchase', `${money(total)} SEK`],
      ['Auth code', chance.digits(6)],
      ['AID', 'A0000000041010'],
      ['Response', '00 Approved'],
    ]
    for (const [index, [name, value]] of slip.entries()) {
      sheet.put(name!, 408, 102 + 17 * index, { size: 8, face: 'mono' })
      sheet.right(value!, 563, 102 + 17 * index, { size: 8, face: 'mono' })
    }
    sheet.middle('Customer copy – save receipt', 485, 276, { size: 8 })
    sheet.prose(
      'Org.nr 556447-1826. VAT no SE556447182601. Approved for F-tax. Complaints within 14 days: kund@malarcab.example. The comparison price of this car is shown on the yellow label on the rear door. Lost property: call the number above and state the receipt number.',
      24,
      330,
      547,
      { size: 7.5, color: '#555' },
    )
    sheet.middle('Welcome back to Mälarcab!', 297, 372, { size: 11, bold: true })
    return labelled('Mälarcab', [day, shown], [total, money(total)], ['SEK', 'SEK'])
  },
)
