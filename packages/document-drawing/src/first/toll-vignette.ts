import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A digital vignette: an authority's plain confirmation, every field in a row of a table with a grey left side. */
export const vignette = template(
  'toll-vignette',
  {},
  {
    de: {
      issuer: 'Straßenmaut Alpenland AG',
      address: 'Straßenmaut Alpenland AG, Brennerstraße 41, 6020 Innsbruck, UID ATU 43773001',
      title: 'Kaufbestätigung Digitale Vignette',
      intro: 'Vielen Dank für Ihren Einkauf. Die Vignette ist im angegebenen Zeitraum gültig.',
      words: [
        'Auftragsnummer',
        'Kaufdatum',
        'Produkt',
        'Gültig von',
        'Gültig bis',
        'Kennzeichen',
        'Preis inkl. 20 % USt.',
        'Zahlungsart',
      ],
      product: '10-Tages-Vignette PKW',
      pay: 'Kreditkarte',
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      price: 1240,
    },
    es: {
      issuer: 'Autopistas del Cantábrico',
      address:
        'Autopistas del Cantábrico, C.E.S.A., Área de servicio Km 12, 39600 Camargo, NIF A39112200',
      title: 'Justificante de compra de bono de peaje',
      intro: 'Gracias por su compra. El bono es válido en el periodo que se indica.',
      words: [
        'Pedido',
        'Fecha de compra',
        'Producto',
        'Válido desde',
        'Válido hasta',
        'Matrícula',
        'Precio con IVA 21%',
        'Forma de pago',
      ],
      product: 'Bono 10 días turismo',
      pay: 'Tarjeta bancaria',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      price: 2365,
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const from = addDays(bought, chance.whole(1, 18))
    const show = (day: string) => dayIn(day, words.days, language)
    const printed = figure(words.price, words.figures)
    const values = [
      chance.digits(11),
      show(bought),
      words.product,
      show(from),
      show(addDays(from, 9)),
      `B ${chance.digits(4)} TX`,
      `${words.money[1]} ${printed}`,
      words.pay,
    ]
    sheet.put(words.title, 60, 70, { size: 16, bold: true })
    sheet.put(words.intro, 60, 100, { size: 10 })
    for (const [index, word] of words.words.entries()) {
      const y = 134 + 30 * index
      sheet.fill(60, y, 180, 30, '#e9e9e9')
      sheet.frame(60, y, 475, 30, '#aaa')
      sheet.put(word, 70, y + 10, { size: 10 })
      sheet.put(values[index]!, 252, y + 10, { size: 10, bold: index === 6 })
    }
    sheet.rule(760, 60, 535, { weight: 2, color: '#005ca9' })
    sheet.put(words.issuer, 60, 768, { size: 9, bold: true, color: '#005ca9' })
    sheet.put(words.address, 60, 784, { size: 7.5 })
    return labelled(words.issuer, [bought, show(bought)], [words.price, printed], words.money)
  },
)
