import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A motel chain's night terminal: the brand in capitals, the franchisee in the smallest print, rows of typed colons. */
export const roadsideChain = template(
  'hotel-roadside-chain',
  { size: 'A5', face: 'mono' },
  {
    en: {
      brand: 'REDGUM MOTOR INNS',
      sites: 'DUBBO - TAMWORTH - ALBURY - MILDURA - 31 MORE ON YOUR ROAD',
      site: 'Albury Nth, 410 Wagga Rd, Lavington NSW 2641',
      title: 'TAX INVOICE',
      facts: ['Invoice', 'Printed', 'Guest', 'Company', 'Vehicle', 'Unit', 'In', 'Out'],
      items: ['Queen unit', 'Continental brekkie tray', 'Rollaway bed'],
      lines: ['TOTAL incl. GST', 'GST included', 'EFTPOS Visa', 'Owing'],
      rate: 10,
      foot: [
        'Issued by T & M Pascoe Pty Ltd as trustee for Pascoe Family Trust',
        'ABN 48 113 550 726. Each motor inn is independently owned. All amounts AUD.',
      ],
      days: 'dd/MM/yyyy',
      figures: '1,234.56' as Figures,
      written: (text: string) => `$${text}`,
      currency: ['AUD', 'AUD'] as [string, string],
      price: 14,
    },
    fr: {
      brand: 'HALTE ÉTAPE',
      sites: '64 MOTELS AU BORD DE VOTRE ROUTE',
      site: 'Sortie 21, ZA des Quatre Vents, 21700 Corgeray',
      title: 'FACTURE ACQUITTÉE',
      facts: ['Facture', 'Éditée', 'Client', 'Société', 'Véhicule', 'Chambre', 'Arrivée', 'Départ'],
      items: ['Chambre 1 grand lit', 'Petit déj. buffet', 'Taxe de séjour'],
      lines: ['TOTAL TTC', 'dont TVA 10 %', 'Carte bancaire', 'Reste dû'],
      rate: 10,
      foot: [
        'Exploitant : SARL Quatre Vents Hôtellerie au capital de 8 000 €',
        'SIRET 790 114 552 00013 - APE 5510Z - TVA FR 31 790114552',
      ],
      days: 'dd/MM/yyyy',
      figures: '1 234,56' as Figures,
      written: (text: string) => `${text} €`,
      currency: ['EUR', '€'] as [string, string],
      price: 6,
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(1, 3)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => words.written(figure(minor, words.figures))
    const rate = words.price * 100 * chance.whole(9, 13)
    const levy = language === 'fr' ? 88 : 1500
    const rows: [string, number, number][] = [
      [words.items[0]!, nights, rate],
      [words.items[1]!, nights, 150 * words.price - 110],
      [words.items[2]!, nights, levy],
    ]
    const total = rows.reduce((whole, [, count, minor]) => whole + count * minor, 0)
    const taxed = language === 'fr' ? total - nights * levy : total
    const guest = anyGuest(chance, language)

    sheet.fill(30, 30, 360, 40, '#b5332a')
    sheet.middle(words.brand, 210, 39, { size: 22, bold: true, face: 'sans', color: '#fff' })
    sheet.middle(words.sites, 210, 76, { size: 6.5, face: 'sans', color: '#b5332a' })
    sheet.middle(words.site, 210, 94, { size: 9 })
    sheet.middle(words.title, 210, 116, { size: 13, bold: true })
    const values = [
      chance.digits(7),
      `${show(leaving)} ${anyClock(chance)}`,
      guest.name,
      guest.firm,
      language === 'fr' ? 'GH-417-LM' : 'DKL 41Q',
      String(chance.whole(2, 38)),
      show(arrival),
      show(leaving),
    ]
    for (const [index, word] of words.facts.entries())
      sheet.put(`${word.padEnd(9, '.')}: ${values[index]}`, 34, 142 + 14 * index, { size: 9.5 })
    sheet.rule(262, 34, 386)
    for (const [index, [name, count, minor]] of rows.entries()) {
      sheet.put(`${count} x ${name}`, 34, 272 + 16 * index)
      sheet.right(figure(minor, words.figures), 300, 272 + 16 * index)
      sheet.right(figure(count * minor, words.figures), 386, 272 + 16 * index)
    }
    sheet.rule(324, 34, 386)
    const sums = [total, taxWithin(taxed, words.rate), total, 0]
    for (const [index, word] of words.lines.entries()) {
      const style = { size: index === 0 ? 12 : 9.5, bold: index === 0 }
      sheet.put(word, 34, 334 + 19 * index, style)
      sheet.right(money(sums[index]!), 386, 334 + 19 * index, style)
    }
    sheet.rule(414, 34, 386)
    sheet.put(`AUT ${chance.digits(6)}  TID ${chance.digits(8)}`, 34, 424, { size: 8 })
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 210, 556 + 9 * index, { size: 6, face: 'sans', color: '#666' })
    return labelled(
      words.brand,
      [leaving, show(leaving)],
      [total, figure(total, words.figures)],
      words.currency,
    )
  },
)
