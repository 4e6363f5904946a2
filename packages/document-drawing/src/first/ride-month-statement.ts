import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A firm's rides of a month: by person, with sums between, two pages, the whole at the end. */
export const monthStatement = template(
  'ride-month-statement',
  {},
  {
    es: {
      firm: 'Rodamos Empresas',
      legal: ['Rodamos Movilidad S.L.', 'Calle Alcalá 210, 28028 Madrid', 'NIF B87001122'],
      title: 'Factura de servicios de transporte',
      facts: ['Factura', 'Fecha de emisión', 'Vencimiento'],
      people: ['Lucía Ferrer', 'Andrés Olmedo', 'Pilar Cano'],
      heads: ['Fecha', 'Hora', 'Recorrido', 'Importe'],
      ways: ['Atocha – Oficina', 'Oficina – Barajas T4', 'Hotel – Feria', 'Chamartín – Oficina'],
      subtotal: 'Subtotal',
      sums: ['Base imponible', 'IVA 10%', 'Total factura'],
      page: 'Hoja',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 10,
    },
    nl: {
      firm: 'Ritmeester Zakelijk',
      legal: [
        'Ritmeester Vervoer B.V.',
        'Wibautstraat 90, 1091 GP Amsterdam',
        'BTW NL860011223B01',
      ],
      title: 'Maandfactuur taxiritten',
      facts: ['Factuur', 'Factuurdatum', 'Vervaldatum'],
      people: ['Anouk Visser', 'Bram Hoekstra', 'Iris de Boer'],
      heads: ['Datum', 'Tijd', 'Rit', 'Bedrag'],
      ways: ['Kantoor – Schiphol', 'Schiphol – Kantoor', 'CS – Klant', 'Hotel – RAI'],
      subtotal: 'Subtotaal',
      sums: ['Totaal excl. btw', 'Btw 9%', 'Totaal te betalen'],
      page: 'Blad',
      days: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      rate: 9,
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const people = words.people.map((name) => ({
      name,
      rides: Array.from({ length: chance.whole(9, 11) }, (_, index) => ({
        day: addDays(billed, 2 * index - 34),
        minor: 5 * chance.whole(180, 1090),
      })),
    }))
    const total = sum(people.flatMap(({ rides }) => rides.map(({ minor }) => minor)))
    const tax = taxWithin(total, words.rate)
    let y = 210

    function begin() {
      sheet.right(words.firm, 545, 38, { size: 15, bold: true })
      sheet.right(`${words.page} ${sheet.pageCount()}`, 545, 58, { size: 8 })
      sheet.rule(800, 50, 545, { color: '#aaa' })
      sheet.put(words.legal.join('  |  '), 50, 806, { size: 7, color: '#666' })
    }
    function room(height: number) {
      if (y + height < 790) return
      sheet.nextPage()
      begin()
      y = 84
    }
    begin()
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.street, guest.town], 50, 90, { size: 10 })
    sheet.put(words.title, 50, 152, { size: 14, bold: true })
    const values = [`RM-${chance.digits(6)}`, show(billed), show(addDays(billed, 30))]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(`${word}:`, 350, 90 + 14 * index)
      sheet.right(values[index]!, 545, 90 + 14 * index)
    }
    const columns = [50, 130, 190]
    for (const [index, word] of words.heads.slice(0, 3).entries())
      sheet.put(word, columns[index]!, 184, { bold: true })
    sheet.right(words.heads[3]!, 545, 184, { bold: true })
    sheet.rule(198, 50, 545)
    for (const { name, rides } of people) {
      room(40)
      sheet.put(name, 50, y, { bold: true, color: '#0a4' })
      y += 18
      for (const { day, minor } of rides) {
        room(18)
        for (const [place, cell] of [
          show(day),
          anyClock(chance),
          chance.pick(words.ways as [string, ...string[]]),
        ].entries())
          sheet.put(cell, columns[place]!, y)
        sheet.right(money(minor), 545, y)
        y += 17
      }
      room(24)
      sheet.right(`${words.subtotal} ${name}`, 460, y)
      sheet.right(money(sum(rides.map(({ minor }) => minor))), 545, y)
      y += 28
    }
    room(80)
    sheet.rule(y - 6, 300, 545, { weight: 1.2 })
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 2 ? 12 : 9, bold: index === 2 }
      sheet.put(word, 300, y + 18 * index, style)
      sheet.right(
        `${words.money[1]} ${money([total - tax, tax, total][index]!)}`,
        545,
        y + 18 * index,
        style,
      )
    }
    return labelled(words.firm, [billed, show(billed)], [total, money(total)], words.money)
  },
)
