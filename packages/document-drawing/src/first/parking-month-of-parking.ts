import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A month's parking by app: the firm stands at the foot only, many starts and ends, a fee on top. */
export const monthOfParking = template(
  'parking-month-of-parking',
  {},
  {
    nl: {
      firm: 'Parkeerwijs',
      foot: ['Postbus 90, 3500 AB Utrecht', 'KvK 30221144', 'NL817766554B01'],
      title: 'Verzamelfactuur parkeren',
      facts: ['Factuurdatum', 'Factuurnummer', 'Periode'],
      heads: ['Start', 'Einde', 'Zone', 'Kenteken', 'Kosten'],
      sums: ['Parkeerkosten', 'Servicekosten', 'Btw 21% over servicekosten', 'Te betalen'],
      debit: 'Dit bedrag incasseren wij binnen 14 dagen.',
      plate: 'K-482-LP',
      days: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    es: {
      firm: 'Aparcafácil',
      foot: ['Gran Vía 61, 48011 Bilbao', 'NIF B95112233', 'info@aparcafacil.example'],
      title: 'Factura mensual de estacionamientos',
      facts: ['Fecha', 'Número', 'Periodo'],
      heads: ['Inicio', 'Fin', 'Zona', 'Matrícula', 'Coste'],
      sums: ['Estacionamientos', 'Gastos de gestión', 'IVA 21% de la gestión', 'Total a cargar'],
      debit: 'El importe se cargará en su tarjeta registrada.',
      plate: '4821 KLP',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const billed = `${anyDay(chance).slice(0, 8)}02`
    const first = addDays(billed, -31)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const stays = Array.from({ length: 14 }, (_, index) => ({
      day: addDays(first, 2 * index),
      minor: 10 * chance.whole(12, 148),
    }))
    const parking = sum(stays.map(({ minor }) => minor))
    const fee = 14 * 33
    const tax = taxWithin(fee, 21)
    const total = parking + fee

    sheet.disc(70, 66, 20, '#1450c8')
    sheet.disc(70, 66, 12, '#ffffff')
    sheet.put(words.title, 110, 56, { size: 17 })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 360, 110)
    const values = [
      show(billed),
      `PW${chance.digits(7)}`,
      `${show(first)} – ${show(addDays(billed, -2))}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 50, 110 + 14 * index, { bold: true })
      sheet.put(values[index]!, 140, 110 + 14 * index)
    }
    const columns = [50, 170, 290, 390]
    for (const [index, word] of words.heads.slice(0, 4).entries())
      sheet.put(word, columns[index]!, 196, { size: 8, bold: true })
    sheet.right(words.heads[4]!, 540, 196, { size: 8, bold: true })
    for (const [index, { day, minor }] of stays.entries()) {
      const y = 212 + 17 * index
      if (index % 2 === 0) sheet.fill(46, y - 4, 498, 17, '#f1f5fd')
      const cells = [
        `${show(day)} ${anyClock(chance)}`,
        `${show(day)} ${anyClock(chance)}`,
        `Z${chance.digits(5)}`,
        words.plate,
      ]
      for (const [place, cell] of cells.entries()) sheet.put(cell, columns[place]!, y, { size: 8 })
      sheet.right(money(minor), 540, y, { size: 8 })
    }
    for (const [index, word] of words.sums.entries()) {
      const y = 470 + 17 * index
      sheet.put(word, 330, y, { bold: index === 3, size: index === 3 ? 11 : 9 })
      sheet.right(`${words.money[1]} ${money([parking, fee, tax, total][index]!)}`, 540, y, {
        bold: index === 3,
        size: index === 3 ? 11 : 9,
      })
    }
    sheet.put(words.debit, 50, 560)
    sheet.rule(784)
    for (const [index, line] of [words.firm, ...words.foot].entries())
      sheet.put(line, 50 + 125 * index, 792, { size: 7.5, color: '#555' })
    return labelled(words.firm, [billed, show(billed)], [total, money(total)], words.money)
  },
)
