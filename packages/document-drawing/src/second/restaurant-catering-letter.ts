import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Dish = [name: string, unit: number, rate: 'food' | 'drink']

/** A small inn's bill from a word processor: greeting, net prices without lines, a discount for fast payers as a sentence. */
export const cateringLetter = template(
  'restaurant-catering-letter',
  { face: 'serif' },
  {
    de: {
      name: 'Gasthof Zum Holunder',
      under: 'Inh. Marlies Brenninger · Küche aus der Region seit 1931',
      place: 'Bad Krozingen, den ',
      days: 'd. MMMM yyyy',
      title: 'Rechnung Nr.',
      hello: 'Sehr geehrte Damen und Herren,',
      text: (day: string, count: number) =>
        `für die Bewirtung Ihrer Gäste am ${day} (Nebenzimmer, ${count} Personen) erlauben wir uns zu berechnen:`,
      dishes: [
        ['Mittagsmenü drei Gänge', 2350, 'food'],
        ['Kaffee und Kuchen', 620, 'food'],
        ['Getränkepauschale', 890, 'drink'],
      ] as Dish[],
      pieces: 'à',
      net: 'Summe netto',
      tax: (rate: number) => `zzgl. ${rate} % MwSt.`,
      rates: (year: string) => (year < '2024' ? { food: 7, drink: 19 } : { food: 19, drink: 19 }),
      total: 'Gesamtbetrag',
      close: (due: string, less: string) =>
        `Bitte überweisen Sie den Betrag bis zum ${due} ohne Abzug. Bei Zahlung innerhalb von acht Tagen dürfen Sie 2 % Skonto abziehen (${less}).`,
      bye: ['Herzlichen Dank für Ihren Besuch', 'Ihre Familie Brenninger'],
      foot: [
        ['Gasthof Zum Holunder', 'Rathausplatz 3', '79189 Bad Krozingen'],
        ['Volksbank Staufen', 'DE17 6809 2300 0004 4170 03', 'GENODE61STF'],
        ['Finanzamt Müllheim', 'St.-Nr. 12 417 30885', 'Montag Ruhetag'],
      ],
    },
    fr: {
      name: 'Auberge de la Tuilerie',
      under: 'Cuisine de saison · Salle pour séminaires et repas d’affaires',
      place: 'Beaune, le ',
      days: 'd MMMM yyyy',
      title: 'Facture n°',
      hello: 'Madame, Monsieur,',
      text: (day: string, count: number) =>
        `Veuillez trouver ci-dessous le détail de votre repas du ${day} (salon Vougeot, ${count} couverts)\u00a0:`,
      dishes: [
        ['Menu Affaires', 3182, 'food'],
        ['Accueil café et gougères', 545, 'food'],
        ['Forfait vins', 1250, 'drink'],
      ] as Dish[],
      pieces: 'x',
      net: 'Total HT',
      tax: (rate: number) => `TVA ${rate} %`,
      rates: () => ({ food: 10, drink: 20 }),
      total: 'Net à payer TTC',
      close: (due: string) =>
        `Règlement par virement avant le ${due}. Tout retard entraîne une pénalité de trois fois le taux légal et une indemnité forfaitaire de 40,00 € pour frais de recouvrement. Pas d’escompte en cas de paiement anticipé.`,
      bye: ['Au plaisir de vous revoir', 'Sylvie et Alain Mercey'],
      foot: [
        ['SARL La Tuilerie', '8 route de Savigny', '21200 Beaune'],
        ['Crédit Bourguignon', 'FR76 1027 8025 4400 0204', 'BIC CRBOFR2A'],
        ['RCS Dijon 441 870 026', 'TVA FR19441870026', 'Tél. 03 80 55 50 12'],
      ],
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) =>
      `${figure(minor, language === 'fr' ? '1 234,56' : '1.234,56')} €`
    const count = chance.whole(9, 22)
    const rates = words.rates(billed.slice(0, 4))
    const net = sum(words.dishes.map(([, unit]) => unit * count))
    const taxes = [...new Set([rates.food, rates.drink])].map((rate) => {
      const taxed = words.dishes.filter(([, , kind]) => rates[kind] === rate)
      return {
        rate,
        minor: Math.round((sum(taxed.map(([, unit]) => unit * count)) * rate) / 100),
      }
    })
    const total = net + sum(taxes.map(({ minor }) => minor))

    sheet.middle(words.name, 297, 48, { size: 26, color: '#5a2a1c' })
    sheet.middle(words.under, 297, 80, { size: 10, color: '#5a2a1c' })
    const guest = anyGuest(chance, language)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 70, 136, { size: 11.5 })
    sheet.right(`${words.place}${show(billed)}`, 525, 216, { size: 11.5 })
    sheet.put(`${words.title} ${chance.whole(12, 288)}`, 70, 250, { size: 12.5, bold: true })
    sheet.put(words.hello, 70, 284, { size: 11.5 })
    const stay = show(addDays(billed, -chance.whole(2, 8)))
    let y = 24 + sheet.prose(words.text(stay, count), 70, 304, 455, { size: 11.5 })
    for (const [name, unit] of words.dishes) {
      sheet.right(String(count), 92, y, { size: 11.5 })
      sheet.put(name, 106, y, { size: 11.5 })
      sheet.put(`${words.pieces} ${money(unit)}`, 300, y, { size: 11.5 })
      sheet.right(money(unit * count), 525, y, { size: 11.5 })
      y += 19
    }
    y += 10
    const sums: [string, number][] = [
      [words.net, net],
      ...taxes.map(({ rate, minor }): [string, number] => [words.tax(rate), minor]),
    ]
    for (const [word, minor] of sums) {
      sheet.put(word, 300, y, { size: 11.5 })
      sheet.right(money(minor), 525, y, { size: 11.5 })
      y += 19
    }
    sheet.put(words.total, 300, y + 2, { size: 12.5, bold: true })
    sheet.right(money(total), 525, y + 2, { size: 12.5, bold: true })
    sheet.rule(y + 18, 430, 525)
    sheet.rule(y + 20, 430, 525)
    const less = money(total - Math.round(total / 50))
    y = sheet.prose(words.close(show(addDays(billed, 30)), less), 70, y + 48, 455, {
      size: 11.5,
    })
    sheet.lines(words.bye, 70, y + 18, { size: 11.5 }, 1.7)
    for (const [column, lines] of words.foot.entries())
      sheet.lines(lines, 70 + 165 * column, 776, { size: 8, color: '#5a2a1c' })
    return labelled(
      words.name,
      [billed, show(billed)],
      [total, money(total).slice(0, -2)],
      ['EUR', '€'],
    )
  },
)
