import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A society's receipt for a congress: full price and discount, what was paid in a sentence and in a box at the right. */
export const earlyBird = template(
  'conference-early-bird',
  { size: 'LETTER' },
  {
    es: {
      society: 'Sociedad Ibérica de Acústica',
      address: ['Calle Serrano 144', '28006 Madrid', 'CIF G28556677'],
      event: 'XXI Congreso de Acústica Aplicada',
      title: 'Recibo de inscripción',
      text: (who: string, sum: string) =>
        `Hemos recibido de ${who} la cantidad de ${sum} en concepto de inscripción en el XXI Congreso de Acústica Aplicada, que se celebra en Granada.`,
      box: ['Cuota general', 'Descuento anticipado', 'Importe abonado'],
      facts: ['Recibo', 'Fecha de emisión', 'Celebración', 'Plazo anticipado hasta'],
      exempt: 'Operación exenta de IVA, art. 20.Uno.12 LIVA.',
      sign: 'La tesorera',
      days: 'd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    fr: {
      society: 'Association Francophone d’Hydrologie',
      address: ['12 rue des Écoles', '75005 Paris', 'SIRET 784 301 772 00021'],
      event: 'Journées de l’eau souterraine',
      title: 'Reçu d’inscription',
      text: (who: string, sum: string) =>
        `Reçu de ${who} la somme de ${sum} au titre de l’inscription aux Journées de l’eau souterraine, qui se tiendront à Montpellier.`,
      box: ['Plein tarif', 'Remise avant échéance', 'Somme réglée'],
      facts: ['Reçu n°', 'Fait le', 'Dates des journées', 'Tarif réduit jusqu’au'],
      exempt: 'TVA non applicable, article 293 B du CGI.',
      sign: 'Le trésorier',
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const event = addDays(paid, chance.whole(60, 120))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.money[1]}`
    const full = 1000 * chance.whole(38, 72)
    const off = 1000 * chance.whole(6, 15)
    const total = full - off
    const guest = anyGuest(chance, language)

    sheet.middle(words.event, sheet.width / 2, 46, { size: 13, color: '#555' })
    sheet.rule(66, 60, sheet.width - 60)
    sheet.put(words.title, 60, 92, { size: 22, bold: true })
    const values = [
      chance.digits(4),
      show(paid),
      `${show(event)} – ${show(addDays(event, 3))}`,
      show(addDays(paid, 9)),
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(`${word}:`, 60, 136 + 16 * index, { size: 10 })
      sheet.put(values[index]!, 190, 136 + 16 * index, { size: 10 })
    }
    sheet.frame(370, 130, 182, 92, '#333')
    for (const [index, word] of words.box.entries()) {
      sheet.put(word, 378, 140 + 28 * index, { size: 9, bold: index === 2 })
      sheet.right(money([full, -off, total][index]!), 544, 140 + 28 * index, {
        size: 9,
        bold: index === 2,
      })
    }
    sheet.prose(words.text(guest.firm, money(total)), 60, 256, sheet.width - 120, { size: 11 })
    sheet.put(words.exempt, 60, 310, { size: 9, color: '#666' })
    sheet.put(words.sign, 380, 360, { size: 10 })
    sheet.rule(410, 380, 540)
    sheet.put(words.society, 60, 700, { size: 11, bold: true })
    sheet.lines(words.address, 60, 716, { size: 9 })
    return labelled(
      words.society,
      [paid, show(paid)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
