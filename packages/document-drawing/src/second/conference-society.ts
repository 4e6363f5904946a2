import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = {
  vendor: string
  column: string[]
  title: string
  number: string
  receivedFrom: string
  forWhat: (first: string, last: string) => string
  rows: [fee: string, dinner: string, member: string, small: string]
  small: number
  total: string
  paid: string
  rest: string
  mode: string
  exempt: string
  place: (day: string) => string
  signed: [office: string, name: string]
  figures: '1 234,56' | '1.234,56'
}

/** A learned society's congress: its particulars down the side, the day and the treasurer's name at the very end. */
export const society = template<Words>(
  'conference-society',
  { face: 'serif' },
  {
    fr: {
      vendor: 'Société française d’acoustique marine',
      column: [
        'Association loi 1901',
        'reconnue d’utilité',
        'publique',
        '',
        '14, quai de la Fosse',
        '44000 Nantes',
        '',
        'SIRET 388 104 556 00027',
        'APE 94.12Z',
        '',
        'secretariat@',
        'acoustique-marine.example',
        '',
        'Cotisations : exercice',
        'du 1er janvier au',
        '31 décembre',
      ],
      title: 'Facture acquittée',
      number: 'n°',
      receivedFrom: 'Doit',
      forWhat: (first, last) =>
        `pour la participation aux XXIe Journées d’étude, Nantes, palais des congrès, du ${first} au ${last} :`,
      rows: [
        'Droits d’inscription, tarif plein',
        'Dîner de gala',
        'Remise adhérent',
        'Frais de dossier',
      ],
      small: 1000,
      total: 'Total de la facture',
      paid: 'Réglé par carte bancaire',
      rest: 'Reste dû',
      mode: 'Montants exprimés en euros.',
      exempt:
        'TVA non applicable, article 261-7-1° du Code général des impôts. Annulation sans frais jusqu’à trente jours avant l’ouverture des Journées.',
      place: (day) => `Fait à Nantes, le ${day}`,
      signed: ['La trésorière', 'Solange Kerbrat'],
      figures: '1 234,56',
    },
    it: {
      vendor: 'Associazione Italiana di Idrologia',
      column: [
        'Associazione scientifica',
        'senza fini di lucro',
        'fondata nel 1974',
        '',
        'Via Santa Maria 53',
        '56126 Pisa',
        '',
        'C.F. 80011340501',
        'P. IVA 01330820509',
        '',
        'segreteria@',
        'idrologia.example',
        '',
        'Quote sociali: anno',
        'solare',
      ],
      title: 'Ricevuta',
      number: 'n.',
      receivedFrom: 'Ricevuto da',
      forWhat: (first, last) =>
        `per la partecipazione al XXXVIII Convegno nazionale, Pisa, aula magna, dal ${first} al ${last}:`,
      rows: [
        'Quota di iscrizione intera',
        'Cena sociale',
        'Riduzione soci',
        'Imposta di bollo assolta',
      ],
      small: 200,
      total: 'Totale ricevuta',
      paid: 'Versato con carta di credito',
      rest: 'Residuo',
      mode: 'Importi in euro.',
      exempt:
        'Operazione fuori campo IVA ai sensi dell’art. 4 D.P.R. 633/72. Rinuncia senza penale fino a trenta giorni prima dell’apertura del Convegno.',
      place: (day) => `Pisa, lì ${day}`,
      signed: ['Il tesoriere', 'Prof. Ettore Vannucci'],
      figures: '1.234,56',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const first = addDays(issued, chance.whole(35, 80))
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', language)
    const money = (minor: number) => figure(minor, words.figures)
    const fee = 500 * chance.whole(84, 130)
    const amounts = [fee, 500 * chance.whole(11, 16), -Math.round(fee / 500) * 100, words.small]
    const total = sum(amounts)
    const left = 190

    sheet.put(words.vendor, left, 56, { size: 17, color: '#5b1f1f' })
    sheet.rule(82, left, 540, { color: '#5b1f1f' })
    sheet.upright(168, 56, 780, { color: '#5b1f1f' })
    sheet.lines(words.column, 40, 120, { size: 9, color: '#444' })
    sheet.put(
      `${words.title} ${words.number} ${issued.slice(2, 4)}J/${chance.digits(3)}`,
      left,
      120,
      {
        size: 14,
        bold: true,
      },
    )
    const guest = anyGuest(chance, language)
    sheet.put(words.receivedFrom, left, 160, { size: 11 })
    sheet.lines([guest.name, guest.firm, guest.street, guest.town], left + 90, 160, { size: 11 })
    const y = sheet.prose(
      words.forWhat(show(first), show(addDays(first, 2))),
      left,
      236,
      540 - left,
      { size: 11 },
    )
    const dots = (name: string, minor: number, at: number, bold = false) => {
      const style = { size: 11, bold }
      const figures = money(minor)
      const room = 540 - left - 10 - sheet.widthOf(name, style) - sheet.widthOf(figures, style)
      sheet.put(name, left, at, style)
      sheet.right(
        '.'.repeat(Math.floor(room / sheet.widthOf('.', style))),
        535 - sheet.widthOf(figures, style),
        at,
        style,
      )
      sheet.right(figures, 540, at, style)
    }
    for (const [index, name] of words.rows.entries())
      dots(name, amounts[index]!, y + 14 + 20 * index)
    dots(words.total, total, y + 104, true)
    dots(words.paid, total, y + 124)
    dots(words.rest, 0, y + 144)
    sheet.put(words.mode, left, y + 176, { size: 10 })
    sheet.prose(words.exempt, left, y + 196, 350, { size: 10 })
    sheet.put(words.place(show(issued)), left, 600, { size: 11 })
    sheet.put(words.signed[0], 400, 630, { size: 11 })
    sheet.put(words.signed[1], 400, 672, { size: 11 })
    const currency = language === 'fr' ? 'euros' : 'euro'
    return labelled(words.vendor, [issued, show(issued)], [total, money(total)], ['EUR', currency])
  },
)
