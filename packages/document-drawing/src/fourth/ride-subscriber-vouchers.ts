import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A taxi co-operative's bill to a subscriber: the month's vouchers by a line printer on lined wide paper. */
export const subscriberVouchers = template(
  'ride-subscriber-vouchers',
  { wide: true, face: 'mono' },
  {
    it: {
      firm: 'RADIOTAXI MERIDIANA 4949',
      legal: [
        'Società Cooperativa a r.l. - Via dell’Arcoveggio 61/B - 40129 Bologna',
        'P.IVA e C.F. 02088710376 - Albo Coop. A118842 - centralino 051 55 49 49',
      ],
      title: ['FATTURA N.', 'DEL', 'COD. ABBONATO', 'Spett.le'],
      heads: ['DATA CORSA', 'BUONO N.', 'SIGLA', 'UTILIZZATORE', 'PERCORSO', 'IMPORTO'],
      cars: ['BENGASI 7', 'LIMA 22', 'OSLO 4', 'QUITO 31', 'CUBA 12', 'TUNISI 9'],
      users: ['FERRI G.', 'FERRI G.', 'BRANDI P.', 'DANTI M.'],
      ways: ['STAZIONE C.LE - VIA EMILIA', 'FIERA - AEROPORTO', 'VIA STALINGRADO - CENTRO'],
      sums: [
        'Corse del periodo, imponibile IVA 10%',
        'IVA 10%',
        'Diritti gestione buoni 6%, imponibile IVA 22%',
        'IVA 22%',
        'TOTALE FATTURA EUR',
      ],
      rates: [0.1, 0.06, 0.22] as const,
      foot: [
        'Pagamento: bonifico 30 gg data fattura f.m. - IBAN IT38 K053 8702 4000 0000 2214 907',
        'I buoni in originale sono a disposizione presso i nostri uffici per 90 giorni. Salvo errori ed omissioni.',
      ],
      day: 'dd/MM/yyyy',
    },
    es: {
      firm: 'RADIO TAXI ALMENARA',
      legal: [
        'Sociedad Cooperativa Valenciana - C/ Músico Ginés 22 bajo - 46022 Valencia',
        'C.I.F. F-46118842 - Insc. Reg. Coop. CV-1188 - Tel. abonados 96 355 01 70',
      ],
      title: ['FACTURA Nº', 'FECHA', 'Nº ABONADO', 'CLIENTE'],
      heads: ['F. SERVICIO', 'VALE Nº', 'LICENCIA', 'USUARIO', 'RECORRIDO', 'IMPORTE'],
      cars: ['1104', '2217', '0388', '1950', '0761', '2402'],
      users: ['FERRER L.', 'OLMEDO A.', 'FERRER L.', 'ROIG C.'],
      ways: ['EST. JOAQUÍN SOROLLA - OFICINA', 'OFICINA - AEROPUERTO', 'FERIA - AVDA. FRANCIA'],
      sums: [
        'Base servicios de taxi 10%',
        'IVA 10%',
        'Gastos de gestión 5%, base 21%',
        'IVA 21%',
        'TOTAL FACTURA EUR',
      ],
      rates: [0.1, 0.05, 0.21] as const,
      foot: [
        'Forma de pago: recibo domiciliado en cuenta ES71 3058 **** **** ** 4417 a 15 días fecha factura',
        'Los vales originales quedan a su disposición en nuestras oficinas durante tres meses.',
      ],
      day: 'dd-MM-yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const day = `${anyDay(chance).slice(0, 8)}28`
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const guest = anyGuest(chance, language)
    const rows = Array.from({ length: chance.whole(12, 15) }, (_, index) => ({
      day: addDays(day, -27 + Math.floor(1.7 * index)),
      minor: 5 * chance.whole(160, 590),
    }))
    const base = Math.round(sum(rows.map(({ minor }) => minor)) / (1 + words.rates[0]))
    const fee = Math.round(base * words.rates[1])
    const gross = sum(rows.map(({ minor }) => minor))
    const parts = [base, gross - base, fee, Math.round(fee * words.rates[2])]
    const total = sum(parts)
    const text = { size: 9.5 }
    sheet.put(words.firm, 40, 30, { size: 16, bold: true })
    sheet.lines(words.legal, 40, 50, { size: 8 })
    const [number, dated, code, to] = words.title
    sheet.put(`${number} ${day.slice(2, 4)}/A/${chance.digits(5)}`, 40, 92, { ...text, bold: true })
    sheet.put(`${dated} ${shown}`, 40, 106, { ...text, bold: true })
    sheet.put(`${code} ${chance.digits(4)}`, 40, 120, text)
    sheet.lines([to!, guest.firm, guest.street, guest.town], 540, 74, text)
    const columns = [40, 130, 210, 300, 400, 800]
    for (const [index, head] of words.heads.entries())
      if (index === 5) sheet.right(head, 800, 146, text)
      else sheet.put(head, columns[index]!, 146, text)
    sheet.rule(158, 40, 800, { color: '#222' })
    let voucher = Number(chance.digits(5)) + 300_000
    for (const [index, row] of rows.entries()) {
      const y = 162 + 17 * index
      if (index % 2 === 1) sheet.fill(40, y - 2, 760, 17, '#e3efe3')
      voucher += chance.whole(1, 19)
      const cells = [
        dayIn(row.day, words.day, language),
        String(voucher),
        words.cars[chance.whole(0, 5)]!,
        words.users[chance.whole(0, 3)]!,
        words.ways[chance.whole(0, 2)]!,
      ]
      for (const [column, cell] of cells.entries())
        sheet.put(cell, columns[column]!, y + 2, { size: 9 })
      sheet.right(money(row.minor), 800, y + 2, { size: 9 })
    }
    sheet.rule(424, 40, 800, { color: '#222' })
    for (const [index, minor] of [...parts, total].entries()) {
      const style = { size: index === 4 ? 11 : 9, bold: index === 4 }
      sheet.put(words.sums[index]!, 400, 432 + 16 * index, style)
      sheet.right(money(minor), 800, 432 + 16 * index, style)
    }
    sheet.lines(words.foot, 40, 540, { size: 8 })
    return labelled(words.firm, [day, shown], [total, money(total)], ['EUR', 'EUR'])
  },
)
