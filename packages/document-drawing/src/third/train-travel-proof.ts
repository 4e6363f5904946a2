import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A national railway's certificate for the employer, made on demand in the account: sentences in large type, few sums. */
export const travelProof = template(
  'train-travel-proof',
  {},
  {
    fr: {
      name: 'Chemins de fer de l’Hexagone',
      made: 'Document édité depuis votre compte le',
      title: 'JUSTIFICATIF DE VOYAGE ET DE PAIEMENT',
      traveller: ['Nom du voyageur', 'AUBRY Claire', 'Dossier', 'Référence client'],
      sure: 'Nous certifions que le titre de transport ci-dessous a été acheté sur notre site et réglé intégralement.',
      legs: ['LYON PART-DIEU > NANTES', 'NANTES > LYON PART-DIEU'],
      leg: ['Train', '2e classe, tarif Pro', 'voyagé'],
      paid: [
        'Date de paiement',
        'Moyen de paiement',
        'Carte bancaire Visa',
        'Montant payé (TTC)',
        'dont TVA 10 %',
        'Avantage carte Pro déduit',
      ],
      note: 'Ce document ne constitue pas un titre de transport et ne peut donner lieu à un échange. Il est délivré pour servir et valoir ce que de droit, notamment auprès de votre employeur.',
      legal:
        'Hexagone Voyageurs, SA au capital de 157 789 960 €, RCS Bobigny 519 037 584, 9 rue Jean-Philippe Rameau, 93200 Saint-Denis',
    },
    es: {
      name: 'Ferrocarriles Peninsulares',
      made: 'Documento generado desde su cuenta el',
      title: 'JUSTIFICANTE DE VIAJE Y DE PAGO',
      traveller: ['Nombre del viajero', 'FERRER Lucía', 'Localizador', 'N.º de cliente'],
      sure: 'Certificamos que el título de transporte que figura a continuación se compró en nuestra web y está pagado en su totalidad.',
      legs: ['VALENCIA J. SOROLLA > MADRID', 'MADRID > VALENCIA J. SOROLLA'],
      leg: ['Tren', 'clase Estándar, tarifa Empresa', 'utilizado'],
      paid: [
        'Fecha de pago',
        'Forma de pago',
        'Tarjeta Mastercard',
        'Importe pagado (IVA incl.)',
        'IVA 10 % incluido',
        'Descuento tarjeta Empresa aplicado',
      ],
      note: 'Este documento no es un título de transporte ni puede canjearse. Se expide a petición del interesado para que surta efecto donde convenga, en particular ante su empresa.',
      legal:
        'Peninsulares Viajeros S.M.E., S.A., Avda. Pío XII 110, 28036 Madrid, NIF A-86868189, inscrita en el Registro Mercantil de Madrid',
    },
  },
  (sheet, words, chance, language) => {
    const paid = anyDay(chance)
    const out = addDays(paid, chance.whole(6, 30))
    const show = (day: string) => dayIn(day, 'dd/MM/yyyy', language)
    const money = (minor: number) => `${figure(minor, '1234,56')} €`
    const total = 50 * chance.whole(160, 340)
    const purple = '#82257a'

    sheet.shape(
      [
        [46, 40],
        [86, 40],
        [76, 66],
        [36, 66],
      ],
      purple,
    )
    sheet.put(words.name, 96, 46, { size: 14, bold: true, color: purple })
    sheet.right(`${words.made} ${show(addDays(out, 12))}`, 555, 84, { size: 7.5, color: '#777' })
    sheet.middle(words.title, 297, 120, { size: 15, bold: true })
    const [named = '', person = '', file = '', client = ''] = words.traveller
    sheet.put(`${named} : ${person}`, 60, 166, { size: 11 })
    sheet.put(`${file} : TQ${chance.digits(2)}VR`, 60, 184, { size: 11 })
    sheet.put(`${client} : 29090${chance.digits(11)}`, 60, 202, { size: 11 })
    sheet.prose(words.sure, 60, 232, 475, { size: 11 })
    for (const [index, leg] of words.legs.entries()) {
      const y = 280 + 56 * index
      sheet.fill(60, y, 4, 42, purple)
      sheet.put(leg, 74, y + 2, { size: 11.5, bold: true })
      sheet.put(
        `${dayIn(addDays(out, index), 'EEEE d MMMM yyyy', language)}, ${anyClock(chance)}`,
        74,
        y + 17,
        { size: 10 },
      )
      sheet.put(
        `${words.leg[0]} ${chance.digits(4)}, ${words.leg[1]} – ${words.leg[2]}`,
        74,
        y + 30,
        { size: 9, color: '#555' },
      )
    }
    const values = [
      `${show(paid)} ${anyClock(chance)}`,
      `${words.paid[2]} •••• ${chance.digits(4)}`,
      '',
      money(total),
      money(total - Math.round(total / 1.1)),
      money(Math.round(total * 0.43)),
    ]
    let y = 412
    for (const [index, word] of words.paid.entries()) {
      if (index === 2) continue
      sheet.put(`${word} :`, 60, y, { size: 11 })
      sheet.put(values[index]!, 250, y, { size: 11, bold: index === 3 })
      y += 20
    }
    sheet.prose(words.note, 60, 546, 475, { size: 9.5 })
    sheet.middle(words.legal, 297, 808, { size: 7, color: '#777' })
    return labelled(words.name, [paid, show(paid)], [total, figure(total, '1234,56')], ['EUR', '€'])
  },
)
