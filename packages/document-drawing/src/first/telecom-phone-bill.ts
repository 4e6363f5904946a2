import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A phone company's month: the last bill and what was paid of it above the new sum, connections on page two. */
export const phoneBill = template(
  'telecom-phone-bill',
  {},
  {
    en: {
      firm: 'Larkphone',
      legal: 'Larkphone UK Ltd, 60 Exchange Row, Reading RG1 8DH, VAT no. 945 6612 30',
      title: 'Your bill',
      facts: ['Bill date', 'Account number', 'Bill number', 'Period'],
      before: ['Your last bill', 'Payments received, thank you', 'Brought forward'],
      rows: ['Business SIM unlimited', 'Roaming in the USA', 'Calls outside your plan'],
      sums: ['Total excluding VAT', 'VAT at 20%', 'Total for this bill'],
      debit: 'We’ll take this by Direct Debit on or after',
      calls: 'Roaming and calls in detail',
      heads: ['Date', 'Number', 'Minutes', 'Cost'],
      days: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: ['GBP', '£'] as [string, string],
      rate: 20,
    },
    nl: {
      firm: 'Belpunt Mobiel',
      legal: 'Belpunt Mobiel B.V., Telegraafweg 8, 3542 AD Utrecht, BTW NL807070605B01',
      title: 'Uw factuur',
      facts: ['Factuurdatum', 'Klantnummer', 'Factuurnummer', 'Periode'],
      before: ['Vorige factuur', 'Ontvangen betaling', 'Openstaand'],
      rows: ['Abonnement Zakelijk Onbeperkt', 'Roaming buiten de EU', 'Gesprekken buiten bundel'],
      sums: ['Totaal exclusief btw', 'Btw 21%', 'Factuurbedrag'],
      debit: 'Wij schrijven dit bedrag af rond',
      calls: 'Specificatie roaming en gesprekken',
      heads: ['Datum', 'Nummer', 'Minuten', 'Kosten'],
      days: 'd MMM yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 21,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${words.money[1]}\u00a0${figure(minor, words.figures)}`
    const calls = Array.from({ length: 22 }, (_, index) => ({
      day: addDays(billed, index - 28),
      minutes: chance.whole(1, 34),
      minor: chance.whole(20, 410),
    }))
    const parts = [2300, 900, sum(calls.map(({ minor }) => minor))]
    const net = sum(parts)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const last = 100 * chance.whole(28, 60) + 41

    function foot() {
      sheet.put(words.legal, 50, 808, { size: 6.5, color: '#777' })
      sheet.right(`${sheet.pageCount()}/2`, 545, 808, { size: 6.5 })
    }
    sheet.shape(
      [
        [50, 66],
        [66, 38],
        [82, 66],
        [66, 56],
      ],
      '#d81b60',
    )
    sheet.put(words.firm, 92, 44, { size: 18, bold: true, color: '#d81b60' })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], 50, 110, { size: 10 })
    const values = [
      show(billed),
      chance.digits(9),
      chance.digits(10),
      `${show(addDays(billed, -30))} – ${show(addDays(billed, -1))}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 320, 110 + 14 * index, { bold: true })
      sheet.put(values[index]!, 410, 110 + 14 * index)
    }
    sheet.put(words.title, 50, 196, { size: 20, bold: true })
    for (const [index, word] of words.before.entries()) {
      sheet.put(word, 50, 234 + 16 * index, { color: '#666' })
      sheet.right(money([last, -last, 0][index]!), 545, 234 + 16 * index, { color: '#666' })
    }
    sheet.rule(286, 50, 545)
    for (const [index, word] of words.rows.entries()) {
      sheet.put(word, 50, 296 + 18 * index, { size: 10 })
      sheet.right(money(parts[index]!), 545, 296 + 18 * index, { size: 10 })
    }
    sheet.rule(352, 50, 545)
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 2 ? 15 : 10, bold: index === 2 }
      sheet.put(word, 50, 362 + 20 * index, style)
      sheet.right(money([net, tax, total][index]!), 545, 362 + 20 * index, style)
    }
    sheet.put(`${words.debit} ${show(addDays(billed, 14))}.`, 50, 440)
    foot()
    sheet.nextPage()
    sheet.put(words.calls, 50, 50, { size: 13, bold: true })
    const cells = (row: string[], y: number, bold: boolean) => {
      sheet.put(row[0]!, 50, y, { size: 8, bold })
      sheet.put(row[1]!, 170, y, { size: 8, bold })
      sheet.right(row[2]!, 400, y, { size: 8, bold })
      sheet.right(row[3]!, 545, y, { size: 8, bold })
    }
    cells(words.heads, 78, true)
    for (const [index, { day, minutes, minor }] of calls.entries()) {
      cells(
        [
          show(day),
          `0044 ${chance.digits(4)} ${chance.digits(6)}`,
          String(minutes),
          figure(minor, words.figures),
        ],
        96 + 15 * index,
        false,
      )
    }
    cells(
      ['', '', String(sum(calls.map(({ minutes }) => minutes))), figure(parts[2]!, words.figures)],
      436,
      true,
    )
    foot()
    return labelled(
      words.firm,
      [billed, show(billed)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
