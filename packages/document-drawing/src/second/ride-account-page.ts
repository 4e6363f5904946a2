import { addDays, anyClock, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum, taxWithin } from '#paper/figures.ts'
import { labelled, template } from '#paper/template.ts'

/** A ride looked up in the account of a taxi firm's site and printed by the browser, menu, cookie line and all. */
export const accountPage = template(
  'ride-account-page',
  {},
  {
    fr: {
      name: 'Volta Taxis',
      host: 'compte.voltataxis.example/courses/',
      menu: ['Réserver', 'Mes courses', 'Moyens de paiement', 'Adresses', 'Parrainage', 'Profil'],
      page: 'Détail de la course',
      at: 'à',
      paid: 'Course terminée et payée',
      stops: ['14 rue Sébastien-Gryphe, Lyon 7e', 'Gare de la Part-Dieu, Lyon 3e'],
      rows: [
        'Prise en charge',
        'Distance',
        'Durée',
        'Majoration heure de pointe',
        'Code BIENVENUE',
      ],
      sub: 'Sous-total',
      tip: 'Pourboire',
      total: 'Total',
      tax: 'dont TVA 10 %',
      card: 'Carte bancaire',
      driver: 'Votre chauffeur : Mehdi, berline grise GB-417-KR. Vous avez donné 5 étoiles.',
      actions: ['Télécharger le reçu', 'Objet perdu', 'Réserver à nouveau'],
      more: 'Invitez un ami et recevez 10,00 € sur votre prochaine course',
      help: ['Centre d’aide', 'Conditions générales', 'Mentions légales', 'Cookies'],
      legal:
        'Volta Taxis SAS, capital 80 000 €, 9 rue de Gerland, 69007 Lyon, RCS Lyon 842 117 650',
      ride: 'EEEE d MMMM yyyy',
      printed: 'dd/MM/yyyy',
    },
    es: {
      name: 'Taxis Cierzo',
      host: 'mi.taxiscierzo.example/viajes/',
      menu: ['Pedir taxi', 'Mis viajes', 'Formas de pago', 'Direcciones', 'Invitar', 'Mi perfil'],
      page: 'Detalle del viaje',
      at: 'a las',
      paid: 'Viaje finalizado y pagado',
      stops: ['Paseo de Sagasta 38, Zaragoza', 'Estación Delicias, Zaragoza'],
      rows: ['Bajada de bandera', 'Distancia', 'Tiempo', 'Suplemento estación', 'Código HOLA'],
      sub: 'Subtotal',
      tip: 'Propina',
      total: 'Total',
      tax: 'IVA 10 % incluido',
      card: 'Tarjeta',
      driver: 'Conductora: Pilar, turismo blanco 4471 LMN. La has valorado con 5 estrellas.',
      actions: ['Descargar recibo', 'Objeto perdido', 'Repetir viaje'],
      more: 'Invita a un amigo y llévate 10,00 € para tu próximo viaje',
      help: ['Ayuda', 'Condiciones de uso', 'Aviso legal', 'Cookies'],
      legal: 'Taxis Cierzo, S. Coop., Camino de las Torres 77, 50008 Zaragoza, NIF F50991822',
      ride: "EEEE, d 'de' MMMM 'de' yyyy",
      printed: 'd/M/yy',
    },
  },
  (sheet, words, chance, language) => {
    const day = anyDay(chance)
    const shown = dayIn(day, words.ride, language)
    const money = (minor: number) => `${figure(minor, '1 234,56')} €`
    const prices = [320, 10 * chance.whole(62, 190), 10 * chance.whole(21, 74), 200, -500]
    const fare = sum(prices)
    const tip = 100 * chance.whole(1, 3)
    const total = fare + tip
    const number = chance.digits(7)
    const edges = { size: 7.5, color: '#333' }
    const printed = `${dayIn(addDays(day, chance.whole(3, 25)), words.printed, language)}, ${anyClock(chance)}`
    const margins = (page: number) => {
      sheet.put(printed, 28, 16, edges)
      sheet.middle(`${words.page} | ${words.name}`, 320, 16, edges)
      sheet.put(`https://${words.host}${number}`, 28, 822, edges)
      sheet.right(`${page}/2`, 567, 822, edges)
    }

    margins(1)
    sheet.disc(48, 58, 12, '#f2b705')
    sheet.put(words.name, 68, 50, { size: 15, bold: true })
    for (const [index, entry] of words.menu.entries())
      sheet.put(entry, 36, 104 + 24 * index, {
        size: 10,
        bold: index === 1,
        color: index === 1 ? '#111' : '#777',
      })
    sheet.upright(168, 94, 640, { color: '#ddd' })
    sheet.put(words.page, 190, 96, { size: 18, bold: true })
    sheet.put(`${shown} ${words.at} ${anyClock(chance)}`, 190, 124, { size: 11 })
    sheet.put(words.paid, 190, 142, { size: 9, color: '#15803d' })
    sheet.fill(190, 164, 365, 120, '#e8eef0')
    sheet.shape(
      [
        [214, 262],
        [300, 240],
        [320, 200],
        [420, 214],
        [520, 182],
        [420, 215],
        [320, 201],
        [300, 241],
      ],
      '#1d4ed8',
      false,
    )
    for (const [index, stop] of words.stops.entries()) {
      sheet.disc(196, 307 + 20 * index, 3.5, index === 0 ? '#15803d' : '#b91c1c')
      sheet.put(stop, 208, 302 + 20 * index, { size: 10 })
    }
    const names = [...words.rows]
    names[1] = `${names[1]} (${chance.whole(4, 11)},${chance.whole(0, 9)} km)`
    names[2] = `${names[2]} (${chance.whole(9, 26)} min)`
    const lines: [string, number][] = [
      ...names.map((name, index): [string, number] => [name, prices[index]!]),
      [words.sub, fare],
      [words.tip, tip],
    ]
    for (const [index, [name, minor]] of lines.entries()) {
      const y = 360 + 20 * index
      sheet.put(name, 190, y, { size: 10 })
      sheet.right(money(minor), 555, y, { size: 10 })
      sheet.rule(y + 15, 190, 555, { color: '#eee' })
    }
    sheet.put(words.total, 190, 506, { size: 13, bold: true })
    sheet.right(money(total), 555, 506, { size: 13, bold: true })
    sheet.put(`${words.tax} : ${money(taxWithin(fare, 10))}`, 190, 526, { size: 8, color: '#777' })
    sheet.right(`${words.card} •• ${chance.digits(4)}`, 555, 526, { size: 8, color: '#777' })
    sheet.prose(words.driver, 190, 556, 365, { size: 9 })
    for (const [index, action] of words.actions.entries()) {
      sheet.frame(190 + 124 * index, 592, 117, 24, '#999', 4)
      sheet.middle(action, 248 + 124 * index, 599, { size: 9 })
    }
    sheet.nextPage()
    margins(2)
    sheet.fill(28, 44, 539, 40, '#fdf3cf')
    sheet.middle(words.more, 297, 58, { size: 11 })
    for (const [index, entry] of words.help.entries())
      sheet.put(entry, 36 + 136 * index, 112, { size: 9, color: '#555' })
    sheet.put(words.legal, 36, 140, { size: 7.5, color: '#777' })
    return labelled(words.name, [day, shown], [total, figure(total, '1 234,56')], ['EUR', '€'])
  },
)
