import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A regional airline's travel memo, wide: traveller at the left, the day's two flights in the middle, the price with its tax at the right. */
export const commuterMemo = template(
  'flight-commuter-memo',
  { wide: true },
  {
    fr: {
      brand: 'Causses Air Liaisons',
      title: 'MÉMO VOYAGE – FACTURE',
      facts: 'Dossier n°|Émis le|Passager|Société|Billet n°|Paiement',
      card: 'Carte bancaire',
      legs: 'Rodez (RDZ)|Paris Orly (ORY)',
      words: 'Vol|Départ|Arrivée|Classe|Franchise bagage',
      fare: 'Affaires modifiable',
      price: 'Détail du prix (EUR)',
      parts:
        'Tarif HT|Taxe de l’aviation civile|Redevance passagers|Taxe d’aéroport|Frais d’émission',
      sums: 'Total HT|TVA 10 % sur vols intérieurs|TOTAL TTC',
      hint: 'Présentez-vous à l’enregistrement au plus tard 30 minutes avant le départ, muni d’une pièce d’identité en cours de validité. Ligne exploitée en Embraer 145 dans le cadre d’une délégation de service public.',
      foot: 'Causses Air Liaisons SA au capital de 1 550 000 € – Aéroport de Rodez-Aveyron, 12330 Salles-la-Source – RCS Rodez B 315 550 142 – N° TVA FR 09 315550142 – Licence d’exploitation F-CE 142',
      figures: '1 234,56' as const,
    },
    it: {
      brand: 'Aerolinee Gennargentu',
      title: 'PROMEMORIA DI VIAGGIO – RICEVUTA',
      facts: 'Prenotazione|Emesso il|Passeggero|Azienda|Biglietto n.|Pagamento',
      card: 'Carta di credito',
      legs: 'Cagliari (CAG)|Roma Fiumicino (FCO)',
      words: 'Volo|Partenza|Arrivo|Classe|Bagaglio',
      fare: 'Continuità territoriale',
      price: 'Dettaglio del prezzo (EUR)',
      parts:
        'Tariffa base|Addizionale comunale|Diritti d’imbarco|Controllo di sicurezza|Diritti di emissione',
      sums: 'Imponibile|IVA 10% trasporto nazionale|TOTALE',
      hint: 'Presentarsi al banco accettazione almeno 40 minuti prima della partenza con un documento d’identità valido. Volo in regime di oneri di servizio pubblico, operato con ATR 72-600.',
      foot: 'Aerolinee Gennargentu S.p.A. – Sede legale: Via dei Trasvolatori 14, 09067 Elmas (CA) – Cap. soc. € 1.550.000 i.v. – P. IVA 02155501422 – COA I-142',
      figures: '1.234,56' as const,
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const flown = addDays(issued, chance.whole(1, 20))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) => figure(minor, words.figures)
    const nets = [
      100 * chance.whole(98, 240),
      chance.whole(420, 820),
      chance.whole(600, 1400),
      chance.whole(300, 1900),
      100 * chance.whole(5, 15),
    ]
    const net = sum(nets)
    const total = net + Math.round(net / 10)
    const { name, firm } = anyGuest(chance, language)
    const red = '#8c1d2c'
    sheet.fill(0, 0, 236, 595, '#f6efe6')
    sheet.put(words.brand, 28, 40, { size: 17, bold: true, color: red })
    sheet.rule(66, 28, 208, { color: red, weight: 1.5 })
    const values = [
      `${chance.pick(['R', 'C'])}${chance.digits(5)}`,
      show(issued),
      name,
      firm,
      `908 ${chance.digits(10)}`,
      words.card,
    ]
    for (const [index, fact] of words.facts.split('|').entries()) {
      sheet.put(fact, 28, 90 + 36 * index, { size: 8, color: '#777' })
      sheet.put(values[index]!, 28, 101 + 36 * index, { size: 11 })
    }
    sheet.prose(words.hint, 28, 330, 180, { size: 8.5 })
    sheet.put(words.title, 262, 42, { size: 14, bold: true })
    const [flight = '', ...heads] = words.words.split('|')
    for (const index of [0, 1]) {
      const y = 84 + 176 * index
      const ports = index ? words.legs.split('|').toReversed() : words.legs.split('|')
      sheet.frame(262, y, 270, 160, red, 8)
      sheet.put(`${flight} ${words.brand.slice(0, 1)}G ${chance.digits(3)}`, 276, y + 14, {
        size: 12,
        bold: true,
        color: red,
      })
      sheet.right(dayIn(flown, 'EEE dd/MM/yyyy', language), 518, y + 16, { size: 10 })
      const start = index ? 18 : 7
      const cells = [
        `${ports[0]}  ${start}h${chance.whole(10, 25)}`,
        `${ports[1]}  ${start + 1}h${chance.whole(30, 50)}`,
        words.fare,
        '1 x 23 kg',
      ]
      for (const [place, head] of heads.entries()) {
        sheet.put(head, 276, y + 48 + 25 * place, { color: '#777' })
        sheet.put(cells[place]!, 360, y + 48 + 25 * place, { bold: place < 2 })
      }
    }
    sheet.put(words.price, 560, 88, { size: 10.5, bold: true })
    sheet.rule(104, 560, 812, { color: red })
    for (const [index, part] of words.parts.split('|').entries()) {
      sheet.put(part, 560, 114 + 20 * index)
      sheet.right(money(nets[index]!), 812, 114 + 20 * index)
    }
    sheet.rule(216, 560, 812, { color: red })
    for (const [index, word] of words.sums.split('|').entries()) {
      const style = { size: index === 2 ? 12 : 9, bold: index === 2 }
      sheet.put(word, 560, 226 + 20 * index, style)
      sheet.right(
        index === 2 ? `${money(total)} EUR` : money([net, total - net][index]!),
        812,
        226 + 20 * index,
        style,
      )
    }
    sheet.prose(words.foot, 262, 556, 550, { size: 7, color: '#555' })
    return labelled(words.brand, [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
  },
)
