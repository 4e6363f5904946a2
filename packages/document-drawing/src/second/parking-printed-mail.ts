import { anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  name: string
  subject: string
  heads: [string, string, string, string]
  from: string
  clock: (hour: number, minute: string) => string
  hello: string
  lines: (facts: { day: string; start: string; end: string; zone: string }) => [string, string][]
  sums: (fee: number) => [string, number][]
  total: string
  money: (minor: number) => string
  currency: [string, string]
  figures: '1,234.56' | '1 234,56'
  closing: string[]
  day: string
  long: string
}

/** A city meter's receipt as an office mail program prints it: mailbox on top, then plain text, dots up to the sums. */
export const printedMail = template<Words>(
  'parking-printed-mail',
  { size: 'LETTER' },
  {
    en: {
      name: 'Harbor District Parking Authority',
      subject: 'Your parking receipt',
      heads: ['From:', 'Sent:', 'To:', 'Subject:'],
      from: 'receipts@pay-mail.example on behalf of HDPA',
      clock: (hour, minute) =>
        `${hour > 12 ? hour - 12 : hour}:1${minute} ${hour < 12 ? 'AM' : 'PM'}`,
      hello:
        'Thank you for using a pay station of the Harbor District Parking Authority. This is not a citation.',
      lines: ({ day, start, end, zone }) => [
        ['Date', day],
        ['From', start],
        ['Until', end],
        ['Zone', `${zone} (Commercial St / Pier 4)`],
        ['License plate', 'WI AKT-4471'],
      ],
      sums: (fee) => [
        ['Parking', fee],
        ['Parking tax 12%', Math.round(0.12 * fee)],
        ['Card convenience fee', 35],
      ],
      total: 'Amount charged',
      money: (minor) => `$${figure(minor, '1,234.56')}`,
      currency: ['USD', '$'],
      figures: '1,234.56',
      closing: [
        'Charged to your Visa ending in 2207. It may show on your statement as HDPA PAYSTATION.',
        'Please do not reply to this message. Questions: 1-888-555-0142, Mon-Fri 8 a.m. to 5 p.m.',
      ],
      day: 'MMMM d, yyyy',
      long: 'EEEE, MMMM d, yyyy',
    },
    fr: {
      name: 'Stationnement Vieux-Quai',
      subject: 'Votre reçu de stationnement',
      heads: ['De :', 'Envoyé :', 'À :', 'Objet :'],
      from: 'Stationnement Vieux-Quai <recus@bornes.example>',
      clock: (hour, minute) => `${hour} h 1${minute}`,
      hello:
        'Merci d’avoir utilisé nos bornes. Conservez ce reçu; il n’est pas nécessaire de l’afficher dans le véhicule.',
      lines: ({ day, start, end, zone }) => [
        ['Date', day],
        ['Début', start],
        ['Fin', end],
        ['Place', `VQ-${zone}, rue Saint-Paul, Québec`],
        ['Plaque', 'K47 RLB'],
      ],
      sums: (fee) => [
        ['Stationnement', fee],
        ['TPS (5 %) 81402 2217 RT0001', Math.round(0.05 * fee)],
        ['TVQ (9,975 %) 1019887400 TQ0001', Math.round(0.099_75 * fee)],
      ],
      total: 'Total facturé',
      money: (minor) => `${figure(minor, '1 234,56')} $ CA`,
      currency: ['CAD', '$ CA'],
      figures: '1 234,56',
      closing: [
        'Porté à votre carte Mastercard se terminant par 7719.',
        'Ce courriel est envoyé automatiquement, prière de ne pas y répondre. Renseignements : 418 555-0119.',
      ],
      day: 'd MMMM yyyy',
      long: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const start = chance.whole(9, 15)
    const end = start + chance.whole(2, 5)
    const sums = words.sums(25 * chance.whole(18, 88))
    const total = sums.reduce((whole, [, minor]) => whole + minor, 0)
    const guest = anyGuest(chance, language)
    const minutes = chance.digits(1)
    const text = { size: 10.5 }

    sheet.put(guest.name, 54, 48, { size: 13, bold: true })
    sheet.rule(68, 54, 558, { weight: 1.6, color: '#000' })
    const values = [
      words.from,
      `${dayIn(day, words.long, language)} ${words.clock(start, minutes)}`,
      guest.name,
      words.subject,
    ]
    for (const [index, head] of words.heads.entries()) {
      sheet.put(head, 54, 80 + 15 * index, { size: 10, bold: true })
      sheet.put(values[index]!, 140, 80 + 15 * index, { size: 10 })
    }
    let y = sheet.prose(words.hello, 54, 166, 480, text) + 12
    const facts = words.lines({
      day: shown,
      start: words.clock(start, minutes),
      end: words.clock(end, minutes),
      zone: chance.digits(4),
    })
    for (const [name, value] of facts) {
      sheet.put(`${name}: ${value}`, 54, y, text)
      y += 15
    }
    y += 12
    for (const [name, minor] of [...sums, [words.total, total] as const]) {
      const value = words.money(minor)
      const room = 330 - sheet.widthOf(`${name} `, text) - sheet.widthOf(` ${value}`, text)
      const dots = '.'.repeat(Math.max(3, Math.floor(room / sheet.widthOf('.', text))))
      sheet.put(`${name} ${dots} ${value}`, 54, y, text)
      y += 15
    }
    y += 12
    for (const line of words.closing) y = sheet.prose(line, 54, y, 480, text) + 6
    sheet.put(words.name, 54, y + 8, text)
    sheet.middle('1', 306, 756, { size: 9 })
    return labelled(words.name, [day, shown], [total, figure(total, words.figures)], words.currency)
  },
)
