import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A restaurant chain's invoice fetched from its site weeks later: printed on one day, eaten on another, part of it paid with vouchers. */
export const portalDuplicate = template(
  'restaurant-portal-duplicate',
  {},
  {
    fr: {
      name: 'La Table du Fournil',
      place: 'Restaurant de Mâcon Nord – Aire de Saint-Albain A6',
      host: 'mafacture.tabledufournil.example',
      printed: 'Duplicata imprimé le',
      title: 'Facture n°',
      of: 'du',
      to: 'Client',
      heads: ['Désignation', 'Qté', 'P.U. TTC', 'TVA', 'Total TTC'],
      dishes: [
        'Formule Boulanger',
        'Entrecôte grillée frites',
        'Eau minérale 50 cl',
        'Verre de mâcon rouge',
        'Café gourmand',
      ],
      tax: ['Taux', 'Base HT', 'TVA', 'TTC'],
      total: 'Total TTC',
      paid: ['Titres-restaurant', 'Carte bancaire'],
      guests: 'Nombre de couverts : 2   Table 14   Serveur : Léa   Ticket',
      foot: 'Restaurant exploité en franchise par SARL Bourgogne Étapes, 71260 Saint-Albain, SIRET 507 664 018 00013, TVA FR22 507664018. Enseigne concédée par Fournil Développement SAS, Villeneuve-d’Ascq.',
      rates: [10, 20],
    },
    it: {
      name: 'Spizzicotto',
      place: 'Ristorante di Fiorenzuola – Area di servizio Arda Ovest A1',
      host: 'fatture.spizzicotto.example',
      printed: 'Copia stampata il',
      title: 'Fattura n.',
      of: 'del',
      to: 'Cliente',
      heads: ['Descrizione', 'Q.tà', 'Prezzo', 'IVA', 'Totale'],
      dishes: [
        'Menù Autostrada',
        'Tagliata con patate',
        'Acqua minerale 50 cl',
        'Calice di Gutturnio',
        'Caffè e dolce',
      ],
      tax: ['Aliquota', 'Imponibile', 'Imposta', 'Lordo'],
      total: 'Totale documento',
      paid: ['Buoni pasto', 'Carta di credito'],
      guests: 'Coperti: 2   Tavolo 14   Operatore: Elisa   Scontrino',
      foot: 'Punto vendita in franchising: Arda Ristorazione S.r.l., 29017 Fiorenzuola d’Arda (PC), P.IVA 01477320331. Marchio concesso da Spizzicotto Italia S.p.A., Rozzano (MI).',
      rates: [10, 22],
    },
  },
  (sheet, words, chance, language) => {
    const eaten = anyDay(chance)
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) => figure(minor, language === 'fr' ? '1 234,56' : '1.234,56')
    const rows = words.dishes.map((dish, index) => {
      const count = index > 1 ? 2 : 1
      return {
        dish,
        count,
        price: [1690, 2150, 310, 540, 720][index]! + 10 * chance.whole(0, 40),
        rate: words.rates[index === 3 ? 1 : 0]!,
      }
    })
    const total = sum(rows.map(({ count, price }) => count * price))
    const brown = '#7a3e12'

    sheet.put(`${words.printed} ${show(addDays(eaten, chance.whole(9, 30)))}`, 40, 20, {
      size: 7,
      color: '#777',
    })
    sheet.right(words.host, 555, 20, { size: 7, color: '#777' })
    sheet.middle(words.name, 297, 48, { size: 24, face: 'serif', bold: true, color: brown })
    sheet.rule(80, 240, 355, { color: brown })
    sheet.middle(words.place, 297, 86, { size: 9.5 })
    sheet.put(
      `${words.title} F0417-${chance.digits(5)} ${words.of} ${show(eaten)} 12:${chance.whole(10, 59)}`,
      60,
      128,
      { size: 11, bold: true },
    )
    const guest = anyGuest(chance, language)
    sheet.put(`${words.to} : ${guest.firm}, ${guest.street}, ${guest.town}`, 60, 148)
    sheet.put(`${words.guests} ${chance.digits(6)}`, 60, 162, { size: 8, color: '#555' })
    const ends = [64, 340, 410, 460, 531]
    const line = (cells: readonly string[], y: number, bold = false) => {
      for (const [index, cell] of cells.entries())
        (index ? sheet.right : sheet.put)(cell, ends[index]!, y, { bold })
    }
    sheet.fill(60, 186, 475, 18, '#f3e7da')
    line(words.heads, 191, true)
    for (const [index, { dish, count, price, rate }] of rows.entries())
      line([dish, String(count), money(price), `${rate} %`, money(count * price)], 212 + 17 * index)
    sheet.rule(302, 60, 535, { color: brown })
    sheet.right(`${words.total} :`, 460, 310, { size: 12, bold: true })
    sheet.right(`${money(total)} €`, 531, 310, { size: 12, bold: true })
    const vouchers = 1900
    for (const [index, way] of words.paid.entries()) {
      sheet.right(way, 460, 334 + 14 * index)
      sheet.right(`${money([vouchers, total - vouchers][index]!)} €`, 531, 334 + 14 * index)
    }
    for (const [index, head] of words.tax.entries())
      sheet.put(head, 60 + 62 * index, 320, { size: 8, bold: true })
    for (const [row, rate] of words.rates.entries()) {
      const gross = sum(
        rows.filter((one) => one.rate === rate).map(({ count, price }) => count * price),
      )
      const tax = taxWithin(gross, rate)
      const cells = [`${rate} %`, money(gross - tax), money(tax), money(gross)]
      for (const [index, cell] of cells.entries())
        sheet.put(cell, 60 + 62 * index, 334 + 13 * row, { size: 8 })
    }
    sheet.prose(words.foot, 60, 400, 475, { size: 7.5, color: '#555' })
    return labelled(words.name, [eaten, show(eaten)], [total, money(total)], ['EUR', '€'])
  },
)
