import type { Chance } from '@quittance/receipt-drawing/chance'
import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import type { Sheet } from '#paper/sheet.ts'
import { labelled, template } from '#paper/template.ts'

/** Swiss: a short letter above, and below the part to cut off with which it is paid. */
export const paymentSlip = template(
  'hotel-payment-slip',
  {},
  {
    de: {
      hotel: 'Berghotel Silvrettablick',
      address: ['Bahnhofstrasse 44', '7250 Klosters'],
      more: ['Telefon 081 555 01 33', 'CHE-114.902.338 MWST'],
      town: 'Klosters',
      title: 'Rechnung',
      intro: 'Wir danken Ihnen für Ihren Aufenthalt und stellen wie vereinbart in Rechnung:',
      items: ['Nächte im Doppelzimmer zur Einzelnutzung', 'Halbpension', 'Gästetaxe Prättigau'],
      from: 'vom',
      until: 'bis',
      total: 'Total inkl. MWST',
      tax: 'darin MWST',
      terms: 'Zahlbar innert 30 Tagen netto, spätestens am',
      slip: [
        'Empfangsschein',
        'Zahlteil',
        'Konto / Zahlbar an',
        'Referenz',
        'Zahlbar durch',
        'Währung',
        'Betrag',
        'Annahmestelle',
        'Zusätzliche Informationen',
      ],
      days: 'd. MMMM yyyy',
    },
    it: {
      hotel: 'Albergo Stella di Ceresio',
      address: ['Riva Lago 17', '6815 Melide'],
      more: ['Telefono 091 555 01 46', 'CHE-109.554.271 IVA'],
      town: 'Melide',
      title: 'Fattura',
      intro: 'La ringraziamo della Sua visita e Le fatturiamo, come convenuto, quanto segue:',
      items: [
        'Notti in camera doppia uso singola',
        'Mezza pensione',
        'Tassa di soggiorno cantonale',
      ],
      from: 'dal',
      until: 'al',
      total: 'Totale IVA inclusa',
      tax: 'di cui IVA',
      terms: 'Pagabile entro 30 giorni netto, al più tardi il',
      slip: [
        'Ricevuta',
        'Sezione pagamento',
        'Conto / Pagabile a',
        'Riferimento',
        'Pagabile da',
        'Valuta',
        'Importo',
        'Punto di accettazione',
        'Informazioni supplementari',
      ],
      days: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(3, 7)
    const leaving = addDays(arrival, nights)
    const issued = addDays(leaving, chance.whole(2, 6))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, "1'234.56")
    const prices = [100 * chance.whole(148, 215), 4800, 420]
    const amounts = prices.map((price) => price * nights)
    const total = sum(amounts)
    const guest = anyGuest(chance, language)
    const number = chance.digits(5)
    const addressed = [guest.firm, guest.street, guest.town]

    sheet.lines([words.hotel], 62, 46, { size: 15, bold: true, color: '#b3261e' })
    sheet.lines([...words.address, ...words.more], 62, 68, { size: 8.5 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town, guest.country], 345, 120, {
      size: 10.5,
    })
    sheet.put(`${words.town}, ${show(issued)}`, 345, 208, { size: 10 })
    sheet.put(`${words.title} ${number}`, 62, 240, { size: 12, bold: true })
    sheet.put(words.intro, 62, 262, { size: 10 })
    let y = 290
    for (const [index, name] of words.items.entries()) {
      sheet.put(`${nights}  ${name}`, 62, y, { size: 10 })
      sheet.right(`à ${money(prices[index]!)}`, 440, y, { size: 10 })
      sheet.right(money(amounts[index]!), 533, y, { size: 10 })
      y += 16
    }
    sheet.put(`${words.from} ${show(arrival)} ${words.until} ${show(leaving)}`, 77, y, { size: 9 })
    sheet.rule(y + 17, 440, 533)
    sheet.put(words.total, 62, y + 24, { size: 10.5, bold: true })
    sheet.right('CHF', 440, y + 24, { size: 10.5, bold: true })
    sheet.right(money(total), 533, y + 24, { size: 10.5, bold: true })
    // The rate rose with the year 2024.
    const rate = leaving < '2024' ? 3.7 : 3.8
    sheet.put(`${words.tax} ${rate} %`, 62, y + 41, { size: 9 })
    sheet.right(money(taxWithin(total - amounts[2]!, rate)), 440, y + 41, { size: 9 })
    sheet.put(`${words.terms} ${show(addDays(issued, 30))}.`, 62, y + 66, { size: 10 })

    const [receipt, part, to, reference, by, currency, amount, office, more] = words.slip
    const creditor = [
      `CH48 0077 4010 ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(1)}`,
      words.hotel,
      ...words.address,
    ]
    const code = `${chance.digits(2)} ${chance.digits(5)} ${chance.digits(5)} ${chance.digits(5)}`
    const asked = money(total).replace("'", ' ')
    sheet.rule(545, 0, 595)
    sheet.upright(176, 545, 842)
    function blocks(x: number, top: number, size: number, list: [string, readonly string[]][]) {
      let at = top
      for (const [head, texts] of list) {
        sheet.put(head, x, at, { size: size - 1.5, bold: true })
        at = sheet.lines(texts, x, at + size + 1, { size }, 1.15) + 8
      }
    }
    sheet.put(receipt!, 15, 560, { size: 11, bold: true })
    blocks(15, 580, 8, [
      [to!, creditor],
      [reference!, [code]],
      [by!, addressed],
    ])
    sheet.put(currency!, 15, 738, { size: 6.5, bold: true })
    sheet.put(amount!, 60, 738, { size: 6.5, bold: true })
    sheet.put('CHF', 15, 750, { size: 8 })
    sheet.put(asked, 60, 750, { size: 8 })
    sheet.right(office!, 160, 782, { size: 6.5, bold: true })
    sheet.put(part!, 190, 560, { size: 11, bold: true })
    checkered(sheet, chance, 190, 586)
    sheet.put(currency!, 190, 738, { size: 8, bold: true })
    sheet.put(amount!, 240, 738, { size: 8, bold: true })
    sheet.put('CHF', 190, 752, { size: 10 })
    sheet.put(asked, 240, 752, { size: 10 })
    blocks(340, 560, 10, [
      [to!, creditor],
      [reference!, [code]],
      [more!, [`${words.title} ${number}`]],
      [by!, addressed],
    ])
    return labelled(words.hotel, [issued, show(issued)], [total, money(total)], ['CHF', 'CHF'])
  },
)

/** What a code of squares with a cross in its middle looks like. */
function checkered(sheet: Sheet, { is }: Chance, x: number, y: number) {
  const [side, cells] = [3.3, 40]
  for (let row = 0; row < cells; row += 1) {
    for (let column = 0; column < cells; column += 1) {
      if (is(0.48)) sheet.fill(x + side * column, y + side * row, side, side, '#000')
    }
  }
  for (const [column, row] of [
    [0, 0],
    [33, 0],
    [0, 33],
  ] as const) {
    sheet.fill(x + side * column, y + side * row, 7 * side, 7 * side, '#000')
    sheet.fill(x + side * (column + 1), y + side * (row + 1), 5 * side, 5 * side, '#fff')
    sheet.fill(x + side * (column + 2), y + side * (row + 2), 3 * side, 3 * side, '#000')
  }
  sheet.fill(x + 56, y + 56, 20, 20, '#fff')
  sheet.fill(x + 58, y + 58, 16, 16, '#000')
  sheet.fill(x + 64.5, y + 61, 3, 10, '#fff')
  sheet.fill(x + 61, y + 64.5, 10, 3, '#fff')
}
