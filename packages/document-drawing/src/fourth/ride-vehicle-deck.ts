import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ferry's electronic ticket for one with a car: crossing, deck and cabin, the price with port dues in a rail. */
export const vehicleDeck = template(
  'ride-vehicle-deck',
  {},
  {
    fr: {
      line: 'Azurline Ferries',
      title: 'BILLET ÉLECTRONIQUE',
      keep: 'À présenter imprimé ou sur votre téléphone au guichet d’enregistrement véhicules',
      facts: ['N° de dossier', 'Émis le', 'Passager principal'],
      trips: ['ALLER', 'RETOUR'],
      ports: ['Toulon', 'Bastia'],
      ship: ['Navire', 'Départ', 'Fermeture de l’enregistrement', 'Arrivée', 'Installation'],
      ships: ['Azur Mistral', 'Azur Tramontane'],
      cabins: ['Cabine 2 couchettes hublot, pont 7', 'Fauteuil salon panoramique'],
      clocks: ['21:00', '20:00', '07:00', '+ 1 j'],
      vehicle: 'Véhicule : tourisme jusqu’à 4,50 m / 1,80 m – immatriculation GB-417-KR',
      price: 'DÉTAIL DU PRIX',
      rows: [
        'Passage 1 adulte A/R',
        'Véhicule A/R',
        'Cabine et fauteuil',
        'Taxes et droits de port',
        'Surcharge carburant',
        'Frais de dossier',
      ],
      total: 'TOTAL PAYÉ TTC',
      paid: 'Carte bancaire',
      rules: [
        'Présentation à l’embarquement : 1 h 30 avant le départ pour les véhicules. Aucun embarquement ne sera admis dans les 60 minutes précédant le départ. Munissez-vous d’une pièce d’identité.',
        'Tarif Éco : modifiable moyennant 25 € et la différence de prix, non remboursable. Les conditions de transport sont affichées dans nos agences.',
      ],
      legal:
        'Azurline Ferries SAS au capital de 6 000 000 € – 4 quai Cronstadt, 83000 Toulon – RCS Toulon 433 820 117 – TVA FR 28 433820117',
      day: 'dd/MM/yyyy',
    },
    it: {
      line: 'Traghetti Maestrale',
      title: 'BIGLIETTO ELETTRONICO',
      keep: 'Da esibire al check-in in porto insieme a un documento di identità valido',
      facts: ['Codice prenotazione', 'Data emissione', 'Passeggero'],
      trips: ['ANDATA', 'RITORNO'],
      ports: ['Livorno', 'Olbia'],
      ship: ['Nave', 'Partenza', 'Chiusura imbarco', 'Arrivo', 'Sistemazione'],
      ships: ['Maestrale Prima', 'Maestrale Nova'],
      cabins: ['Cabina interna uso singolo, ponte 8', 'Passaggio ponte'],
      clocks: ['22:00', '20:30', '07:30', '+ 1 g'],
      vehicle: 'Veicolo al seguito: auto fino a 5 m, altezza max 2 m – targa GH 417 KR',
      price: 'DETTAGLIO IMPORTI',
      rows: [
        'Nolo 1 adulto A/R',
        'Auto A/R',
        'Cabina',
        'Diritti e tasse portuali',
        'Adeguamento bunker',
        'Diritti di prenotazione',
      ],
      total: 'TOTALE BIGLIETTO',
      paid: 'Carta di credito',
      rules: [
        'Presentarsi all’imbarco almeno 2 ore prima della partenza con veicolo al seguito, 1 ora prima senza. Il biglietto è personale e non cedibile.',
        'Tariffa Base: annullamento con penale del 30% fino a 48 ore dalla partenza, nessun rimborso oltre tale termine. Operazione non imponibile IVA art. 9 D.P.R. 633/72.',
      ],
      legal:
        'Traghetti Maestrale S.p.A. – Scali Novi Lena 12, 57126 Livorno – Cap. soc. € 12.000.000 i.v. – C.F. e P.IVA 01442870497',
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(12, 60))
    const back = addDays(out, chance.whole(3, 6))
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const price = (from: number, to: number) => 10 * chance.whole(10 * from, 10 * to)
    const prices = [price(52, 96), price(98, 190), price(45, 110), price(38, 61), 1800, 1000]
    const total = sum(prices)
    const blue = '#12406e'
    sheet.shape(
      [
        [40, 64],
        [58, 34],
        [64, 64],
      ],
      blue,
    )
    sheet.put(words.line, 74, 40, { size: 21, bold: true, color: blue })
    sheet.right(words.title, 555, 44, { size: 13, bold: true })
    sheet.put(words.keep, 74, 66, { size: 7.5, color: '#555' })
    const values = [`${chance.digits(3)}-${chance.digits(6)}`, show(issued)]
    values.push(anyGuest(chance, language).name)
    for (const [index, fact] of words.facts.entries()) {
      const x = [40, 180, 320][index]!
      sheet.put(fact, x, 96, { size: 8, color: '#666' })
      sheet.put(values[index]!, x, 108, { size: 11, bold: true })
    }
    for (let bar = 0; bar < 44; bar += 1)
      sheet.fill(40 + 7.6 * bar, 136, chance.whole(1, 5), 34, '#111')
    for (const [trip, word] of words.trips.entries()) {
      const top = 190 + 150 * trip
      const day = trip === 0 ? out : back
      const ports = trip === 0 ? words.ports : words.ports.toReversed()
      sheet.fill(40, top, 335, 20, blue)
      sheet.put(`${word}   ${ports.join(' – ')}`, 48, top + 5, { size: 10, color: '#fff' })
      const [leaves, closes, lands, later] = words.clocks
      const cells = [
        words.ships[trip]!,
        `${dayIn(day, 'EEE', language)} ${show(day)}  ${leaves}`,
        closes!,
        `${lands} (${later})`,
        words.cabins[trip]!,
      ]
      for (const [index, cell] of cells.entries()) {
        sheet.put(words.ship[index]!, 48, top + 30 + 15 * index, { size: 8.5, color: '#555' })
        sheet.put(cell, 190, top + 30 + 15 * index)
      }
      sheet.put(words.vehicle, 48, top + 112, { size: 8 })
      sheet.frame(40, top, 335, 132, blue)
    }
    sheet.fill(392, 136, 163, 336, '#eaf1f8')
    sheet.put(words.price, 402, 148, { size: 10, bold: true, color: blue })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 402, 176 + 30 * index, { size: 8.5, color: '#444' })
      sheet.right(money(prices[index]!), 545, 188 + 30 * index, { size: 9.5 })
    }
    sheet.rule(368, 402, 545, { color: blue })
    sheet.put(words.total, 402, 380, { size: 10, bold: true })
    sheet.right(money(total), 545, 398, { size: 16, bold: true, color: blue })
    sheet.put(`${words.paid} **** ${chance.digits(4)}`, 402, 430, { size: 8 })
    let y = 500
    for (const rule of words.rules)
      y = sheet.prose(rule, 40, y, 515, { size: 8, color: '#333' }) + 6
    sheet.rule(800, 40, 555, { color: blue })
    sheet.prose(words.legal, 40, 806, 515, { size: 7 })
    return labelled(
      words.line,
      [issued, show(issued)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
