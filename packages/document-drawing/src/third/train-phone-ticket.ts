import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ticket to show on the phone: the journey large beside its code, the purchase in a strip at the bottom. */
export const phoneTicket = template(
  'train-phone-ticket',
  { size: [420, 760] },
  {
    fr: {
      railway: 'Lignes du Ponant',
      title: 'e-billet',
      towns: ['QUIMPER', 'NANTES'],
      facts: ['Train', 'Voiture', 'Place', 'Classe'],
      note: 'Présentez ce code à l’agent, sur écran ou imprimé. Billet nominatif, accompagné d’une pièce d’identité.',
      fare: 'Tarif Pro, échangeable et remboursable jusqu’à 30 min après le départ',
      receipt: 'Justificatif d’achat',
      rows: [
        'Acheté et payé le',
        'Commande',
        'Prix du billet',
        'Frais de dossier',
        'Montant payé',
        'dont TVA 10 %',
      ],
      legal:
        'Lignes du Ponant SA, 4 place de la Gare, 29000 Quimper. SIREN 512 880 347. En cas de retard de plus de 60 minutes, 25 % du prix sont remboursés, minimum 5,00 EUR.',
      travel: 'EEEE d MMMM',
      day: 'dd/MM/yyyy',
      money: (text: string) => `${text} EUR`,
      figures: '1 234,56' as Figures,
      currency: 'EUR',
      rate: 10,
      scale: 1,
    },
    en: {
      railway: 'Norrbana',
      title: 'Ticket',
      towns: ['SUNDSVALL', 'STOCKHOLM C'],
      facts: ['Train', 'Coach', 'Seat', 'Class'],
      note: 'Show this code on board, on screen or on paper. The ticket is personal and valid with proof of identity.',
      fare: 'Semi-flex: rebook free of charge until departure, refund less SEK 95.00',
      receipt: 'Receipt',
      rows: ['Purchased', 'Order', 'Ticket', 'Seat reservation', 'Paid by card', 'of which VAT 6%'],
      legal:
        'Norrbana AB, Landsvägsallén 4, 852 29 Sundsvall, Sweden. Org.nr 556814-2207, VAT SE556814220701. Delayed more than an hour? You may claim back a part of the fare within 60 days.',
      travel: 'EEEE d MMMM',
      day: 'yyyy-MM-dd',
      money: (text: string) => `SEK ${text}`,
      figures: '1,234.56' as Figures,
      currency: 'SEK',
      rate: 6,
      scale: 10,
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const travel = addDays(bought, chance.whole(2, 21))
    const shown = dayIn(bought, words.day, language)
    const plain = (minor: number) => figure(minor, words.figures)
    const fee = 250 * words.scale
    const total = 50 * words.scale * chance.whole(71, 139) + fee
    const guest = anyGuest(chance, language)

    sheet.fill(0, 0, 420, 54, '#123c69')
    sheet.put(words.railway, 24, 18, { size: 17, bold: true, color: '#fff' })
    sheet.right(words.title, 396, 22, { size: 12, color: '#fff' })
    for (let cell = 0; cell < 625; cell += 1)
      if (chance.is(0.5))
        sheet.fill(122 + 7 * (cell % 25), 76 + 7 * Math.floor(cell / 25), 7, 7, '#000')
    sheet.middle(chance.digits(12), 210, 258, { size: 10, face: 'mono' })
    sheet.put(dayIn(travel, words.travel, language), 24, 286, { size: 13, bold: true })
    for (const [index, town] of words.towns.entries()) {
      sheet.put(index === 0 ? '08:14' : '11:32', 24, 312 + 26 * index, { size: 16 })
      sheet.put(town, 84, 312 + 26 * index, { size: 16, bold: true })
    }
    const seat = [chance.digits(4), `${chance.whole(1, 9)}`, `${chance.whole(11, 88)}`, '2']
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 24 + 96 * index, 378, { size: 8, color: '#666' })
      sheet.put(seat[index]!, 24 + 96 * index, 390, { size: 15, bold: true })
    }
    sheet.put(guest.name, 24, 420, { size: 11 })
    sheet.put(words.fare, 24, 438, { size: 8.5 })
    sheet.prose(words.note, 24, 456, 372, { size: 8.5, color: '#444' })
    for (let x = 12; x < 408; x += 9) sheet.rule(496, x, x + 5)
    sheet.put(words.receipt, 24, 510, { size: 12, bold: true })
    const values = [
      shown,
      `L${chance.digits(8)}`,
      words.money(plain(total - fee)),
      words.money(plain(fee)),
      words.money(plain(total)),
      words.money(plain(taxWithin(total, words.rate))),
    ]
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 24, 534 + 17 * index, { size: 9.5, bold: index === 4 })
      sheet.put(values[index]!, 170, 534 + 17 * index, { size: 9.5, bold: index === 4 })
    }
    sheet.prose(words.legal, 24, 668, 372, { size: 7.5, color: '#666' })
    return labelled(
      words.railway,
      [bought, shown],
      [total, plain(total)],
      [words.currency, words.currency],
    )
  },
)
