import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Rooms in somebody's house, written with a word processor: a bordered table, a sentence for the tax that is not charged. */
export const guestRooms = template(
  'hotel-guest-rooms',
  { face: 'serif' },
  {
    fr: {
      house: 'Les Glycines',
      about: 'Chambres d’hôtes chez Odile et Marc Vasseur',
      address: [
        '12 chemin des Lavoirs',
        '37270 Azay-sur-Indre',
        '06 55 50 11 84',
        'SIRET 514 207 733 00018',
      ],
      town: 'Azay-sur-Indre, le',
      title: 'FACTURE',
      to: 'Client :',
      heads: ['Date', 'Prestation', 'Prix'],
      night: 'Nuitée chambre « Tilleul », petit déjeuner compris',
      table: 'Table d’hôtes (vin compris)',
      levy: 'Taxe de séjour',
      total: 'TOTAL À PAYER',
      exempt: 'TVA non applicable, article 293 B du Code général des impôts.',
      paid: 'Réglé par virement bancaire.',
      closing: 'Merci de votre visite et à bientôt !',
      signed: 'Odile Vasseur',
      long: 'd MMMM yyyy',
      short: 'dd/MM',
      figures: '1 234,56' as Figures,
      written: (text: string) => `${text} €`,
    },
    nl: {
      house: 'De Oude Smederij',
      about: 'Bed & Breakfast van Wim en Marijke Postma',
      address: ['Dorpsweg 118', '8897 HP Oosterwierum', '06 - 55 50 12 67', 'KvK 01 14 20 93'],
      town: 'Oosterwierum,',
      title: 'REKENING',
      to: 'Voor:',
      heads: ['Datum', 'Omschrijving', 'Bedrag'],
      night: 'Overnachting in de Zadelkamer, met ontbijt',
      table: 'Avondmaaltijd aan huis',
      levy: 'Toeristenbelasting gemeente',
      total: 'TOTAAL',
      exempt: 'Vrijgesteld van omzetbelasting op grond van de kleineondernemersregeling.',
      paid: 'Het bedrag is per bank ontvangen.',
      closing: 'Hartelijk dank voor uw komst en graag tot ziens!',
      signed: 'Marijke Postma',
      long: 'd MMMM yyyy',
      short: 'dd-MM',
      figures: '1.234,56' as Figures,
      written: (text: string) => `€ ${text}`,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 4)
    const leaving = addDays(arrival, nights)
    const money = (minor: number) => words.written(figure(minor, words.figures))
    const rate = 100 * chance.whole(68, 95)
    const rows = Array.from({ length: nights }, (_, night) => ({
      day: addDays(arrival, night),
      name: words.night,
      minor: rate,
    }))
    const dinner = { day: addDays(arrival, nights - 1), name: words.table, minor: 2850 }
    const levy = { day: leaving, name: words.levy, minor: 110 * nights }
    const all = [...rows, dinner, levy]
    const total = nights * rate + dinner.minor + levy.minor

    sheet.put(words.house, 72, 68, { size: 26 })
    sheet.put(words.about, 72, 100, { size: 12 })
    sheet.lines(words.address, 72, 122, { size: 11 })
    sheet.right(`${words.town} ${dayIn(leaving, words.long, language)}`, 523, 210, { size: 12 })
    const guest = anyGuest(chance, language)
    sheet.put(words.to, 72, 236, { size: 12 })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], 122, 236, { size: 12 })
    const number = `${words.title} ${chance.whole(11, 89)}/${leaving.slice(0, 4)}`
    sheet.middle(number, 297, 330, { size: 14, bold: true })

    const edges = [72, 140, 430, 523]
    let y = 366
    function row(cells: readonly string[], bold = false) {
      for (const [index, cell] of cells.entries()) {
        sheet.frame(edges[index]!, y, edges[index + 1]! - edges[index]!, 22, '#000')
        if (index < 2) sheet.put(cell, edges[index]! + 6, y + 6, { size: 11, bold })
        else sheet.right(cell, 517, y + 6, { size: 11, bold })
      }
      y += 22
    }
    row(words.heads, true)
    for (const { day, name, minor } of all)
      row([dayIn(day, words.short, language), name, money(minor)])
    row(['', words.total, money(total)], true)
    sheet.put(words.exempt, 72, y + 18, { size: 11 })
    sheet.put(words.paid, 72, y + 40, { size: 11 })
    sheet.put(words.closing, 72, y + 76, { size: 12 })
    sheet.put(words.signed, 72, y + 104, { size: 12 })
    return labelled(
      words.house,
      [leaving, dayIn(leaving, words.long, language)],
      [total, figure(total, words.figures)],
      ['EUR', '€'],
    )
  },
)
