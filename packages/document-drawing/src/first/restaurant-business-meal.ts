import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A till's bill as a PDF, with a form below for whom one ate with, still to be filled in. */
export const businessMeal = template(
  'restaurant-business-meal',
  { size: [230, 640], face: 'plain-mono' },
  {
    de: {
      house: 'Wirtshaus am Domplatz',
      address: ['Domplatz 7', '50667 Köln', 'St.-Nr. 215/5901/0442'],
      head: ['Rechnung', 'Tisch', 'Kellner'],
      items: [
        'Himmel un Ääd',
        'Rheinischer Sauerbraten',
        'Kölsch 0,2',
        'Mineralwasser 0,75',
        'Apfelstrudel',
      ],
      sums: ['Zwischensumme', 'Trinkgeld', 'Gesamt'],
      tax: ['Netto', 'MwSt 19%'],
      form: [
        'Bewirtungsaufwand-Angaben',
        'Bewirtete Personen',
        'Anlass',
        'Ort, Datum, Unterschrift',
      ],
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
    fr: {
      house: 'Brasserie du Vieux Pont',
      address: ['3 place du Pont', '67000 Strasbourg', 'SIRET 41234567800019'],
      head: ['Note', 'Table', 'Serveur'],
      items: [
        'Quiche lorraine',
        'Choucroute garnie',
        'Riesling 50 cl',
        'Eau gazeuse',
        'Tarte aux mirabelles',
      ],
      sums: ['Sous-total', 'Pourboire', 'Total TTC'],
      tax: ['HT', 'TVA 10%'],
      form: ['Justificatif de repas', 'Convives', 'Motif', 'Date et signature'],
      days: 'dd/MM/yyyy',
      figures: '1234,56' as Figures,
      money: ['EUR', 'EUR'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const rows = words.items.map((name) => {
      const count = chance.whole(1, 4)
      return { name: `${count} ${name}`, minor: count * (10 * chance.whole(24, 210)) }
    })
    const meal = sum(rows.map(({ minor }) => minor))
    const tip = 100 * chance.whole(4, 15)
    const total = meal + tip
    const tax = taxWithin(meal, language === 'de' ? 19 : 10)
    const middle = 115
    const pair = (name: string, value: string, y: number, bold = false) => {
      sheet.put(name, 14, y, { size: 7.5, bold })
      sheet.right(value, 216, y, { size: 7.5, bold })
    }

    sheet.middle(words.house, middle, 20, { size: 11, bold: true })
    for (const [index, line] of words.address.entries())
      sheet.middle(line, middle, 38 + 11 * index, { size: 7.5 })
    sheet.put(`${words.head[0]} ${chance.digits(6)}`, 14, 84, { size: 7.5 })
    sheet.right(`${shown} ${anyClock(chance)}`, 216, 84, { size: 7.5 })
    sheet.put(`${words.head[1]} ${chance.whole(1, 30)}`, 14, 96, { size: 7.5 })
    sheet.right(`${words.head[2]} ${chance.whole(1, 9)}`, 216, 96, { size: 7.5 })
    sheet.rule(112, 14, 216)
    for (const [index, { name, minor }] of rows.entries())
      pair(name, money(minor), 120 + 14 * index)
    sheet.rule(194, 14, 216)
    pair(words.sums[0]!, money(meal), 200)
    pair(words.sums[1]!, money(tip), 214)
    sheet.put(words.sums[2]!, 14, 232, { size: 12, bold: true })
    sheet.right(`${words.money[1]} ${money(total)}`, 216, 232, { size: 12, bold: true })
    pair(words.tax[0]!, money(meal - tax), 258)
    pair(words.tax[1]!, money(tax), 272)
    sheet.middle(words.form[0]!, middle, 312, { size: 8, bold: true })
    for (const [index, word] of words.form.slice(1).entries()) {
      sheet.put(word, 14, 336 + 60 * index, { size: 7 })
      sheet.rule(380 + 60 * index, 14, 216)
    }
    return labelled(words.house, [day, shown], [total, money(total)], words.money)
  },
)
