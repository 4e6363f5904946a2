import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The guest master of an abbey thanks in a letter: who received how much stands in its first sentence. */
export const abbeyThanks = template(
  'hotel-abbey-thanks',
  { face: 'serif' },
  {
    fr: {
      abbey: 'Abbaye Notre-Dame de Valcroix',
      motto: 'P A X',
      place: 'Valcroix, le',
      dear: (name: string) => (name.startsWith('Mme') ? 'Chère Madame,' : 'Cher Monsieur,'),
      first: (sums: string, from: string, to: string) =>
        `L’Abbaye Notre-Dame de Valcroix vous remercie de votre passage parmi nous et certifie avoir reçu ce jour, par carte bancaire, la somme de ${sums} pour votre séjour du ${from} au ${to}. Cette somme se compose ainsi :`,
      items: [
        'nuits en pension complète, cellule Saint-Bruno',
        'location de la salle du chapitre, une journée',
        'draps et linge de toilette',
      ],
      at: 'à',
      apart: (sums: string) =>
        `Votre offrande de ${sums} pour la toiture de l’église, déposée dans le tronc, n’y est pas comprise ; elle fera l’objet d’un reçu fiscal en début d’année.`,
      vat: 'Exonéré de TVA, article 261-7-1° du CGI. Le présent reçu tient lieu de facture pour votre employeur',
      wish: 'Que votre route soit paisible.',
      signed: 'Frère Anselme, hôtelier',
      foot: [
        '3, route du Cloître – 21390 Valcroix-en-Auxois – Tél. 03 55 50 14 08 – hotellerie@valcroix.example',
        'Accueil tous les jours sauf le lundi de 9 h 30 à 11 h et de 15 h à 17 h 15',
      ],
      days: 'EEEE d MMMM yyyy',
      short: 'd MMMM',
      written: (minor: number) => `${figure(minor, '1 234,56')}\u00a0€`,
    },
    nl: {
      abbey: 'Sint-Odulphusabdij',
      motto: 'ORA ET LABORA',
      place: 'Bremerveld,',
      dear: (name: string) => (name.startsWith('Mevr.') ? 'Geachte mevrouw,' : 'Geachte heer,'),
      first: (sums: string, from: string, to: string) =>
        `De Sint-Odulphusabdij dankt u voor uw verblijf in ons gastenhuis van ${from} tot ${to} en verklaart van u per pin een bedrag van ${sums} te hebben ontvangen, dat als volgt is opgebouwd:`,
      items: [
        'overnachtingen met volpension, kamer Benedictus',
        'huur van de refterzaal, één dag',
        'lakens en handdoeken',
      ],
      at: 'à',
      apart: (sums: string) =>
        `Het kloosterbier dat u in onze winkel kocht (${sums}) is daar afgerekend en hier niet begrepen.`,
      vat: 'Vrijgesteld van btw. Deze brief geldt als kwitantie voor uw werkgever',
      wish: 'Moge uw weg vredig zijn.',
      signed: 'Broeder Godfried, gastenpater',
      foot: [
        'Kloosterdreef 2 – 5768 RB Bremerveld – 0493 – 55 50 17 – gastenhuis@odulphus.example',
        'Bank NL02 XXXX 0417 0155 09 t.n.v. gastenhuis – KvK 17 40 22 68',
      ],
      days: 'EEEE d MMMM yyyy',
      short: 'd MMMM',
      written: (minor: number) => `€\u00a0${figure(minor, '1.234,56')}`,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(2, 5)
    const leaving = addDays(arrival, nights)
    const show = (day: string, pattern: string) => dayIn(day, pattern, language)
    const night = 100 * chance.whole(44, 62)
    const parts = [nights * night, 3500, 1200]
    const total = nights * night + 4700
    const guest = anyGuest(chance, language)
    const body = { size: 12 }

    sheet.fill(294, 48, 7, 46, '#5b1f1f')
    sheet.fill(280, 61, 35, 7, '#5b1f1f')
    sheet.middle(words.motto, 297, 104, { size: 10, color: '#5b1f1f' })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], 330, 150, body)
    sheet.put(`${words.place} ${show(leaving, words.days)}`, 80, 250, body)
    sheet.put(words.dear(guest.name), 80, 290, body)
    const first = words.first(
      words.written(total),
      show(arrival, words.short),
      show(leaving, words.short),
    )
    let y = sheet.prose(first, 80, 318, 440, body) + 8
    for (const [index, item] of words.items.entries()) {
      const text = index === 0 ? `${nights} ${item}, ${words.at} ${words.written(night)}` : item
      sheet.put(`– ${text}`, 100, y, body)
      sheet.right(words.written(parts[index]!), 510, y, body)
      y += 18
    }
    y = sheet.prose(words.apart(words.written(100 * chance.whole(14, 40))), 80, y + 10, 440, body)
    y = sheet.prose(`${words.vat} (${guest.firm}).`, 80, y + 8, 440, body)
    sheet.put(words.wish, 80, y + 16, body)
    sheet.put(words.signed, 330, y + 62, body)
    sheet.rule(782, 200, 395, { color: '#5b1f1f' })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 297, 790 + 12 * index, { size: 8.5, color: '#5b1f1f' })
    return labelled(
      words.abbey,
      [leaving, show(leaving, words.days)],
      [total, figure(total, language === 'fr' ? '1 234,56' : '1.234,56')],
      ['EUR', '€'],
    )
  },
)
