import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Line = [name: string, count: number, price: number, rate: number]

/** A conference hotel bills a firm for its meeting: departments with sums of their own, taxes by rate, a deposit taken off. */
export const eventAccount = template(
  'hotel-event-account',
  {},
  {
    nl: {
      hotel: 'Congreshotel De Veenplas',
      address: 'Plasweg 4 · 3645 CA Vinkeveen · T 0297 55 50 19 · events@deveenplas.example',
      title: 'FACTUUR',
      to: 'Factuuradres',
      attn: 't.a.v.',
      facts: [
        'Factuurnr.',
        'Factuurdatum',
        'Debiteur',
        'Evenement',
        'Datum evenement',
        'Uw referentie',
      ],
      event: 'Strategiedagen',
      at: 'PO',
      heads: ['Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Bedrag'],
      groups: (people: number): [string, Line[]][] => [
        [
          'Logies',
          [
            ['Comfort kamer incl. ontbijt', people, 12900, 9],
            ['Toeristenbelasting', people, 475, 0],
          ],
        ],
        [
          'Vergaderen',
          [
            ['8-uurs vergaderarrangement', 2 * people, 6450, 21],
            ['Subzaal Meerkoet', 2, 17500, 21],
          ],
        ],
        [
          'Food & beverage',
          [
            ['Diner 3-gangen', people, 4350, 9],
            ['Drankenrekening bar', 1, 31780, 21],
          ],
        ],
      ],
      sub: 'Totaal',
      rates: 'btw-specificatie',
      tax: ['Grondslag', 'Btw'],
      sums: ['Totaal incl. btw', 'Aanbetaling d.d.', 'Nog te voldoen'],
      due: 'Wij verzoeken u het openstaande bedrag uiterlijk te voldoen op',
      legal:
        'De Veenplas Exploitatie B.V. · KvK 30228417 · Btw NL817720441B01 · IBAN NL66 RABO 0317 4417 20 · Op onze diensten zijn de Uniforme Voorwaarden Horeca van toepassing.',
      day: 'dd-MM-yyyy',
      figures: '1.234,56' as Figures,
      money: (amount: string) => `€ ${amount}`,
    },
    fr: {
      hotel: 'Domaine des Trois Étangs',
      address:
        'Hôtel & Séminaires · Route de Chevry · 77150 Lésigny · Tél. 01 55 50 19 20 · seminaires@troisetangs.example',
      title: 'FACTURE',
      to: 'Adresse de facturation',
      attn: 'À l’attention de',
      facts: [
        'Facture n°',
        'Date',
        'Compte client',
        'Manifestation',
        'Dates du séjour',
        'Votre réf.',
      ],
      event: 'Séminaire annuel',
      at: 'BC',
      heads: ['Prestations', 'Qté', 'P.U. TTC', 'TVA', 'Montant TTC'],
      groups: (people: number): [string, Line[]][] => [
        [
          'Hébergement',
          [
            ['Chambre single, petit-déjeuner inclus', people, 14200, 10],
            ['Taxe de séjour', people, 253, 0],
          ],
        ],
        [
          'Séminaire',
          [
            ['Forfait journée d’étude', 2 * people, 6900, 20],
            ['Salle de sous-commission', 2, 22000, 20],
          ],
        ],
        [
          'Restauration',
          [
            ['Dîner au restaurant L’Étang', people, 4800, 10],
            ['Boissons alcoolisées', 1, 28650, 20],
          ],
        ],
      ],
      sub: 'Sous-total',
      rates: 'Ventilation de la TVA',
      tax: ['Base HT', 'TVA'],
      sums: ['TOTAL TTC', 'Acompte reçu le', 'Solde à régler'],
      due: 'Règlement du solde par virement, à réception et au plus tard le',
      legal:
        'SAS Trois Étangs Hôtellerie au capital de 900 000 € · RCS Melun 441 772 081 · TVA FR 20 441772081 · IBAN FR76 1820 6004 1720 8844 1770 311 · Pénalités de retard : trois fois le taux légal ; indemnité de recouvrement 40 €.',
      day: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      money: (amount: string) => `${amount} €`,
    },
  },
  (sheet, words, chance, language) => {
    const begins = anyDay(chance)
    const billed = addDays(begins, chance.whole(4, 9))
    const show = (day: string) => dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, words.figures)
    const people = chance.whole(7, 16)
    const groups = words.groups(people)
    const worth = (lines: readonly Line[]) => sum(lines.map(([, count, price]) => count * price))
    const all = groups.flatMap(([, lines]) => lines)
    const total = worth(all)
    const deposit = 50000 * chance.whole(2, 4)
    const guest = anyGuest(chance, language)
    sheet.rule(36, 50, 545, { weight: 3, color: '#5b4636' })
    sheet.middle(words.hotel, 297, 48, { size: 22, face: 'serif', color: '#5b4636' })
    sheet.middle(words.address, 297, 76, { size: 8, color: '#777' })
    sheet.put(words.to, 50, 108, { size: 8, color: '#777' })
    sheet.lines([guest.firm, `${words.attn} ${guest.name}`, guest.street, guest.town], 50, 121, {
      size: 10,
    })
    sheet.put(words.title, 340, 104, { size: 14, bold: true, color: '#5b4636' })
    const facts = [
      `${billed.slice(0, 4)}${chance.digits(5)}`,
      show(billed),
      chance.digits(5),
      words.event,
      `${show(begins)} – ${show(addDays(begins, 1))}`,
      `${words.at} ${chance.digits(6)}`,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 340, 126 + 13 * index, { size: 8.5, color: '#777' })
      sheet.put(facts[index]!, 420, 126 + 13 * index, { size: 8.5 })
    }
    const ends = [50, 350, 410, 455, 545]
    let y = 226
    const row = (cells: readonly string[], bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 50, y, { bold })
        else sheet.right(cell, ends[index]!, y, { bold })
      y += 15
    }
    row(words.heads, true)
    sheet.rule(y - 2)
    for (const [name, lines] of groups) {
      y += 8
      sheet.put(name, 50, y, { size: 10, bold: true, color: '#5b4636' })
      y += 16
      for (const [item, count, price, rate] of lines)
        row([item, String(count), plain(price), `${rate}%`, plain(count * price)])
      sheet.rule(y - 4, 455, 545, { weight: 0.3 })
      row([`${words.sub} ${name}`, '', '', '', plain(worth(lines))], true)
    }
    sheet.rule(y + 6)
    y += 18
    sheet.put(words.rates, 50, y, { size: 8, color: '#777' })
    for (const [index, head] of words.tax.entries())
      sheet.right(head, 190 + 70 * index, y, { size: 8, color: '#777' })
    for (const [index, rate] of [...new Set(all.map((line) => line[3]))]
      .toSorted((a, b) => a - b)
      .entries()) {
      const gross = worth(all.filter(([, , , own]) => own === rate))
      sheet.put(`${rate}%`, 50, y + 14 + 13 * index, { size: 8 })
      sheet.right(plain(gross - taxWithin(gross, rate)), 190, y + 14 + 13 * index, { size: 8 })
      sheet.right(plain(taxWithin(gross, rate)), 260, y + 14 + 13 * index, { size: 8 })
    }
    const [whole = '', before, rest = ''] = words.sums
    for (const [index, [word, minor]] of (
      [
        [whole, total],
        [`${before} ${show(addDays(begins, -30))}`, -deposit],
        [rest, total - deposit],
      ] as const
    ).entries()) {
      sheet.put(word, 330, y + 19 * index, { size: 10.5, bold: index === 0 })
      sheet.right(words.money(plain(minor)), 545, y + 19 * index, { size: 10.5, bold: index === 0 })
    }
    sheet.put(`${words.due} ${show(addDays(billed, 14))}.`, 50, y + 84, { size: 9 })
    sheet.prose(words.legal, 50, 798, 495, { size: 7, color: '#777' })
    return labelled(words.hotel, [billed, show(billed)], [total, plain(total)], ['EUR', '€'])
  },
)
