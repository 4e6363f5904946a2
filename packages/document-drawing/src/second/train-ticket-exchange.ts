import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ticket changed for a dearer one: the old and the new side by side, and only the difference is paid. */
export const ticketExchange = template(
  'train-ticket-exchange',
  {},
  {
    es: {
      brand: 'Ibervía',
      company: 'Ibervía Operadora Ferroviaria, S.A.U. · CIF A-86920177',
      address: 'Paseo de las Delicias 160, 28045 Madrid',
      title: 'Justificante de cambio de billete',
      facts: ['Fecha del cambio', 'Localizador', 'N.º de justificante', 'Canal'],
      channel: 'Web',
      olds: 'Billete anulado',
      news: 'Billete nuevo',
      fields: ['Comprado el', 'Tren', 'Salida', 'Trayecto', 'Clase', 'Precio'],
      route: 'Valencia – Madrid Chamartín',
      classes: ['Básico', 'Confort'],
      traveller: 'Viajero',
      title2: 'Liquidación del cambio',
      sums: ['Precio del billete nuevo', 'Importe ya abonado', 'Gastos de cambio'],
      total: 'Importe cobrado en su tarjeta',
      tax: 'IVA 10 % incluido',
      notes: [
        'El billete anulado deja de ser válido para viajar.',
        'El billete nuevo no admite más cambios. La cancelación tiene un coste del 30 % de su precio.',
      ],
    },
    fr: {
      brand: 'Rapidor',
      company: 'Rapidor Voyageurs SA · RCS Lille 519 437 208 · TVA FR48519437208',
      address: '110 avenue Willy-Brandt, 59777 Euralille',
      title: 'Justificatif d’échange de billet',
      facts: ['Date de l’échange', 'Dossier', 'N° de justificatif', 'Canal'],
      channel: 'Application',
      olds: 'Billet échangé',
      news: 'Nouveau billet',
      fields: ['Acheté le', 'Train', 'Départ', 'Trajet', 'Classe', 'Prix'],
      route: 'Lille Flandres – Lyon Part-Dieu',
      classes: ['Loisir', 'Flex Pro'],
      traveller: 'Voyageur',
      title2: 'Détail de l’échange',
      sums: ['Prix du nouveau billet', 'Montant déjà réglé', 'Frais d’échange'],
      total: 'Montant débité de votre carte',
      tax: 'dont TVA 10 %',
      notes: [
        'Le billet échangé n’est plus valable.',
        'Le nouveau billet est échangeable sans frais jusqu’au départ, non remboursable ensuite.',
      ],
    },
  },
  (sheet, words, chance, language) => {
    const changed = anyDay(chance)
    const bought = addDays(changed, -chance.whole(4, 25))
    const travel = addDays(changed, chance.whole(1, 6))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const oldPrice = 5 * chance.whole(580, 980)
    const newPrice = oldPrice + 5 * chance.whole(320, 1160)
    const amounts = [newPrice, -oldPrice, 600]
    const total = sum(amounts)
    const red = '#b3123c'

    sheet.disc(64, 60, 14, red)
    sheet.shape(
      [
        [58, 54],
        [74, 60],
        [58, 66],
      ],
      '#ffffff',
    )
    sheet.put(words.brand, 86, 48, { size: 22, bold: true, color: red })
    sheet.put(words.title, 50, 100, { size: 15 })
    const facts = [show(changed), `${chance.digits(2)}QH7T`, chance.digits(9), words.channel]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(`${word}:`, 50 + 260 * (index % 2), 130 + 16 * Math.floor(index / 2), {
        color: '#555',
      })
      sheet.put(facts[index]!, 150 + 260 * (index % 2), 130 + 16 * Math.floor(index / 2))
    }
    sheet.put(`${words.traveller}: ${anyGuest(chance, language).name}`, 50, 176)
    const tickets = [
      [show(bought), addDays(travel, 3), oldPrice],
      [show(changed), travel, newPrice],
    ] as const
    for (const [side, [on, leaves, price]] of tickets.entries()) {
      const x = 50 + 255 * side
      sheet.fill(x, 206, 240, 22, side === 0 ? '#8a8a8a' : red)
      sheet.frame(x, 206, 240, 152, '#999')
      sheet.put(side === 0 ? words.olds : words.news, x + 10, 212, {
        size: 10,
        bold: true,
        color: '#ffffff',
      })
      const cells = [
        on,
        chance.digits(5),
        `${show(leaves)} ${anyClock(chance)}`,
        words.route,
        words.classes[side]!,
        money(price),
      ]
      for (const [index, word] of words.fields.entries()) {
        sheet.put(word, x + 10, 240 + 19 * index, { color: '#666' })
        sheet.put(cells[index]!, x + 84, 240 + 19 * index)
      }
    }
    sheet.put(words.title2, 50, 390, { size: 11, bold: true })
    for (const [index, word] of words.sums.entries()) {
      sheet.put(word, 50, 414 + 18 * index, { size: 10 })
      sheet.right(money(amounts[index]!), 350, 414 + 18 * index, { size: 10 })
    }
    sheet.rule(470, 50, 350, { color: red })
    sheet.put(words.total, 50, 478, { size: 11, bold: true })
    sheet.right(money(total), 350, 478, { size: 11, bold: true })
    sheet.put(words.tax, 50, 496, { size: 8.5, color: '#666' })
    sheet.right(money(taxWithin(total, 10)), 350, 496, { size: 8.5, color: '#666' })
    for (const [index, note] of words.notes.entries())
      sheet.put(`${index + 1}. ${note}`, 50, 540 + 14 * index, { size: 8.5 })
    sheet.rule(786)
    sheet.put(words.company, 50, 794, { size: 7.5 })
    sheet.right(words.address, 545, 794, { size: 7.5 })
    return labelled(
      words.brand,
      [changed, show(changed)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
