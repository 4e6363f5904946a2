import { anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The second sheet of a driver’s pad: red captions in ruled cells, the ballpoint come through in blue. */
export const carbonPad = template(
  'ride-carbon-pad',
  { size: 'A5', wide: true },
  {
    fr: {
      name: 'TAXIS DU COLVERT',
      owner:
        'Exploitant : Moreels & Fils SNC, rue Haute 211, 1000 Bruxelles – BE 0459.220.318 – tél. 02 555 01 46',
      title: 'BON DE COURSE',
      sheet: 'Feuillet 2 (jaune) : client – Feuillet 1 : exploitant',
      cells: [
        'Date',
        'Véhicule n°',
        'Heure départ',
        'Heure arrivée',
        'Client / société',
        'Prise en charge',
        'Destination',
        'Au compteur €',
        'Attente €',
        'Pourboire €',
        'TOTAL REÇU €',
      ],
      words: 'Somme en toutes lettres',
      sums: [
        [4650, 'quarante-six euros cinquante'],
        [5800, 'cinquante-huit euros'],
        [6250, 'soixante-deux euros cinquante'],
      ] as [number, string][],
      from: 'Gare de Bruxelles-Midi',
      to: 'Zaventem, zone cargo',
      tax: (text: string) => `dont TVA 6 % : ${text}`,
      signed: 'Signature du chauffeur',
    },
    nl: {
      name: 'TAXI STEENPOORT',
      owner:
        'Uitbater: Van Gestel Vervoer BV, Kattendijkdok 18, 2000 Antwerpen – BE 0471.883.206 – tel. 03 555 01 72',
      title: 'VERVOERBEWIJS',
      sheet: 'Blad 2 (geel): klant – Blad 1: uitbater',
      cells: [
        'Datum',
        'Wagen nr.',
        'Uur vertrek',
        'Uur aankomst',
        'Klant / firma',
        'Instapplaats',
        'Bestemming',
        'Ritprijs €',
        'Wachten €',
        'Fooi €',
        'ONTVANGEN €',
      ],
      words: 'Bedrag voluit',
      sums: [
        [4650, 'zesenveertig euro vijftig'],
        [5800, 'achtenvijftig euro'],
        [6250, 'tweeënzestig euro vijftig'],
      ] as [number, string][],
      from: 'Antwerpen-Centraal',
      to: 'Haven, kaai 702',
      tax: (text: string) => `waarvan btw 6 %: ${text}`,
      signed: 'Handtekening bestuurder',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, 'dd / MM / yy', language)
    const [total, inWords] = words.sums[chance.whole(0, 2)]!
    const [waiting, tip] = [50 * chance.whole(4, 12), 200 + (total % 100)]
    const ink = { size: 12, face: 'mono', color: '#2b3f8f' } as const
    const red = { size: 6.5, color: '#a33' }
    const euros = (minor: number) => figure(minor, '1234,56')
    const start = anyClock(chance, 'h')

    sheet.fill(0, 0, 595, 420, '#fdf6d2')
    sheet.put(words.title, 30, 26, { size: 16, bold: true, color: '#a33' })
    sheet.right(`N° ${chance.digits(6)}`, 565, 26, { size: 16, face: 'mono', color: '#a33' })
    sheet.put(words.sheet, 30, 48, red)
    const guest = anyGuest(chance, language)
    const end = `${String((Number(start.slice(0, 2)) + 1) % 24).padStart(2, '0')}h${chance.whole(10, 55)}`
    const values = [
      shown,
      chance.digits(2),
      start,
      end,
      guest.firm,
      words.from,
      words.to,
      euros(total - waiting - tip),
      euros(waiting),
      euros(tip),
      euros(total),
    ]
    const boxes: [number, number, number][] = [
      [30, 66, 165],
      [195, 66, 100],
      [295, 66, 135],
      [430, 66, 135],
      [30, 106, 535],
      [30, 146, 265],
      [295, 146, 270],
      [30, 186, 120],
      [150, 186, 120],
      [270, 186, 120],
      [390, 186, 175],
    ]
    for (const [index, [x, y, width]] of boxes.entries()) {
      sheet.frame(x, y, width, 40, '#a33')
      sheet.put(words.cells[index]!, x + 4, y + 4, red)
      sheet.put(values[index]!, x + 14, y + 18, ink)
    }
    sheet.frame(30, 226, 535, 40, '#a33')
    sheet.put(words.words, 34, 230, red)
    sheet.put(`== ${inWords} ==`, 44, 244, ink)
    sheet.frame(30, 266, 265, 70, '#a33')
    sheet.put(words.tax(`${euros(taxWithin(total - tip, 6))} €`), 36, 274, {
      size: 8,
      color: '#a33',
    })
    sheet.frame(295, 266, 270, 70, '#a33')
    sheet.put(words.signed, 299, 270, red)
    sheet.shape(
      [
        [340, 318],
        [352, 290],
        [362, 322],
        [378, 300],
        [388, 316],
        [420, 296],
        [400, 314],
      ],
      '#2b3f8f',
      false,
    )
    sheet.middle(words.name, 297, 350, { size: 17, bold: true, color: '#a33' })
    sheet.middle(words.owner, 297, 374, { size: 8, color: '#a33' })
    return labelled(words.name, [day, shown], [total, euros(total)], ['EUR', '€'])
  },
)
