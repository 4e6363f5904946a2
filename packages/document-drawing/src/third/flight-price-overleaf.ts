import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** An airline's confirmation: flights and rules fill the first page, what it cost and when it was paid is overleaf. */
export const priceOverleaf = template(
  'flight-price-overleaf',
  {},
  {
    nl: {
      name: 'Waddenair',
      title: 'Uw boeking is bevestigd',
      greet:
        'Bedankt voor uw boeking. Hieronder vindt u uw vluchten en uw reisbescheiden. Online inchecken kan vanaf 30 uur voor vertrek.',
      code: 'Boekingscode',
      legs: ['Heenvlucht|Eelde|Kopenhagen|GRQ|CPH', 'Terugvlucht|Kopenhagen|Eelde|CPH|GRQ'],
      fare: 'Economy Plus: 1 handbagage 12 kg, 1 ruimbagage 23 kg, omboeken tegen prijsverschil',
      rulesTitle: 'Goed om te weten',
      rules:
        'Zorg dat u uiterlijk 40 minuten voor vertrek bij de gate bent. Voor de bestemming gelden soms aanvullende reisdocumenten. Heeft u hulp nodig op de luchthaven, meld dit dan uiterlijk 48 uur voor vertrek. Vloeistoffen in de handbagage: hoogstens 100 ml per flesje.',
      price: 'Prijsopbouw',
      rows: [
        'Ticketprijs',
        'Toeslagen van de maatschappij',
        'Vliegbelasting Nederland',
        'Luchthavenbelasting Eelde',
        'Luchthavenbelasting Kopenhagen',
        'CO2-bijdrage (vrijwillig)',
        'Boekingskosten',
      ],
      total: 'Totaalprijs',
      paid: 'Betaling ontvangen op',
      by: 'via iDEAL, kenmerk',
      miles: 'U spaart 1.240 Wad Miles met deze reis',
      legal:
        'Waddenair is een handelsnaam van Noordzee Luchtvaart Maatschappij N.V., Eelde, KvK 02048831, btw NL803114207B01',
      days: 'EEE d MMMM yyyy',
      figures: '1.234,56' as Figures,
      currency: ['EUR', '€'],
      page: 'Pagina',
      scale: 1,
    },
    fr: {
      name: 'Air Zellidja',
      title: 'Votre réservation est confirmée',
      greet:
        'Merci d’avoir choisi nos lignes. Vous trouverez ci-dessous vos vols et vos conditions. L’enregistrement en ligne ouvre 30 heures avant le départ.',
      code: 'Code de réservation',
      legs: ['Aller|Casablanca|Lyon|CMN|LYS', 'Retour|Lyon|Casablanca|LYS|CMN'],
      fare: 'Éco Confort : 1 bagage cabine 10 kg, 1 bagage en soute 23 kg, modifiable avec frais',
      rulesTitle: 'Bon à savoir',
      rules:
        'Présentez-vous en porte d’embarquement au plus tard 40 minutes avant le départ. Vérifiez les documents exigés à destination. Toute assistance doit être demandée au moins 48 heures avant le départ. Liquides en cabine : flacons de 100 ml au plus.',
      price: 'Détail du prix',
      rows: [
        'Tarif hors taxes',
        'Surcharge transporteur',
        'Taxe de promotion touristique',
        'Redevances aéroport Casablanca',
        'Redevances aéroport Lyon',
        'Taxe de solidarité',
        'Frais de service',
      ],
      total: 'Prix total',
      paid: 'Paiement reçu le',
      by: 'par carte bancaire, autorisation',
      miles: 'Ce voyage vous rapporte 2 310 points Atlas',
      legal:
        'Air Zellidja est une marque de la Compagnie chérifienne de transport aérien S.A., Casablanca, RC 88 412, ICE 001524470000091',
      days: 'EEE d MMMM yyyy',
      figures: '1 234,56' as Figures,
      currency: ['MAD', 'MAD'],
      page: 'Page',
      scale: 10,
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const out = addDays(paid, chance.whole(10, 50))
    const show = (day: string) => dayIn(day, words.days, language)
    const [code = '', sign = ''] = words.currency
    const money = (minor: number) => figure(minor, words.figures)
    const prices = [9200, 2400, 2640, 1385, 1710, 350, 900].map(
      (base, index) => words.scale * (base + (index < 2 ? 100 * chance.whole(0, 60) : 0)),
    )
    const total = sum(prices)
    const teal = '#00798c'
    const furniture = (page: number) => {
      sheet.right(words.name.toLowerCase(), 548, 34, { size: 22, bold: true, color: teal })
      sheet.disc(540, 66, 3, '#edae49')
      sheet.rule(800, 46, 548, { color: '#ccc' })
      sheet.put(words.legal, 46, 806, { size: 6.5, color: '#777' })
      sheet.right(`${words.page} ${page} / 2`, 548, 806, { size: 6.5, color: '#777' })
    }

    furniture(1)
    sheet.put(words.title, 46, 90, { size: 20, color: teal })
    sheet.prose(words.greet, 46, 122, 500, { size: 10 })
    sheet.put(words.code, 46, 164, { size: 9, color: '#777' })
    sheet.put(`${chance.digits(1)}WZ${chance.digits(1)}KD`, 46, 176, { size: 18, bold: true })
    sheet.put(anyGuest(chance, language).name, 220, 182, { size: 11 })
    for (const [index, leg] of words.legs.entries()) {
      const [way = '', from = '', to = '', here = '', there = ''] = leg.split('|')
      const y = 220 + 130 * index
      sheet.fill(46, y, 502, 24, '#e6f4f6')
      sheet.put(way, 56, y + 7, { size: 10.5, bold: true, color: teal })
      sheet.right(show(addDays(out, 3 * index)), 538, y + 7, { size: 10.5 })
      const times = [
        ['09:20', '10:35'],
        ['17:55', '19:15'],
      ][index]!
      for (const [end, [port, town]] of [
        [here, from],
        [there, to],
      ].entries()) {
        const x = end ? 330 : 56
        sheet.put(port!, x, y + 38, { size: 20, bold: true })
        sheet.put(times[end]!, x + 60, y + 38, { size: 20 })
        sheet.put(town!, x, y + 64, { size: 9, color: '#777' })
      }
      sheet.rule(y + 48, 190, 310, { color: teal })
      sheet.put(words.fare, 56, y + 90, { size: 8.5 })
    }
    sheet.put(words.rulesTitle, 46, 500, { size: 13, color: teal })
    sheet.prose(words.rules, 46, 522, 500, { size: 9.5 })

    sheet.nextPage()
    furniture(2)
    sheet.put(words.price, 46, 90, { size: 16, color: teal })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 46, 124 + 20 * index, { size: 10 })
      sheet.right(`${sign} ${money(prices[index]!)}`, 400, 124 + 20 * index, { size: 10 })
    }
    sheet.rule(266, 46, 400, { color: teal })
    sheet.put(words.total, 46, 276, { size: 13, bold: true })
    sheet.right(`${sign} ${money(total)}`, 400, 276, { size: 13, bold: true })
    sheet.put(
      `${words.paid} ${dayIn(paid, 'd MMMM yyyy', language)} ${words.by} ${chance.digits(9)}`,
      46,
      306,
      { size: 9.5 },
    )
    sheet.put(words.miles, 46, 324, { size: 9.5, color: teal })
    return labelled(
      words.legal.split(/ (?:is|est) /)[0]!,
      [paid, dayIn(paid, 'd MMMM yyyy', language)],
      [total, money(total)],
      [code, sign],
    )
  },
)
