import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A counter ticket on the railways' long coupon: fixed fields in print, issuer in the preprinted head, tariff area beside. */
export const tariffCoupon = template(
  'train-tariff-coupon',
  { size: [580, 250] },
  {
    fr: {
      issuer: 'Chemins de fer du Haut-Vully',
      partner: 'Communauté tarifaire ONDE VERTE',
      kind: ['BILLET', 'ALLER-RETOUR', '1 ADULTE  DEMI-TARIF'],
      heads: ['Date', 'Heure', 'De', 'Vers', 'Date', 'Heure', 'Cl.'],
      ways: ['MURTEN/MORAT', 'LAUSANNE'],
      via: 'VIA: AVENCHES * PAYERNE * PALÉZIEUX',
      valid: (from: string, to: string) => `VALABLE DU ${from} AU ${to}`,
      price: 'Prix',
      tax: (text: string) => `TVA 8.1% INCL. CHF ${text}`,
      id: 'CHE-108.774.215 TVA',
      sold: 'MORAT GARE 2',
      note: 'Quittance. À conserver pour la TVA.',
      currency: 'CHF',
      rate: 8.1,
      figures: "1'234.56" as Figures,
      day: 'dd.MM.yy',
      tint: '#e6f1e4',
    },
    it: {
      issuer: 'Ferrovie Valdarda',
      partner: 'Titolo integrato MUOVI EMILIA',
      kind: ['BIGLIETTO', 'ANDATA E RITORNO', '1 ADULTO  TARIFFA ORDINARIA'],
      heads: ['Data', 'Ora', 'Da', 'A', 'Data', 'Ora', 'Cl.'],
      ways: ['FIORENZUOLA', 'MILANO ROGOREDO'],
      via: 'VIA: PIACENZA * LODI',
      valid: (from: string, to: string) => `VALIDO DAL ${from} AL ${to}`,
      price: 'Prezzo',
      tax: (text: string) => `IVA 10% INCLUSA EUR ${text}`,
      id: 'P.IVA 01577340339',
      sold: 'FIORENZUOLA BIGL. 1',
      note: 'Da convalidare prima della partenza.',
      currency: 'EUR',
      rate: 10,
      figures: '1.234,56' as Figures,
      day: 'dd/MM/yy',
      tint: '#f6ecdc',
    },
  },
  (sheet, words, chance, language) => {
    const sold = anyDay(chance)
    const from = addDays(sold, chance.whole(1, 4))
    const show = (day: string) => dayIn(day, words.day, language)
    const total = 10 * chance.whole(186, 468)
    const text = { face: 'mono', size: 10.5 } as const
    const bold = { ...text, size: 12, bold: true }

    sheet.fill(0, 0, 580, 250, words.tint)
    for (let y = 6; y < 250; y += 7) sheet.rule(y, 0, 580, { weight: 0.25, color: '#ffffff' })
    sheet.put(words.issuer, 20, 12, { size: 9, bold: true, color: '#3d5a3a' })
    sheet.right(words.partner, 560, 12, { size: 8, color: '#3d5a3a' })
    for (const [index, line] of words.kind.entries())
      sheet.put(line, 210, 34 + 14 * index, index === 0 ? bold : text)
    sheet.put(`CIV ${chance.digits(4)}`, 20, 34, text)
    sheet.put(words.valid(show(from), show(addDays(from, 1))), 20, 82, text)
    const columns = [20, 86, 130, 300, 440, 506, 545]
    for (const [index, head] of words.heads.entries())
      sheet.put(head, columns[index]!, 102, { size: 6.5, color: '#3d5a3a' })
    for (const [index, [start = '', end = '']] of [words.ways, words.ways.toReversed()].entries()) {
      const cells = ['*', '*', start, end, '*', '*', '2']
      for (const [column, cell] of cells.entries())
        sheet.put(cell, columns[column]!, 112 + 15 * index, text)
    }
    sheet.put(words.via, 20, 148, text)
    sheet.rule(166, 20, 560, { color: '#7a8f77' })
    sheet.put(words.tax(figure(taxWithin(total, words.rate), words.figures)), 20, 172, {
      ...text,
      size: 9,
    })
    sheet.put(words.id, 20, 185, { ...text, size: 9 })
    sheet.put(words.price, 400, 172, { size: 6.5, color: '#3d5a3a' })
    sheet.put(`${words.currency} ***${figure(total, words.figures)}`, 400, 182, {
      ...bold,
      size: 14,
    })
    sheet.put(`${chance.digits(9)} ${chance.digits(3)}`, 20, 212, text)
    sheet.put(`${words.sold}  ${show(sold)} 17:${chance.whole(10, 59)}`, 210, 212, text)
    sheet.put('CARTE/CARD', 486, 212, text)
    sheet.put(words.note, 20, 231, { size: 7, color: '#3d5a3a' })
    return labelled(
      words.issuer,
      [sold, show(sold)],
      [total, figure(total, words.figures)],
      [words.currency, words.currency],
    )
  },
)
