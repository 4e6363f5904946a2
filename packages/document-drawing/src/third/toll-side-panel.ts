import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A Norwegian collector's invoice to a foreign plate: who claims and who owes in a dark panel, passages of several road firms beside it. */
export const sidePanel = template(
  'toll-side-panel',
  {},
  {
    en: {
      title: 'Invoice for toll passages',
      panel: [
        'Invoice issuer',
        'Vehicle keeper',
        'Invoice no.',
        'Invoice date',
        'Due date',
        'Licence plate',
        'Customer ID (KID)',
      ],
      plate: 'BX72 RVD',
      intro:
        'Our cameras registered the vehicle below without a valid tag. Vestbom invoices the passages on behalf of the road companies named in the list.',
      heads: ['Date', 'Time', 'Station', 'Road company', 'NOK'],
      sums: ['Passages', 'Monthly cap discount', 'Invoice fee', 'Total to pay NOK'],
      note: 'Toll is exempt from VAT. If you have paid already, please disregard this invoice. A reminder costs NOK 35,00.',
      slip: ['Amount', 'KID', 'Due', 'To account'],
      day: 'dd.MM.yyyy',
    },
    de: {
      title: 'Rechnung über Mautdurchfahrten',
      panel: [
        'Rechnungssteller',
        'Fahrzeughalter',
        'Rechnungs-Nr.',
        'Rechnungsdatum',
        'Fällig am',
        'Kennzeichen',
        'Kunden-ID (KID)',
      ],
      plate: 'S-WA 4418',
      intro:
        'Unsere Kameras haben das unten genannte Fahrzeug ohne gültigen Chip erfasst. Vestbom stellt die Durchfahrten im Auftrag der genannten Straßengesellschaften in Rechnung.',
      heads: ['Datum', 'Uhrzeit', 'Station', 'Straßengesellschaft', 'NOK'],
      sums: ['Durchfahrten', 'Rabatt Monatsgrenze', 'Rechnungsgebühr', 'Zu zahlen NOK'],
      note: 'Die Maut ist von der Mehrwertsteuer befreit. Haben Sie schon bezahlt, betrachten Sie diese Rechnung als gegenstandslos. Eine Mahnung kostet NOK 35,00.',
      slip: ['Betrag', 'KID', 'Fällig', 'Auf Konto'],
      day: 'dd.MM.yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1 234,56')
    const guest = anyGuest(chance, language)
    let seen = addDays(billed, -48)
    const stations: [string, string][] = [
      ['Sundbrua nord', 'Rogaveg AS'],
      ['Hafsnes tunnel', 'Rogaveg AS'],
      ['Tveitkryss', 'Indrefjord Bompenger AS'],
      ['Tveitkryss', 'Indrefjord Bompenger AS'],
      ['Sandvikbommen', 'Kystringen AS'],
      ['Sundbrua sør', 'Rogaveg AS'],
    ]
    const passages = stations.map(([station, firm]) => {
      seen = addDays(seen, chance.whole(0, 2))
      return {
        cells: [show(seen), anyClock(chance), station, firm],
        minor: 100 * chance.whole(18, 96),
      }
    })
    const tolls = sum(passages.map(({ minor }) => minor))
    const amounts = [tolls, -passages[3]!.minor, 2500]
    const total = sum(amounts)
    const [kid, due] = [chance.digits(13), show(addDays(billed, 30))]

    sheet.fill(0, 0, 168, 842, '#20324a')
    const blocks = [
      ['Vestbom AS', 'Strandkaien 44', 'NO-4005 Stavanger', 'Org.nr 994 118 207'],
      [guest.firm, guest.street, guest.town, guest.country],
      [chance.digits(9)],
      [show(billed)],
      [due],
      [words.plate],
      [kid],
    ]
    let y = 96
    for (const [index, texts] of blocks.entries()) {
      sheet.put(words.panel[index]!, 22, y, { size: 7.5, color: '#9fb6d4' })
      y = sheet.lines(texts, 22, y + 12, { size: 9.5, color: '#fff' }) + 14
    }
    sheet.put('Vestbom', 22, 40, { size: 20, bold: true, color: '#fff' })
    sheet.disc(150, 50, 9, '#f2b134')
    sheet.put(words.title, 200, 42, { size: 17, color: '#20324a' })
    y = sheet.prose(words.intro, 200, 84, 350, { size: 9.5 }) + 14
    const columns = [200, 258, 298, 390]
    for (const [index, head] of words.heads.slice(0, 4).entries())
      sheet.put(head, columns[index]!, y, { size: 8, bold: true })
    sheet.right(words.heads[4]!, 560, y, { size: 8, bold: true })
    sheet.rule(y + 12, 200, 560)
    y += 18
    for (const { cells, minor } of passages) {
      for (const [index, cell] of cells.entries())
        sheet.put(cell, columns[index]!, y, { size: 8.5 })
      sheet.right(money(minor), 560, y, { size: 8.5 })
      y += 16
    }
    sheet.rule(y, 200, 560)
    y += 10
    for (const [index, minor] of [...amounts, total].entries()) {
      sheet.put(words.sums[index]!, 298, y, { size: index === 3 ? 12 : 9, bold: index === 3 })
      sheet.right(money(minor), 560, y, { size: index === 3 ? 12 : 9, bold: index === 3 })
      y += index === 2 ? 22 : 16
    }
    sheet.prose(words.note, 200, y + 24, 360, { size: 8.5 })
    sheet.rule(724, 184, 580, { color: '#888' })
    const slip = [money(total), kid, due, '3201.55.01984']
    for (const [index, word] of words.slip.entries()) {
      sheet.put(word, 200 + 92 * index, 736, { size: 7, color: '#555' })
      sheet.put(slip[index]!, 200 + 92 * index, 748, { size: 9.5 })
    }
    sheet.put('IBAN NO61 3201 5501 984   BIC VEBMNO22', 200, 776, { size: 8 })
    return labelled('Vestbom', [billed, show(billed)], [total, money(total)], ['NOK', 'NOK'])
  },
)
