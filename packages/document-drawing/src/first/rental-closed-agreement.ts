import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A rental agreement that was closed: two columns, kilometres, a deposit larger than the bill. */
export const closedAgreement = template(
  'rental-closed-agreement',
  {},
  {
    en: {
      firm: 'Redline Car Hire',
      legal: [
        'Redline Car Hire Ltd',
        'Unit 4, Airport Way, Luton LU2 9QT',
        'VAT no. GB 776 5544 21',
      ],
      title: 'Closed rental agreement and VAT invoice',
      left: ['Agreement', 'Renter', 'Company', 'Vehicle', 'Registration', 'Miles out', 'Miles in'],
      right: ['Check-out', 'Check-in', 'Invoice date', 'Deposit held', 'Deposit released'],
      rows: [
        'Time and mileage',
        'Collision damage waiver',
        'Fuel service',
        'Additional driver',
        'Airport concession fee',
      ],
      sums: ['Net charges', 'VAT 20.00%', 'Total charges', 'Paid by Visa', 'Amount due'],
      days: 'dd/MM/yyyy',
      figures: '1,234.56' as Figures,
      money: ['GBP', 'GBP'] as [string, string],
      rate: 20,
    },
    fr: {
      firm: 'Alpauto Location',
      legal: [
        'Alpauto Location SAS',
        'Aéroport Saint-Exupéry, 69125 Colombier-Saugnieu',
        'TVA FR 45 401234567',
      ],
      title: 'Contrat clôturé et facture',
      left: [
        'Contrat',
        'Locataire',
        'Société',
        'Véhicule',
        'Immatriculation',
        'Km départ',
        'Km retour',
      ],
      right: ['Départ', 'Retour', 'Date de facture', 'Caution bloquée', 'Caution libérée'],
      rows: [
        'Location et kilométrage',
        'Rachat de franchise',
        'Carburant',
        'Conducteur supplémentaire',
        'Frais aéroport',
      ],
      sums: ['Total HT', 'TVA 20,00 %', 'Total TTC', 'Réglé par carte', 'Reste dû'],
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
      rate: 20,
    },
  },
  (sheet, words, chance, language) => {
    const out = anyDay(chance)
    const back = addDays(out, chance.whole(2, 8))
    const billed = addDays(back, 1)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const parts = words.rows.map(
      (_, index) => 100 * chance.whole(12, 60) * (index === 0 ? 4 : 1) + 35,
    )
    const net = sum(parts)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    const guest = anyGuest(chance, language)
    const miles = chance.whole(4000, 39_000)

    sheet.shape(
      [
        [40, 40],
        [150, 40],
        [138, 66],
        [40, 66],
      ],
      '#c1121f',
    )
    sheet.put(words.firm, 160, 42, { size: 18, bold: true })
    sheet.rule(76, 40, 555, { weight: 1.5, color: '#c1121f' })
    sheet.put(words.title, 40, 86, { size: 12, bold: true })
    const lefts = [
      `RA ${chance.digits(8)}`,
      guest.name,
      guest.firm,
      'Skoda Octavia Estate',
      `LK${chance.digits(2)} RHX`,
      String(miles),
      String(miles + chance.whole(120, 900)),
    ]
    const rights = [
      `${show(out)} ${anyClock(chance)}`,
      `${show(back)} ${anyClock(chance)}`,
      show(billed),
      money(150_000),
      money(150_000),
    ]
    for (const [index, word] of words.left.entries()) {
      sheet.put(word, 40, 116 + 15 * index, { size: 8, color: '#666' })
      sheet.put(lefts[index]!, 120, 116 + 15 * index, { size: 8.5 })
    }
    for (const [index, word] of words.right.entries()) {
      sheet.put(word, 330, 116 + 15 * index, { size: 8, color: '#666' })
      sheet.put(rights[index]!, 430, 116 + 15 * index, { size: 8.5 })
    }
    sheet.upright(315, 112, 222)
    let y = 248
    for (const [index, name] of words.rows.entries()) {
      sheet.put(name, 40, y)
      sheet.right(money(parts[index]!), 555, y)
      y += 17
    }
    sheet.rule(y, 40, 555)
    const amounts = [net, tax, total, total, 0]
    for (const [index, word] of words.sums.entries()) {
      const bold = index === 2
      sheet.right(word, 440, y + 10 + 17 * index, { bold })
      sheet.right(`${words.money[1]} ${money(amounts[index]!)}`, 555, y + 10 + 17 * index, { bold })
    }
    for (const [index, line] of words.legal.entries())
      sheet.put(line, 40, 780 + 11 * index, { size: 7.5, color: '#666' })
    return labelled(words.firm, [billed, show(billed)], [total, money(total)], words.money)
  },
)
