import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A regional airline named by a common word; its mark is drawn without letters, the name stands in the text and the foot. */
export const windNames = template(
  'flight-wind-names',
  { size: 'A4' },
  {
    it: {
      brand: 'Maestrale',
      hello:
        'grazie per aver scelto Maestrale. Il pagamento è andato a buon fine: questa pagina vale come ricevuta.',
      dear: 'Gentile',
      ports: ['AHO', 'Alghero', 'PSA', 'Pisa'],
      ref: 'Codice di prenotazione',
      bought: 'Acquistato',
      price: 'Quanto ha pagato',
      rows: [
        'Tariffa Brezza, 1 adulto',
        'Bagaglio in stiva 20 kg',
        'Diritti aeroportuali',
        'Sconto residenti',
      ],
      total: 'Totale pagato',
      tax: (text: string) => `di cui IVA 10 %: ${text}`,
      foot: [
        'Maestrale è il marchio di volo della Compagnia Aerea del Ponente S.p.A.',
        'Aeroporto di Fertilia, 07041 Alghero (SS) – P.IVA 02648810907 – COA I-148',
      ],
      tips: 'Il banco di accettazione chiude 35 minuti prima della partenza. Porti con sé un documento valido.',
      rate: 10,
      shown: 'EEEE d MMMM yyyy',
    },
    nl: {
      brand: 'Kievit',
      hello:
        'fijn dat u met Kievit vliegt. Uw betaling is ontvangen; bewaar deze pagina als betaalbewijs.',
      dear: 'Beste',
      ports: ['GRQ', 'Eelde', 'TEX', 'Texel'],
      ref: 'Boekingscode',
      bought: 'Geboekt en betaald op',
      price: 'Uw prijs',
      rows: [
        'Eilandtarief, 1 volwassene',
        'Ruimbagage 20 kg',
        'Luchthavengelden',
        'Vroegboekvoordeel',
      ],
      total: 'Betaald',
      tax: (text: string) => `waarvan 9% btw ${text}`,
      foot: [
        'Kievit is een handelsnaam van Waddenlucht Exploitatie B.V.',
        'Machlaan 14a, 9761 TK Eelde – KvK 01188430 – btw NL814402276B01',
      ],
      tips: 'De incheckbalie sluit 35 minuten voor vertrek. Neem een geldig legitimatiebewijs mee.',
      rate: 9,
      shown: 'EEEE d MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const flies = addDays(bought, chance.whole(8, 50))
    const shown = dayIn(bought, words.shown, language)
    const money = (minor: number) => `€ ${figure(minor, '1.234,56')}`
    const amounts = [100 * chance.whole(64, 118) + 90, 2500, 100 * chance.whole(14, 22) + 37, -900]
    const total = sum(amounts)
    const sea = '#0b7285'

    for (const step of [0, 1, 2])
      sheet.shape(
        [
          [262 + 12 * step, 66 - 10 * step],
          [334, 56 - 10 * step],
          [262 + 12 * step, 62 - 10 * step],
        ],
        sea,
      )
    const name = anyGuest(chance, language).name
    sheet.put(`${words.dear} ${name},`, 80, 100, { size: 12 })
    sheet.prose(words.hello, 80, 120, 435, { size: 12 })
    const [fromCode = '', from = '', toCode = '', to = ''] = words.ports
    const ways = [
      [fromCode, from, toCode, to],
      [toCode, to, fromCode, from],
    ]
    for (const [index, [code = '', town = '', other = '', otherTown = '']] of ways.entries()) {
      const y = 186 + 92 * index
      sheet.frame(80, y, 435, 78, sea, 8)
      sheet.put(dayIn(addDays(flies, 2 * index), 'EEE d MMM', language), 94, y + 10, {
        size: 9,
        color: sea,
      })
      sheet.put(code, 94, y + 28, { size: 24, bold: true })
      sheet.put(`${town} ${index === 0 ? '09:20' : '17:45'}`, 94, y + 56)
      sheet.rule(y + 40, 180, 380, { color: sea })
      sheet.middle(`WD ${chance.digits(3)}`, 280, y + 26, { size: 9 })
      sheet.right(other, 500, y + 28, { size: 24, bold: true })
      sheet.right(`${otherTown} ${index === 0 ? '10:35' : '19:00'}`, 500, y + 56)
    }
    sheet.put(`${words.ref} ${chance.digits(1)}VWB${chance.digits(2)}`, 80, 384, {
      size: 11,
      bold: true,
    })
    sheet.right(`${words.bought} ${shown}`, 515, 384, { size: 10 })
    sheet.put(words.price, 80, 424, { size: 13, color: sea })
    const leader = (word: string, value: string, y: number, bold: boolean) => {
      sheet.put(word, 80, y, { size: 10.5, bold })
      sheet.right(value, 515, y, { size: 10.5, bold })
      const start = 86 + sheet.widthOf(word, { size: 10.5, bold })
      for (let x = start; x < 440; x += 5) sheet.disc(x, y + 8, 0.5, '#999')
    }
    for (const [index, row] of words.rows.entries())
      leader(row, money(amounts[index]!), 448 + 19 * index, false)
    leader(words.total, money(total), 530, true)
    sheet.right(words.tax(money(taxWithin(total, words.rate))), 515, 548, {
      size: 8.5,
      color: '#666',
    })
    sheet.prose(words.tips, 80, 590, 435, { size: 9.5, color: '#444' })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 297, 786 + 13 * index, { size: 8, color: sea })
    return labelled(words.brand, [bought, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
