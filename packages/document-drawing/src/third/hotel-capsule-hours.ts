import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A capsule at the airport by the hour, as the app shows it: a narrow page, the name inside the greeting. */
export const capsuleHours = template(
  'hotel-capsule-hours',
  { size: [330, 640] },
  {
    es: {
      brand: 'Nidora',
      hello: '¡Gracias por descansar en Nidora!',
      sub: 'Aquí tienes el recibo de tu cápsula.',
      facts: ['Dónde', 'Cápsula', 'Entrada', 'Salida', 'Tiempo'],
      where: 'Terminal 2, planta -1, junto a la puerta B30',
      rows: ['Primeras 3 horas', 'horas extra', 'Ducha y toalla', 'Código VUELOTARDE'],
      total: 'Has pagado',
      charged: (day: string, card: string) => `Cobrado el ${day} · Visa ···· ${card}`,
      tax: (tax: string) => `Incluye 10 % de IVA: ${tax}`,
      rate: 10,
      points: 'Llevas 3 de 10 siestas: la undécima va por nuestra cuenta.',
      small: [
        'Nidora Descanso Aeroportuario, S.L. · NIF B-66901774',
        'C/ de l’Energia 8, 08820 · Factura simplificada',
      ],
      days: 'd MMM yyyy',
    },
    de: {
      brand: 'Kojenwerk',
      hello: 'Gut geschlafen bei Kojenwerk?',
      sub: 'Hier ist der Beleg für deine Koje.',
      facts: ['Ort', 'Koje', 'Rein', 'Raus', 'Dauer'],
      where: 'Terminal 1, Ebene 0, gegenüber Halle C',
      rows: ['Erste 3 Stunden', 'weitere Stunden', 'Dusche mit Handtuch', 'Gutschein SPAETFLUG'],
      total: 'Bezahlt',
      charged: (day: string, card: string) => `Abgebucht am ${day} · Mastercard ···· ${card}`,
      tax: (tax: string) => `darin 7 % MwSt.: ${tax}`,
      rate: 7,
      points: '3 von 10 Nickerchen gesammelt: das elfte geht auf uns.',
      small: [
        'Kojenwerk Flughafenschlaf GmbH · HRB 118 240',
        'Am Luftbrückenring 4, 60549 · USt-IdNr. DE 318 220 417',
      ],
      days: 'd. MMM yyyy',
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const leaving = addDays(arrival, 1)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => `${figure(minor, '1.234,56')} €`
    const extra = chance.whole(2, 5)
    const hour = 50 * chance.whole(12, 19)
    const minors = [2900, extra * hour, 750, -500]
    const total = 3150 + extra * hour
    const minute = String(chance.whole(10, 49))
    const [ink, light] = ['#27214d', '#efeefa']

    sheet.fill(0, 0, 330, 118, ink)
    sheet.disc(40, 44, 18, '#f7c948')
    sheet.disc(48, 39, 15, ink)
    sheet.put(words.hello, 22, 76, { size: 14.5, bold: true, color: '#fff' })
    sheet.put(words.sub, 22, 97, { size: 9.5, color: '#cfcbee' })
    const out = String(23 + 3 + extra - 24).padStart(2, '0')
    const values = [
      words.where,
      `${chance.pick(['B', 'D'])}${chance.whole(11, 46)}`,
      `${show(arrival)}, 23:${minute}`,
      `${show(leaving)}, ${out}:${minute}`,
      `${3 + extra} h 00 min`,
    ]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 22, 134 + 20 * index, { size: 9, color: '#888' })
      sheet.put(values[index]!, 92, 134 + 20 * index, { size: 9.5 })
    }
    sheet.frame(16, 246, 298, 104, '#d8d6ea', 8)
    for (const [index, word] of words.rows.entries()) {
      const text = index === 1 ? `${extra} ${word} × ${money(hour)}` : word
      sheet.put(text, 28, 260 + 23 * index, { size: 10 })
      sheet.right(money(minors[index]!), 302, 260 + 23 * index, { size: 10 })
    }
    sheet.fill(16, 362, 298, 66, light)
    sheet.put(words.total, 28, 384, { size: 13, color: ink })
    sheet.right(money(total), 302, 374, { size: 24, bold: true, color: ink })
    sheet.put(words.tax(money(taxWithin(total, words.rate))), 28, 406, { size: 8.5, color: '#666' })
    sheet.put(words.charged(show(leaving), chance.digits(4)), 22, 446, { size: 9.5 })
    sheet.put(words.points, 22, 476, { size: 9, color: '#7a5c00' })
    for (let dot = 0; dot < 10; dot += 1)
      sheet.disc(30 + 22 * dot, 506, 7, dot < 3 ? '#f7c948' : light)
    for (const [index, line] of words.small.entries())
      sheet.put(line, 22, 592 + 11 * index, { size: 7, color: '#888' })
    return labelled(
      words.brand,
      [leaving, show(leaving)],
      [total, figure(total, '1.234,56')],
      ['EUR', '€'],
    )
  },
)
