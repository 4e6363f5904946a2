import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A shop that sells other firms' flights: coloured side bar with its name and slogan, the carrier named in the text. */
export const bookingShop = template(
  'flight-booking-shop',
  {},
  {
    de: {
      brand: 'flugspatz',
      slogan: 'schnell weg.',
      side: [
        'Spatz Reisevermittlung',
        'GmbH',
        'Jungfernstieg 204',
        '20354 Hamburg',
        '',
        'Steuer-Nr.',
        '48/760/01922',
        'USt-IdNr.',
        'DE311904577',
        '',
        'flugspatz.example',
      ],
      title: 'Rechnung',
      facts: ['Rechnungsnr.', 'Rechnungsdatum', 'Buchungscode', 'Kundennr.'],
      roles: [
        'Ihr Vertragspartner für die Vermittlung und Rechnungssteller ist flugspatz.',
        'Ihr Vertragspartner für den Flug ist Nordhall Airlines AS, Bergen.',
      ],
      traveller: 'Reisende/r',
      legs: ['Hamburg HAM – Bergen BGO', 'Bergen BGO – Hamburg HAM'],
      carrier: 'Nordhall Airlines',
      rows: [
        'Flugpreis (im Namen von Nordhall Airlines)',
        'Steuern und Flughafengebühren',
        'Sitzplatzreservierung 12C, 9D',
        'flugspatz Serviceentgelt',
      ],
      total: 'Gesamtbetrag',
      tax: (text: string) =>
        `Im Serviceentgelt sind ${text} Umsatzsteuer (19 %) enthalten. Alle übrigen Posten sind durchlaufende Posten.`,
      paid: 'Bezahlt mit PayLink. Kein weiterer Betrag offen.',
      rate: 19,
      day: 'dd.MM.yyyy',
    },
    fr: {
      brand: 'Escale',
      slogan: 'le voyage, vite fait',
      side: [
        'Mondial Réservations',
        'SAS',
        '8 rue du Sentier',
        '75002 Paris',
        '',
        'RCS Paris',
        '823 551 094',
        'TVA',
        'FR30823551094',
        'IM075190233',
        'escale.example',
      ],
      title: 'Facture',
      facts: ['Facture n°', 'Émise le', 'Réservation', 'Client n°'],
      roles: [
        'Vendu et facturé par Escale, agence de voyages en ligne.',
        'Transporteur : Air Armorique, responsable de l’exécution du vol.',
      ],
      traveller: 'Voyageur',
      legs: ['Paris Orly ORY – Brest BES', 'Brest BES – Paris Orly ORY'],
      carrier: 'Air Armorique',
      rows: [
        'Billet Air Armorique, tarif Souple',
        'Taxes et redevances d’aéroport',
        'Choix du siège 12C, 9D',
        'Frais de dossier Escale',
      ],
      total: 'Total TTC',
      tax: (text: string) =>
        `Les frais de dossier comprennent ${text} de TVA à 20 %. Le billet est facturé pour le compte du transporteur.`,
      paid: 'Réglé par carte bancaire. Solde : néant.',
      rate: 20,
      day: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(6, 40))
    const shown = dayIn(issued, words.day, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const amounts = [100 * chance.whole(119, 246), 10 * chance.whole(480, 640), 2400, 1990]
    const total = sum(amounts)
    const guest = anyGuest(chance, language)

    sheet.fill(0, 0, 150, 842, '#ffcf3f')
    sheet.put(words.brand, 22, 52, { size: 25, bold: true, color: '#222' })
    sheet.put(words.slogan, 23, 82, { size: 10, color: '#5c4a00' })
    sheet.lines(words.side, 22, 640, { size: 8.5, color: '#3c3200' }, 1.4)
    sheet.put(words.title, 180, 52, { size: 22 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 180, 100, { size: 10 })
    const values = [`R${chance.digits(8)}`, shown, `${chance.digits(2)}XKPE`, chance.digits(7)]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 390, 100 + 14 * index, { size: 8.5, color: '#777' })
      sheet.put(values[index]!, 468, 100 + 14 * index, { size: 8.5 })
    }
    let y = 190
    for (const role of words.roles) y = sheet.prose(role, 180, y, 370, { size: 9.5 })
    sheet.put(`${words.traveller}: ${guest.name}`, 180, y + 14, { size: 10, bold: true })
    for (const [index, leg] of words.legs.entries()) {
      const at = y + 34 + 30 * index
      sheet.disc(186, at + 5, 3.5, '#ffb400')
      sheet.put(leg, 200, at, { size: 10 })
      const when = dayIn(addDays(out, 2 * index), 'dd.MM.', language)
      sheet.put(`${words.carrier} · ${when} ${anyClock(chance)}`, 200, at + 13, {
        size: 8.5,
        color: '#777',
      })
    }
    y += 116
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 180, y + 20 * index, { size: 9.5 })
      sheet.right(money(amounts[index]!), 550, y + 20 * index, { size: 9.5 })
      sheet.rule(y + 14 + 20 * index, 180, 550, { weight: 0.3, color: '#aaa' })
    }
    sheet.put(words.total, 180, y + 92, { size: 15 })
    sheet.right(money(total), 550, y + 92, { size: 15, bold: true })
    const below = sheet.prose(words.tax(money(taxWithin(1990, words.rate))), 180, y + 126, 370, {
      size: 8.5,
    })
    sheet.put(words.paid, 180, below + 8, { size: 9.5 })
    return labelled(words.brand, [issued, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
