import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A convention centre runs its own congress: its name with a slogan beside it, boxes for both parties, a mark that it is paid. */
export const paidMark = template(
  'conference-paid-mark',
  {},
  {
    fr: {
      centre: 'Palais de l’Oret',
      slogan: ['le rendez-vous', 'des métiers de l’eau'],
      parties: ['Émetteur', 'Congressiste'],
      issuer: [
        'SEM Oret Événements',
        '2 esplanade des Écluses',
        '45200 Montoret',
        'RCS Orléans 402 118 770',
      ],
      title: 'Facture d’inscription',
      facts: ['N°', 'Date de facture', 'Inscription en ligne du', 'Congrès'],
      congress: '11es Assises de l’eau potable',
      between: ['du', 'au'],
      items: [
        'Inscription 2 jours, tarif normal',
        'Dîner de gala à l’Orangerie',
        'Visite technique : usine des Mauves',
        'Actes du congrès (PDF)',
      ],
      sums: ['Total HT', 'TVA 20 %', 'Total TTC'],
      rate: 20,
      paid: 'PAYÉ',
      by: (day: string) => `le ${day} par carte`,
      note: 'Annulation : remboursement de 50 % jusqu’à trente jours avant l’ouverture. Le parking P2 (9,00 € par jour) se règle à la borne.',
      days: 'd MMMM yyyy',
      figures: '1 234,56' as Figures,
      written: (text: string) => `${text} €`,
      price: 1,
      currency: ['EUR', '€'] as [string, string],
    },
    es: {
      centre: 'Centro de Convenciones Jacarandas',
      slogan: ['donde el Bajío', 'se encuentra'],
      parties: ['Emisor', 'Receptor'],
      issuer: [
        'Operadora de Recintos Jacarandas, S.A. de C.V.',
        'Blvd. del Acueducto 1480',
        '76050 Querétaro, Qro., México',
        'RFC ORJ110418KT2, régimen 601',
      ],
      title: 'Factura de inscripción (CFDI de ingreso)',
      facts: ['Folio', 'Fecha de emisión', 'Registro en línea del', 'Evento'],
      congress: 'Foro Nacional de Manufactura',
      between: ['del', 'al'],
      items: [
        'Inscripción 2 días, tarifa general',
        'Cena de clausura',
        'Visita a planta',
        'Memorias del foro (PDF)',
      ],
      sums: ['Subtotal', 'IVA 16 %', 'Total MXN'],
      rate: 16,
      paid: 'PAGADO',
      by: (day: string) => `${day}, tarjeta`,
      note: 'Cancelaciones: se reembolsa el 50 % hasta treinta días antes de la inauguración. El estacionamiento ($ 90.00 por día) se paga en el cajero.',
      days: "d 'de' MMMM 'de' yyyy",
      figures: '1,234.56' as Figures,
      written: (text: string) => `$ ${text}`,
      price: 14,
      currency: ['MXN', 'MXN'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const ordered = anyDay(chance)
    const issued = addDays(ordered, chance.whole(2, 5))
    const opening = addDays(issued, chance.whole(35, 90))
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => words.written(figure(minor, words.figures))
    const minors = [1200 * chance.whole(28, 44), 7800, 3600, 0].map((minor) => minor * words.price)
    const total = sum(minors)
    const tax = taxWithin(total, words.rate)
    const [blue, violet] = ['#1f5f8b', '#7a5195']

    sheet.shape(
      [
        [46, 72],
        [46, 44],
        [66, 32],
        [86, 44],
        [86, 72],
      ],
      violet,
    )
    sheet.fill(60, 52, 12, 20, '#fff')
    sheet.put(words.centre, 98, 44, { size: 18, bold: true, color: violet })
    const edge = 98 + sheet.widthOf(words.centre, { size: 18, bold: true }) + 12
    sheet.upright(edge, 40, 68, { color: violet })
    sheet.lines(words.slogan, edge + 10, 44, { size: 9, color: violet })
    const guest = anyGuest(chance, language)
    const parties = [
      words.issuer,
      [guest.firm, guest.name, guest.street, `${guest.town}, ${guest.country}`],
    ]
    for (const [index, lines] of parties.entries()) {
      const x = 46 + 256 * index
      sheet.frame(x, 100, 247, 84, blue, 5)
      sheet.put(words.parties[index]!, x + 10, 107, { size: 8, color: blue, bold: true })
      sheet.lines(lines, x + 10, 122, { size: 9 }, 1.5)
    }
    sheet.put(words.title, 46, 208, { size: 14, bold: true, color: blue })
    const congress = `${words.congress}, ${words.between[0]} ${show(opening)} ${words.between[1]} ${show(addDays(opening, 1))}`
    const values = [
      `${issued.slice(0, 4)}/${chance.digits(5)}`,
      show(issued),
      show(ordered),
      congress,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 46, 236 + 16 * index, { size: 9.5, color: '#777' })
      sheet.put(values[index]!, 160, 236 + 16 * index, { size: 9.5 })
    }
    for (const [index, item] of words.items.entries()) {
      sheet.disc(52, 332 + 28 * index, 3, violet)
      sheet.put(item, 64, 327 + 28 * index, { size: 10.5 })
      sheet.right(money(minors[index]!), 549, 327 + 28 * index, { size: 10.5 })
      sheet.rule(345 + 28 * index, 64, 549, { color: '#ddd' })
    }
    for (const [index, word] of words.sums.entries()) {
      const style = {
        size: index === 2 ? 13 : 10,
        bold: index === 2,
        color: index === 2 ? blue : '#111',
      }
      sheet.put(word, 360, 452 + 20 * index, style)
      sheet.right(money([total - tax, tax, total][index]!), 549, 452 + 20 * index, style)
    }
    sheet.frame(64, 450, 190, 58, '#b3261e', 6)
    sheet.middle(words.paid, 159, 459, { size: 22, bold: true, color: '#b3261e' })
    sheet.middle(words.by(show(issued)), 159, 488, { size: 9.5, color: '#b3261e' })
    sheet.prose(words.note, 46, 548, 503, { size: 8.5, color: '#666' })
    return labelled(
      words.centre,
      [issued, show(issued)],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
