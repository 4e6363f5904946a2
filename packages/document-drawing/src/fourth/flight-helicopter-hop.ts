import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = Record<'vendor' | 'title' | 'client' | 'due' | 'terms' | 'flown' | 'legal', string> & {
  address: string[]
  facts: [number: string, date: string, file: string]
  head: [string, string, string, string, string]
  items: [ref: string, text: string][]
  sums: [net: string, tax: string, gross: string, topay: string]
}

/** A helicopter line's invoice by accounting software: frames, columns ruled down to the foot, sums in a box. */
export const helicopterHop = template<Words>(
  'flight-helicopter-hop',
  {},
  {
    fr: {
      vendor: 'HÉLI LITTORAL SERVICES',
      address: ['Héliport de Fontvieille-Est', '06320 Cap-d’Ail', 'Tél. 04 93 00 07 71'],
      title: 'FACTURE',
      facts: ['N° facture', 'Date', 'Code client'],
      client: 'Facturé à',
      head: ['Réf.', 'Désignation', 'Qté', 'P.U. HT', 'Montant HT'],
      items: [
        ['VREG', 'Vol régulier Nice T1 – Héliport, aller simple'],
        ['VREG-R', 'Vol régulier Héliport – Nice T1, aller simple'],
        ['BAG+', 'Bagage supplémentaire 15 kg'],
        ['NAV', 'Navette héliport – centre de congrès'],
      ],
      flown: 'Vols effectués le',
      sums: ['Total HT', 'TVA 10,00 %', 'Total TTC', 'Net à payer'],
      due: 'Échéance',
      terms:
        'Règlement par virement : FR76 3000 4008 2100 0104 4417 058. Pas d’escompte pour paiement anticipé. En cas de retard, pénalités au taux de 3 fois l’intérêt légal et indemnité forfaitaire de recouvrement de 40 €.',
      legal:
        'Héli Littoral Services – SARL au capital de 150 000 € – SIRET 389 204 417 00022 – APE 5110Z – TVA FR 68 389204417',
    },
    it: {
      vendor: 'ELIGOLFO TRASPORTI AEREI',
      address: ['Eliporto di Pozzuoli, Via Napoli 88', '80078 Pozzuoli (NA)', 'Tel. 081 000 4410'],
      title: 'FATTURA',
      facts: ['Numero', 'Data', 'Cod. cliente'],
      client: 'Spett.le',
      head: ['Codice', 'Descrizione', 'Q.tà', 'Prezzo', 'Importo'],
      items: [
        ['ELI01', 'Collegamento Napoli Capodichino – Capri, sola andata'],
        ['ELI02', 'Collegamento Capri – Napoli Capodichino, sola andata'],
        ['BAG', 'Supplemento bagaglio oltre 10 kg'],
        ['NAV', 'Navetta eliporto Anacapri – centro'],
      ],
      flown: 'Voli effettuati il',
      sums: ['Imponibile', 'IVA 10%', 'Totale documento', 'Netto a pagare'],
      due: 'Scadenza',
      terms:
        'Pagamento: bonifico bancario 30 gg data fattura. IBAN IT40 S054 2404 2970 0000 0100 441. Documento privo di valenza fiscale ai sensi dell’art. 21 DPR 633/72: l’originale è disponibile nell’area riservata del sito dell’Agenzia delle Entrate.',
      legal:
        'Eligolfo Trasporti Aerei S.r.l. – C.F. e P. IVA 07441180634 – REA NA-884102 – Cap. soc. € 100.000 i.v.',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) => figure(minor, language === 'fr' ? '1 234,56' : '1.234,56')
    const people = chance.whole(2, 3)
    const prices = [
      100 * chance.whole(145, 190),
      100 * chance.whole(145, 190),
      100 * chance.whole(20, 35),
      1200,
    ]
    const rows = words.items.map(([ref, text], index) => ({
      ref,
      text,
      count: index === 2 ? 1 : people,
      price: prices[index]!,
    }))
    const net = sum(rows.map(({ count, price }) => count * price))
    const tax = Math.round(net / 10)
    const total = net + tax
    const guest = anyGuest(chance, language)
    sheet.put(words.vendor, 40, 40, { size: 15, bold: true })
    sheet.lines(words.address, 40, 62, { size: 9 })
    sheet.frame(300, 100, 255, 88, '#333', 5)
    sheet.put(words.client, 310, 107, { size: 8 })
    sheet.lines([guest.firm, guest.street, guest.town, guest.country], 310, 121, { size: 10.5 })
    sheet.put(words.title, 40, 142, { size: 18, bold: true })
    const facts = [
      `${billed.slice(2, 4)}${chance.digits(5)}`,
      show(billed),
      `C0${chance.digits(4)}`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.frame(40 + 80 * index, 200, 80, 34, '#333')
      sheet.middle(word, 80 + 80 * index, 205, { size: 8, bold: true })
      sheet.middle(facts[index]!, 80 + 80 * index, 219)
    }
    sheet.put(`${words.flown} ${show(addDays(billed, -chance.whole(2, 6)))}`, 300, 219)
    sheet.fill(40, 250, 515, 18, '#ddd')
    sheet.frame(40, 250, 515, 330, '#333')
    for (const x of [95, 365, 405, 480]) sheet.upright(x, 250, 580)
    const [ref, text, ...figures] = words.head
    sheet.put(ref, 46, 255, { bold: true })
    sheet.put(text, 101, 255, { bold: true })
    const ends = [400, 475, 550]
    for (const [index, word] of figures.entries())
      sheet.right(word, ends[index]!, 255, { bold: true })
    for (const [index, row] of rows.entries()) {
      const y = 277 + 18 * index
      sheet.put(row.ref, 46, y)
      sheet.put(row.text, 101, y)
      for (const [at, cell] of [
        `${row.count},00`,
        money(row.price),
        money(row.count * row.price),
      ].entries())
        sheet.right(cell, ends[at]!, y)
    }
    sheet.frame(345, 594, 210, 84, '#333')
    for (const [index, minor] of [net, tax, total, total].entries()) {
      const style = { size: 10, bold: index === 3 }
      sheet.put(words.sums[index]!, 353, 602 + 19 * index, style)
      sheet.right(`${money(minor)} €`, 548, 602 + 19 * index, style)
    }
    sheet.put(`${words.due} ${show(addDays(billed, 30))}`, 40, 600, { bold: true })
    sheet.prose(words.terms, 40, 616, 290, { size: 8 })
    sheet.rule(790, 40, 555)
    sheet.middle(words.legal, 297, 797, { size: 7.5 })
    return labelled(words.vendor, [billed, show(billed)], [total, money(total)], ['EUR', '€'])
  },
)
