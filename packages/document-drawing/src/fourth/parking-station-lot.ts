import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A station car park's invoice fetched from the web account: the sign alone for a logo, the firm in the thanks and in the foot. */
export const stationLot = template(
  'parking-station-lot',
  {},
  {
    fr: {
      vendor: 'Quaipark',
      facts: ['Facture n°', 'Date d’émission', 'Votre réservation', 'Parking', 'Véhicule'],
      lot: 'Gare de Montclar TGV – P2 Longue durée',
      heads: ['Désignation', 'Prix HT', 'TVA', 'Prix TTC'],
      items: ['Forfait 3 jours', 'Option place premium', 'Frais de dossier'],
      period: ['Du', 'au'],
      sums: ['Total HT', 'TVA 20 %', 'Total TTC', 'Réglé par carte bancaire le'],
      thanks:
        'Merci d’avoir choisi Quaipark. Besoin d’aide ? Rendez-vous dans votre espace client, rubrique Mes factures.',
      legal:
        'Quaipark – SAS au capital de 480 000 € – 4 parvis de la Gare, 26300 Montclar – RCS Romans 512 908 334 – N° TVA FR 48 512908334',
      rate: 20,
      figures: '1 234,56' as Figures,
      plate: 'FK-418-RT',
    },
    it: {
      vendor: 'Sostaferro',
      facts: ['Fattura n.', 'Data fattura', 'Codice prenotazione', 'Parcheggio', 'Targa'],
      lot: 'Stazione di Borgo Reale AV – Park Kiss&Ride Nord',
      heads: ['Descrizione', 'Imponibile', 'IVA', 'Importo'],
      items: ['Sosta giornaliera prenotata', 'Posto coperto', 'Diritti di prevendita'],
      period: ['Dal', 'al'],
      sums: ['Totale imponibile', 'IVA 22%', 'Totale fattura', 'Pagato con carta di credito il'],
      thanks:
        'Grazie per aver scelto Sostaferro. Per assistenza scrivere a clienti@sostaferro.example indicando il codice prenotazione.',
      legal:
        'Sostaferro S.p.A. – Sede legale Piazza Stazione 11, 42122 Borgo Reale (RE) – Cap. soc. € 1.500.000 i.v. – C.F. e P.IVA 02718830351 – REA RE-308817',
      rate: 22,
      figures: '1.234,56' as Figures,
      plate: 'GK418RT',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const enters = addDays(billed, chance.whole(3, 6))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const plain = (minor: number) => figure(minor, words.figures)
    const gross = [50 * chance.whole(44, 98), 450, 99]
    const total = sum(gross)
    const taxes = gross.map((minor) => taxWithin(minor, words.rate))
    const guest = anyGuest(chance, language)
    sheet.put(`https://www.${words.vendor.toLowerCase()}.example/account/invoices`, 40, 20, {
      size: 7,
      color: '#777',
    })
    sheet.fill(40, 44, 46, 46, '#0b5fa5')
    sheet.put('P', 53, 49, { size: 34, bold: true, color: '#ffffff' })
    for (const [index, y] of [50, 60, 71, 83].entries())
      sheet.fill(108 - 3 * index, y, 14 + 6 * index, 4, '#0b5fa5')
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 340, 50, { size: 9.5 })
    const facts = [
      `${billed.slice(0, 4)}/${chance.digits(6)}`,
      show(billed),
      chance.digits(10),
      words.lot,
      words.plate,
    ]
    sheet.fill(40, 130, 515, 104, '#f5f8fb')
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(fact, 54, 142 + 18 * index, { size: 9, color: '#456' })
      sheet.put(facts[index]!, 170, 142 + 18 * index, { size: 10, bold: index === 0 })
    }
    const ends = [40, 370, 450, 555]
    const row = (cells: readonly string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index === 0) sheet.put(cell, 40, y, { size: 9.5, bold })
        else sheet.right(cell, ends[index]!, y, { size: 9.5, bold })
    }
    row(words.heads, 262, true)
    sheet.rule(277, 40, 555, { weight: 1.5, color: '#0b5fa5' })
    for (const [index, item] of words.items.entries())
      row(
        [item, plain(gross[index]! - taxes[index]!), plain(taxes[index]!), plain(gross[index]!)],
        287 + 36 * index,
      )
    const [from, until] = words.period
    sheet.put(
      `${from} ${show(enters)} ${anyClock(chance)} ${until} ${show(addDays(enters, 2))} ${anyClock(chance)}`,
      40,
      301,
      { size: 8, color: '#666' },
    )
    sheet.rule(392, 40, 555, { color: '#0b5fa5' })
    for (const [index, minor] of [total - sum(taxes), sum(taxes), total].entries()) {
      sheet.right(words.sums[index]!, 450, 402 + 18 * index, { size: 10, bold: index === 2 })
      sheet.right(`${plain(minor)} €`, 555, 402 + 18 * index, { size: 10, bold: index === 2 })
    }
    sheet.right(`${words.sums[3]} ${show(billed)}`, 555, 464, { size: 8.5, color: '#555' })
    sheet.prose(words.thanks, 40, 500, 515, { size: 10 })
    sheet.prose(words.legal, 40, 800, 515, { size: 7, color: '#666' })
    return labelled(words.vendor, [billed, show(billed)], [total, plain(total)], ['EUR', '€'])
  },
)
