import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A group's bill: a page for each room with its own total, and the whole on the last one. */
export const fourRooms = template(
  'hotel-four-rooms',
  {},
  {
    en: {
      hotel: 'Harbourgate Conference Hotel',
      address: 'Harbourgate Conference Hotel Ltd, 9 Pier Road, Dublin D01 X4P2 • VAT IE 3344556K',
      title: 'Group invoice',
      words: ['Invoice date', 'Invoice number', 'Bill to', 'Room', 'Guest'],
      heads: ['Night of', 'Service', 'Amount'],
      services: ['Superior single, breakfast included', 'Car park', 'Room service'],
      roomTotal: 'Total room',
      summary: 'Summary of rooms',
      meeting: 'Meeting room Liffey, full day',
      grand: 'Grand total',
      settled: 'Settled by bank transfer',
      page: (n: number, all: number) => `Page ${n} of ${all}`,
      days: 'dd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    es: {
      hotel: 'Gran Hotel Puerta Norte',
      address: 'Puerta Norte Hoteles S.A. • Paseo del Prado 31 • 28014 Madrid • CIF A81234567',
      title: 'Factura de grupo',
      words: ['Fecha de factura', 'Factura n.º', 'Facturar a', 'Habitación', 'Huésped'],
      heads: ['Noche del', 'Servicio', 'Importe'],
      services: ['Doble uso individual con desayuno', 'Garaje', 'Servicio de habitaciones'],
      roomTotal: 'Total habitación',
      summary: 'Resumen por habitaciones',
      meeting: 'Sala Goya, jornada completa',
      grand: 'Total factura (IVA incluido)',
      settled: 'Pagado por transferencia',
      page: (n: number, all: number) => `Página ${n} de ${all}`,
      days: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const billed = addDays(arrival, chance.whole(5, 9))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const number = `G-${chance.digits(5)}`
    const names = ['A. Keane', 'M. Ruiz', 'T. Lindqvist']
    const rooms = names.map((guest, index) => ({
      guest,
      room: 210 + 7 * index,
      rows: Array.from({ length: 3 }, (_, night) =>
        words.services
          .filter((_name, place) => place === 0 || chance.is(0.5))
          .map((name) => ({
            day: addDays(arrival, night),
            name,
            minor: name === words.services[0] ? 13_900 : 100 * chance.whole(9, 46),
          })),
      ).flat(),
    }))
    const totals = rooms.map(({ rows }) => sum(rows.map(({ minor }) => minor)))
    const meeting = 100 * chance.whole(380, 620)
    const grand = sum(totals) + meeting

    function frame() {
      sheet.fill(0, 0, sheet.width, 54, '#12343b')
      sheet.put(words.hotel, 40, 18, { size: 18, bold: true, color: '#ffffff' })
      sheet.put(words.address, 40, 810, { size: 7, color: '#555' })
      sheet.right(words.page(sheet.pageCount(), 4), sheet.width - 40, 810, { size: 7 })
      sheet.put(`${words.title} ${number}`, 40, 70, { size: 12, bold: true })
    }
    for (const [index, { guest, room, rows }] of rooms.entries()) {
      frame()
      sheet.put(`${words.words[3]} ${room}`, 40, 104, { size: 11, bold: true })
      sheet.put(`${words.words[4]}: ${guest}`, 160, 104, { size: 11 })
      for (const [place, word] of words.heads.slice(0, 2).entries())
        sheet.put(word, [40, 130][place]!, 134, { size: 8, color: '#666' })
      sheet.right(words.heads[2]!, 540, 134, { size: 8, color: '#666' })
      let y = 150
      for (const row of rows) {
        sheet.put(show(row.day), 40, y)
        sheet.put(row.name, 130, y)
        sheet.right(money(row.minor), 540, y)
        y += 18
      }
      sheet.rule(y, 40, 540)
      sheet.put(`${words.roomTotal} ${room}`, 130, y + 6, { bold: true })
      sheet.right(money(totals[index]!), 540, y + 6, { bold: true })
      sheet.nextPage()
    }
    frame()
    const guest = anyGuest(chance, language)
    sheet.put(words.words[2]!, 40, 104, { size: 8, color: '#666' })
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 40, 116)
    sheet.put(words.words[0]!, 380, 104, { size: 8, color: '#666' })
    sheet.right(show(billed), 540, 104)
    sheet.put(words.words[1]!, 380, 120, { size: 8, color: '#666' })
    sheet.right(number, 540, 120)
    sheet.put(words.summary, 40, 200, { size: 11, bold: true })
    const lines = [
      ...rooms.map(({ room }, index) => [`${words.words[3]} ${room}`, totals[index]!] as const),
      [words.meeting, meeting] as const,
    ]
    for (const [index, [name, minor]] of lines.entries()) {
      sheet.put(name, 40, 224 + 18 * index)
      sheet.right(money(minor), 540, 224 + 18 * index)
    }
    sheet.fill(40, 304, 500, 26, '#e4edee')
    sheet.put(words.grand, 50, 311, { size: 12, bold: true })
    sheet.right(`${words.money[1]} ${money(grand)}`, 530, 311, { size: 12, bold: true })
    sheet.put(words.settled, 40, 346)
    return labelled(words.hotel, [billed, show(billed)], [grand, money(grand)], words.money)
  },
)
