import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A flag carrier's proof of payment: everything in one centred card of named rows, the legal name in the foot. */
export const paymentProof = template(
  'flight-payment-proof',
  {},
  {
    fr: {
      brand: 'AIR HEXAGONE',
      title: 'Justificatif de paiement',
      lead: 'Ce document atteste du règlement de votre réservation. Il ne constitue pas un titre de transport.',
      group: 'Votre réservation|Détail du montant|Votre paiement',
      facts:
        'Référence de réservation|Passager|Numéro de billet|Trajet|Date de départ|Date de retour',
      route: 'Paris Charles de Gaulle – Varsovie Chopin, aller-retour',
      parts:
        'Tarif hors taxes|Surcharge transporteur|Taxes et redevances aéroportuaires|Option siège',
      total: 'Montant total TTC',
      pay: 'Date de paiement|Moyen de paiement|Numéro de carte|Montant débité',
      card: 'Carte Bleue / Visa',
      mask: '**** **** **** ',
      notes: 'TVA non applicable au transport aérien international (art. 262-II du CGI).',
      foot: 'Société Air Hexagone, société anonyme au capital de 126 748 775 euros – 45 rue de Paris, 95747 Roissy CDG Cedex – RCS Bobigny 420 555 018 – TVA FR 61 420555018',
      space: '1 234,56' as const,
      day: 'dd/MM/yyyy',
    },
    nl: {
      brand: 'LAAGLAND AIRLINES',
      title: 'Betalingsbewijs',
      lead: 'Hierbij bevestigen wij de ontvangst van uw betaling. Dit is geen instapkaart.',
      group: 'Uw boeking|Prijsdetails|Uw betaling',
      facts: 'Boekingscode|Passagier|Ticketnummer|Reis|Vertrekdatum|Datum terugreis',
      route: 'Amsterdam Schiphol – Edinburgh, retour',
      parts:
        'Ticketprijs|Toeslagen van de luchtvaartmaatschappij|Belastingen en luchthavengelden|Stoelreservering',
      total: 'Totaalbedrag',
      pay: 'Betaaldatum|Betaalmethode|Transactienummer|Betaald bedrag',
      card: 'iDEAL',
      mask: '00500021',
      notes: 'Internationaal personenvervoer door de lucht: btw 0% (tabel II, post b.2).',
      foot: 'Laagland Airlines is een handelsnaam van Koninklijke Laaglandse Luchtvaart N.V., Amsterdamseweg 155, 1182 GP Amstelveen – KvK 33055501 – btw NL004955501B01',
      space: '1.234,56' as const,
      day: 'dd-MM-yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const out = addDays(paid, chance.whole(10, 50))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${figure(minor, words.space)} €`
    const parts = [
      100 * chance.whole(62, 290),
      100 * chance.whole(10, 48),
      chance.whole(4200, 9800),
      100 * chance.whole(12, 35),
    ]
    const total = sum(parts)
    const [title = '', first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    const groups = [
      [
        words.facts,
        [
          `${chance.pick(['Y', 'T'])}${chance.digits(2)}${chance.pick(['QLM', 'RBX'])}`,
          `${title} ${first} ${last}`,
          `157 ${chance.digits(10)}`,
          words.route,
          show(out),
          show(addDays(out, 3)),
        ],
      ],
      [`${words.parts}|${words.total}`, [...parts, total].map((minor) => money(minor))],
      [words.pay, [show(paid), words.card, `${words.mask}${chance.digits(4)}`, money(total)]],
    ] as const
    const blue = '#051a5c'
    sheet.fill(0, 0, 595, 842, '#f3f4f7')
    sheet.middle(words.brand, 297, 40, { size: 20, bold: true, color: blue })
    sheet.fill(257, 66, 80, 3, '#e4002b')
    sheet.fill(70, 92, 455, 560, '#ffffff')
    sheet.put(words.title, 95, 114, { size: 18, color: blue })
    sheet.put(words.lead, 95, 142, { size: 9, color: '#555' })
    let y = 174
    for (const [index, [names, values]] of groups.entries()) {
      sheet.put(words.group.split('|')[index]!, 95, y, { size: 11.5, bold: true, color: blue })
      y += 20
      for (const [place, name] of names.split('|').entries()) {
        const bold = name === words.total
        sheet.put(name, 95, y, { size: 9.5, bold, color: bold ? '#111' : '#555' })
        sheet.right(values[place]!, 500, y, { size: 9.5, bold })
        sheet.rule(y + 14, 95, 500, { weight: 0.4, color: '#ddd' })
        y += 21
      }
      y += 16
    }
    sheet.put(words.notes, 95, y, { size: 8.5, color: '#555' })
    sheet.prose(words.foot, 70, 680, 455, { size: 7.5, color: '#777' })
    return labelled(
      words.brand,
      [paid, show(paid)],
      [total, figure(total, words.space)],
      ['EUR', '€'],
    )
  },
)
