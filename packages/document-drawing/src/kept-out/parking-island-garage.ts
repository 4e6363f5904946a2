import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A garage where the road ends, at a lagoon or an old harbour: half a sheet with a stub for the windscreen, typed by the cashier. */
export const islandGarage = template(
  'parking-island-garage',
  { size: 'A5', wide: true, face: 'serif' },
  {
    it: {
      vendor: 'Autorimessa Ponte San Biagio',
      under: [
        'Piazzale dei Traghetti 12 – 30135 Venezia',
        'Tel. 041 555 0188 – P. IVA 02744180278',
        'Gestione: Rimesse Lagunari S.r.l.',
      ],
      title: 'RICEVUTA DI PAGAMENTO',
      of: 'N.',
      on: 'del',
      rows: ['Veicolo targa', 'Entrata', 'Uscita prevista', 'Categoria', 'Cliente'],
      class: 'Autovettura oltre 185 cm',
      items: ['Sosta 24 ore', 'Supplemento piano coperto'],
      sums: ['Imponibile', 'IVA 22%', 'TOTALE'],
      rate: 22,
      paid: 'Pagato con carta di credito – il cassiere',
      stub: ['ESPORRE SUL CRUSCOTTO', 'Posto', 'fino al'],
      plate: 'FZ 882 LD',
      day: 'dd/MM/yyyy',
      foot: 'La direzione non risponde degli oggetti lasciati a bordo. Conservare la ricevuta per il ritiro del veicolo.',
    },
    fr: {
      vendor: 'Garage de la Vieille Darse',
      under: [
        '4 quai des Salins – 83400 Hyères',
        'Tél. 04 94 55 01 77 – SIRET 414 882 017 00024',
        'SARL Darse Stationnement – TVA FR 52 414882017',
      ],
      title: 'REÇU – FACTURE ACQUITTÉE',
      of: 'N°',
      on: 'du',
      rows: ['Immatriculation', 'Arrivée', 'Départ prévu', 'Catégorie', 'Client'],
      class: 'Véhicule de tourisme',
      items: ['Forfait 24 heures', 'Navette embarcadère'],
      sums: ['Total HT', 'TVA 20 %', 'TOTAL TTC'],
      rate: 20,
      paid: 'Réglé par carte bancaire – la caisse',
      stub: ['À PLACER DERRIÈRE LE PARE-BRISE', 'Place', 'jusqu’au'],
      plate: 'GE-418-RT',
      day: 'dd/MM/yyyy',
      foot: 'La maison décline toute responsabilité pour les objets laissés dans les véhicules. Reçu à présenter à la sortie.',
    },
  },
  (sheet, words, chance, language) => {
    const came = anyDay(chance)
    const days = chance.whole(2, 5)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, language === 'fr' ? '1 234,56' : '1.234,56')
    const price = 100 * chance.whole(18, 34)
    const extra = 100 * chance.whole(4, 12)
    const total = days * price + extra
    const tax = taxWithin(total, words.rate)
    const number = `${chance.pick(['A', 'B', 'C'])} ${chance.digits(5)}`
    const typed = { size: 10, face: 'mono' as const }
    sheet.put(words.vendor, 28, 24, { size: 20, bold: true, color: '#7c2d12' })
    sheet.lines(words.under, 28, 50, { size: 9 })
    sheet.rule(92, 28, 420, { weight: 2, color: '#7c2d12' })
    sheet.put(words.title, 28, 102, { size: 12, bold: true })
    sheet.right(`${words.of} ${number} ${words.on} ${show(came)}`, 420, 102, { size: 11 })
    const until = show(addDays(came, days))
    const values = [
      words.plate,
      `${show(came)} ${anyClock(chance)}`,
      until,
      words.class,
      anyGuest(chance, language).firm,
    ]
    for (const [index, word] of words.rows.entries()) {
      sheet.put(word, 28, 130 + 17 * index, { size: 10 })
      sheet.put(values[index]!, 130, 130 + 17 * index, typed)
    }
    const lines = [
      [`${words.items[0]} x ${days}`, days * price],
      [words.items[1]!, extra],
    ] as const
    for (const [index, [word, minor]] of lines.entries()) {
      sheet.put(word, 28, 232 + 18 * index, { size: 10 })
      sheet.right(money(minor), 420, 232 + 18 * index, typed)
    }
    sheet.rule(272, 28, 420)
    for (const [index, minor] of [total - tax, tax].entries()) {
      sheet.put(words.sums[index]!, 230, 280 + 16 * index, { size: 10 })
      sheet.right(money(minor), 420, 280 + 16 * index, typed)
    }
    sheet.frame(222, 314, 202, 24, '#7c2d12')
    sheet.put(words.sums[2]!, 230, 320, { size: 12, bold: true })
    sheet.right(`€ ${money(total)}`, 420, 320, { size: 13, bold: true, face: 'mono' })
    sheet.put(words.paid, 28, 352, { size: 9.5 })
    sheet.put(words.foot, 28, 388, { size: 7.5 })
    for (let y = 14; y < 404; y += 9) sheet.upright(442, y, y + 5)
    sheet.middle(words.stub[0]!, 518, 40, { size: 7.5, bold: true })
    sheet.middle(`${words.stub[1]} ${chance.whole(2, 6)}-${chance.whole(100, 390)}`, 518, 90, {
      size: 20,
      bold: true,
    })
    sheet.middle(words.plate, 518, 140, { ...typed, size: 16, bold: true })
    sheet.middle(words.stub[2]!, 518, 186, { size: 11 })
    sheet.middle(until, 518, 204, { ...typed, size: 14 })
    for (let x = 462; x < 574; x += chance.whole(3, 6))
      sheet.fill(x, 300, chance.pick([1, 2]), 46, '#000')
    sheet.middle(number, 518, 352, typed)
    return labelled(words.vendor, [came, show(came)], [total, money(total)], ['EUR', '€'])
  },
)
