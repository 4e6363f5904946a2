import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

type Words = Record<
  | 'brand'
  | 'from'
  | 'subject'
  | 'hello'
  | 'thanks'
  | 'code'
  | 'outward'
  | 'homeward'
  | 'passengers'
  | 'ticket'
  | 'cost'
  | 'total'
  | 'means'
  | 'day'
  | 'note'
  | 'legal',
  string
> & {
  mail: [string, string, string, string]
  legs: [[string, string], [string, string]]
  parts: string[]
}

/** A flag carrier's confirmation by mail, printed: narrow middle column under the head of the mail program. */
export const bookedThanks = template<Words>(
  'flight-booked-thanks',
  {},
  {
    fr: {
      mail: ['De :', 'À :', 'Objet :', 'Envoyé :'],
      brand: 'AIR LUTÈCE',
      from: 'Air Lutèce <reservation@infos-airlutece.example>',
      subject: 'Confirmation de votre réservation',
      hello: 'Bonjour',
      thanks:
        'Nous vous remercions d’avoir choisi Air Lutèce. Votre réservation est confirmée et votre paiement a bien été enregistré. Vos billets électroniques figurent ci-dessous.',
      code: 'Référence de réservation',
      outward: 'Aller',
      homeward: 'Retour',
      legs: [
        ['Paris, Orly (ORY)', 'Toulouse, Blagnac (TLS)'],
        ['Toulouse, Blagnac (TLS)', 'Paris, Orly (ORY)'],
      ],
      passengers: 'Passager',
      ticket: 'N° de billet',
      cost: 'Récapitulatif de votre achat',
      parts: [
        'Tarif hors taxes',
        'Taxes et redevances aéroportuaires',
        'Surcharge transporteur',
        'TVA 10 %',
        'Frais de service',
      ],
      total: 'Montant total payé',
      means: 'Moyen de paiement : Carte bancaire',
      day: 'Date d’achat',
      note: 'Ce document tient lieu de justificatif d’achat. Billet non remboursable, modifiable avec frais. La date limite d’enregistrement à Orly est de 30 minutes avant le départ.',
      legal:
        'Société Air Lutèce, société anonyme au capital de 126 748 775 euros – Siège social : 45 rue de l’Aéropostale, 94390 Orly – RCS Créteil 420 495 178',
    },
    nl: {
      mail: ['Van:', 'Aan:', 'Onderwerp:', 'Verzonden:'],
      brand: 'NOORDLICHT AIRLINES',
      from: 'Noordlicht Airlines <boeking@mail.noordlicht.example>',
      subject: 'Uw boeking is bevestigd',
      hello: 'Beste',
      thanks:
        'Bedankt voor uw boeking bij Noordlicht Airlines. We hebben uw betaling ontvangen. Hieronder vindt u de gegevens van uw reis en uw elektronische ticket.',
      code: 'Boekingscode',
      outward: 'Heenreis',
      homeward: 'Terugreis',
      legs: [
        ['Amsterdam (AMS)', 'Göteborg, Landvetter (GOT)'],
        ['Göteborg, Landvetter (GOT)', 'Amsterdam (AMS)'],
      ],
      passengers: 'Passagier',
      ticket: 'Ticketnummer',
      cost: 'Prijsoverzicht',
      parts: [
        'Ticketprijs',
        'Belastingen en heffingen',
        'Toeslag luchtvaartmaatschappij',
        'Vliegbelasting',
        'Boekingskosten',
      ],
      total: 'Totaal betaald',
      means: 'Betaalmethode: iDEAL',
      day: 'Datum van aankoop',
      note: 'Bewaar deze e-mail als bewijs van betaling. Uw ticket kan tegen betaling worden gewijzigd. De incheckbalie op Schiphol sluit 40 minuten voor vertrek.',
      legal:
        'Noordlicht Luchtvaart Maatschappij N.V., statutair gevestigd te Amstelveen, KvK 33014286, btw-nummer NL004983269B01',
    },
  },
  (sheet, words, chance, language) => {
    const booked = anyDay(chance)
    const out = addDays(booked, chance.whole(10, 45))
    const show = (day: string) => dayIn(day, 'd MMMM yyyy', language)
    const money = (minor: number) => figure(minor, language === 'fr' ? '1 234,56' : '1.234,56')
    const fare = 100 * chance.whole(64, 240)
    const fee = 100 * chance.whole(5, 15)
    const parts = [fare, chance.whole(3100, 5900), 2 * chance.whole(700, 1900), 0, fee]
    parts[3] = language === 'fr' ? Math.round((sum(parts) * 10) / 100) : 2905
    const total = sum(parts)
    const colon = language === 'fr' ? ' :' : ':'
    const guest = anyGuest(chance, language)
    const [title = '', first = '', last = ''] = guest.name.split(' ')
    const sent = [
      words.from,
      `${first} ${last}`,
      words.subject,
      `${dayIn(booked, 'EEEE d MMMM yyyy', language)} ${anyClock(chance)}`,
    ]
    for (const [index, word] of words.mail.entries()) {
      sheet.put(word, 40, 30 + 14 * index, { bold: true, face: 'serif', size: 10 })
      sheet.put(sent[index]!, 110, 30 + 14 * index, { face: 'serif', size: 10 })
    }
    sheet.rule(92, 40, 555, { weight: 1.2, color: '#111' })
    const ink = '#00205b'
    sheet.fill(110, 106, 375, 44, ink)
    sheet.put(words.brand, 126, 119, { size: 17, bold: true, color: '#fff' })
    sheet.put(`${words.hello} ${title} ${last},`, 118, 166, { size: 11 })
    let y = sheet.prose(words.thanks, 118, 186, 360, { size: 9.5 }) + 10
    sheet.frame(118, y, 360, 30, ink, 4)
    sheet.put(words.code, 130, y + 10, { size: 9.5 })
    sheet.right(
      `${chance.pick(['R', 'T', 'V'])}${chance.digits(1)}${chance.pick(['JWHM', 'KQZP'])}`,
      466,
      y + 7,
      { size: 14, bold: true, color: ink },
    )
    y += 46
    for (const [index, [from, to]] of words.legs.entries()) {
      const hour = chance.whole(10, 19)
      sheet.put(index === 0 ? words.outward : words.homeward, 118, y, {
        size: 11,
        bold: true,
        color: ink,
      })
      sheet.put(dayIn(addDays(out, 4 * index), 'EEEE d MMMM yyyy', language), 190, y + 1, {
        size: 9.5,
      })
      sheet.lines(
        [
          `${hour}:${chance.whole(10, 29)}   ${from}`,
          `${hour + 1}:${chance.whole(30, 59)}   ${to}`,
        ],
        190,
        y + 17,
        { size: 9.5 },
        1.5,
      )
      y += 58
    }
    sheet.put(`${words.passengers}${colon} ${title} ${first} ${last}`, 118, y, { size: 9.5 })
    sheet.put(`${words.ticket} 074 ${chance.digits(10)}`, 118, y + 15, { size: 9.5 })
    sheet.rule(y + 36, 118, 478)
    sheet.put(words.cost, 118, y + 46, { size: 12, bold: true, color: ink })
    y += 70
    for (const [index, word] of words.parts.entries()) {
      sheet.put(word, 118, y, { size: 9.5 })
      sheet.right(`${money(parts[index]!)} EUR`, 478, y, { size: 9.5 })
      y += 16
    }
    sheet.fill(110, y + 2, 375, 28, '#e6eaf3')
    sheet.put(words.total, 118, y + 10, { size: 12, bold: true })
    sheet.right(`${money(total)} EUR`, 478, y + 10, { size: 12, bold: true })
    sheet.put(`${words.day}${colon} ${show(booked)}`, 118, y + 42, { size: 9.5 })
    sheet.put(words.means, 118, y + 57, { size: 9.5 })
    y = sheet.prose(words.note, 118, y + 84, 360, { size: 8, color: '#555' })
    sheet.prose(words.legal, 118, y + 8, 360, { size: 7, color: '#777' })
    return labelled(words.brand, [booked, show(booked)], [total, money(total)], ['EUR', 'EUR'])
  },
)
