import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A driver with two cars who writes invoices in a word processor: a serif letter, a ruled table, sums in its last rows. */
export const hiredDriverLetter = template(
  'ride-hired-driver-letter',
  { face: 'serif' },
  {
    fr: {
      firm: 'Transports Privés Garrigue',
      head: [
        'Chauffeur VTC – Mise à disposition – Gares et aéroports',
        '18 chemin des Oliviers, 34970 Lattes',
        'Tél. 06 55 50 14 72 – contact@vtc-garrigue.example',
        'SIRET 818 447 209 00014 – Registre VTC EVTC034180447',
      ],
      place: 'Lattes, le',
      number: 'FACTURE N°',
      object: 'Objet : vos déplacements du mois',
      heads: ['Date', 'Désignation', 'Heure', 'Prix HT'],
      rows: [
        'Gare Montpellier Sud de France – Sète',
        'Mise à disposition berline, 3 heures',
        'Sète – Aéroport Montpellier Méditerranée',
      ],
      sums: ['Total HT', 'TVA 10 %', 'Acompte versé', 'TOTAL TTC', 'Reste à payer'],
      due: (day: string) =>
        `Règlement par virement avant le ${day}. En cas de retard, indemnité forfaitaire de 40 € et pénalités au taux légal (art. L441-10 du code de commerce).`,
      bank: 'IBAN FR76 1350 6100 0044 1722 6008 814 – BIC AGRIFRPP835',
      sign: ['Avec mes remerciements,', 'Jean-Marc Garrigue'],
      vat: 'TVA intracommunautaire FR44818447209',
      day: 'd MMMM yyyy',
    },
    it: {
      firm: 'Autonoleggio Bertolasi',
      head: [
        'Noleggio con conducente – auto e minivan',
        'di Bertolasi Enrico & C. s.n.c.',
        'Via Fiume 27, 37019 Peschiera del Garda (VR) – Tel. 045 555 0147',
        'P. IVA e C.F. 03844170238 – REA VR-370447',
      ],
      place: 'Peschiera del Garda,',
      number: 'FATTURA N.',
      object: 'Oggetto: servizi di noleggio con conducente',
      heads: ['Data', 'Descrizione', 'Ora', 'Importo'],
      rows: [
        'Aeroporto Verona Villafranca – Sirmione',
        'Auto a disposizione, Desenzano, ore 3',
        'Sirmione – Aeroporto Verona Villafranca',
      ],
      sums: ['Imponibile', 'IVA 10%', 'Acconto ricevuto', 'TOTALE FATTURA', 'Saldo a Vs. debito'],
      due: (day: string) =>
        `Pagamento: bonifico bancario entro il ${day}. Copia di cortesia priva di valore fiscale; l’originale è disponibile nell’area riservata dell’Agenzia delle Entrate.`,
      bank: 'IBAN IT44 K050 3459 6000 0000 0144 172',
      sign: ['Distinti saluti', 'Enrico Bertolasi'],
      vat: 'Licenza N.C.C. n. 7 del Comune di Peschiera',
      day: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const show = (other: string) => dayIn(other, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const nets = [
      500 * chance.whole(13, 21),
      500 * chance.whole(30, 39),
      500 * chance.whole(13, 21),
    ]
    const net = sum(nets)
    const total = net + Math.round(net / 10)
    const guest = anyGuest(chance, language)
    sheet.middle(words.firm, 298, 44, { size: 22, bold: true })
    for (const [index, line] of words.head.entries())
      sheet.middle(line, 298, 74 + 13 * index, { size: 10 })
    sheet.rule(130, 180, 416)
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 340, 154, { size: 11.5 })
    sheet.put(`${words.place} ${show(day)}`, 340, 230, { size: 11.5 })
    sheet.put(`${words.number} ${chance.whole(11, 96)}/${day.slice(0, 4)}`, 64, 266, {
      size: 13,
      bold: true,
    })
    sheet.put(words.object, 64, 290, { size: 11.5 })
    const lines = [64, 140, 400, 450, 532]
    const put = (cells: string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        if (index === 3) sheet.right(cell, 527, y, { size: 11, bold })
        else sheet.put(cell, lines[index]! + 5, y, { size: 11, bold })
    }
    put(words.heads, 325, true)
    for (const [index, row] of words.rows.entries()) {
      const when = dayIn(addDays(day, [-16, -15, -14][index]!), 'dd/MM/yy', language)
      put([when, row, anyClock(chance), money(nets[index]!)], 347 + 22 * index)
    }
    const deposit = 10_000
    const values = [net, total - net, total, -deposit, total - deposit]
    const names = [0, 1, 3, 2, 4].map((index) => words.sums[index]!)
    for (const [index, name] of names.entries()) {
      const y = 413 + 22 * index
      sheet.right(index === 2 ? `${name} €` : name, 445, y, { size: 11, bold: index === 2 })
      put(['', '', '', money(values[index]!)], y, index === 2)
    }
    for (let y = 320; y <= 530; y += 22) sheet.rule(y, y > 408 ? 450 : 64, 532)
    for (const [index, x] of lines.entries()) sheet.upright(x, 320, index > 2 ? 518 : 408)
    let y = sheet.prose(words.due(show(addDays(day, 30))), 64, 546, 468, { size: 10.5 })
    y = sheet.lines([words.bank, words.vat], 64, y + 4, { size: 10.5 })
    sheet.lines(words.sign, 360, y + 24, { size: 11.5 }, 2)
    return labelled(words.firm, [day, show(day)], [total, money(total)], ['EUR', '€'])
  },
)
