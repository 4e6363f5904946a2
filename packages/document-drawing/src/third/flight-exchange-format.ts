import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** What a viewer makes of an electronic invoice file: two lists of identities, then grids with a caption for every field. */
export const exchangeFormat = template(
  'flight-exchange-format',
  {},
  {
    it: {
      head: 'FATTURA ELETTRONICA – Versione FPR12',
      roles: ['Cedente/prestatore (fornitore)', 'Cessionario/committente (cliente)'],
      fields: [
        'Identificativo fiscale ai fini IVA',
        'Denominazione',
        'Regime fiscale',
        'Indirizzo',
        'Comune',
        'Nazione',
      ],
      seller: [
        'IT02284710998',
        'Aerolinee Tirrene S.p.A.',
        'RF01 (ordinario)',
        'Via Pionieri dell’Aria 26',
        '16154 Genova (GE)',
        'IT',
      ],
      buyer: ['IT03158820371', '–'],
      facts: ['Tipologia documento', 'Numero documento', 'Data documento', 'Codice destinatario'],
      type: 'TD01 (fattura)',
      heads: ['Descrizione', 'Quantità', 'Prezzo totale', 'IVA'],
      route: 'Trasporto aereo nazionale GOA–CTA–GOA',
      dues: 'Diritti e tasse aeroportuali',
      service: 'Emissione biglietto',
      travel: 'Data volo',
      sumsTitle: 'RIEPILOGHI IVA E TOTALI',
      sums: ['Imponibile', 'Imposta', 'Importo bollo', 'Valuta', 'Totale documento'],
      payTitle: 'PAGAMENTO',
      pays: ['Modalità', 'Scadenza', 'Importo'],
      pay: 'MP08 Carta di pagamento',
      rates: [10, 22],
      foot: 'Copia di cortesia priva di valore ai fini fiscali dell’originale trasmesso al Sistema di Interscambio, SdI',
      day: 'dd-MM-yyyy',
      figures: '1234,56' as Figures,
    },
    nl: {
      head: 'E-FACTUUR – weergave van UBL-bestand (SI-UBL 2.0)',
      roles: ['Leverancier (AccountingSupplierParty)', 'Afnemer (AccountingCustomerParty)'],
      fields: [
        'Btw-identificatienummer',
        'Statutaire naam',
        'Elektronisch adres',
        'Straat',
        'Plaats',
        'Landcode',
      ],
      seller: [
        'NL810447236B01',
        'Waddenlucht N.V.',
        '0106:04071163',
        'Machlaan 14',
        '9761 TK Eelde',
        'NL',
      ],
      buyer: ['NL822190445B01', '0106:30174420'],
      facts: ['Soort document', 'Factuurnummer', 'Factuurdatum', 'Referentie afnemer'],
      type: '380 (handelsfactuur)',
      heads: ['Omschrijving', 'Aantal', 'Regelbedrag', 'Btw'],
      route: 'Binnenlandse vlucht GRQ–MST–GRQ',
      dues: 'Luchthavenbelasting en passagiersheffing',
      service: 'Boekingskosten',
      travel: 'Vluchtdatum',
      sumsTitle: 'TOTALEN',
      sums: ['Belastinggrondslag', 'Btw-bedrag', 'Afronding', 'Valuta', 'Totaal met btw'],
      payTitle: 'BETALING',
      pays: ['Betaalwijze', 'Vervaldatum', 'Bedrag'],
      pay: '48 Bankkaart',
      rates: [9, 21],
      foot: 'Gegenereerd door de factuurviewer. Het XML-bestand is de rechtsgeldige factuur. Bestand',
      day: 'dd-MM-yyyy',
      figures: '1234,56' as Figures,
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const flown = addDays(issued, chance.whole(8, 30))
    const nets = [10 * chance.whole(880, 2450), 10 * chance.whole(210, 470), 1200]
    const rates = [words.rates[0]!, words.rates[0]!, words.rates[1]!]
    const bases = [nets[0]! + nets[1]!, nets[2]!]
    const taxes = bases.map((base, index) => Math.round((base * words.rates[index]!) / 100))
    const total = bases[0]! + bases[1]! + taxes[0]! + taxes[1]!
    const guest = anyGuest(chance, language)

    sheet.put(words.head, 40, 30, { size: 8, bold: true })
    const buyer = [
      words.buyer[0]!,
      guest.firm,
      words.buyer[1]!,
      guest.street,
      guest.town,
      language.toUpperCase(),
    ]
    for (const [index, values] of [words.seller, buyer].entries()) {
      const x = 40 + 262 * index
      sheet.frame(x, 48, 253, 112)
      sheet.put(words.roles[index]!, x + 6, 54, { size: 10, bold: true })
      for (const [line, value] of values.entries())
        sheet.put(`${words.fields[line]}: ${value}`, x + 6, 73 + 13.5 * line, { size: 8.5 })
    }
    const grid = (
      captions: readonly string[],
      rows: readonly string[][],
      widths: readonly number[],
      y: number,
    ) => {
      let x = 40
      for (const [index, width] of widths.entries()) {
        sheet.fill(x, y, width, 14, '#e3e3e3')
        sheet.frame(x, y, width, 14)
        sheet.put(captions[index]!, x + 4, y + 4, { size: 7 })
        for (const [line, values] of rows.entries()) {
          sheet.frame(x, y + 14 + 18 * line, width, 18)
          sheet.put(values[index]!, x + 4, y + 18 + 18 * line, { size: 8.5 })
        }
        x += width
      }
    }
    const number = `${issued.slice(0, 4)}/W/${chance.digits(6)}`
    grid(
      words.facts,
      [[words.type, number, show(issued), `M${chance.digits(6)}`]],
      [130, 145, 120, 120],
      174,
    )
    const lines = [
      `${words.route}, ${words.travel} ${show(flown)}, ${guest.name}`,
      words.dues,
      words.service,
    ]
    const row = (cells: readonly string[], y: number, bold = false) => {
      sheet.frame(40, y, 515, 17)
      sheet.put(cells[0]!, 44, y + 5, { size: 8, bold })
      for (const [index, x] of [420, 500, 550].entries())
        sheet.right(cells[index + 1]!, x, y + 5, { size: 8, bold })
    }
    row(words.heads, 222, true)
    for (const [index, text] of lines.entries())
      row([text, '1,00', money(nets[index]!), `${rates[index]},00%`], 239 + 17 * index)
    sheet.middle(words.sumsTitle, 297, 306, { bold: true })
    const widths = [120, 100, 85, 60, 150]
    const [low, high] = bases.map((base, index) => [
      `${money(base)} (${words.rates[index]}%)`,
      money(taxes[index]!),
    ])
    grid(
      words.sums,
      [
        [...low!, '', '', ''],
        [...high!, '0,00', 'EUR', money(total)],
      ],
      widths,
      320,
    )
    sheet.middle(words.payTitle, 297, 388, { bold: true })
    grid(words.pays, [[words.pay, show(issued), money(total)]], [215, 150, 150], 402)
    sheet.put(`${words.foot} ${chance.digits(11)}.xml`, 40, 806, { size: 7, color: '#555' })
    return labelled(words.seller[1]!, [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
  },
)
