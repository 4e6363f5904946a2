import { anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** What a tablet's till sends by mail: the sum large on top, a tip, the card's lines, the till's maker at the end. */
export const tabletTill = template(
  'restaurant-tablet-till',
  { size: [330, 640] },
  {
    en: {
      name: 'Café Sildeloftet',
      address: ['Nordre Havnekaj 3', '3720 Aarsvig', 'CVR 35 55 01 48'],
      paid: 'Payment successful',
      items: [
        '2 x Herring plate',
        '1 x Fish cakes, rye bread',
        '2 x Filter coffee',
        '1 x Elderflower, still',
      ],
      prices: [13500, 14200, 3800, 4200],
      counts: [2, 1, 2, 1],
      sums: ['Subtotal', 'Tip', 'Total'],
      tax: 'incl. 25% moms on subtotal',
      tip: 2500,
      step: 100,
      card: ['Contactless', 'Auth. code', 'Terminal', 'Receipt'],
      made: [
        'You get this receipt because you asked for it at the till.',
        'Powered by Snapkassa • Privacy • Not your receipt?',
      ],
      at: 'd MMM yyyy',
      figures: '1,234.56' as Figures,
      money: (text: string) => `DKK ${text}`,
      rate: 25,
      currency: ['DKK', 'DKK'] as [string, string],
    },
    es: {
      name: 'Casa Eusebio',
      address: ['Plaza del Cabildo 9', '11540 Sanlúcar la Vieja', 'NIF 31.555.012-F'],
      paid: 'Pago aceptado',
      items: [
        '2 x Tortillita de camarones',
        '1 x Corvina a la plancha',
        '2 x Manzanilla copa',
        '1 x Agua 0,5 l',
      ],
      prices: [320, 1750, 280, 160],
      counts: [2, 1, 2, 1],
      sums: ['Subtotal', 'Propina', 'Total'],
      tax: 'IVA 10 % incluido en el subtotal',
      tip: 200,
      step: 10,
      card: ['Sin contacto', 'Autorización', 'Terminal', 'Fra. simplificada'],
      made: [
        'Recibe este correo porque lo pidió en caja.',
        'Con la tecnología de Cobrafácil • Privacidad • ¿No es suyo?',
      ],
      at: 'd MMM yyyy',
      figures: '1.234,56' as Figures,
      money: (text: string) => `${text} €`,
      rate: 10,
      currency: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.at, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const lines = words.prices.map(
      (price, index) => (price + words.step * chance.whole(0, 5)) * words.counts[index]!,
    )
    const sub = sum(lines)
    const total = sub + words.tip
    const grey = { size: 8.5, color: '#6b7280' }

    sheet.fill(0, 0, 330, 640, '#f3f4f6')
    sheet.fill(16, 48, 298, 516, '#ffffff')
    sheet.disc(165, 48, 24, '#0f766e')
    sheet.middle(words.name.replace(/^Ca\S+ /, '').slice(0, 1), 165, 38, {
      size: 20,
      bold: true,
      color: '#fff',
    })
    sheet.middle(words.name, 165, 84, { size: 13, bold: true })
    sheet.middle(money(total), 165, 108, { size: 27, bold: true })
    sheet.middle(words.paid, 165, 142, { size: 9, color: '#0f766e' })
    sheet.middle(`${shown}, ${chance.whole(12, 14)}:${chance.whole(10, 59)}`, 165, 156, grey)
    sheet.rule(178, 32, 298, { color: '#e5e7eb' })
    for (const [index, item] of words.items.entries()) {
      sheet.put(item, 32, 190 + 22 * index, { size: 10 })
      sheet.right(figure(lines[index]!, words.figures), 298, 190 + 22 * index, { size: 10 })
    }
    sheet.rule(282, 32, 298, { color: '#e5e7eb' })
    for (const [index, minor] of [sub, words.tip, total].entries()) {
      const style = { size: index === 2 ? 12 : 10, bold: index === 2 }
      sheet.put(words.sums[index]!, 32, 294 + 20 * index, style)
      sheet.right(
        index === 2 ? money(minor) : figure(minor, words.figures),
        298,
        294 + 20 * index,
        style,
      )
    }
    sheet.put(words.tax, 32, 356, grey)
    sheet.right(figure(taxWithin(sub, words.rate), words.figures), 298, 356, grey)
    sheet.rule(376, 32, 298, { color: '#e5e7eb' })
    const values = [
      `Visa •••• ${chance.digits(4)}`,
      chance.digits(6),
      `T${chance.digits(7)}`,
      `${chance.digits(2)}-${chance.digits(5)}`,
    ]
    for (const [index, word] of words.card.entries()) {
      sheet.put(word, 32, 388 + 16 * index, grey)
      sheet.right(values[index]!, 298, 388 + 16 * index, { size: 8.5 })
    }
    for (const [index, line] of words.address.entries())
      sheet.middle(line, 165, 476 + 13 * index, { size: 9 })
    for (const [index, line] of words.made.entries())
      sheet.middle(line, 165, 582 + 14 * index, { size: 7.5, color: '#6b7280' })
    return labelled(words.name, [day, shown], [total, figure(total, words.figures)], words.currency)
  },
)
