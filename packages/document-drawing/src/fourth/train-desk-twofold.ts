import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** What a Belgian ticket desk prints on a wide sheet: at the left the reservation, at the right the proof of payment. */
export const deskTwofold = template(
  'train-desk-twofold',
  { size: 'A5', wide: true },
  {
    nl: {
      seller: 'Scheldespoor',
      motto: 'internationaal',
      reservation: 'RESERVERING',
      facts: ['Trein', 'Datum', 'Vertrek', 'Aankomst', 'Rijtuig', 'Zitplaats', 'Klas'],
      ends: ['ANTWERPEN-CENTRAAL', 'BASEL SBB'],
      traveller: 'Reiziger',
      notes: 'Enkel geldig met een vervoerbewijs voor hetzelfde traject. Niet terugbetaalbaar.',
      proof: 'BETALINGSBEWIJS',
      desk: 'Loket 04 Antwerpen-Centraal',
      at: 'Uitgegeven op',
      number: 'Nr.',
      items: ['Reservering 1e klas', 'Vervoerbewijs Europa', 'Dossierkosten loket'],
      total: 'TOTAAL',
      tax: 'waarvan btw 6%',
      paid: 'Betaald met Bancontact',
      foot: [
        'Scheldespoor NV van publiek recht',
        'Frankrijklei 60, 2000 Antwerpen',
        'BTW BE 0869.763.215 RPR Antwerpen',
      ],
    },
    fr: {
      seller: 'Rail Meuse-Ardenne',
      motto: 'international',
      reservation: 'RÉSERVATION',
      facts: ['Train', 'Date', 'Départ', 'Arrivée', 'Voiture', 'Place', 'Classe'],
      ends: ['LIÈGE-GUILLEMINS', 'STRASBOURG'],
      traveller: 'Voyageur',
      notes: 'Valable uniquement avec un titre de transport pour le même trajet. Non remboursable.',
      proof: 'PREUVE DE PAIEMENT',
      desk: 'Guichet 02 Liège-Guillemins',
      at: 'Émis le',
      number: 'N°',
      items: ['Réservation 1re classe', 'Billet Europe', 'Frais de dossier guichet'],
      total: 'TOTAL',
      tax: 'dont TVA 6%',
      paid: 'Payé par Bancontact',
      foot: [
        'Rail Meuse-Ardenne SA de droit public',
        'Place des Guillemins 5, 4000 Liège',
        'TVA BE 0874.120.558 RPM Liège',
      ],
    },
  },
  (sheet, words, chance, language) => {
    const sold = anyDay(chance)
    const travel = addDays(sold, chance.whole(2, 20))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const amounts = [100 * chance.whole(9, 20), 20 * chance.whole(210, 490), 700]
    const total = sum(amounts)
    const money = (minor: number) => figure(minor, '1.234,56')
    const mono = { face: 'mono' as const, size: 9 }
    const times = [`07:${chance.whole(10, 59)}`, `13:${chance.whole(10, 59)}`]
    const seats = [String(chance.whole(1, 14)), String(chance.whole(11, 78)), '1']

    sheet.fill(24, 24, 340, 34, '#1a6b3c')
    sheet.put(words.seller, 34, 32, { size: 17, bold: true, color: '#fff' })
    sheet.right(words.motto, 354, 38, { size: 9, color: '#fff' })
    sheet.frame(24, 24, 340, 372, '#1a6b3c')
    sheet.put(words.reservation, 34, 70, { size: 12, bold: true })
    sheet.right(chance.digits(12), 354, 72, mono)
    sheet.put(words.ends[0]!, 34, 100, { ...mono, size: 14, bold: true })
    sheet.put(words.ends[1]!, 34, 120, { ...mono, size: 14, bold: true })
    const values = [`EC ${chance.digits(2)}9`, show(travel), ...times, ...seats]
    for (const [index, fact] of words.facts.entries()) {
      const x = 34 + 82 * (index % 4)
      const y = 160 + 44 * Math.floor(index / 4)
      sheet.put(fact, x, y, { size: 7.5, color: '#555' })
      sheet.put(values[index]!, x, y + 12, { ...mono, size: 11, bold: true })
    }
    sheet.put(words.traveller, 34, 258, { size: 7.5, color: '#555' })
    sheet.put(anyGuest(chance, language).name, 34, 270, mono)
    sheet.prose(words.notes, 34, 370, 320, { size: 7.5 })
    for (let bar = 0; bar < 90; bar += 1)
      sheet.fill(34 + 3.5 * bar, 300, chance.pick([0.8, 1.6, 2.4]), 50, '#111')

    for (let y = 24; y < 396; y += 10) sheet.upright(378, y, y + 5)
    sheet.put(words.proof, 394, 30, { ...mono, size: 11, bold: true })
    sheet.put(words.desk, 394, 52, mono)
    sheet.put(`${words.at} ${show(sold)} ${anyClock(chance)}`, 394, 65, mono)
    sheet.put(`${words.number} ${chance.digits(4)}-${chance.digits(6)}`, 394, 78, mono)
    sheet.rule(98, 394, 572)
    for (const [index, item] of words.items.entries()) {
      sheet.put(item, 394, 108 + 16 * index, { ...mono, size: 8 })
      sheet.right(money(amounts[index]!), 572, 108 + 16 * index, { ...mono, size: 8 })
    }
    sheet.rule(160, 394, 572)
    sheet.put(`${words.total} EUR`, 394, 170, { ...mono, size: 11, bold: true })
    sheet.right(money(total), 572, 170, { ...mono, size: 11, bold: true })
    sheet.put(words.tax, 394, 190, { ...mono, size: 8 })
    sheet.right(money(taxWithin(total, 6)), 572, 190, { ...mono, size: 8 })
    sheet.put(words.paid, 394, 222, mono)
    sheet.put(`XXXXXXXXXXXX${chance.digits(4)}`, 394, 235, mono)
    sheet.lines(words.foot, 394, 362, { size: 7.5 }, 1.4)
    return labelled(words.seller, [sold, show(sold)], [total, money(total)], ['EUR', 'EUR'])
  },
)
