import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A low-price chain beside the motorway: the chain's sign on a coloured square, the house named with its place, one line a night. */
export const economyChain = template(
  'hotel-economy-chain',
  {},
  {
    fr: {
      sign: ['dodo', 'éco'],
      hotel: 'Dodo Éco Lille Lesquin Aéroport',
      at: [
        '110 rue de la Haie Plouvier',
        '59810 LESQUIN',
        'Tél. 03 20 55 51 07',
        'lille.lesquin@dodoeco.example',
      ],
      title: 'FACTURE N°',
      dated: 'Date de facture :',
      facts: ['Client', 'Chambre', 'Arrivée', 'Départ', 'Nombre de nuits', 'Réservation'],
      heads: ['Date', 'Prestation', 'Qté', 'P.U. TTC', 'TVA', 'Total TTC'],
      items: ['Chambre double, 1 pers.', 'Petit-déjeuner à volonté', 'Taxe de séjour'],
      prices: [5490, 745, 132],
      rates: [10, 10, 0],
      sums: ['Total HT', 'TVA 10,00 %', 'Taxe de séjour', 'TOTAL TTC', 'Règlement CB', 'Reste dû'],
      note: 'Merci de votre visite et à bientôt dans l’un de nos 214 hôtels !',
      legal:
        'SARL LESQUIN HÔTELLERIE, exploitant sous franchise, capital 8 000 €, RCS Lille Métropole 512 774 108, APE 5510Z, TVA intracommunautaire FR 61 512774108. Aucun escompte pour paiement anticipé. Indemnité forfaitaire pour frais de recouvrement : 40 €.',
      day: 'dd/MM/yyyy',
    },
    nl: {
      sign: ['slaap', 'slim'],
      hotel: 'SlaapSlim Gent Expo',
      at: ['Vliegtuiglaan 41', '9052 GENT', 'Tel. 09 255 51 07', 'gentexpo@slaapslim.example'],
      title: 'FACTUUR NR.',
      dated: 'Factuurdatum:',
      facts: ['Klant', 'Kamer', 'Aankomst', 'Vertrek', 'Aantal nachten', 'Reservatie'],
      heads: ['Datum', 'Omschrijving', 'Aantal', 'Prijs incl.', 'BTW', 'Bedrag'],
      items: ['Tweepersoonskamer, 1 pers.', 'Ontbijtbuffet', 'Stadstaks Gent'],
      prices: [6900, 950, 300],
      rates: [6, 6, 0],
      sums: [
        'Totaal excl. BTW',
        'BTW 6 %',
        'Stadstaks',
        'TOTAAL INCL. BTW',
        'Betaald Bancontact',
        'Nog te betalen',
      ],
      note: 'Bedankt voor uw bezoek en tot binnenkort in een van onze 38 hotels!',
      legal:
        'Gent Expo Lodging BV, franchisenemer, Vliegtuiglaan 41, 9052 Gent. RPR Gent, ondernemingsnummer BE 0477.155.107. Klachten dienen binnen 8 dagen na factuurdatum schriftelijk te worden gemeld.',
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(1, 3)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, language === 'fr' ? '1 234,56' : '1.234,56')
    const guest = anyGuest(chance, language)
    const [room = 0, meal = 0, levy = 0] = words.prices
    const taxed = nights * (room + meal)
    const total = taxed + nights * levy
    const tax = taxWithin(taxed, words.rates[0]!)
    sheet.fill(40, 34, 84, 84, '#f2b705')
    sheet.put(words.sign[0]!, 50, 52, { size: 24, bold: true, color: '#22315f' })
    sheet.put(words.sign[1]!, 50, 80, { size: 24, bold: true, color: '#fff' })
    sheet.put(words.hotel, 138, 38, { size: 13, bold: true, color: '#22315f' })
    sheet.lines(words.at, 138, 58, { size: 9 })
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 350, 134, { size: 10 })
    sheet.put(`${words.title} ${chance.digits(4)}-${chance.digits(6)}`, 40, 206, {
      size: 13,
      bold: true,
    })
    sheet.right(`${words.dated} ${show(leaves)}`, 555, 208, { size: 10 })
    sheet.fill(40, 228, 515, 36, '#eef0f6')
    const facts = [
      guest.name,
      String(chance.whole(101, 342)),
      show(arrival),
      show(leaves),
      String(nights),
      chance.digits(9),
    ]
    for (const [index, fact] of words.facts.entries()) {
      const x = [46, 170, 228, 310, 392, 478][index]!
      sheet.put(fact, x, 233, { size: 8, color: '#555' })
      sheet.put(facts[index]!, x, 247, { size: 9, bold: true })
    }
    const row = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index < 2) sheet.put(cell, [46, 120][index]!, y, { bold })
        else sheet.right(cell, [0, 0, 350, 425, 475, 549][index]!, y, { bold })
    }
    row(words.heads, 284, true)
    sheet.rule(298, 40, 555, { color: '#22315f', weight: 1.2 })
    let y = 305
    for (let night = 0; night < nights; night += 1)
      for (const [index, item] of words.items.entries()) {
        const rate = words.rates[index]! ? `${words.rates[index]},00` : '-'
        row(
          [
            show(addDays(arrival, night)),
            item,
            '1',
            money(words.prices[index]!),
            rate,
            money(words.prices[index]!),
          ],
          y,
        )
        y += 15
      }
    sheet.rule(y + 3, 40, 555, { color: '#22315f' })
    y += 14
    for (const [index, minor] of [taxed - tax, tax, nights * levy, total, -total, 0].entries()) {
      const isTotal = index === 3
      if (isTotal) sheet.fill(335, y - 5, 220, 20, '#f2b705')
      sheet.put(words.sums[index]!, 341, y, { bold: isTotal })
      sheet.right(`${money(minor)} ${isTotal ? '€' : ''}`.trim(), 549, y, { bold: isTotal })
      y += isTotal ? 22 : 16
    }
    sheet.put(words.note, 40, y + 26, { size: 10, color: '#22315f' })
    sheet.prose(words.legal, 40, 786, 515, { size: 7, color: '#555' })
    return labelled(words.hotel, [leaves, show(leaves)], [total, money(total)], ['EUR', '€'])
  },
)
