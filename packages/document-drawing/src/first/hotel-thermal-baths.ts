import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A spa hotel over two pages: treatments by day on the first, the sums by rate of tax on the second. */
export const thermalBaths = oneOff(
  'hotel-thermal-baths',
  { face: 'serif' },
  'it',
  (sheet, chance) => {
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, 4)
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', 'it')
    const money = (minor: number) => figure(minor, '1.234,56')
    const services = [
      'Camera classic con mezza pensione',
      'Ingresso piscine termali',
      'Massaggio 50 minuti',
      'Bar bordo piscina',
    ]
    const rows = Array.from({ length: 4 }, (_, night) =>
      services.map((name, place) => ({
        day: addDays(arrival, night),
        name,
        minor: [14_800, 1800, 100 * chance.whole(55, 85), 100 * chance.whole(4, 19)][place]!,
      })),
    ).flat()
    const total = sum(rows.map(({ minor }) => minor))
    const rooms = 4 * 14_800
    function head() {
      sheet.put('Terme di Montecigno', 60, 40, { size: 22, color: '#356859' })
      sheet.right('Grand Hotel & Spa', 535, 48, { size: 11 })
      sheet.rule(72, 60, 535, { color: '#356859' })
      sheet.middle(
        'Terme di Montecigno S.r.l. – Viale delle Acque 1, 35031 Abano Terme (PD) – P.IVA 04433220288',
        sheet.width / 2,
        806,
        { size: 8 },
      )
    }
    head()
    sheet.put('Conto ospite', 60, 92, { size: 16 })
    sheet.put(`Camera ${chance.whole(101, 340)}, ${anyGuest(chance, 'it').name}`, 60, 116, {
      size: 11,
    })
    let y = 150
    for (const { day, name, minor } of rows) {
      if (name === services[0]) {
        sheet.put(dayIn(day, 'EEEE d MMMM', 'it'), 60, y, { size: 11, bold: true })
        y += 20
      }
      sheet.put(name, 84, y, { size: 11 })
      sheet.right(money(minor), 535, y, { size: 11 })
      y += 20
    }
    sheet.right('segue', 535, y + 20, { size: 11 })
    sheet.nextPage()
    head()
    sheet.put('Fattura', 60, 92, { size: 16 })
    sheet.put(`n. ${chance.digits(4)} del ${show(leaving)}`, 60, 116, { size: 11 })
    const guest = anyGuest(chance, 'it')
    sheet.lines([guest.firm, guest.street, guest.town], 340, 92, { size: 11 })
    const columns = [60, 250, 390, 535]
    const table = [
      ['Aliquota', 'Imponibile', 'Imposta', 'Totale'],
      [
        'IVA 10% soggiorno',
        money(rooms - taxWithin(rooms, 10)),
        money(taxWithin(rooms, 10)),
        money(rooms),
      ],
      [
        'IVA 22% servizi',
        money(total - rooms - taxWithin(total - rooms, 22)),
        money(taxWithin(total - rooms, 22)),
        money(total - rooms),
      ],
    ]
    for (const [index, row] of table.entries()) {
      sheet.put(row[0]!, columns[0]!, 180 + 22 * index, { size: 11, bold: index === 0 })
      for (const place of [1, 2, 3])
        sheet.right(row[place]!, columns[place]!, 180 + 22 * index, { size: 11, bold: index === 0 })
    }
    sheet.rule(250, 60, 535)
    sheet.put('Totale dovuto', 60, 260, { size: 14, bold: true })
    sheet.right(`€ ${money(total)}`, 535, 260, { size: 14, bold: true })
    sheet.put('Caparra versata', 60, 288, { size: 11 })
    sheet.right(`€ ${money(20_000)}`, 535, 288, { size: 11 })
    sheet.put('Saldo con bancomat', 60, 308, { size: 11 })
    sheet.right(`€ ${money(total - 20_000)}`, 535, 308, { size: 11 })
    return labelled(
      'Terme di Montecigno',
      [leaving, show(leaving)],
      [total, money(total)],
      ['EUR', '€'],
    )
  },
)
