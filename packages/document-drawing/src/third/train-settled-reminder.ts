import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Swiss railway confirms that a reminded invoice was paid at the counter: a letter that speaks of creditor and debtor. */
export const settledReminder = template(
  'train-settled-reminder',
  {},
  {
    de: {
      brand: 'Randentalbahn',
      sender: [
        'Randentalbahn AG',
        'Inkasso Personenverkehr',
        'Bahnhofplatz 4',
        '8200 Schaffhausen',
      ],
      town: 'Schaffhausen',
      subject: (number: string) => `Quittung zur Mahnung ${number}`,
      roles: ['Gläubigerin', 'Schuldnerin'],
      open: 'Guten Tag',
      text: (paid: string) =>
        `Sie haben die gemahnte Forderung am ${paid} an unserem Schalter bezahlt. Wir bestätigen Ihnen den Eingang des ganzen Betrags; der Fall ist damit für uns abgeschlossen und es folgen keine weiteren Schritte.`,
      rows: [
        'Nachgelöster Fahrausweis, Rechnung vom',
        'Mahnspesen, 1. Mahnung vom',
        'Mahnspesen, 2. Mahnung vom',
      ],
      travel: 'Fahrt vom',
      route: 'Schaffhausen–Winterthur, 1. Klasse',
      total: 'Bezahlter Betrag',
      stamp: 'BEZAHLT',
      vat: 'Fahrpreis inkl. 8.1% MWST. Mahnspesen ohne MWST. CHE-105.882.417 MWST',
      close: ['Freundliche Grüsse', 'Ihre Randentalbahn'],
      day: 'd. MMMM yyyy',
    },
    it: {
      brand: 'Ferrovia del Ceresio',
      sender: [
        'Ferrovia del Ceresio SA',
        'Servizio incassi viaggiatori',
        'Piazza della Stazione 2',
        '6900 Lugano',
      ],
      town: 'Lugano',
      subject: (number: string) => `Quietanza relativa al sollecito ${number}`,
      roles: ['Creditrice', 'Debitrice'],
      open: 'Gentile cliente,',
      text: (paid: string) =>
        `in data ${paid} lei ha saldato allo sportello il credito oggetto di sollecito. Confermiamo l’incasso dell’intero importo; la pratica è chiusa e non seguiranno altri provvedimenti.`,
      rows: [
        'Biglietto non pagato, fattura del',
        'Spese di richiamo, 1° sollecito del',
        'Spese di richiamo, 2° sollecito del',
      ],
      travel: 'Viaggio del',
      route: 'Lugano–Ponte Tresa e ritorno, 1a classe',
      total: 'Importo pagato',
      stamp: 'PAGATO',
      vat: 'Prezzo del viaggio IVA 8.1% inclusa. Spese senza IVA. CHE-103.220.874 IVA',
      close: ['Cordiali saluti', 'Ferrovia del Ceresio'],
      day: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const paid = `2024${anyDay(chance).slice(4)}`
    const show = (day: string) => dayIn(day, words.day, language)
    const short = (day: string) => dayIn(day, 'dd.MM.yyyy', language)
    const money = (minor: number) => figure(minor, "1'234.56")
    const days = [addDays(paid, -66), addDays(paid, -35), addDays(paid, -12)]
    const amounts = [20 * chance.whole(190, 520), 1000, 2000]
    const total = amounts[0]! + 3000
    const guest = anyGuest(chance, language)
    const number = `${chance.digits(3)}.${chance.digits(4)}`

    sheet.fill(56, 40, 30, 30, '#c1121f')
    sheet.shape(
      [
        [62, 64],
        [71, 46],
        [80, 64],
      ],
      '#fff',
    )
    sheet.put(words.brand, 94, 46, { size: 15, bold: true })
    sheet.lines(words.sender, 56, 92, { size: 8 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 340, 130, { size: 10.5 })
    sheet.put(`${words.town}, ${show(paid)}`, 340, 214, { size: 10 })
    sheet.put(words.subject(number), 56, 250, { size: 12, bold: true })
    const names = [words.sender[0]!, guest.firm]
    for (const [index, role] of words.roles.entries()) {
      sheet.put(role, 56, 276 + 14 * index, { size: 10 })
      sheet.put(names[index]!, 140, 276 + 14 * index, { size: 10 })
    }
    sheet.put(words.open, 56, 320, { size: 10 })
    const end = sheet.prose(words.text(show(paid)), 56, 340, 480, { size: 10 }) + 14
    for (const [index, row] of words.rows.entries()) {
      sheet.put(`${row} ${short(days[index]!)}`, 56, end + 18 * index, { size: 10 })
      sheet.put('CHF', 440, end + 18 * index, { size: 10 })
      sheet.right(money(amounts[index]!), 535, end + 18 * index, { size: 10 })
    }
    sheet.rule(end + 54, 56, 535)
    sheet.put(words.total, 56, end + 62, { size: 10, bold: true })
    sheet.put('CHF', 440, end + 62, { size: 10, bold: true })
    sheet.right(money(total), 535, end + 62, { size: 10, bold: true })
    sheet.put(`${words.travel} ${short(addDays(days[0]!, -4))}: ${words.route}`, 56, end + 94)
    sheet.put(words.vat, 56, end + 108)
    sheet.lines(words.close, 56, end + 150, { size: 10 })
    sheet.frame(360, end + 136, 150, 56, '#2a5db0', 4)
    sheet.middle(words.stamp, 435, end + 146, { size: 18, bold: true, color: '#2a5db0' })
    sheet.middle(`${short(paid)}  ${words.town}`, 435, end + 172, {
      face: 'mono',
      color: '#2a5db0',
    })
    return labelled(words.brand, [paid, show(paid)], [total, money(total)], ['CHF', 'CHF'])
  },
)
