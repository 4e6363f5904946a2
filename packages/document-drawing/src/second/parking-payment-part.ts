import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Swiss airfield's bill: town and day in the letter's head, the slip for paying in the lower third with the sum twice more. */
export const paymentPart = template(
  'parking-payment-part',
  {},
  {
    de: {
      firm: 'Flugplatz Seeland AG',
      office: ['Parkingbüro', 'Tower-Strasse 4', '3225 Müntschemier'],
      place: 'Müntschemier,',
      title: 'Rechnung Nr.',
      plate: 'WN-KL 2207',
      ref: ['Ihr Kennzeichen', 'Kundennummer', 'MWST-Nr.'],
      vat: 'CHE-107.884.219 MWST',
      hello: 'Guten Tag',
      intro: 'Für das Abstellen Ihres Fahrzeugs auf P2 erlauben wir uns zu verrechnen:',
      heads: ['Leistung', 'Tage', 'Ansatz', 'Betrag'],
      rows: ['Parkplatz P2 gedeckt', 'Schlüsseldepot', 'Batterieservice'],
      from: ['vom', 'bis'],
      total: 'Total CHF inkl. MWST',
      tax: 'enthaltene MWST',
      terms: 'Zahlbar netto bis',
      slip: [
        'Empfangsschein',
        'Zahlteil',
        'Konto / Zahlbar an',
        'Zahlbar durch',
        'Währung',
        'Betrag',
      ],
      slipNo: 'Referenz',
      point: 'Annahmestelle',
      day: 'd. MMMM yyyy',
    },
    fr: {
      firm: 'Aérodrome des Franches SA',
      office: ['Service parking', 'Route de la Piste 12', '2340 Le Noirmont'],
      place: 'Le Noirmont, le',
      title: 'Facture n°',
      plate: 'GT-318-QA',
      ref: ['Votre plaque', 'N° de client', 'N° TVA'],
      vat: 'CHE-114.270.553 TVA',
      hello: 'Madame, Monsieur,',
      intro:
        'Pour le stationnement de votre véhicule au P2, nous nous permettons de vous facturer :',
      heads: ['Prestation', 'Jours', 'Tarif', 'Montant'],
      rows: ['Place couverte P2', 'Dépôt de la clé', 'Service batterie'],
      from: ['du', 'au'],
      total: 'Total CHF TVA incluse',
      tax: 'TVA comprise',
      terms: 'Payable net jusqu’au',
      slip: [
        'Récépissé',
        'Section paiement',
        'Compte / Payable à',
        'Payable par',
        'Monnaie',
        'Montant',
      ],
      slipNo: 'Référence',
      point: 'Point de dépôt',
      day: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const count = chance.whole(4, 13)
    const left = addDays(billed, -chance.whole(2, 5))
    const rate = billed < '2024' ? 7.7 : 8.1
    const shown = dayIn(billed, words.day, language)
    const short = (day: string) => dayIn(day, 'dd.MM.yy', language)
    const plain = (minor: number) => figure(minor, "1'234.56")
    const rates = [50 * chance.whole(34, 48), 1500, 50 * chance.whole(78, 98)]
    const prices = [count * rates[0]!, rates[1]!, rates[2]!]
    const total = sum(prices)
    const guest = anyGuest(chance, language)
    const to = [guest.firm, guest.street, guest.town, guest.country]

    sheet.shape(
      [
        [60, 66],
        [92, 40],
        [86, 58],
        [98, 62],
      ],
      '#d62828',
    )
    sheet.put(words.firm, 106, 46, { size: 15, bold: true })
    sheet.lines(words.office, 60, 78, { size: 8.5 })
    sheet.lines([guest.name, ...to], 345, 120, { size: 10.5 })
    sheet.put(`${words.place} ${shown}`, 345, 200, { size: 10.5 })
    sheet.put(`${words.title} ${chance.digits(5)}`, 60, 238, { size: 13, bold: true })
    const values = [words.plate, chance.digits(5), words.vat]
    for (const [index, name] of words.ref.entries())
      sheet.put(`${name}: ${values[index]}`, 60 + 160 * index, 260, { size: 8.5, color: '#555' })
    sheet.put(words.hello, 60, 292, { size: 10.5 })
    sheet.put(words.intro, 60, 309, { size: 10.5 })
    const ends = [340, 430, 535]
    sheet.put(words.heads[0]!, 60, 340, { bold: true })
    for (const [index, end] of ends.entries())
      sheet.right(words.heads[index + 1]!, end, 340, { bold: true })
    sheet.rule(354, 60, 535)
    for (const [index, name] of words.rows.entries()) {
      const y = 361 + 16 * index
      const stay = ` ${words.from[0]} ${short(addDays(left, 1 - count))} ${words.from[1]} ${short(left)}`
      sheet.put(index === 0 ? name + stay : name, 60, y)
      sheet.right(String(index === 0 ? count : 1), ends[0]!, y)
      sheet.right(plain(rates[index]!), ends[1]!, y)
      sheet.right(plain(prices[index]!), ends[2]!, y)
    }
    sheet.rule(412, 60, 535)
    sheet.put(words.total, 60, 419, { size: 10.5, bold: true })
    sheet.right(plain(total), ends[2]!, 419, { size: 10.5, bold: true })
    sheet.put(`${words.tax} ${rate} %`, 60, 436, { size: 8.5 })
    sheet.right(plain(taxWithin(total, rate)), ends[2]!, 436, { size: 8.5 })
    sheet.put(`${words.terms} ${dayIn(addDays(billed, 30), words.day, language)}`, 60, 466, {
      size: 10.5,
    })

    sheet.rule(544, 0, sheet.width, { color: '#000' })
    sheet.upright(176, 544, 842, { color: '#000' })
    const account = ['CH58 0079 1123 0008 8901 2', words.firm, words.office[1]!, words.office[2]!]
    for (const [index, x] of [16, 360].entries()) {
      sheet.put(words.slip[index]!, index === 0 ? 16 : 192, 558, { size: 11, bold: true })
      const top = index === 0 ? 580 : 558
      sheet.put(words.slip[2]!, x, top, { size: 7, bold: true })
      sheet.lines(account, x, top + 10, { size: 8 }, 1.2)
      sheet.put(words.slipNo, x, top + 56, { size: 7, bold: true })
      sheet.put('21 00000 00003 13947 14300 09017', x, top + 66, { size: index === 0 ? 7.5 : 9 })
      sheet.put(words.slip[3]!, x, top + 84, { size: 7, bold: true })
      sheet.lines(to, x, top + 94, { size: 8 }, 1.2)
    }
    for (const x of [16, 192])
      for (const [index, text] of ['CHF', plain(total).replace("'", ' ')].entries()) {
        sheet.put(words.slip[4 + index]!, x + 50 * index, 752, { size: 7, bold: true })
        sheet.put(text, x + 50 * index, 764, { size: 9 })
      }
    sheet.right(words.point, 166, 800, { size: 6.5, bold: true })
    for (let cell = 0; cell < 1089; cell += 1)
      if (chance.is(0.5))
        sheet.fill(192 + 4.2 * (cell % 33), 584 + 4.2 * Math.floor(cell / 33), 4.2, 4.2, '#000')
    sheet.fill(251, 643, 20, 20, '#ffffff')
    sheet.fill(253, 645, 16, 16, '#000')
    sheet.fill(259.5, 648, 3, 10, '#ffffff')
    sheet.fill(256, 651.5, 10, 3, '#ffffff')
    return labelled(words.firm, [billed, shown], [total, plain(total)], ['CHF', 'CHF'])
  },
)
