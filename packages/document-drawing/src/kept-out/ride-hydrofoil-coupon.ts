import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A hydrofoil to the islands: a long coupon printed at the port's counter, its tear-off part at the right. */
export const hydrofoilCoupon = oneOff(
  'ride-hydrofoil-coupon',
  { size: [600, 250], face: 'plain-mono' },
  'it',
  (sheet, chance) => {
    const issued = anyDay(chance)
    const [sold, sails] = [issued, addDays(issued, 1)].map((day) => dayIn(day, 'dd/MM/yyyy', 'it'))
    const money = (minor: number) => figure(minor, '1.234,56')
    const prices = [10 * chance.whole(171, 243), 250, 150, 200]
    const total = sum(prices)
    const number = `${chance.digits(3)}-${chance.digits(8)}`
    const small = { size: 7.5 }
    const label = { size: 6.5, face: 'sans' as const, color: '#1c4f9c' }
    sheet.fill(0, 0, 600, 34, '#1c4f9c')
    sheet.put('ALITIRRENO', 20, 8, { size: 17, bold: true, face: 'sans', color: '#fff' })
    sheet.put('aliscafi per le isole', 142, 14, { size: 9, face: 'sans', color: '#fff' })
    sheet.put('BIGLIETTO PASSEGGERO', 296, 12, {
      size: 10,
      bold: true,
      face: 'sans',
      color: '#fff',
    })
    sheet.put('TAGLIANDO IMBARCO', 456, 12, { size: 9, bold: true, face: 'sans', color: '#fff' })
    const cells: [string, string, number, number][] = [
      ['DA', 'MILAZZO', 20, 42],
      ['A', 'LIPARI', 120, 42],
      ['DATA PARTENZA', sails!, 20, 72],
      ['ORA', '07:20', 120, 72],
      ['CORSA', `A${chance.digits(3)}`, 180, 72],
      ['TARIFFA', 'ORDINARIA ADULTO', 20, 102],
      ['POSTO', 'LIBERO', 180, 102],
      ['PASSEGGERO', 'BRANDI/PAOLO', 20, 132],
      ['N. BIGLIETTO', number, 20, 162],
      ['EMESSO IL', `${sold} 17:4${chance.digits(1)}`, 150, 162],
    ]
    for (const [name, value, x, y] of cells) {
      sheet.put(name, x, y, label)
      sheet.put(value, x, y + 9, { size: 10, bold: y === 42 })
    }
    const rows = ['NOLO', 'DIRITTI PREVENDITA', 'DIRITTI PORTUALI', 'CONTR. SBARCO']
    for (const [index, row] of rows.entries()) {
      sheet.put(row, 296, 48 + 15 * index, { size: 8.5 })
      sheet.right(money(prices[index]!), 438, 48 + 15 * index, { size: 8.5 })
    }
    sheet.rule(112, 296, 438)
    sheet.put('TOTALE EURO', 296, 118, { size: 10, bold: true })
    sheet.right(money(total), 438, 118, { size: 10, bold: true })
    sheet.put(`DI CUI IVA 10% SU NOLO ${money(taxWithin(prices[0]!, 10))}`, 296, 136, small)
    sheet.put('PAGAMENTO: BANCOMAT', 296, 150, small)
    sheet.put('BIGL. 0417 MILAZZO PORTO OP.12', 296, 164, small)
    for (let y = 36; y < 248; y += 8) sheet.upright(446, y, y + 4, { color: '#888' })
    const stub = ['MILAZZO - LIPARI', `${sails} 07:20`, 'BRANDI/PAOLO', number]
    sheet.lines(stub, 456, 48, { size: 9 }, 1.7)
    for (let index = 0; index < 44; index += 1)
      sheet.fill(456 + 2.9 * index, 124, chance.whole(1, 2), 50, '#111')
    sheet.middle('DA CONSEGNARE ALL’IMBARCO', 520, 184, { size: 7, face: 'sans' })
    sheet.prose(
      'Alitirreno S.p.A. - Via Luigi Rizzo 44, 98057 Milazzo (ME) - P.IVA 03118840832 - Cap. soc. € 2.400.000 i.v. Documento di viaggio valido come ricevuta fiscale (D.M. 30/6/1992). Presentarsi 20 minuti prima della partenza. Rimborso con trattenuta del 10% fino a 24 ore prima. Bagaglio a mano fino a 9 kg incluso.',
      20,
      204,
      412,
      { size: 6.5, face: 'sans' },
    )
    return labelled('ALITIRRENO', [issued, sold!], [total, money(total)], ['EUR', 'EURO'])
  },
)
