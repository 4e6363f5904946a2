import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A town's notice of fees for a permit to park: arms, a column of facts beside the address, sentences, an account to pay into, remedies. */
export const townOffice = template(
  'parking-town-office',
  {},
  {
    de: {
      name: 'Stadt Ellernau',
      under: 'Die Bürgermeisterin',
      back: 'Stadt Ellernau • Postfach 11 40 • 29555 Ellernau',
      facts: ['Amt', 'Auskunft', 'Zimmer', 'Telefon', 'Kassenzeichen', 'Datum'],
      values: ['32 Ordnung und Verkehr', 'Herr Diekmann', '2.14', '05827 555-014'],
      subject: 'Gebührenbescheid: Parkausweis für Betriebsfahrzeuge im Bewohnerparkgebiet B',
      intro: (asked: string, from: string, to: string, plate: string) =>
        `auf Ihren Antrag vom ${asked} wird Ihnen erlaubt, das Fahrzeug mit dem amtlichen Kennzeichen ${plate} in der Zeit vom ${from} bis ${to} im Gebiet B zu parken. Für diese Erlaubnis werden nach der städtischen Gebührenordnung festgesetzt:`,
      items: [
        'Parkgebühr je angefangene Woche, drei Wochen',
        'Verwaltungsgebühr (Gebührenziffer 264)',
        'Auslagen für die Zustellung',
      ],
      total: 'Zu zahlender Betrag',
      pay: (due: string) =>
        `Bitte überweisen Sie den Betrag bis zum ${due} unter Angabe des Kassenzeichens auf das Konto der Stadtkasse bei der Kreissparbank Ellernau, IBAN DE21 2585 0110 0000 5550 14. Bei verspäteter Zahlung werden Säumniszuschläge von 1,00 EUR je angefangenem Monat erhoben.`,
      remedy:
        'Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Klage beim Verwaltungsgericht Lüneburg erhoben werden. Die Klage hat keine aufschiebende Wirkung. Dieser Bescheid wurde maschinell erstellt und ist ohne Unterschrift gültig.',
      hello: 'Sehr geehrte Damen und Herren,',
      plate: 'S-WA 4471',
      day: 'dd.MM.yyyy',
      money: (text: string) => `${text} EUR`,
      prices: [1500, 3070, 345],
      currency: 'EUR',
    },
    nl: {
      name: 'Gemeente Oosterdrecht',
      under: 'Team Parkeren en Vergunningen',
      back: 'Postbus 55, 3440 AB Oosterdrecht',
      facts: ['Afdeling', 'Behandeld door', 'Kamer', 'Telefoon', 'Notanummer', 'Datum nota'],
      values: ['Publiekszaken', 'mw. S. Aydin', 'B 08', '14 0348'],
      subject: 'Nota: tijdelijke parkeerontheffing voor bedrijven, zone 2',
      intro: (asked: string, from: string, to: string, plate: string) =>
        `Op ${asked} hebt u een ontheffing aangevraagd voor het voertuig met kenteken ${plate}. De ontheffing is verleend voor de periode van ${from} tot en met ${to}. Hiervoor bent u volgens de Verordening parkeerbelastingen de volgende bedragen verschuldigd:`,
      items: [
        'Parkeerbelasting zone 2, drie weken',
        'Leges in behandeling nemen aanvraag',
        'Kosten toezending kaart',
      ],
      total: 'Te betalen',
      pay: (due: string) =>
        `Wij verzoeken u het bedrag vóór ${due} over te maken op rekening NL91 OOST 0417 1643 00 ten name van de gemeentekas, met vermelding van het notanummer. Betaalt u later, dan brengen wij € 8,00 aanmaningskosten in rekening.`,
      remedy:
        'Bent u het niet eens met deze nota? Dan kunt u binnen zes weken na de dagtekening bezwaar maken bij de heffingsambtenaar. Over deze heffing wordt geen btw berekend.',
      hello: 'Geachte heer, mevrouw,',
      plate: 'V-771-KR',
      day: 'd MMMM yyyy',
      money: (text: string) => `€ ${text}`,
      prices: [2175, 3420, 395],
      currency: '€',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const from = addDays(day, chance.whole(4, 12))
    const show = (when: string) => dayIn(when, words.day, language)
    const money = (minor: number) => words.money(figure(minor, '1.234,56'))
    const minors = words.prices.map((price, index) => (index === 0 ? 3 * price : price))
    const total = sum(minors)
    const guest = anyGuest(chance, language)
    const text = { size: 10 }

    sheet.shape(
      [
        [62, 36],
        [92, 36],
        [92, 60],
        [77, 74],
        [62, 60],
      ],
      '#b3261e',
    )
    sheet.disc(77, 52, 8, '#f5d76e')
    sheet.put(words.name, 104, 40, { size: 17, bold: true })
    sheet.put(words.under, 104, 61, { size: 10 })
    sheet.put(words.back, 62, 126, { size: 7 })
    sheet.rule(136, 62, 260, { weight: 0.4 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 62, 146, { size: 10.5 })
    const values = [...words.values, `${chance.digits(4)}.${chance.digits(6)}`, show(day)]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 366, 126 + 15 * index, { size: 8, color: '#555' })
      sheet.put(values[index]!, 440, 125 + 15 * index, { size: 9 })
    }
    let y = sheet.prose(words.subject, 62, 262, 470, { size: 11, bold: true }) + 14
    sheet.put(words.hello, 62, y, text)
    const asked = show(addDays(day, -chance.whole(5, 14)))
    y =
      sheet.prose(
        words.intro(asked, show(from), show(addDays(from, 20)), words.plate),
        62,
        y + 22,
        470,
        text,
      ) + 8
    for (const [index, item] of words.items.entries()) {
      sheet.put(item, 84, y, text)
      sheet.right(money(minors[index]!), 500, y, text)
      y += 16
    }
    sheet.rule(y, 410, 500)
    sheet.put(words.total, 84, y + 5, { size: 10, bold: true })
    sheet.right(money(total), 500, y + 5, { size: 10, bold: true })
    y = sheet.prose(words.pay(show(addDays(day, 30))), 62, y + 34, 470, text)
    sheet.prose(words.remedy, 62, y + 40, 470, { size: 8 })
    return labelled(
      words.name,
      [day, show(day)],
      [total, figure(total, '1.234,56')],
      ['EUR', words.currency],
    )
  },
)
