import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A driver on his own, free of value added tax, writes a bill with his word processor; a deposit was paid. */
export const exemptDriver = template(
  'ride-exempt-driver',
  { face: 'serif' },
  {
    fr: {
      name: 'Taxi Lormeau',
      about: [
        'Fabrice LORMEAU, artisan taxi – Entrepreneur individuel',
        'Autorisation de stationnement n° 3, commune de Saint-Rambert',
        '22 chemin des Noyers, 42170 Saint-Rambert',
        'Port. 06 55 01 22 47 – SIRET 751 220 884 00017 – APE 4932Z',
      ],
      to: 'Client :',
      title: (number: string, shown: string) => `FACTURE N° ${number} du ${shown}`,
      heads: ['Date', 'Désignation', 'Montant'],
      rides: [
        ['Saint-Étienne Châteaucreux / Montbrison', 'Attente 1 h 30 sur place'],
        ['Montbrison / aéroport Lyon Saint-Exupéry', 'Péage A47 – A46'],
      ],
      stamp: '',
      sums: ['Total à payer', 'Acompte reçu par virement', 'Reste dû'],
      notes: [
        'TVA non applicable, art. 293 B du CGI',
        'Solde à régler par virement ou chèque sous 15 jours. Pénalités de retard : 3 fois le taux d’intérêt légal ; indemnité forfaitaire pour frais de recouvrement : 40 €.',
        'IBAN FR76 1390 6000 2185 0441 7022 018',
      ],
      closing: 'Merci de votre confiance',
      day: 'd MMMM yyyy',
      short: 'dd/MM',
      money: (shown: string) => `${shown} €`,
      figures: '1 234,56' as const,
    },
    it: {
      name: 'Autonoleggio Landi Roberto',
      about: [
        'Servizio di noleggio con conducente – autorizzazione n. 14 Comune di Fiesole',
        'Via Faentina 218, 50014 Fiesole (FI)',
        'C.F. LNDRRT68H12D612K – P.IVA 05518840487',
        'cell. 335 550 12 47 – landi.ncc@posta.example',
      ],
      to: 'Spettabile',
      title: (number: string, shown: string) => `Fattura n. ${number} – Fiesole, ${shown}`,
      heads: ['Giorno', 'Descrizione del servizio', 'Importo'],
      rides: [
        ['Firenze aeroporto / Siena, Mercedes Classe V', 'Attesa ore 2'],
        ['Siena / Firenze S.M. Novella', 'Pedaggi e accesso ZTL'],
      ],
      stamp: 'Imposta di bollo (rivalsa)',
      sums: ['Totale documento', 'Acconto ricevuto con bonifico', 'Saldo a Vostro carico'],
      notes: [
        'Operazione senza applicazione dell’IVA ai sensi dell’art. 1, commi da 54 a 89, L. 190/2014 (regime forfettario). Imposta di bollo assolta sull’originale.',
        'Saldo a vista fattura sul c/c IT60 X086 7338 0600 0000 0418 225',
      ],
      closing: 'Distinti saluti',
      day: 'd MMMM yyyy',
      short: 'dd.MM',
      money: (shown: string) => `€ ${shown}`,
      figures: '1.234,56' as const,
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const money = (minor: number) => words.money(figure(minor, words.figures))
    const first = addDays(day, -chance.whole(5, 9))
    const rows = words.rides.flatMap(([ride, more], index) => [
      [dayIn(addDays(first, index), words.short, language), ride!, 500 * chance.whole(17, 33)],
      ['', more!, 50 * chance.whole(27, 90)],
    ]) as [string, string, number][]
    if (words.stamp) rows.push(['', words.stamp, 200])
    const total = sum(rows.map(([, , minor]) => minor))
    const deposit = 5000
    const guest = anyGuest(chance, language)
    const text = { size: 11.5 }
    sheet.put(words.name, 68, 54, { size: 22, bold: true })
    sheet.lines(words.about, 68, 84, { size: 10.5 })
    sheet.put(words.to, 320, 168, text)
    sheet.lines([guest.firm, guest.street, guest.town], 320, 184, { ...text, bold: true })
    const title = words.title(`${chance.whole(12, 190)}/${day.slice(2, 4)}`, shown)
    sheet.put(title, 68, 268, { size: 14, bold: true })
    sheet.rule(288, 68, 68 + sheet.widthOf(title, { size: 14, bold: true }), { color: '#111' })
    const top = 316
    const cells = [words.heads as [string, string, string], ...rows]
    for (const [index, [when, what, minor]] of cells.entries()) {
      const y = top + 22 * index
      sheet.frame(68, y, 460, 22, '#111')
      const style = { size: 11, bold: index === 0 }
      sheet.put(when, 74, y + 5, style)
      sheet.put(what, 134, y + 5, style)
      sheet.right(typeof minor === 'string' ? minor : money(minor), 522, y + 5, style)
    }
    const end = top + 22 * cells.length
    for (const x of [128, 430]) sheet.upright(x, top, end, { color: '#111' })
    for (const [index, minor] of [total, -deposit, total - deposit].entries()) {
      const style = { size: 11.5, bold: index === 0 }
      sheet.right(words.sums[index]!, 424, end + 8 + 19 * index, style)
      sheet.right(money(minor), 522, end + 8 + 19 * index, style)
    }
    let y = end + 92
    for (const note of words.notes) y = sheet.prose(note, 68, y, 460, { size: 10 }) + 6
    sheet.put(words.closing, 68, y + 20, text)
    return labelled(words.name, [day, shown], [total, figure(total, words.figures)], ['EUR', '€'])
  },
)
