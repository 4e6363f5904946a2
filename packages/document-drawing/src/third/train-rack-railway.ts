import { anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** The till of a mountain railway's valley station: francs due, euros given, francs back. */
export const rackRailway = template(
  'train-rack-railway',
  { size: [270, 470], face: 'plain-mono' },
  {
    fr: {
      name: 'Crémaillère des Planards',
      owner: ['Société coopérative CP', 'Gare aval, 1884 Villars-Dessous', 'CHE-105.550.143 TVA'],
      number: 'Ticket',
      till: 'Caisse 1  Josiane',
      items: ['A/R Les Planards 1/2 tarif', 'A/R Les Planards plein tarif', 'Bagage encombrant'],
      total: 'TOTAL CHF',
      given: 'Reçu espèces EUR',
      rate: 'Cours 1 EUR = CHF',
      worth: 'soit CHF',
      back: 'Rendu CHF',
      tax: 'TVA incl.',
      heads: ['Taux', 'Brut', 'TVA'],
      last: ['Dernière descente 17h40', 'Merci et bonne journée en montagne'],
      day: 'dd.MM.yy',
    },
    it: {
      name: 'Cremagliera Valmorena',
      owner: [
        'Consorzio Trasporti Valmorena',
        'Stazione a valle, 6719 Acquarosso',
        'CHE-112.555.019 IVA',
      ],
      number: 'Scontrino',
      till: 'Cassa 2  Operatore Fabio',
      items: ['A/R Alpe Morena metà prezzo', 'A/R Alpe Morena intero', 'Trasporto bagaglio'],
      total: 'TOTALE CHF',
      given: 'Contanti EUR',
      rate: 'Cambio 1 EUR = CHF',
      worth: 'controvalore CHF',
      back: 'Resto CHF',
      tax: 'IVA compresa',
      heads: ['Aliq.', 'Lordo', 'IVA'],
      last: ['Ultima discesa ore 18.05', 'Grazie e buona gita'],
      day: 'dd.MM.yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, "1'234.56")
    const counts = [chance.whole(1, 2), chance.whole(1, 2), 1]
    const prices = [1900 + 20 * chance.whole(0, 9), 3800 + 20 * chance.whole(0, 9), 600]
    const total = sum(prices.map((price, index) => price * counts[index]!))
    const euros = 1000 * Math.ceil(total / 920 + 0.5)
    const rate = day >= '2024' ? 8.1 : 7.7

    const pair = (word: string, value: string, y: number, style = {}) => {
      sheet.put(word, 16, y, style)
      sheet.right(value, 254, y, style)
    }
    sheet.middle(words.name, 135, 22, { size: 13, bold: true })
    for (const [index, line] of words.owner.entries())
      sheet.middle(line, 135, 42 + 12 * index, { size: 8.5 })
    pair(
      `${words.number} ${chance.digits(6)}`,
      `${shown}  ${chance.whole(10, 16)}:${chance.whole(10, 59)}`,
      92,
    )
    sheet.put(words.till, 16, 105)
    sheet.rule(120, 16, 254)
    for (const [index, item] of words.items.entries()) {
      sheet.put(item, 16, 128 + 28 * index)
      pair(
        `   ${counts[index]} x ${money(prices[index]!)}`,
        money(prices[index]! * counts[index]!),
        140 + 28 * index,
      )
    }
    sheet.rule(214, 16, 254)
    pair(words.total, money(total), 221, { size: 14, bold: true })
    pair(words.given, money(euros), 250)
    pair(words.rate, '0.9200', 263)
    pair(words.worth, money((euros * 92) / 100), 276)
    pair(words.back, money((euros * 92) / 100 - total), 289)
    sheet.put(words.tax, 16, 316)
    for (const [index, head] of words.heads.entries()) sheet.right(head, 134 + 60 * index, 316)
    for (const [index, cell] of [`${rate}%`, money(total), money(taxWithin(total, rate))].entries())
      sheet.right(cell, 134 + 60 * index, 329)
    for (const [index, line] of words.last.entries()) sheet.middle(line, 135, 362 + 14 * index)
    for (let x = 0; x < 150; x += 3)
      if (chance.is(0.6)) sheet.fill(60 + x, 402, chance.whole(1, 2), 36, '#111')
    return labelled(words.name, [day, shown], [total, money(total)], ['CHF', 'CHF'])
  },
)
