import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A family that keeps cars near an airport and drives the guests over: a page of a word processor, told in sentences with dots to the sums. */
export const familyYard = template(
  'parking-family-yard',
  { face: 'serif' },
  {
    de: {
      vendor: 'Flughafenparken Stadlbauer',
      sub: [
        'Inh. Maria Stadlbauer',
        'Hofmarkstraße 5 · 85445 Schwaig-Oberding · Tel. 08122 / 555 017',
        'bewachte Stellplätze · Shuttle zum Terminal rund um die Uhr',
      ],
      title: 'Rechnung Nr.',
      place: 'Schwaig, den',
      to: 'Für',
      text: (plate: string, from: string, until: string) =>
        `Ihr Fahrzeug ${plate} stand bei uns vom ${from} bis zum ${until}. Dafür berechnen wir Ihnen:`,
      items: ['Stellplatz im Freien', 'Tage', 'Transfer hin und zurück', 'Innenreinigung'],
      sums: ['Gesamtbetrag', 'darin enthalten 19 % MwSt.'],
      rate: 19,
      paid: 'Betrag in bar dankend erhalten. Wir wünschen eine gute Heimfahrt!',
      sign: 'M. Stadlbauer',
      foot: 'Steuer-Nr. 115/277/40418 · Sparkasse Erding IBAN DE41 7005 1995 0020 4417 08',
      plate: 'S-KL 2204',
      day: 'dd.MM.yyyy',
      long: 'd. MMMM yyyy',
    },
    it: {
      vendor: 'Parcheggio Volo Sereno',
      sub: [
        'di Colombo Ernesto & C. S.n.c.',
        'Via per Tornavento 40 – 21015 Lonate Pozzolo (VA) – Tel. 0331 555 018',
        'parcheggio custodito – navetta gratuita per i terminal',
      ],
      title: 'Ricevuta fiscale n.',
      place: 'Lonate Pozzolo, lì',
      to: 'Spett.le',
      text: (plate: string, from: string, until: string) =>
        `Vi confermiamo la custodia dell’autovettura targata ${plate} dal ${from} al ${until}, come segue:`,
      items: ['Posto auto coperto', 'giorni', 'Consegna chiavi fuori orario', 'Lavaggio esterno'],
      sums: ['Totale euro', 'di cui IVA 22%'],
      rate: 22,
      paid: 'Pagato in contanti al ritiro del veicolo. Grazie e buon viaggio!',
      sign: 'Ernesto Colombo',
      foot: 'P.IVA 02417720128 – R.E.A. Varese 288417',
      plate: 'FX 204 KL',
      day: 'dd/MM/yyyy',
      long: 'd MMMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const left = anyDay(chance)
    const days = chance.whole(4, 12)
    const shown = dayIn(left, words.long, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const price = 50 * chance.whole(9, 19)
    const parts = [days * price, 1000, 50 * chance.whole(30, 60)]
    const total = parts[0]! + parts[1]! + parts[2]!
    const guest = anyGuest(chance, language)
    sheet.middle(words.vendor, 297, 60, { size: 24, bold: true, color: '#1e3a8a' })
    for (const [index, line] of words.sub.entries())
      sheet.middle(line, 297, 92 + 15 * index, { size: 10.5 })
    sheet.rule(142, 150, 445, { weight: 1.5, color: '#1e3a8a' })
    sheet.right(`${words.place} ${shown}`, 515, 180, { size: 12 })
    sheet.put(`${words.title} ${chance.whole(31, 940)}/${left.slice(0, 4)}`, 80, 216, {
      size: 14,
      bold: true,
    })
    sheet.put(words.to, 80, 250, { size: 12 })
    sheet.lines([guest.firm, guest.name, guest.street, guest.town], 130, 250, { size: 12 })
    const until = dayIn(left, words.day, language)
    const from = dayIn(addDays(left, 1 - days), words.day, language)
    let y = sheet.prose(words.text(words.plate, from, until), 80, 340, 435, { size: 12 }) + 14
    const [space, unit, transfer = '', wash = ''] = words.items
    const dotted = (word: string, amount: string, bold = false) => {
      const style = { size: 12, bold }
      const room = 425 - sheet.widthOf(word, style) - sheet.widthOf(amount, style)
      sheet.put(word, 80, y, style)
      sheet.put(
        '.'.repeat(Math.floor(room / sheet.widthOf('.', style)) - 1),
        84 + sheet.widthOf(word, style),
        y,
        style,
      )
      sheet.right(amount, 515, y, style)
      y += 22
    }
    dotted(`${space}, ${days} ${unit} x ${money(price)}`, money(parts[0]!))
    dotted(transfer, money(parts[1]!))
    dotted(wash, money(parts[2]!))
    y += 8
    dotted(words.sums[0]!, money(total), true)
    dotted(words.sums[1]!, money(taxWithin(total, words.rate)))
    sheet.prose(words.paid, 80, y + 26, 435, { size: 12 })
    sheet.put(words.sign, 360, y + 90, { size: 17, color: '#1e40af' })
    sheet.rule(y + 112, 340, 515)
    sheet.middle(words.foot, 297, 790, { size: 9 })
    return labelled(words.vendor, [left, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
