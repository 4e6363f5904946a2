import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The print of an old hotel program: one width of letters, lines of hyphens, everything in capitals. */
export const nightAudit = template(
  'hotel-night-audit',
  { face: 'mono' },
  {
    es: {
      hotel: ['HOTEL MIRADOR DEL TAJO', 'CUESTA DE LA VEGA 2', '45001 TOLEDO', 'NIF B45667788'],
      facts: ['FACTURA', 'FECHA', 'HORA', 'HAB.', 'ENTRADA', 'SALIDA', 'CLIENTE'],
      heads: ['FECHA', 'CONCEPTO', 'UDS', 'IMPORTE'],
      items: ['ALOJAMIENTO', 'DESAYUNO BUFFET', 'BAR SALON'],
      sums: ['BASE IMPONIBLE', 'IVA 10%', 'TOTAL A PAGAR', 'ENTREGADO TARJETA', 'PENDIENTE'],
      bye: 'GRACIAS POR SU VISITA',
      days: 'dd/MM/yy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
    nl: {
      hotel: ['HOTEL DE DRIE KRONEN', 'HAVENKADE 18', '8861 AB HARLINGEN', 'BTW NL812345678B01'],
      facts: ['FACTUUR', 'DATUM', 'TIJD', 'KAMER', 'AANKOMST', 'VERTREK', 'GAST'],
      heads: ['DATUM', 'OMSCHRIJVING', 'AANT', 'BEDRAG'],
      items: ['LOGIES', 'ONTBIJT', 'BAR EN TERRAS'],
      sums: ['NETTO', 'BTW 9%', 'TOTAAL TE BETALEN', 'ONTVANGEN PIN', 'OPENSTAAND'],
      bye: 'TOT ZIENS IN HARLINGEN',
      days: 'dd-MM-yy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 5)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const rate = 100 * chance.whole(64, 119)
    const rows = Array.from({ length: nights }, (_, night) =>
      words.items
        .filter((_name, place) => place < 2 || chance.is(0.6))
        .map((name, place) => ({
          day: addDays(arrival, night),
          name,
          minor: [rate, 1350, 100 * chance.whole(6, 29) + 20][place]!,
        })),
    ).flat()
    const total = sum(rows.map(({ minor }) => minor))
    const tax = taxWithin(total, language === 'es' ? 10 : 9)
    const style = { size: 10 }
    const row = (cells: [string, string, string, string]) =>
      `${cells[0].padEnd(10)}${cells[1].padEnd(36)}${cells[2].padStart(5)}${cells[3].padStart(16)}`
    const wide = (word: string, value: string) =>
      `${' '.repeat(22)}${word.padEnd(24)}${value.padStart(21)}`
    const values = [
      `${chance.digits(2)}/${chance.digits(6)}`,
      show(leaving),
      anyClock(chance),
      String(chance.whole(101, 416)),
      show(arrival),
      show(leaving),
      anyGuest(chance, language).firm.toUpperCase(),
    ]
    const amounts = [total - tax, tax, total, total, 0]
    sheet.lines(
      [
        ...words.hotel,
        '',
        ...words.facts.map((word, index) => `${word.padEnd(12)}: ${values[index]}`),
        '',
        '-'.repeat(67),
        row(words.heads as [string, string, string, string]),
        '-'.repeat(67),
        ...rows.map(({ day, name, minor }) => row([show(day), name, '1', money(minor)])),
        '-'.repeat(67),
        ...words.sums.map((word, index) =>
          wide(word, index === 2 ? `${words.money[1]} ${money(total)}` : money(amounts[index]!)),
        ),
        '='.repeat(67),
        '',
        words.bye,
      ],
      72,
      60,
      style,
    )
    return labelled(words.hotel[0]!, [leaving, show(leaving)], [total, money(total)], words.money)
  },
)
