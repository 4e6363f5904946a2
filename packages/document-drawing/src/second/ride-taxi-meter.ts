import { anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** The meter's own slip: start and end, kilometres, a tip, and the lines that a tax office wants of the device. */
export const taxiMeter = template(
  'ride-taxi-meter',
  { size: [227, 610], face: 'plain-mono' },
  {
    nl: {
      name: 'TAXI NOORDERBRUG',
      head: ['Vof Noorderbrug Vervoer', 'Hooge der A 14, Groningen', 'KvK 02077319  P-nr 41882'],
      title: 'RITBON',
      facts: ['Bonnr', 'Datum', 'Kenteken', 'Chauffeur', 'Begin', 'Einde', 'Afstand'],
      plate: 'X-482-TB',
      fare: ['Opstaptarief', 'Per km', 'Per minuut'],
      sub: 'Ritprijs',
      tip: 'Fooi',
      total: 'TOTAAL EUR',
      tax: 'Incl. btw 9%',
      rate: 9,
      pay: 'PIN Maestro',
      device: ['BCT 0311-77A4', 'Sectie 9 Hash 7F21 C0E8 44D1'],
      foot: ['Klachten: zie kaart in de auto', 'of taxiklacht.example'],
      day: 'dd-MM-yy',
    },
    de: {
      name: 'TAXI FUNKE',
      head: ['Inh. Birgit Funke', 'Lister Meile 61, Hannover', 'St.-Nr. 25/112/40791'],
      title: 'FAHRPREISQUITTUNG',
      facts: ['Beleg', 'Datum', 'Ordnungs-Nr', 'Fahrer', 'Beginn', 'Ende', 'Strecke'],
      plate: '0 318',
      fare: ['Grundgebühr', 'Kilometer', 'Wartezeit'],
      sub: 'Fahrpreis',
      tip: 'Trinkgeld',
      total: 'SUMME EUR',
      tax: 'enth. MwSt 7%',
      rate: 7,
      pay: 'girocard',
      device: ['TSE 8c1e44f0a917', 'Sig.-Zähler 20418'],
      foot: ['Vielen Dank und', 'gute Weiterfahrt!'],
      day: 'dd.MM.yy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.day, language)
    const plain = (minor: number) => figure(minor, '1234,56')
    const tenths = chance.whole(34, 218)
    const parts = [390, 23 * tenths, 10 * chance.whole(11, 68)]
    const fare = parts[0]! + parts[1]! + parts[2]!
    const tip = 200 - (fare % 100)
    const total = fare + tip
    const start = 60 * chance.whole(7, 21) + chance.whole(0, 59)
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
    const style = { size: 8.5 }
    const line = (left: string, right: string, y: number) => {
      sheet.put(left, 18, y, style)
      sheet.right(right, 209, y, style)
    }

    sheet.middle(words.name, 113, 22, { size: 14, bold: true })
    for (const [index, text] of words.head.entries())
      sheet.middle(text, 113, 44 + 12 * index, style)
    sheet.middle(words.title, 113, 94, { size: 11, bold: true })
    const values = [
      chance.digits(6),
      shown,
      words.plate,
      chance.digits(5),
      clock(start),
      clock(start + Math.ceil(tenths / 4)),
      `${plain(10 * tenths).slice(0, -1)} km`,
    ]
    for (const [index, fact] of words.facts.entries()) line(fact, values[index]!, 118 + 13 * index)
    sheet.put('-'.repeat(37), 18, 212, style)
    for (const [index, name] of words.fare.entries())
      line(name, plain(parts[index]!), 226 + 13 * index)
    line(words.sub, plain(fare), 270)
    line(words.tip, plain(tip), 283)
    sheet.put('='.repeat(37), 18, 297, style)
    sheet.put(words.total, 18, 311, { size: 12, bold: true })
    sheet.right(plain(total), 209, 311, { size: 12, bold: true })
    sheet.put('='.repeat(37), 18, 329, style)
    line(words.tax, plain(taxWithin(fare, words.rate)), 345)
    line(`${words.pay} ****${chance.digits(4)}`, plain(total), 358)
    sheet.lines(words.device, 18, 390, { size: 7 }, 1.5)
    for (const [index, text] of words.foot.entries())
      sheet.middle(text, 113, 440 + 13 * index, style)
    return labelled(words.name, [day, shown], [total, plain(total)], ['EUR', 'EUR'])
  },
)
