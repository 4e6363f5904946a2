import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A grand house's invoice on two sheets: the account by outlet first, then each voucher signed at table, in ruled columns. */
export const palaceAccount = template(
  'hotel-palace-account',
  { face: 'serif' },
  {
    it: {
      hotel: 'Grand Hotel Belpontile',
      stars: '* * * * *',
      address:
        'Lungomare dei Gabbiani 41 – 80122 Napoli – tel. +39 081 555 0147 – fax +39 081 555 0148',
      to: 'Spett.le',
      title: 'FATTURA N.',
      dated: 'DEL',
      stay: 'Ospite|Camera|dal|al|Trattamento',
      board: 'Pernottamento e prima colazione',
      outlets: 'Pernottamento|Ristorante La Terrazza|Bar Belvedere|Lavanderia|Imposta di soggiorno',
      rates: [10, 10, 10, 22, 0],
      prices: [26500, 7200, 1800, 2400, 500],
      heads: 'Reparto|IVA|Importo',
      sums: 'Totale conto Euro|di cui imponibile|di cui IVA|escluso art. 15|Incassato carta di credito|Saldo',
      detail: 'ALLEGATO ALLA FATTURA – DETTAGLIO ADDEBITI',
      rows: 'Data|Camera|Reparto|Comanda|Importo',
      foot: 'Belpontile Alberghi S.p.A. – Cap. Soc. € 1.200.000 i.v. – C.C.I.A.A. Napoli REA 455014 – Cod. Fisc. e P. IVA 00555014637',
      day: 'dd/MM/yyyy',
    },
    es: {
      hotel: 'Gran Hotel Miramar de Ulloa',
      stars: '* * * * *',
      address:
        'Paseo de Pereda 27 – 39004 Santander – Tel. 942 55 01 46 – reservas@miramarulloa.example',
      to: 'Cliente',
      title: 'FACTURA Nº',
      dated: 'FECHA',
      stay: 'Huésped|Habitación|Entrada|Salida|Régimen',
      board: 'Alojamiento y desayuno',
      outlets: 'Alojamiento|Restaurante El Sardinero|Cafetería|Lavandería|Aparcamiento',
      rates: [10, 10, 10, 21, 21],
      prices: [19800, 6450, 1420, 1950, 2200],
      heads: 'Departamento|IVA|Importe',
      sums: 'Total factura euros|Base imponible|Cuota IVA|Exento|Cobrado tarjeta de crédito|Pendiente',
      detail: 'DETALLE DE CARGOS',
      rows: 'Fecha|Hab.|Departamento|Vale|Importe',
      foot: 'Hoteles Ulloa, S.A. – C.I.F. A-39055014 – Reg. Mercantil de Santander, tomo 544, folio 12, hoja S-2.014 – Reg. Turístico G.5501',
      day: 'dd/MM/yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(3, 5)
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const outlets = words.outlets.split('|')
    const room = String(chance.whole(104, 522))
    const rows = Array.from({ length: nights }, (_, night) =>
      outlets.map((text, kind) => ({
        day: addDays(arrival, night),
        text,
        kind,
        minor: words.prices[kind]! + (kind % 4 === 0 ? 0 : 10 * chance.whole(-90, 240)),
      })),
    )
      .flat()
      .filter(({ kind }) => kind % 4 === 0 || chance.is(0.7))
    const total = sum(rows.map(({ minor }) => minor))
    const of = (kinds: number[]) =>
      sum(rows.filter(({ kind }) => kinds.includes(kind)).map(({ minor }) => minor))
    const tax = sum(
      [...new Set(words.rates)].map((rate) =>
        taxWithin(of([0, 1, 2, 3, 4].filter((kind) => words.rates[kind] === rate)), rate),
      ),
    )
    const exempt = words.rates[4] === 0 ? of([4]) : 0
    const number = `${chance.digits(4)}/${leaving.slice(0, 4)}`
    function head() {
      sheet.middle(words.stars, 297, 34, { size: 10, color: '#6b1f2a' })
      sheet.middle(words.hotel, 297, 46, { size: 25, color: '#6b1f2a' })
      sheet.middle(words.address, 297, 76, { size: 9 })
      sheet.middle(words.foot, 297, 806, { size: 7.5 })
      sheet.rule(92, 60, 535, { color: '#6b1f2a' })
      sheet.put(`${words.title} ${number}`, 60, 104, { size: 12, bold: true })
      sheet.right(`${words.dated} ${show(leaving)}`, 535, 104, { size: 12, bold: true })
    }
    head()
    const { name, firm, street, town, country } = anyGuest(chance, language)
    sheet.lines([words.to, firm, street, town, country], 330, 146, { size: 11 })
    const values = [name, room, show(arrival), show(leaving), words.board]
    for (const [index, word] of words.stay.split('|').entries())
      sheet.put(`${word}: ${values[index]}`, 60, 146 + 15 * index, { size: 10 })
    const [word, rate, amount] = words.heads.split('|')
    const line = (cells: [string, string, string], y: number, bold = false) => {
      sheet.put(cells[0], 70, y, { size: 11, bold })
      sheet.right(cells[1], 400, y, { size: 11, bold })
      sheet.right(cells[2], 525, y, { size: 11, bold })
    }
    sheet.frame(60, 250, 475, 142, '#6b1f2a')
    for (const x of [350, 410]) sheet.upright(x, 250, 392, { color: '#6b1f2a' })
    line([word!, rate!, amount!], 256, true)
    sheet.rule(273, 60, 535, { color: '#6b1f2a' })
    for (const [index, text] of outlets.entries())
      line([text, `${words.rates[index]}%`, money(of([index]))], 282 + 21 * index)
    const sums = [total, total - tax - exempt, tax, exempt, total, 0]
    for (const [index, text] of words.sums.split('|').entries()) {
      const style = { size: index === 0 ? 14 : 10.5, bold: index === 0 }
      sheet.put(text, 330, 406 + 18 * index + (index ? 6 : 0), style)
      sheet.right(money(sums[index]!), 525, 406 + 18 * index + (index ? 6 : 0), style)
    }
    sheet.nextPage()
    head()
    sheet.put(words.detail, 60, 134, { size: 10, bold: true })
    const cells = [
      words.rows.split('|'),
      ...rows.map(({ day, text, minor }) => [
        show(day),
        room,
        text,
        chance.digits(5),
        money(minor),
      ]),
    ]
    for (const [index, row] of cells.entries()) {
      for (const [at, x] of [64, 140, 190, 380].entries())
        sheet.put(row[at]!, x, 156 + 17 * index, { size: 10, bold: index === 0 })
      sheet.right(row[4]!, 531, 156 + 17 * index, { size: 10, bold: index === 0 })
      sheet.rule(169 + 17 * index, 60, 535, { color: '#ccc' })
    }
    const currency = language === 'it' ? 'Euro' : 'euros'
    return labelled(words.hotel, [leaving, show(leaving)], [total, money(total)], ['EUR', currency])
  },
)
