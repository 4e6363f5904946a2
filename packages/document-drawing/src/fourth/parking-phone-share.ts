import { anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** What a Swiss parking app hands out under "share receipt": a page as tall as a phone, the amount large in the middle. */
export const phoneShare = template(
  'parking-phone-share',
  { size: [375, 700] },
  {
    de: {
      brand: 'Parkuro',
      title: 'Parkquittung',
      place: 'Winterthur, Neumarkt',
      zone: 'Zone 4012',
      names: [
        'Datum',
        'Kennzeichen',
        'Gestartet',
        'Gestoppt',
        'Dauer',
        'Parkgebühr',
        'Servicegebühr',
        'Gesamtbetrag',
        'Bezahlt mit',
        'Transaktion',
      ],
      tax: (rate: string, amount: string) =>
        `Servicegebühr inkl. ${rate} MWST (CHF ${amount}). Parkgebühr hoheitlich, ohne MWST.`,
      legal: [
        'Parkuro AG, Technikumstrasse 71, 8400 Winterthur',
        'CHE-318.442.907 MWST',
        'Fragen? support@parkuro.example',
      ],
      plate: 'ZH 418 227',
      way: 'TWINT',
      hour: 'Std.',
      thanks: 'Gute Fahrt!',
      color: '#1d4ed8',
    },
    fr: {
      brand: 'Stationéo',
      title: 'Quittance de stationnement',
      place: 'Neuchâtel, Quai du Port',
      zone: 'Zone 2107',
      names: [
        'Date',
        'Plaque',
        'Début',
        'Fin',
        'Durée',
        'Taxe de parcage',
        'Frais de service',
        'Montant total',
        'Payé par',
        'N° de transaction',
      ],
      tax: (rate: string, amount: string) =>
        `Frais de service: TVA ${rate} incluse (CHF ${amount}).`,
      legal: [
        'Stationéo SA, rue de la Balance 9, 2000 Neuchâtel',
        'CHE-271.905.336 TVA',
        'Aide: info@stationeo.example',
      ],
      plate: 'NE 84 170',
      way: 'PostFinance Card',
      hour: 'h',
      thanks: 'Bonne route!',
      color: '#be123c',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd.MM.yyyy', language)
    const starts = 60 * chance.whole(7, 15) + chance.whole(0, 59)
    const minutes = 15 * chance.whole(3, 20)
    const parked = 50 * Math.ceil(minutes / 15)
    const service = 5 * chance.whole(5, 9)
    const total = parked + service
    const rate = day < '2024' ? 7.7 : 8.1
    const clock = (minute: number) =>
      `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
    const money = (minor: number) => `CHF ${figure(minor, "1'234.56")}`
    sheet.disc(187, 62, 26, words.color)
    sheet.middle('P', 187, 46, { size: 30, bold: true, color: '#ffffff' })
    sheet.middle(words.brand, 187, 98, { size: 16, bold: true, color: words.color })
    sheet.middle(words.title, 187, 124, { size: 11, color: '#555' })
    sheet.middle(money(total), 187, 148, { size: 32, bold: true })
    sheet.middle(words.place, 187, 194, { size: 11, bold: true })
    sheet.middle(words.zone, 187, 210, { size: 10, color: '#555' })
    const values = [
      shown,
      words.plate,
      clock(starts),
      clock(starts + minutes),
      `${clock(minutes)} ${words.hour}`,
      money(parked),
      money(service),
      money(total),
      words.way,
      `${chance.digits(4)}-${chance.digits(6)}`,
    ]
    for (const [index, name] of words.names.entries()) {
      const y = 244 + 30 * index
      const bold = index === 7
      sheet.put(name, 28, y, { size: 11, bold, color: bold ? '#111' : '#555' })
      sheet.right(values[index]!, 347, y, { size: 11, bold })
      sheet.rule(y + 20, 28, 347, { weight: 0.4, color: '#ccc' })
    }
    sheet.prose(words.tax(`${rate}%`, figure(taxWithin(service, rate), "1'234.56")), 28, 552, 320, {
      size: 8.5,
      color: '#555',
    })
    sheet.middle(words.thanks, 187, 596, { size: 12, color: words.color })
    for (const [index, line] of words.legal.entries())
      sheet.middle(line, 187, 632 + 13 * index, { size: 8, color: '#777' })
    return labelled(words.brand, [day, shown], [total, figure(total, "1'234.56")], ['CHF', 'CHF'])
  },
)
