import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  office: string[]
  title: string
  prepared: string
  facts: [ticket: string, record: string, date: string, agent: string, iata: string]
  head: string[]
  legs: [from: string, to: string, code: string][]
  bag: string
  at: string
  money: [
    endorsement: string,
    form: string,
    calculation: string,
    fare: string,
    taxes: string,
    fee: string,
    total: string,
  ]
  endorsed: string
  codes: string[]
  small: string
}

/** The e-ticket memo of a reservation system: label, colon, value; taxes run together with their codes. */
export const ticketMemo = template<Words>(
  'flight-ticket-memo',
  {},
  {
    it: {
      vendor: 'AUSONIA LINEE AEREE',
      office: [
        'BIGLIETTERIA FIUMICINO T1',
        'VIA DELL’AEROPORTO 320',
        '00054 FIUMICINO (RM)',
        'TELEFONO: 06 0000 2110',
      ],
      title: 'RICEVUTA DEL BIGLIETTO ELETTRONICO',
      prepared: 'NOME',
      facts: [
        'NUMERO BIGLIETTO',
        'CODICE PRENOTAZIONE',
        'DATA DI EMISSIONE',
        'AGENTE',
        'CODICE IATA',
      ],
      head: ['DA / A', 'VOLO', 'CL', 'DATA', 'PART', 'BASE TARIFFARIA', 'BAG', 'ST'],
      legs: [
        ['ROMA FIUMICINO', 'BRUXELLES', 'AN 154'],
        ['BRUXELLES', 'ROMA FIUMICINO', 'AN 159'],
      ],
      bag: '1PC',
      at: 'AL CHECK-IN OCCORRE ESIBIRE UN DOCUMENTO DI IDENTITÀ CON FOTOGRAFIA E IL NUMERO DI BIGLIETTO',
      money: [
        'RESTRIZIONI',
        'MODALITÀ DI PAGAMENTO',
        'CALCOLO TARIFFA',
        'TARIFFA AEREA',
        'TASSE',
        'DIRITTI DI EMISSIONE',
        'TOTALE',
      ],
      endorsed: 'NON RIMBORSABILE / CAMBIO CON PENALE',
      codes: ['HB', 'IT', 'VT', 'BE', 'YQ'],
      small:
        'Il trasporto e gli altri servizi forniti dal vettore sono soggetti alle condizioni di trasporto, richiamate per riferimento. Ausonia Linee Aeree S.p.A., capitale sociale € 20.000.000 i.v., C.F. e P. IVA 13904417 003. Trasporto internazionale non imponibile IVA art. 9 DPR 633/72.',
    },
    es: {
      vendor: 'CELTÍBER AIRLINES',
      office: [
        'OFICINA DE VENTAS MADRID T4',
        'AVDA. DE LA HISPANIDAD S/N',
        '28042 MADRID',
        'TELÉFONO: 910 000 722',
      ],
      title: 'RECIBO DE BILLETE ELECTRÓNICO',
      prepared: 'NOMBRE',
      facts: [
        'NÚMERO DE BILLETE',
        'LOCALIZADOR',
        'FECHA DE EMISIÓN',
        'AGENTE EMISOR',
        'CÓDIGO IATA',
      ],
      head: ['DESDE / HASTA', 'VUELO', 'CL', 'FECHA', 'SALIDA', 'BASE TARIFA', 'EQ', 'EST'],
      legs: [
        ['MADRID BARAJAS', 'OPORTO', 'CB 8446'],
        ['OPORTO', 'MADRID BARAJAS', 'CB 8451'],
      ],
      bag: '1PC',
      at: 'EN EL MOMENTO DE LA FACTURACIÓN DEBERÁ PRESENTAR UN DOCUMENTO DE IDENTIDAD CON FOTO',
      money: [
        'RESTRICCIONES',
        'FORMA DE PAGO',
        'CÁLCULO DE LA TARIFA',
        'TARIFA',
        'TASAS',
        'CARGO POR EMISIÓN',
        'TOTAL',
      ],
      endorsed: 'NO REEMBOLSABLE / CAMBIOS CON CARGO',
      codes: ['JD', 'OG', 'QV', 'PT', 'YQ'],
      small:
        'El transporte y otros servicios prestados por la compañía están sujetos a las condiciones de transporte, que se incorporan por referencia. Celtíber Operadora, S.A., Sociedad Unipersonal, C.I.F. A-85 850 412, Registro Mercantil de Madrid, tomo 27.301, hoja M-491.912. Transporte internacional exento de IVA.',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const out = addDays(issued, chance.whole(4, 30))
    const show = (day: string) => dayIn(day, 'dd MMMM yyyy', language).toUpperCase()
    const money = (minor: number) => figure(minor, '1,234.56')
    const fare = 100 * chance.whole(88, 390)
    const taxes = words.codes.map((code) => ({ code, minor: chance.whole(250, 3900) }))
    const fee = 100 * chance.whole(10, 25)
    const total = fare + fee + sum(taxes.map(({ minor }) => minor))
    const [title = '', first = '', last = ''] = anyGuest(chance, language).name.split(' ')
    const put = (text: string, x: number, y: number, bold = false) =>
      sheet.put(text, x, y, { size: 8, bold })
    sheet.put(words.vendor, 45, 40, { size: 13, bold: true })
    sheet.lines(words.office, 45, 60, { size: 8 })
    const facts = [
      `${last}/${first} ${title.replace('.', '')}`.toUpperCase(),
      `075-${chance.digits(10)}`,
      `${chance.pick(['6M', 'RW', 'Z3'])}${chance.pick(['QPLS', 'TNVH'])}`,
      show(issued),
      `${chance.digits(4)}AA`,
      chance.digits(8),
    ]
    for (const [index, word] of [words.prepared, ...words.facts].entries()) {
      put(word, 320, 60 + 12 * index)
      put(`: ${facts[index]}`, 430, 60 + 12 * index)
    }
    sheet.middle(words.title, 297, 156, { size: 12, bold: true })
    put(words.at, 45, 182)
    const places = [45, 175, 225, 250, 320, 370, 465, 510]
    sheet.rule(202, 45, 550)
    for (const [index, word] of words.head.entries()) put(word, places[index]!, 208, true)
    sheet.rule(221, 45, 550)
    for (const [index, [from, to, code]] of words.legs.entries()) {
      const cells = [
        from,
        code,
        chance.pick(['Y', 'M', 'Q']),
        dayIn(addDays(out, 2 * index), 'ddMMM', language).toUpperCase(),
        `1${chance.whole(0, 9)}${chance.whole(10, 55)}`,
        `${chance.pick(['Q', 'M'])}LRT${chance.digits(2)}`,
        words.bag,
        'OK',
      ]
      for (const [at, cell] of cells.entries()) put(cell, places[at]!, 230 + 32 * index)
      put(to, places[0]!, 241 + 32 * index)
    }
    sheet.rule(296, 45, 550)
    const inEuro = (minor: number) => `EUR ${money(minor)}`
    const city = (at: number) => words.legs[at]![0].slice(0, 3)
    const values = [
      words.endorsed,
      `CC CA XXXXXXXXXXXX${chance.digits(4)} EXP XXXX ${chance.digits(6)}`,
      `${city(0)} ${words.legs[0]![2].slice(0, 2)} ${city(1)} Q NUC${money(fare / 2)} ${words.legs[0]![2].slice(0, 2)} ${city(0)} NUC${money(fare / 2)} END ROE1.000000`,
      inEuro(fare),
      taxes.map(({ code, minor }) => `${inEuro(minor)}${code}`).join('   '),
      inEuro(fee),
      inEuro(total),
    ]
    for (const [index, word] of words.money.entries()) {
      put(word, 45, 310 + 16 * index, index === 6)
      put(`: ${values[index]}`, 165, 310 + 16 * index, index === 6)
    }
    sheet.rule(428, 45, 550)
    sheet.prose(words.small, 45, 438, 505, { size: 7.5, color: '#444' })
    return labelled(words.vendor, [issued, show(issued)], [total, money(total)], ['EUR', 'EUR'])
  },
)
