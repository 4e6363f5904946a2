import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = Record<
  | 'vendor'
  | 'title'
  | 'to'
  | 'about'
  | 'pass'
  | 'route'
  | 'valid'
  | 'cost'
  | 'exempt'
  | 'closing'
  | 'sign',
  string
> & {
  side: string[]
  facts: [number: string, date: string, due: string]
  sums: [exempt: string, net: string, tax: string, total: string]
  pay: (total: string, due: string, reference: string) => string
}

/** Ten flights bought ahead from a Belgian regional airline: the firm's particulars down a coloured margin. */
export const tenFlights = template<Words>(
  'flight-ten-flights',
  {},
  {
    nl: {
      vendor: 'Scaldis Airways',
      side: [
        'Luchthavenlei 22',
        '2100 Deurne',
        'België',
        '',
        'T +32 3 000 41 70',
        'business@scaldis.example',
        '',
        'Scaldis Airways NV',
        'RPR Antwerpen',
        'BTW BE 0478.214.906',
        '',
        'IBAN',
        'BE12 4100 7712 0492',
        'BIC KREDBEBB',
      ],
      title: 'FACTUUR',
      to: 'T.a.v.',
      facts: ['Factuurnr.', 'Factuurdatum', 'Vervaldatum'],
      about: 'Betreft: tienvluchtenkaart voor zakelijke reizigers',
      pass: 'Business Pass, 10 enkele vluchten',
      route: 'Antwerpen – London City, alle diensten, omboekbaar tot 1 uur voor vertrek',
      valid: 'Geldig tot en met',
      cost: 'Administratie en aanmaak kaart',
      sums: ['Vrijgesteld van btw', 'Maatstaf van heffing 21%', 'Btw 21%', 'Totaal te betalen'],
      exempt:
        'Internationaal personenvervoer door de lucht: vrijstelling van btw, art. 41, § 1 W.BTW.',
      pay: (total, due, reference) =>
        `Gelieve het bedrag van ${total} vóór ${due} over te schrijven met de gestructureerde mededeling ${reference}.`,
      closing: 'Met vriendelijke groeten,',
      sign: 'Dienst Bedrijven',
    },
    fr: {
      vendor: 'Air Hesbaye',
      side: [
        'Rue de l’Aéroport 50',
        '4460 Grâce-Hollogne',
        'Belgique',
        '',
        'T +32 4 000 25 18',
        'entreprises@airhesbaye.example',
        '',
        'Air Hesbaye SA',
        'RPM Liège',
        'TVA BE 0451.882.137',
        '',
        'IBAN',
        'BE58 0016 4402 7179',
        'BIC GEBABEBB',
      ],
      title: 'FACTURE',
      to: 'À l’attention de',
      facts: ['Facture n°', 'Date de facture', 'Échéance'],
      about: 'Concerne : carnet de dix vols pour voyageurs d’affaires',
      pass: 'Carnet Affaires, 10 vols simples',
      route: 'Liège – Lyon, toutes fréquences, modifiable jusqu’à 1 heure avant le départ',
      valid: 'Valable jusqu’au',
      cost: 'Frais d’administration et d’émission',
      sums: ['Exonéré de TVA', 'Base imposable 21 %', 'TVA 21 %', 'Total à payer'],
      exempt:
        'Transport aérien international de personnes : exemption de TVA, art. 41, § 1er du Code de la TVA.',
      pay: (total, due, reference) =>
        `Merci de verser la somme de ${total} avant le ${due} avec la communication structurée ${reference}.`,
      closing: 'Bien à vous,',
      sign: 'Le service Entreprises',
    },
  },
  (sheet, words, chance, language) => {
    const billed = anyDay(chance)
    const due = addDays(billed, 30)
    const show = (day: string) =>
      dayIn(day, language === 'nl' ? 'd/MM/yyyy' : 'dd/MM/yyyy', language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const pass = 1000 * chance.whole(98, 164)
    const cost = 2500
    const tax = taxWithin(cost, 21)
    const total = pass + cost
    const guest = anyGuest(chance, language)
    sheet.fill(0, 0, 165, 842, '#dfe9e4')
    sheet.shape(
      [
        [28, 62],
        [84, 34],
        [70, 66],
        [60, 54],
      ],
      '#23614a',
    )
    sheet.put(words.vendor, 20, 80, { size: 16, bold: true, color: '#23614a' })
    sheet.lines(words.side, 20, 120, { size: 8.5, color: '#33493f' }, 1.5)
    sheet.lines(
      [guest.firm, `${words.to} ${guest.name}`, guest.street, guest.town, guest.country],
      345,
      60,
      { size: 10.5 },
    )
    sheet.put(words.title, 195, 158, { size: 17, color: '#23614a' })
    const facts = [`${billed.slice(0, 4)}/${chance.digits(4)}`, show(billed), show(due)]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 195 + 120 * index, 190, { size: 8.5, color: '#666' })
      sheet.put(facts[index]!, 195 + 120 * index, 203, { size: 11 })
    }
    sheet.put(words.about, 195, 240, { size: 10, bold: true })
    sheet.rule(262, 195, 555)
    sheet.put(words.pass, 195, 272, { size: 10 })
    sheet.right(money(pass), 555, 272, { size: 10 })
    sheet.put(words.route, 195, 287, { size: 8, color: '#555' })
    sheet.put(`${words.valid} ${show(addDays(billed, 365))}`, 195, 299, { size: 8, color: '#555' })
    sheet.put(words.cost, 195, 318, { size: 10 })
    sheet.right(money(cost - tax), 555, 318, { size: 10 })
    sheet.rule(338, 195, 555)
    for (const [index, minor] of [pass, cost - tax, tax, total].entries()) {
      const style = { size: index === 3 ? 12 : 9, bold: index === 3 }
      sheet.put(words.sums[index]!, 330, 348 + 16 * index, style)
      sheet.right(`${index === 3 ? 'EUR ' : ''}${money(minor)}`, 555, 348 + 16 * index, style)
    }
    const reference = `+++${chance.digits(3)}/${chance.digits(4)}/${chance.digits(5)}+++`
    let y = sheet.prose(
      words.pay(`${money(total)}\u00a0EUR`, show(due), reference),
      195,
      444,
      360,
      { size: 10 },
    )
    y = sheet.prose(words.exempt, 195, y + 12, 360, { size: 8 })
    sheet.lines([words.closing, '', words.sign], 195, y + 24, { size: 10 })
    return labelled(words.vendor, [billed, show(billed)], [total, money(total)], ['EUR', 'EUR'])
  },
)
