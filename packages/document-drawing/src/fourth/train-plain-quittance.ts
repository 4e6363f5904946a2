import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Swiss railway's receipt for what was bought in its web shop: almost nothing on the page, and the company in its last line only. */
export const plainQuittance = template(
  'train-plain-quittance',
  {},
  {
    de: {
      seller: 'Voralpenbahn AG',
      title: 'Kaufquittung',
      intro: 'Diese Quittung ist kein gültiger Fahrausweis.',
      facts: ['Bestellnummer', 'Kaufdatum', 'Zahlungsmittel', 'Kundin/Kunde'],
      paid: 'Twint',
      head: ['Artikel', 'Anz.', 'Betrag CHF'],
      items: [
        ['Spartageskarte', '2. Klasse, Halbtax, gültig am'],
        ['Sitzplatzreservierung', 'Wagen 6, Platz 44, gültig am'],
        ['Velo-Tageskarte', 'gültig am'],
      ],
      total: 'Total CHF',
      tax: 'inkl. MWST',
      thanks: 'Wir wünschen Ihnen eine gute Reise.',
      legal: 'Bahnhofplatz 2, 9001 St. Gallen, CHE-108.442.917 MWST',
    },
    it: {
      seller: 'Ferrovie Verbano-Ceresio SA',
      title: 'Ricevuta d’acquisto',
      intro: 'La presente ricevuta non è valida come titolo di trasporto.',
      facts: ['Numero d’ordine', 'Data d’acquisto', 'Mezzo di pagamento', 'Cliente'],
      paid: 'Carta di credito Visa',
      head: ['Articolo', 'Qtà', 'Importo CHF'],
      items: [
        ['Carta giornaliera risparmio', '2ª classe, metà-prezzo, valida il'],
        ['Prenotazione posto a sedere', 'carrozza 6, posto 44, valida il'],
        ['Carta giornaliera per bici', 'valida il'],
      ],
      total: 'Totale CHF',
      tax: 'IVA inclusa',
      thanks: 'Le auguriamo buon viaggio.',
      legal: 'Viale Stazione 11, 6600 Locarno, CHE-110.287.304 IVA',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const travel = addDays(bought, chance.whole(1, 20))
    const show = (day: string) => dayIn(day, 'dd.MM.yyyy', language)
    const money = (minor: number) => figure(minor, "1'234.56")
    const amounts = [100 * chance.whole(29, 59), 500, 1400]
    const total = sum(amounts)
    const rate = bought < '2024' ? 7.7 : 8.1
    const tax = total - Math.round(total / (1 + rate / 100))

    sheet.fill(497, 40, 48, 24, '#c00d0d')
    sheet.shape(
      [
        [507, 60],
        [521, 44],
        [535, 60],
      ],
      '#fff',
    )
    sheet.put(words.title, 70, 110, { size: 20, bold: true })
    sheet.put(words.intro, 70, 140, { size: 10 })
    const values = [
      chance.digits(12),
      show(bought),
      words.paid,
      anyGuest(chance, language).name.replace(/^\S+ /, ''),
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 70, 176 + 17 * index, { size: 10, color: '#666' })
      sheet.put(values[index]!, 200, 176 + 17 * index, { size: 10 })
    }
    sheet.put(words.head[0]!, 70, 276, { bold: true })
    sheet.right(words.head[1]!, 430, 276, { bold: true })
    sheet.right(words.head[2]!, 545, 276, { bold: true })
    sheet.rule(290, 70, 545)
    for (const [index, [item, details]] of words.items.entries()) {
      const y = 300 + 38 * index
      sheet.put(item!, 70, y, { size: 10 })
      sheet.put(`${details} ${show(travel)}`, 70, y + 13, { size: 8.5, color: '#666' })
      sheet.right('1', 430, y, { size: 10 })
      sheet.right(money(amounts[index]!), 545, y, { size: 10 })
    }
    sheet.rule(414, 70, 545)
    sheet.put(words.total, 70, 424, { size: 12, bold: true })
    sheet.right(money(total), 545, 424, { size: 12, bold: true })
    sheet.put(`${words.tax} ${rate.toFixed(1)}%`, 70, 443, { size: 8.5 })
    sheet.right(money(tax), 545, 443, { size: 8.5 })
    sheet.put(words.thanks, 70, 490, { size: 10 })
    sheet.put(`${words.seller}, ${words.legal}`, 70, 792, { size: 8, color: '#555' })
    return labelled(words.seller, [bought, show(bought)], [total, money(total)], ['CHF', 'CHF'])
  },
)
