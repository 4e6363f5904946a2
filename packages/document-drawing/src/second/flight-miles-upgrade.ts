import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  club: string
  member: string
  heading: string
  hello: string
  body: (seat: { flight: string; day: string }) => string
  route: [string, string]
  minutes: number
  cabins: [string, string]
  price: string
  points: string
  rows: [part: string, surcharge: string]
  sum: string
  balance: string
  receipt: string
  legal: string
  day: string
  figures: Figures
}

/** A better seat, paid in points and a little money: a mail in cards, points everywhere. */
export const milesUpgrade = template<Words>(
  'flight-miles-upgrade',
  { size: [480, 720] },
  {
    fr: {
      vendor: 'Armorique Air',
      club: 'Club Goéland',
      member: 'Membre Argent',
      heading: 'Votre surclassement est confirmé',
      hello: 'Bonjour',
      body: ({ flight, day }) =>
        `Vous voyagerez en cabine Affaires sur le vol ${flight} du ${day}. Votre carte d’embarquement sera mise à jour à l’enregistrement.`,
      route: ['Brest', 'Genève'],
      minutes: 95,
      cabins: ['Économie', 'Affaires'],
      price: 'Ce que vous avez réglé',
      points: 'points Goéland',
      rows: ['Complément en euros', 'Taxes et surcharges'],
      sum: 'Débité sur votre carte',
      balance: 'Solde de votre compte',
      receipt: 'Reçu du',
      legal:
        'Armorique Air SA, aéroport de Brest-Bretagne, 29490 Guipavas. RCS Brest 412 990 318. TVA : transport international exonéré, art. 262 II CGI. Les points débités ne sont pas recrédités en cas d’annulation.',
      day: 'd MMMM yyyy',
      figures: '1 234,56',
    },
    nl: {
      vendor: 'Polderjet',
      club: 'Kievit Club',
      member: 'Zilver-lid',
      heading: 'Je upgrade is bevestigd',
      hello: 'Beste',
      body: ({ flight, day }) =>
        `Je vliegt in Business op vlucht ${flight} van ${day}. Je instapkaart wordt bij het inchecken aangepast.`,
      route: ['Rotterdam', 'Lissabon'],
      minutes: 110,
      cabins: ['Economy', 'Business'],
      price: 'Dit heb je betaald',
      points: 'Kievitpunten',
      rows: ['Bijbetaling in euro’s', 'Belastingen en toeslagen'],
      sum: 'Afgeschreven van je creditcard',
      balance: 'Jouw puntensaldo',
      receipt: 'Bewijs van',
      legal:
        'Polderjet N.V., Airportplein 60, 3045 AP Rotterdam. KvK 24310987. Internationaal personenvervoer: btw 0%. Punten worden bij annulering niet teruggeboekt.',
      day: 'd MMMM yyyy',
      figures: '1.234,56',
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const flown = addDays(paid, chance.whole(4, 19))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const clockAt = (minutes: number) => new Date(60_000 * minutes).toISOString().slice(11, 16)
    const many = (points: number) => money(100 * points).slice(0, -3)
    const points = 500 * chance.whole(24, 70)
    const parts = [100 * chance.whole(60, 240), chance.whole(2210, 7490)]
    const total = parts[0]! + parts[1]!
    const purple = '#4a2c82'

    sheet.fill(0, 0, sheet.width, 58, purple)
    sheet.put(words.vendor, 30, 19, { size: 18, bold: true, color: '#fff' })
    sheet.right(words.club, 450, 16, { size: 10, color: '#fff' })
    sheet.right(`${words.member}  ${chance.digits(9)}`, 450, 31, { size: 8.5, color: '#ddd' })
    sheet.put(words.heading, 30, 82, { size: 18, bold: true })
    const [title = '', first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    sheet.put(`${words.hello} ${language === 'nl' ? first : `${title} ${last}`},`, 30, 114, {
      size: 10.5,
    })
    const flight = `${words.vendor[0]}J ${chance.digits(3)}`
    sheet.prose(words.body({ flight, day: show(flown) }), 30, 132, 420, { size: 10.5 })

    sheet.frame(30, 180, 420, 92, '#ccc', 6)
    sheet.put(words.route[0], 48, 196, { size: 15 })
    sheet.right(words.route[1], 432, 196, { size: 15 })
    sheet.rule(205, 150, 340, { color: purple })
    const leaves = 5 * chance.whole(80, 230)
    sheet.put(clockAt(leaves), 48, 218, { size: 10 })
    sheet.right(clockAt(leaves + words.minutes), 432, 218, { size: 10 })
    sheet.put(words.cabins[0], 48, 246, { size: 10, color: '#888' })
    sheet.right(words.cabins[1], 432, 246, { size: 10, bold: true, color: purple })

    sheet.frame(30, 290, 420, 196, '#ccc', 6)
    sheet.put(words.price, 48, 304, { size: 13, bold: true })
    sheet.right(`${words.receipt} ${show(paid)}`, 432, 307, { size: 9, color: '#555' })
    sheet.put(many(points), 48, 332, { size: 22, bold: true, color: purple })
    sheet.put(words.points, 48, 358, { size: 9 })
    for (const [index, word] of words.rows.entries()) {
      sheet.put(word, 48, 388 + 20 * index, { size: 10.5 })
      sheet.right(`${money(parts[index]!)} €`, 432, 388 + 20 * index, { size: 10.5 })
    }
    sheet.rule(432, 48, 432, { color: '#ccc' })
    sheet.put(words.sum, 48, 442, { size: 11, bold: true })
    sheet.right(`${money(total)} €`, 432, 442, { size: 11, bold: true })
    sheet.put(`Visa **** ${chance.digits(4)}`, 48, 462, { size: 8.5, color: '#777' })

    sheet.fill(30, 504, 420, 44, '#f0ebf8')
    sheet.put(words.balance, 48, 520, { size: 10.5 })
    sheet.right(`${many(chance.whole(1200, 48_000))} ${words.points}`, 432, 520, { size: 10.5 })
    sheet.prose(words.legal, 30, 640, 420, { size: 7.5, color: '#777' })
    return labelled(words.vendor, [paid, show(paid)], [total, money(total)], ['EUR', '€'])
  },
)
