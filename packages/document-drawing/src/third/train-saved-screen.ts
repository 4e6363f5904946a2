import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A ticket saved from a phone's screen: a private railway whose brand is a code, the train run by another firm. */
export const savedScreen = template(
  'train-saved-screen',
  { size: [375, 900] },
  {
    de: {
      brand: 'RX4',
      slogan: 'Der Fernzug in Orange.',
      bar: ['Meine Reisen', 'Fertig'],
      places: ['Kassel-Wilhelmshöhe', 'Würzburg Hbf'],
      clocks: ['07:48', '08:57'],
      facts: ['Reisende', 'Zug', 'Wagen / Platz', 'Klasse'],
      train: 'RX4 418',
      comfort: 'Business',
      hint: 'Beim Einstieg bitte bereithalten',
      pay: 'Zahlung',
      rows: ['Fahrpreis Spar', 'Sitzplatz Fenster', 'Gutschein FRUEHLING'],
      total: 'Bezahlt',
      tax: 'inkl. 7 % MwSt.',
      bought: 'Gekauft am',
      by: 'mit Lastschrift',
      foot: [
        'Betrieb dieser Fahrt: Lahn-Main-Bahn AG',
        'RX4 ist eine Marke der Rheinzug Vertriebs GmbH,',
        'Domagkweg 9, 50829 Köln · USt-IdNr. DE287610443',
      ],
      rate: 7,
      day: 'dd.MM.yy',
      leaves: 'EEEE, d. MMMM',
      bought2: ' Uhr',
    },
    nl: {
      brand: 'S7R',
      slogan: 'Slim sporen.',
      bar: ['Mijn reizen', 'Klaar'],
      places: ['Amersfoort Centraal', 'Deventer'],
      clocks: ['07:52', '08:29'],
      facts: ['Reiziger', 'Trein', 'Rijtuig / stoel', 'Klasse'],
      train: 'S7R 2213',
      comfort: 'Comfort',
      hint: 'Houd deze code gereed voor controle',
      pay: 'Betaling',
      rows: ['Enkele reis Voordeel', 'Stoel bij het raam', 'Actiecode LENTE'],
      total: 'Betaald',
      tax: 'incl. 9% btw',
      bought: 'Gekocht op',
      by: 'via iDEAL',
      foot: [
        'Deze trein wordt gereden door IJssellijn N.V.',
        'S7R is een merk van Spoorverkoop Oost B.V.,',
        'Stationsplein 41, 7411 HB Deventer · NL859130422B01',
      ],
      rate: 9,
      day: 'dd-MM-yy',
      leaves: 'EEEE d MMMM',
      bought2: ' uur',
    },
  },
  (sheet, words, chance, language) => {
    const bought = anyDay(chance)
    const travel = addDays(bought, chance.whole(2, 20))
    const shown = dayIn(bought, words.day, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const amounts = [100 * chance.whole(24, 61) + 90, 490, -500]
    const total = sum(amounts)
    const grey = { size: 11, color: '#777' }

    sheet.fill(0, 0, 375, 62, '#26262b')
    sheet.put('9:41', 20, 10, { size: 10, color: '#fff' })
    sheet.put(words.bar[0]!, 20, 34, { size: 15, bold: true, color: '#fff' })
    sheet.right(words.bar[1]!, 355, 36, { size: 12, color: '#ff7a1a' })
    sheet.fill(20, 80, 58, 32, '#ff7a1a')
    sheet.middle(words.brand, 49, 88, { size: 17, bold: true, color: '#fff' })
    sheet.put(words.slogan, 90, 91, { size: 11 })
    sheet.put(dayIn(travel, words.leaves, language), 20, 134, { size: 13, bold: true })
    sheet.upright(86, 166, 206, { color: '#ff7a1a', weight: 2 })
    for (const [index, place] of words.places.entries()) {
      sheet.put(words.clocks[index]!, 20, 160 + 38 * index, { size: 14 })
      sheet.put(place, 100, 160 + 38 * index, { size: 14 })
      sheet.disc(86, 167 + 38 * index, 4, '#ff7a1a')
    }
    const values = [
      anyGuest(chance, language).name,
      words.train,
      `${chance.whole(1, 9)} / ${chance.whole(11, 88)}`,
      words.comfort,
    ]
    for (const [index, fact] of words.facts.entries()) {
      const [x, y] = [20 + 190 * (index % 2), 244 + 38 * Math.floor(index / 2)]
      sheet.put(fact, x, y, { size: 9, color: '#777' })
      sheet.put(values[index]!, x, y + 12, { size: 12 })
    }
    for (let cell = 0; cell < 23 * 23; cell += 1)
      if (chance.is(0.5))
        sheet.fill(106 + 7 * (cell % 23), 336 + 7 * Math.floor(cell / 23), 7, 7, '#111')
    sheet.middle(words.hint, 187, 506, { size: 10, color: '#777' })
    sheet.fill(0, 532, 375, 8, '#eeeeee')
    sheet.put(words.pay, 20, 556, { size: 14, bold: true })
    for (const [index, row] of words.rows.entries()) {
      sheet.put(row, 20, 584 + 22 * index, { size: 12 })
      sheet.right(money(amounts[index]!), 355, 584 + 22 * index, { size: 12 })
    }
    sheet.rule(652, 20, 355, { color: '#ccc' })
    sheet.put(words.total, 20, 662, { size: 15, bold: true })
    sheet.right(money(total), 355, 662, { size: 15, bold: true })
    sheet.put(words.tax, 20, 684, grey)
    sheet.right(money(taxWithin(total, words.rate)), 355, 684, grey)
    sheet.put(`${words.bought} ${shown}, 18:${chance.whole(10, 59)}${words.bought2}`, 20, 716, grey)
    sheet.put(words.by, 20, 732, grey)
    for (const [index, line] of words.foot.entries())
      sheet.middle(line, 187, 812 + 13 * index, { size: 8.5, color: '#999' })
    return labelled(words.brand, [bought, shown], [total, figure(total, '1.234,56')], ['EUR', '€'])
  },
)
