import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A guarded car park in Warsaw or Prague: its program's invoice in the country's tongue and the guest's, all in ruled boxes. */
export const officeCentreFaktura = template(
  'parking-office-centre-faktura',
  {},
  {
    en: {
      vendor: 'Parking Centrum Zlota Sp. z o.o.',
      address: [
        'ul. Sienna 82, 00-815 Warszawa',
        'NIP 527-244-18-06',
        'Bank: 24 1140 1010 0000 5520 8800 1001',
      ],
      title: 'Faktura VAT / VAT Invoice',
      dates: [
        'Data wystawienia / Date of issue',
        'Data sprzedazy / Date of sale',
        'Termin platnosci / Payment due',
      ],
      place: 'Miejsce wystawienia / Place: Warszawa',
      parties: ['Sprzedawca / Seller', 'Nabywca / Buyer'],
      head: [
        'Lp.',
        'Nazwa uslugi / Service',
        'Ilosc',
        'Netto / Net',
        'VAT',
        'Kwota VAT',
        'Brutto / Gross',
      ],
      item: ['Parkowanie / Car parking', 'dni / days'],
      total: 'Razem do zaplaty / Total to pay:',
      paid: 'Zaplacono karta / Paid by card:',
      sign: ['Osoba upowazniona do wystawienia', 'Osoba upowazniona do odbioru'],
      code: 'PLN',
      rate: 23,
      price: [6000, 12000],
      day: 'yyyy-MM-dd',
      foot: 'KRS 0000318840, Sad Rejonowy dla m.st. Warszawy, kapital zakladowy 50 000 PLN. Dokument wygenerowany elektronicznie, nie wymaga podpisu.',
    },
    de: {
      vendor: 'Parking Na Florenci s.r.o.',
      address: [
        'Na Florenci 31, 110 00 Praha 1',
        'IC 261 88 430, DIC CZ26188430',
        'Konto 2400418877/2010',
      ],
      title: 'Faktura – danový doklad / Rechnung',
      dates: [
        'Datum vystavení / Ausstellungsdatum',
        'Datum zdan. plnení / Leistungsdatum',
        'Datum splatnosti / Fälligkeit',
      ],
      place: 'Forma úhrady / Zahlungsart: kartou / Karte',
      parties: ['Dodavatel / Lieferant', 'Odberatel / Abnehmer'],
      head: [
        'C.',
        'Popis / Bezeichnung',
        'Mn.',
        'Základ / Netto',
        'DPH',
        'DPH CZK',
        'Celkem / Brutto',
      ],
      item: ['Parkování / Parkgebühr', 'dny / Tage'],
      total: 'Celkem k úhrade / Gesamtbetrag:',
      paid: 'Uhrazeno kartou / Bezahlt mit Karte:',
      sign: ['Vystavil / Ausgestellt von', 'Prevzal / Übernommen'],
      code: 'CZK',
      rate: 21,
      price: [45000, 89000],
      day: 'dd.MM.yyyy',
      foot: 'Spolecnost zapsána v OR vedeném Mestským soudem v Praze, oddíl C, vlozka 78114. Vystaveno programem Pokladna 12.',
    },
  },
  (sheet, words, chance, language) => {
    const issued = anyDay(chance)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, '1 234,56')
    const guest = anyGuest(chance, language)
    const days = chance.whole(2, 6)
    const [low = 0, high = 0] = words.price
    const net = days * 100 * chance.whole(low / 100, high / 100)
    const tax = Math.round((net * words.rate) / 100)
    const total = net + tax
    sheet.frame(36, 36, 523, 46)
    sheet.put(words.title, 46, 46, { size: 14, bold: true })
    sheet.put(`Nr ${chance.whole(10, 990)}/${issued.slice(5, 7)}/${issued.slice(0, 4)}/P`, 46, 66, {
      size: 10,
    })
    sheet.right(words.place, 549, 66)
    const days3 = [issued, addDays(issued, -1), addDays(issued, 7)]
    for (const [index, word] of words.dates.entries()) {
      sheet.frame(36 + 174.3 * index, 82, 174.3, 34)
      sheet.put(word, 42 + 174.3 * index, 88, { size: 8 })
      sheet.put(show(days3[index]!), 42 + 174.3 * index, 101, { size: 10, bold: true })
    }
    const parties = [
      [words.vendor, ...words.address],
      [guest.firm, guest.street, guest.town, guest.country],
    ]
    for (const [index, lines] of parties.entries()) {
      sheet.frame(36 + 261.5 * index, 116, 261.5, 92)
      sheet.put(words.parties[index]!, 42 + 261.5 * index, 122, { size: 8 })
      sheet.put(lines[0]!, 42 + 261.5 * index, 136, { size: 11, bold: true })
      sheet.lines(lines.slice(1), 42 + 261.5 * index, 154, { size: 9 }, 1.5)
    }
    const edges = [36, 60, 250, 312, 378, 412, 480, 559]
    const item = `${words.item[0]} – ${days} ${words.item[1]}`
    const rows = [
      words.head,
      ['1', item, '1', money(net), `${words.rate}%`, money(tax), money(total)],
    ]
    for (const [line, cells] of rows.entries()) {
      const y = 224 + 22 * line
      for (const [index, cell] of cells.entries()) {
        const style = { size: line === 0 ? 7.5 : 9 }
        if (line === 0 || index < 2) sheet.put(cell, edges[index]! + 4, y + 7, style)
        else sheet.right(cell, edges[index + 1]! - 4, y + 7, style)
        sheet.frame(edges[index]!, y, edges[index + 1]! - edges[index]!, 22)
      }
    }
    sheet.put(words.total, 250, 290, { size: 11, bold: true })
    sheet.right(`${money(total)} ${words.code}`, 555, 290, { size: 11, bold: true })
    sheet.put(words.paid, 250, 310)
    sheet.right(`${money(total)} ${words.code}`, 555, 310)
    for (const [index, word] of words.sign.entries()) {
      sheet.rule(420, 60 + 290 * index, 245 + 290 * index)
      sheet.middle(word, 152 + 290 * index, 426, { size: 8 })
    }
    sheet.prose(words.foot, 36, 470, 523, { size: 8 })
    return labelled(
      words.vendor,
      [issued, show(issued)],
      [total, money(total)],
      [words.code, words.code],
    )
  },
)
