import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A family's coaches, billed by the accountant's program: dockets as rows in a tall empty frame, all sums in one grid at the page's foot. */
export const coachLedger = template(
  'ride-coach-ledger',
  {},
  {
    es: {
      name: 'Autocares Hermanos Buendía',
      head: [
        'Buendía Cobo Hnos., S.L. - NIF B-14555017',
        'Pol. Ind. La Vega, nave 11 - 14550 Montillana (Córdoba)',
        'Tel. 957 555 014',
      ],
      facts: ['FACTURA', 'FECHA', 'CLIENTE', 'N.I.F.', 'FORMA DE PAGO'],
      pay: 'RECIBO 30 DÍAS',
      heads: ['ALBARÁN', 'CONCEPTO', 'UDS.', 'PRECIO', 'IMPORTE'],
      trips: [
        'MICROBÚS 19 PL. ESTACIÓN - BODEGA',
        'MICROBÚS 19 PL. BODEGA - HOTEL',
        'ESPERA CONDUCTOR (HORAS)',
      ],
      on: 'SERV.',
      foots: ['SUMA', '% DTO.', 'BASE IMPONIBLE', '% IVA', 'CUOTA IVA', 'TOTAL FACTURA'],
      due: 'VENCIMIENTO',
      bank: 'ENTIDAD: CAJA DEL GENIL  ES91 2100 0418 4502 0005 1332',
      legal:
        'Inscrita en el Reg. Merc. de Córdoba, tomo 1.155, folio 82, hoja CO-15550. Sus datos se tratan según la LOPDGDD.',
      figures: '1.234,56' as Figures,
      day: 'dd/MM/yy',
    },
    fr: {
      name: 'Autocars Lacaze & Fils',
      head: [
        'SARL au capital de 22 000 € - SIRET 402 555 016 00021',
        'ZA de la Gravette - 82300 Caussac',
        'Tél. 05 63 55 50 14',
      ],
      facts: ['FACTURE', 'DATE', 'CLIENT', 'N° TVA', 'RÈGLEMENT'],
      pay: 'VIREMENT 30 JOURS',
      heads: ['BON N°', 'DÉSIGNATION', 'QTÉ', 'P.U. HT', 'MONTANT HT'],
      trips: [
        'MINIBUS 19 PL. GARE - USINE',
        'MINIBUS 19 PL. USINE - HÔTEL',
        'ATTENTE CONDUCTEUR (HEURES)',
      ],
      on: 'COURSE DU',
      foots: ['TOTAL BRUT', 'REMISE %', 'TOTAL HT', 'TVA %', 'TVA', 'NET À PAYER'],
      due: 'ÉCHÉANCE',
      bank: 'BANQUE DU QUERCY  FR76 1180 8001 0155 5012 3456 718',
      legal:
        'Tout retard de paiement entraîne une pénalité de 10 % l’an et une indemnité de recouvrement de 40 €. TVA sur les encaissements.',
      figures: '1 234,56' as Figures,
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const show = (when: string) => dayIn(when, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const prices = [14500, 14500, 2800]
    const rows = [9, 6, 3].flatMap((ago) =>
      words.trips.map((trip, index) => ({
        docket: `A${chance.digits(5)}`,
        text: `${trip} ${words.on} ${dayIn(addDays(day, -ago), 'dd/MM', language)}`,
        count: index === 2 ? chance.whole(1, 4) : 1,
        price: prices[index]!,
      })),
    )
    const gross = sum(rows.map(({ count, price }) => count * price))
    const net = gross - Math.round(gross * 0.05)
    const tax = Math.round(net / 10)
    const total = net + tax
    const guest = anyGuest(chance, language)
    const tiny = { size: 7, bold: true }

    sheet.put(words.name, 34, 36, { size: 17, bold: true, face: 'serif' })
    sheet.lines(words.head, 34, 60, { size: 8 })
    sheet.frame(318, 100, 243, 74, '#111', 8)
    sheet.lines(
      [guest.firm.toUpperCase(), guest.street, guest.town, guest.country],
      330,
      112,
      { size: 10 },
      1.45,
    )
    const facts = [
      `${day.slice(2, 4)}/${chance.digits(4)}`,
      show(day),
      `430${chance.digits(4)}`,
      chance.digits(9),
      words.pay,
    ]
    for (const [index, fact] of words.facts.entries()) {
      const x = 34 + 96 * index
      sheet.fill(x, 190, index === 4 ? 143 : 96, 13, '#ddd')
      sheet.frame(x, 190, index === 4 ? 143 : 96, 32, '#111')
      sheet.put(fact, x + 5, 193, tiny)
      sheet.put(facts[index]!, x + 5, 208)
    }
    sheet.frame(34, 234, 527, 430, '#111')
    sheet.rule(250, 34, 561, { color: '#111' })
    for (const x of [90, 398, 438, 498]) sheet.upright(x, 234, 664, { color: '#111' })
    for (const [index, head] of words.heads.entries())
      sheet.put(head, [39, 96, 403, 443, 503][index]!, 239, tiny)
    for (const [index, { docket, text, count, price }] of rows.entries()) {
      const y = 258 + 14 * index
      sheet.put(docket, 39, y, { size: 8 })
      sheet.put(text, 96, y, { size: 8 })
      for (const [cell, x] of [
        [`${count},00`, 433],
        [money(price), 493],
        [money(count * price), 556],
      ] as const)
        sheet.right(cell, x, y, { size: 8 })
    }
    const cells = [money(gross), '5,00', money(net), '10,00', money(tax), `${money(total)} €`]
    for (const [index, foot] of words.foots.entries()) {
      const x = [34, 120, 180, 280, 330, 420][index]!
      const w = [86, 60, 100, 50, 90, 141][index]!
      sheet.fill(x, 676, w, 13, '#ddd')
      sheet.frame(x, 676, w, 36, '#111')
      sheet.put(foot, x + 4, 679, tiny)
      sheet.right(cells[index]!, x + w - 6, 695, { size: index === 5 ? 12 : 9, bold: index === 5 })
    }
    sheet.put(`${words.due}: ${show(addDays(day, 30))}   ${money(total)}`, 34, 726, { size: 8 })
    sheet.put(words.bank, 34, 740, { size: 8 })
    sheet.put(words.legal, 34, 806, { size: 6.5, color: '#555' })
    return labelled(words.name, [day, show(day)], [total, money(total)], ['EUR', '€'])
  },
)
