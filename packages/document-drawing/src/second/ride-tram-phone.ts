import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A day's ticket for tram and bus kept from a phone: what is valid and when is large, what it cost is in the last lines. */
export const tramPhone = template(
  'ride-tram-phone',
  { size: [375, 812] },
  {
    fr: {
      network: 'Transports du Chablais',
      back: 'Mes titres',
      state: 'VALABLE DEMAIN',
      product: 'Carte journalière',
      reach: 'Zones 10, 11 et 21  ·  2e classe',
      person: ['Adulte, tarif plein', '1 personne'],
      from: 'dès',
      until: 'jusqu’à',
      facts: ['N° de titre', 'Acheté le', 'Prix', 'dont TVA', 'Paiement'],
      pay: 'Twint',
      check: 'À présenter au contrôle. Titre personnel, non transmissible et non remboursable.',
      valid: 'dd.MM.yyyy',
      bought: 'dd.MM.yyyy',
      figures: "1'234.56" as Figures,
      money: ['CHF', 'CHF'] as [string, string],
      price: [560, 1240] as const,
      rates: [7.7, 8.1],
      color: '#b5121b',
    },
    nl: {
      network: 'Stadsvervoer Scheldeland',
      back: 'Mijn tickets',
      state: 'GELDIG VANAF MORGEN',
      product: 'Dagpas',
      reach: 'Volledig net  ·  tram, bus en waterbus',
      person: ['Volwassene', '1 reiziger'],
      from: 'van',
      until: 'tot',
      facts: ['Ticketnummer', 'Aankoop', 'Prijs', 'waarvan btw', 'Betaalwijze'],
      pay: 'Bancontact',
      check:
        'Toon dit ticket bij controle. Het ticket is persoonlijk en kan niet worden terugbetaald.',
      valid: 'EEEE d MMMM',
      bought: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
      price: [750, 1400] as const,
      rates: [6, 6],
      color: '#00664f',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const valid = addDays(bought, 1)
    const total = 10 * chance.whole(words.price[0] / 10, words.price[1] / 10)
    const rate = words.rates[bought < '2024' ? 0 : 1]!
    const plain = (minor: number) => figure(minor, words.figures)
    const shown = dayIn(bought, words.bought, language)
    const ends = (day: string) => dayIn(day, words.valid, language)

    sheet.fill(0, 0, 375, 92, words.color)
    sheet.put('20:14', 24, 14, { size: 11, bold: true, color: '#ffffff' })
    sheet.right('5G  78%', 351, 14, { size: 10, color: '#ffffff' })
    sheet.put(`< ${words.back}`, 16, 56, { size: 12, color: '#ffffff' })
    sheet.right(words.network, 359, 56, { size: 14, bold: true, color: '#ffffff' })
    sheet.frame(16, 108, 343, 560, '#c9ccd1', 14)
    sheet.fill(16, 130, 343, 30, '#d9f0dd')
    sheet.middle(words.state, 187, 138, { size: 13, bold: true, color: '#12632a' })
    sheet.put(words.product, 34, 178, { size: 24, bold: true })
    sheet.put(words.reach, 34, 210, { size: 11 })
    sheet.put(words.person[0]!, 34, 232, { size: 11 })
    sheet.right(words.person[1]!, 341, 232, { size: 11 })
    sheet.put(words.from, 34, 262, { size: 10, color: '#777' })
    sheet.put(`${ends(valid)}  05:00`, 90, 260, { size: 13, bold: true })
    sheet.put(words.until, 34, 284, { size: 10, color: '#777' })
    sheet.put(`${ends(addDays(valid, 1))}  05:00`, 90, 282, { size: 13, bold: true })
    for (let cell = 0; cell < 441; cell += 1)
      if (chance.is(0.48))
        sheet.fill(108 + 7.5 * (cell % 21), 316 + 7.5 * Math.floor(cell / 21), 7.5, 7.5, '#111')
    const values = [
      `${chance.digits(4)} ${chance.digits(4)} ${chance.digits(2)}`,
      `${shown} 20:14`,
      `${words.money[1]} ${plain(total)}`,
      `${plain(taxWithin(total, rate))} (${String(rate).replace('.', plain(0)[1]!)} %)`,
      words.pay,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 34, 500 + 26 * index, { size: 11, color: '#777' })
      sheet.right(values[index]!, 341, 500 + 26 * index, { size: 11 })
      sheet.rule(518 + 26 * index, 34, 341, { color: '#e4e6ea' })
    }
    sheet.prose(words.check, 34, 690, 307, { size: 9, color: '#777' })
    sheet.fill(125, 794, 125, 4, '#111')
    return labelled(words.network, [bought, shown], [total, plain(total)], words.money)
  },
)
