import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A toll paid at the gate and its receipt fetched weeks later: a grid of boxes, each a small word over a value. */
export const gateDuplicate = template(
  'toll-gate-duplicate',
  { size: 'A5', wide: true },
  {
    fr: {
      operator: 'Autoroutes Cévennes-Méditerranée',
      slogan: 'A 93 · A 93bis',
      title: 'DUPLICATA DE REÇU DE PÉAGE',
      boxes: [
        'Gare d’entrée',
        'Gare de sortie',
        'Passage et paiement le',
        'Heure',
        'Classe de véhicule',
        'Moyen de paiement',
        'Voie',
        'N° de reçu',
      ],
      places: ['Alès Sud', 'Nîmes Garons'],
      kind: '1 (véhicule léger)',
      card: 'CB ****6604',
      sums: ['Montant HT', 'TVA 20,00 %', 'Montant TTC réglé'],
      rate: 20,
      edited: 'Duplicata édité le ',
      foot: 'Société des Autoroutes Cévennes-Méditerranée, 1 chemin du Mas, 30900 Nîmes – SIRET 392 417 880 00021',
      days: 'dd/MM/yyyy',
      price: [640, 2290] as const,
      figures: '1 234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    de: {
      operator: 'Fjordbroen Løgstrand',
      slogan: 'Brücke Løgstrand – Havnsø',
      title: 'ERSATZBELEG BRÜCKENMAUT',
      boxes: [
        'Richtung',
        'Mautstation',
        'Durchfahrt und Zahlung am',
        'Uhrzeit',
        'Fahrzeugklasse',
        'Zahlungsmittel',
        'Spur',
        'Belegnummer',
      ],
      places: ['Ost – West', 'Løgstrand'],
      kind: '2 (Pkw bis 6 m)',
      card: 'Visa ****6604',
      sums: ['Netto', '25 % moms (MwSt.)', 'Bezahlt inkl. MwSt.'],
      rate: 25,
      edited: 'Ersatzbeleg erstellt am ',
      foot: 'A/S Fjordbroen Løgstrand, Brovej 2, DK-4220 Løgstrand – CVR 27 41 88 03',
      days: 'dd.MM.yyyy',
      price: [12_500, 28_500] as const,
      figures: '1.234,56' as Figures,
      money: ['DKK', 'DKK'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const total = 10 * chance.whole(words.price[0] / 10, words.price[1] / 10)
    const tax = taxWithin(total, words.rate)
    const money = (minor: number) => `${figure(minor, words.figures)} ${words.money[1]}`
    const [from = '', to = ''] = words.places

    sheet.fill(0, 0, sheet.width, 58, '#12355b')
    for (const stripe of [0, 1, 2, 3]) sheet.fill(30 + 17 * stripe, 42, 10, 3, '#ffd23f')
    sheet.put(words.operator, 30, 18, { size: 15, bold: true, color: '#ffffff' })
    sheet.right(words.slogan, 565, 24, { size: 9, color: '#cfd9e6' })
    sheet.put(words.title, 30, 78, { size: 12, bold: true })
    const values = [
      from,
      to,
      show(paid),
      anyClock(chance),
      words.kind,
      words.card,
      String(chance.whole(2, 14)),
      chance.digits(11),
    ]
    for (const [index, word] of words.boxes.entries()) {
      const x = 30 + 134 * (index % 4)
      const y = 108 + 52 * Math.floor(index / 4)
      sheet.frame(x, y, 134, 52, '#9fb0c3')
      sheet.put(word, x + 8, y + 9, { size: 7.5, color: '#56687c' })
      sheet.put(values[index]!, x + 8, y + 26, { size: 10.5 })
    }
    for (const [index, word] of words.sums.entries()) {
      const x = 30 + 179 * index
      const isLast = index === 2
      if (isLast) sheet.fill(x, 232, 178, 58, '#ffd23f')
      sheet.frame(x, 232, 178, 58, '#9fb0c3')
      sheet.put(word, x + 8, 241, { size: 8 })
      sheet.right(money([total - tax, tax, total][index]!), x + 168, 262, {
        size: isLast ? 16 : 11,
        bold: isLast,
      })
    }
    const fetched = show(addDays(paid, chance.whole(12, 60)))
    sheet.put(`${words.edited}${fetched}`, 30, 312, { size: 8.5 })
    sheet.rule(384, 30, 565, { color: '#9fb0c3' })
    sheet.put(words.foot, 30, 391, { size: 7.5, color: '#56687c' })
    return labelled(
      words.operator,
      [paid, show(paid)],
      [total, figure(total, words.figures)],
      words.money,
    )
  },
)
