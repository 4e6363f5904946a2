import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  title: string
  facts: [name: string, ticket: string, code: string, issued: string, by: string]
  columns: string[]
  fareBlock: string
  fare: string
  equivalent: string
  taxes: string
  taxNames: [string, string, string, string, string, string]
  fee: string
  total: string
  paidBy: string
  notes: [string, string]
}

/** A Swiss airline's ticket receipt: the fare in one currency and its worth in another, taxes by their codes. */
export const taxCodes = template<Words>(
  'flight-tax-codes',
  {},
  {
    de: {
      title: 'Elektronisches Ticket – Passagierbeleg',
      facts: ['Name', 'Ticketnummer', 'Buchungsreferenz', 'Ausstellungsdatum', 'Ausgestellt durch'],
      columns: ['Von', 'Nach', 'Flug', 'Klasse', 'Datum', 'Abflug', 'Ankunft', 'Gepäck'],
      fareBlock: 'Tarif- und Zahlungsangaben',
      fare: 'Flugtarif',
      equivalent: 'Gegenwert bezahlt',
      taxes: 'Steuern, Gebühren und Zuschläge',
      taxNames: [
        'Internationaler Zuschlag',
        'Passagier- und Sicherheitstaxe',
        'Luftsicherheitsgebühr',
        'Luftverkehrsteuer',
        'Fluggastgebühr',
        'Lärmgebühr',
      ],
      fee: 'Ticket Service Charge',
      total: 'Total',
      paidBy: 'Zahlungsart',
      notes: [
        'Bitte führen Sie diesen Beleg während der ganzen Reise mit. Er ist bei Einreise- und Zollkontrollen auf Verlangen vorzuweisen und gilt zugleich als Beleg für Ihre Abrechnung.',
        'Die Beförderung unterliegt den Beförderungsbedingungen des Luftfrachtführers. Umbuchung vor Abflug CHF 70.00, Erstattung nicht möglich. Nicht benutzte Taxen werden auf Antrag erstattet.',
      ],
    },
    fr: {
      title: 'Billet électronique – Reçu passager',
      facts: ['Nom', 'Numéro de billet', 'Référence', 'Date d’émission', 'Émis par'],
      columns: ['De', 'À', 'Vol', 'Classe', 'Date', 'Départ', 'Arrivée', 'Bagages'],
      fareBlock: 'Tarif et paiement',
      fare: 'Tarif aérien',
      equivalent: 'Contre-valeur payée',
      taxes: 'Taxes, redevances et surcharges',
      taxNames: [
        'Surcharge internationale',
        'Taxe passager et sûreté',
        'Redevance de sûreté',
        'Taxe sur le trafic aérien',
        'Redevance passager',
        'Redevance de bruit',
      ],
      fee: 'Frais d’émission',
      total: 'Total',
      paidBy: 'Mode de paiement',
      notes: [
        'Veuillez conserver ce reçu pendant tout le voyage. Il doit être présenté sur demande aux contrôles de douane et d’immigration et tient lieu de justificatif pour votre note de frais.',
        'Le transport est soumis aux conditions de transport du transporteur. Modification avant le départ CHF 70.00, billet non remboursable. Les taxes inutilisées sont remboursées sur demande.',
      ],
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, 'ddMMMyy', 'en').toUpperCase()
    const clockAt = (minutes: number) => new Date(60_000 * minutes).toISOString().slice(11, 16)
    const money = (minor: number) => figure(minor, "1'234.56")
    const fare = 5 * chance.whole(3600, 8200)
    const equivalent = 5 * Math.round((fare * 0.962) / 5)
    const taxes = ['YQ', 'CH', 'DE', 'OY', 'RA', 'QW'].map((code, index) => ({
      code,
      name: words.taxNames[index]!,
      minor: 5 * (chance.whole(110, 760) + (index === 0 ? 900 : 0)),
    }))
    const fee = 3000
    const total = equivalent + sum(taxes.map(({ minor }) => minor)) + fee

    sheet.fill(0, 0, 14, sheet.height, '#b3202c')
    sheet.shape(
      [
        [50, 66],
        [66, 38],
        [74, 52],
        [80, 44],
        [92, 66],
      ],
      '#b3202c',
    )
    sheet.put('Firnair', 100, 42, { size: 24, bold: true, color: '#b3202c' })
    sheet.right(words.title, 548, 52, { size: 12 })
    sheet.rule(78, 50, 548, { color: '#b3202c' })

    const [, first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    const facts = [
      `${last}/${first}`.toUpperCase(),
      `713 ${chance.digits(10)}`,
      `K${chance.digits(1)}RV${chance.digits(1)}T`,
      show(issued),
      'FIRNAIR.COM, ZURICH   IATA 81-2 7734 0',
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 50, 94 + 15 * index, { color: '#555' })
      sheet.put(facts[index]!, 160, 94 + 15 * index, { bold: index === 0 })
    }

    const at = [50, 132, 214, 270, 318, 386, 440, 500]
    const out = addDays(issued, chance.whole(9, 40))
    sheet.fill(50, 186, 498, 18, '#f3e4e5')
    for (const [index, word] of words.columns.entries())
      sheet.put(word, at[index]! + 4, 191, { size: 8.5, bold: true })
    const legs = [
      ['ZURICH ZRH', 'HAMBURG HAM', out],
      ['HAMBURG HAM', 'ZURICH ZRH', addDays(out, 2)],
    ] as const
    for (const [index, [from, to, day]] of legs.entries()) {
      const leaves = 5 * chance.whole(80, 240)
      const cells = [
        from,
        to,
        `FN ${chance.digits(4)}`,
        'K',
        show(day),
        clockAt(leaves),
        clockAt(leaves + 85 + 5 * index),
        '1PC',
      ]
      for (const [place, cell] of cells.entries())
        sheet.put(cell, at[place]! + 4, 212 + 26 * index, { size: 8.5 })
      sheet.put(`KEUCLSP${index}   STATUS OK   OPERATED BY FIRNAIR`, 54, 223 + 26 * index, {
        size: 6.5,
        color: '#777',
      })
      sheet.rule(234 + 26 * index, 50, 548, { color: '#ccc' })
    }

    sheet.put(words.fareBlock, 50, 290, { size: 12, bold: true })
    const row = (name: string, currency: string, minor: number, y: number) => {
      sheet.put(name, 50, y)
      sheet.put(currency, 300, y)
      sheet.right(money(minor), 400, y)
    }
    row(words.fare, 'EUR', fare, 314)
    row(words.equivalent, 'CHF', equivalent, 330)
    sheet.put(words.taxes, 50, 350)
    let y = 364
    for (const { code, name, minor } of taxes) {
      sheet.put(code, 62, y, { size: 8.5 })
      sheet.put(name, 84, y, { size: 8.5, color: '#444' })
      sheet.put('CHF', 300, y, { size: 8.5 })
      sheet.right(money(minor), 400, y, { size: 8.5 })
      y += 13
    }
    row(words.fee, 'CHF', fee, y + 4)
    sheet.rule(y + 20, 300, 400)
    sheet.put(words.total, 50, y + 26, { size: 10, bold: true })
    sheet.put('CHF', 300, y + 26, { size: 10, bold: true })
    sheet.right(money(total), 400, y + 26, { size: 10, bold: true })
    sheet.put(words.paidBy, 50, y + 46)
    sheet.put(`CC VI XXXXXXXXXXXX${chance.digits(4)}`, 300, y + 46)

    for (const [index, note] of words.notes.entries())
      sheet.prose(note, 50 + 257 * index, 560, 240, { size: 7.5, color: '#555' })
    sheet.put('Firnair AG, Obstgartenstrasse 25, 8302 Kloten   CHE-114.903.271 MWST', 50, 800, {
      size: 7,
      color: '#777',
    })
    return labelled('Firnair', [issued, show(issued)], [total, money(total)], ['CHF', 'CHF'])
  },
)
