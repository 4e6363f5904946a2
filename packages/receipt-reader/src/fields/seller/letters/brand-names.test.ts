import { describe, expect, test } from 'vitest'
import { extract } from '#test/extract.ts'
import { type Placed, sheet } from '#test/sheet.ts'

const bill: Placed[] = [
  [8, 34, 'Date'],
  [40, 34, '12.04.2024'],
  [8, 40, 'Position 1'],
  [84, 40, '210,00 €'],
  [8, 44, 'Total'],
  [84, 44, '210,00 €'],
]

const vendorOf = async (...texts: Placed[]) => (await extract(sheet(...texts, ...bill))).vendor

describe('a brand and the firm behind it', () => {
  test('are told apart by whatever words say that one is of the other', async () => {
    for (const [foot, brand] of [
      ['Heron is the travel brand of Fenland Air Services Ltd', 'Heron'],
      ['Maestro è il marchio di volo della Compagnia Aerea del Sud S.p.A.', 'Maestro'],
      ['Kiebitz ist die Reisemarke der Fenland Luftfahrt GmbH', 'Kiebitz'],
      ['Alizé est la marque commerciale de Transports du Marais SAS', 'Alizé'],
      ['Garza es el nombre comercial de Transportes Marisma S.L.', 'Garza'],
      ['Kraanvogel is de handelsnaam van Veenland Vervoer B.V.', 'Kraanvogel'],
      ['Czapla jest marką spółki Fenland Sp. z o.o.', 'Czapla'],
      ['Volavka je značkou společnosti Fenland s.r.o.', 'Volavka'],
      ['Tranan är varumärket för Fenland Resor AB', 'Tranan'],
    ] as const) {
      const vendor = await vendorOf(
        [8, 5, 'Hello Ms Ferri, this page is the receipt of your journey.'],
        [30, 92, foot, 17],
        [30, 93.5, 'Aeroporto del Mare, 07041 Alghero – P.IVA 02648810907', 17],
      )
      expect(vendor).toBe(brand)
    }
  })

  test('are told apart where the brand has letters and figures alone', async () => {
    for (const [foot, brand] of [
      ['RX4 ist eine Marke der Rheinzug Vertriebs GmbH', 'RX4'],
      ['S7R is een merk van Spoorverkoop Oost B.V.', 'S7R'],
      ['Q8i is a trading name of Fenland Mobility Ltd', 'Q8i'],
    ] as const) {
      const vendor = await vendorOf(
        [8, 3, 'My journeys', 30],
        [8, 8, brand, 34],
        [24, 8.2, 'Always on time.', 22],
        [30, 92, foot, 17],
        [30, 93.5, 'Quay Street 9, 50829 Köln · USt-IdNr. DE287610443', 17],
      )
      expect(vendor).toBe(brand)
    }
  })

  test('are told apart by a clause between commas', async () => {
    const vendor = await vendorOf(
      [16, 4, 'Cellula Mobile', 46],
      [8, 17, 'Le parti', 26],
      [8, 18.8, 'Heron Mobile, divisione telefonia di Servizi del Monte S.p.A. in qualità di'],
      [8, 20.4, 'venditore con sede in Via dei Mille 5, 06121 Perugia, P.IVA 02890410543.'],
    )
    expect(vendor).not.toBe('Le parti')
  })

  test('is a code in large print where page and mail are called so', async () => {
    for (const [code, mail] of [
      ['zz5', 'ciao@zz5.example'],
      ['A1', 'www.a1.example'],
      ['m3m', 'help@m3m.example'],
    ] as const) {
      const vendor = await vendorOf(
        [10, 5, code, 60],
        [10, 15, 'Invoice'],
        [10, 91, 'un marchio di Mobilità del Mare S.r.l.', 17],
        [40, 91, 'P.IVA 02719340391', 17],
        [70, 91, mail, 17],
      )
      expect(vendor).toBe(code)
    }
  })

  test('is a code in large print where the firm begins so', async () => {
    const vendor = await vendorOf(
      [10, 5, 'K9', 60],
      [10, 15, 'Invoice'],
      [10, 91, 'K9 Kleintransporte GmbH · Am Anger 4, 99084 Erfurt · USt-IdNr. DE204417718', 17],
    )
    expect(vendor).toBe('K9')
  })

  test('is the name alone, without what is said beside it in small letters', async () => {
    const vendor = await vendorOf(
      [10, 5, 'stadtwagen teilen statt parken', 50],
      [10, 15, 'stadtwagen · Lindenallee 7 · 99084 Erfurt', 15],
      [10, 92, 'Ein Angebot der Mobil Teilen eG · GnR 100284 · USt-IdNr. DE204417718', 17],
    )
    expect(vendor).toBe('stadtwagen')
  })
})

describe('who only takes part', () => {
  test('is not the seller: who runs the train, by a sentence or a label', async () => {
    for (const other of [
      'Deze trein wordt gereden door IJssellijn N.V.',
      'Betrieb dieser Fahrt: Lahn-Main-Bahn AG',
      'This train is run for us by Northern Marches Ltd',
    ]) {
      const vendor = await vendorOf(
        [8, 4, 'Rietvogel', 40],
        [30, 91, other, 17],
        [30, 92.4, 'Rietvogel Reizen B.V.', 17],
        [30, 93.8, 'Stationsplein 41, 7411 HB Deventer · NL859130422B01', 17],
      )
      expect(vendor).toMatch(/^Rietvogel/)
    }
  })

  test('is not the seller: the place where it was done', async () => {
    for (const label of [
      'Lieu de la prestation',
      'Leistungsort',
      'Venue',
      'Luogo della prestazione',
      'Lugar del evento',
      'Locatie',
    ]) {
      const vendor = await vendorOf(
        [8, 5, 'Invoice', 50],
        [10, 27, label, 18],
        [10, 28.4, 'Parc des Expositions de Brumont, 12 rue du Parc, 92500 Rueil'],
        [8, 91, 'RCS Nanterre 834 207 115 – TVA FR 62 834207115', 17],
        [8, 92.4, 'clients@tressaline.example', 17],
        [68, 91, 'Tressaline Événements', 28],
      )
      expect(vendor).toBe('Tressaline Événements')
    }
  })

  test('is not the seller: whoever runs the shop that stands above in large print', async () => {
    for (const owner of [
      'Exploitant : Moreels & Fils SNC, rue Haute 211, 1000 Bruxelles – BE 0459.220.318',
      'Betreiber: Moser & Söhne KG, Hauptstraße 211, 1010 Wien – ATU 12345678',
      'Operator: Heron & Sons Ltd, 21 High Street, Dover – VAT 402 1186 39',
    ]) {
      const vendor = await vendorOf(
        [8, 4, 'Bon', 30],
        [19, 82, 'TAXIS DU COLVERT', 50],
        [19, 85.2, owner],
      )
      expect(vendor).toBe('TAXIS DU COLVERT')
    }
  })
})

describe('whoever signs', () => {
  test('signs for the seller, not for the buyer', async () => {
    for (const [by, signed] of [
      ['Encaissé par', 'Mme Jaulin, gérante'],
      ['Erhalten durch', 'Frau Huber, Geschäftsführerin'],
      ['Received by', 'Mr D. Bracken, proprietor'],
    ] as const) {
      const vendor = await vendorOf(
        [33, 6, 'Parking de la Pérelle', 50],
        [36, 11, '8 chemin des Acacias, 44340 Bouguenais', 22],
        [41, 13, 'SIRET 790 114 226 00015', 22],
        [12, 65, by],
        [30, 65, 'Parking de la Pérelle'],
        [30, 66.6, signed],
      )
      expect(vendor).toBe('Parking de la Pérelle')
    }
  })

  test('is not whoever paid', async () => {
    for (const label of ['Received from', 'Reçu de', 'Erhalten von', 'Ricevuto da', 'Recibí de']) {
      const vendor = await vendorOf(
        [8, 6, 'Receipt', 40],
        [12, 57, label],
        [30, 57, 'Norwell Instruments GmbH'],
        [12, 65, 'D. Bracken'],
        [12, 92, 'Bracken Field Parking, Station Lane 4, 44340 Bouguenais', 17],
      )
      expect(vendor).toBe('Bracken Field Parking')
    }
  })
})

describe('a title that asks or greets', () => {
  test('names the house after the word for a visit, as the foot says', async () => {
    for (const [title, name] of [
      ['Gut geschlafen bei Kojenwerk?', 'Kojenwerk'],
      ['Slept well at Kojenwerk?', 'Kojenwerk'],
      ['Bien dormi chez Kojenwerk ?', 'Kojenwerk'],
      ['Fijn dat je met Kojenwerk reist!', 'Kojenwerk'],
    ] as const) {
      const vendor = await vendorOf(
        [8, 12, title, 38],
        [8, 92, 'Kojenwerk Flughafenschlaf GmbH · HRB 118 240', 17],
        [8, 93.4, 'Am Ring 4, 60549 Frankfurt · USt-IdNr. DE 318 220 417', 17],
      )
      expect(vendor).toBe(name)
    }
  })

  test('names no town that the house stands in', async () => {
    const vendor = await vendorOf(
      [8, 4, 'Hotel Bellevue Bern', 46],
      [8, 12, 'Willkommen bei Bern!', 30],
      [8, 92, 'Hotel Bellevue Bern AG · Kochergasse 3 · 3011 Bern · CHE-108.774.215 MWST', 17],
    )
    expect(vendor).toBe('Hotel Bellevue Bern')
  })
})
