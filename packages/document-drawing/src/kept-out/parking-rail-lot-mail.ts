import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A day in a Swiss railway's station car park, bought in its app: the mail, printed, in the railway's red. */
export const railLotMail = template(
  'parking-rail-lot-mail',
  {},
  {
    de: {
      vendor: 'Thurtalbahn',
      mail: 'noreply@thurtalbahn.example',
      heads: ['Von', 'Gesendet', 'An', 'Betreff'],
      subject: 'Ihre Quittung für P+Rail',
      hello: 'Guten Tag',
      text: 'Vielen Dank für Ihren Kauf. Gerne senden wir Ihnen die Quittung zu Ihrem Parkticket.',
      rows: [
        'Bestellnummer',
        'Kaufdatum',
        'Produkt',
        'Parkanlage',
        'Kontrollschild',
        'Gültig',
        'Zahlungsmittel',
      ],
      product: 'P+Rail Tageskarte',
      place: 'Wil SG Bahnhof Süd (Nr. 1184)',
      plate: 'TG 118 402',
      until: 'bis',
      method: 'TWINT',
      total: 'Total inkl. MWST',
      tax: 'davon MWST',
      bye: ['Freundliche Grüsse', 'Ihre Thurtalbahn'],
      foot: 'Thurtalbahn AG, Bahnhofplatz 3, 9500 Wil SG, CHE-108.955.031 MWST. Dies ist eine automatisch erstellte Nachricht, bitte antworten Sie nicht darauf.',
    },
    fr: {
      vendor: 'Chemins de fer du Jorat',
      mail: 'noreply@cfjorat.example',
      heads: ['De', 'Envoyé', 'À', 'Objet'],
      subject: 'Votre quittance P+Rail',
      hello: 'Bonjour',
      text: 'Nous vous remercions de votre achat et vous faisons parvenir la quittance de votre ticket de stationnement.',
      rows: [
        'N° de commande',
        'Date d’achat',
        'Article',
        'Parking',
        'Plaque',
        'Validité',
        'Moyen de paiement',
      ],
      product: 'P+Rail carte journalière',
      place: 'Moudon gare (n° 2207)',
      plate: 'VD 480 117',
      until: 'au',
      method: 'PostFinance Card',
      total: 'Total TVA comprise',
      tax: 'dont TVA',
      bye: ['Avec nos meilleures salutations', 'Chemins de fer du Jorat'],
      foot: 'Chemins de fer du Jorat SA, Place de la Gare 2, 1510 Moudon, CHE-106.214.877 TVA. Ce message a été généré automatiquement, merci de ne pas y répondre.',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const day = dayIn(bought, 'dd.MM.yyyy', language)
    const clock = anyClock(chance)
    const total = 50 * chance.whole(12, 30)
    const rate = bought < '2024' ? 7.7 : 8.1
    const [, first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    const sent = dayIn(
      bought,
      language === 'de' ? 'EEEE, d. MMMM yyyy' : 'EEEE d MMMM yyyy',
      language,
    )
    const values = [
      `${words.vendor} <${words.mail}>`,
      `${sent} ${clock}`,
      `${first} ${last}`,
      words.subject,
    ]
    for (const [index, word] of words.heads.entries()) {
      sheet.put(`${word}:`, 56, 50 + 15 * index, { size: 10, bold: true })
      sheet.put(values[index]!, 130, 50 + 15 * index, { size: 10 })
    }
    sheet.rule(118, 56, 540, { weight: 1.5, color: '#000' })
    sheet.fill(56, 146, 400, 44, '#c8102e')
    sheet.put(words.vendor, 72, 159, { size: 17, bold: true, color: '#fff' })
    sheet.put(`${words.hello} ${first} ${last}`, 56, 214, { size: 11 })
    sheet.prose(words.text, 56, 238, 400, { size: 11 })
    const facts = [
      chance.digits(12),
      `${day}, ${clock}`,
      words.product,
      words.place,
      words.plate,
      `${day} 00:00 ${words.until} ${day} 23:59`,
      words.method,
    ]
    for (const [index, word] of words.rows.entries()) {
      sheet.put(word, 56, 292 + 20 * index, { size: 10, color: '#666' })
      sheet.put(facts[index]!, 190, 292 + 20 * index, { size: 10 })
    }
    sheet.rule(438, 56, 456, { color: '#c8102e', weight: 1.2 })
    sheet.put(words.total, 56, 448, { size: 12, bold: true })
    sheet.right(`CHF ${figure(total, "1'234.56")}`, 456, 448, { size: 12, bold: true })
    sheet.put(`${words.tax} ${rate}%`, 56, 467, { size: 9, color: '#666' })
    sheet.right(`CHF ${figure(taxWithin(total, rate), "1'234.56")}`, 456, 467, {
      size: 9,
      color: '#666',
    })
    sheet.lines(words.bye, 56, 506, { size: 11 }, 1.5)
    sheet.prose(words.foot, 56, 562, 400, { size: 8, color: '#777' })
    return labelled(words.vendor, [bought, day], [total, figure(total, "1'234.56")], ['CHF', 'CHF'])
  },
)
