import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** The bill when a car comes back: brand in a band, its company in small print, sums held and risked beside the sum owed. */
export const deskClosing = template(
  'rental-desk-closing',
  {},
  {
    es: {
      brand: 'VEGACAR',
      slogan: 'rent a car',
      company:
        'Vegacar Alquiler de Vehículos, S.A.U. – Polígono El Viso, nave 12 – 29006 Málaga – CIF A-29.447.180',
      title: 'FACTURA',
      facts: ['N.º factura', 'Fecha de factura', 'Contrato', 'Oficina'],
      office: 'Málaga Aeropuerto',
      sides: ['Cliente', 'Alquiler'],
      rental: ['Salida', 'Devolución', 'Vehículo', 'Matrícula', 'Km recorridos', 'Combustible'],
      car: 'Grupo C – compacto gasolina',
      plate: '4471 LRB',
      full: 'Lleno / Lleno',
      heads: ['Concepto', 'Uds.', 'Precio', 'Importe'],
      items: [
        'Tiempo y kilometraje',
        'Cobertura de daños con franquicia',
        'Recargo aeropuerto',
        'Conductor adicional',
      ],
      sums: ['Base imponible', 'IVA 21%', 'TOTAL FACTURA'],
      aside: [
        'Depósito bloqueado en tarjeta',
        'Depósito liberado',
        'Franquicia por siniestro',
        'Cobrado en tarjeta',
      ],
      legal:
        'El depósito es una retención y no un cobro; se anula al cerrar el contrato sin incidencias. Las sanciones de tráfico se notificarán al conductor y devengan gastos de gestión de 40,00 €. Precios con IVA salvo los del cuadro de conceptos.',
      days: 'dd/MM/yyyy',
      rate: 21,
    },
    it: {
      brand: 'Autolido',
      slogan: 'noleggio',
      company:
        'Autolido Noleggi S.p.A. – Via dell’Aeroporto 140 – 47924 Rimini – P.IVA 03127740408 – Cap. soc. € 500.000 i.v.',
      title: 'FATTURA',
      facts: ['Fattura n.', 'Data fattura', 'Contratto', 'Stazione'],
      office: 'Rimini Stazione FS',
      sides: ['Cliente', 'Noleggio'],
      rental: ['Uscita', 'Rientro', 'Veicolo', 'Targa', 'Km percorsi', 'Carburante'],
      car: 'Gruppo B – utilitaria ibrida',
      plate: 'GH 447 RL',
      full: 'Pieno / Pieno',
      heads: ['Descrizione', 'Q.tà', 'Prezzo', 'Importo'],
      items: [
        'Tariffa giornaliera km illimitati',
        'Riduzione responsabilità danni e furto',
        'Oneri ferroviari',
        'Guidatore aggiuntivo',
      ],
      sums: ['Imponibile', 'IVA 22%', 'TOTALE FATTURA'],
      aside: [
        'Deposito cauzionale preautorizzato',
        'Deposito svincolato',
        'Franchigia danni',
        'Addebitato su carta',
      ],
      legal:
        'Il deposito è una preautorizzazione e non un addebito; viene svincolato alla chiusura del contratto. Le sanzioni al codice della strada saranno rinotificate al conducente con spese di gestione di € 45,00. Operazione soggetta a fatturazione elettronica.',
      days: 'dd.MM.yyyy',
      rate: 22,
    },
  },
  (sheet, words, chance, language) => {
    const out = anyDay(chance)
    const count = chance.whole(2, 6)
    const back = addDays(out, count)
    const issued = addDays(back, 1)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, '1.234,56')
    const prices = [10 * chance.whole(260, 420), 1240, 3350, 495]
    const counts = [count, count, 1, count]
    const amounts = prices.map((price, index) => price * counts[index]!)
    const net = sum(amounts)
    const total = net + Math.round((net * words.rate) / 100)
    const guest = anyGuest(chance, language)
    const small = { size: 8 }

    sheet.fill(0, 0, 595, 70, '#f2a900')
    sheet.put(words.brand, 44, 18, { size: 28, bold: true, color: '#1a1a1a' })
    sheet.put(words.slogan, 46, 50, { size: 9 })
    sheet.right(words.title, 551, 24, { size: 18, bold: true })
    sheet.put(words.company, 44, 78, { size: 6.8, color: '#666' })
    const values = [`F${chance.digits(8)}`, show(issued), chance.digits(9), words.office]
    for (const [index, word] of words.facts.entries()) {
      sheet.put(word, 44 + 128 * index, 102, { size: 7.5, color: '#666' })
      sheet.put(values[index]!, 44 + 128 * index, 113, { size: 10, bold: true })
    }
    for (const [index, side] of words.sides.entries()) {
      sheet.fill(44 + 258 * index, 140, 249, 15, '#333')
      sheet.put(side, 50 + 258 * index, 144, { ...small, bold: true, color: '#fff' })
    }
    sheet.lines(
      [guest.firm, guest.street, guest.town, guest.country, '', guest.name],
      50,
      162,
      small,
      1.5,
    )
    const rental = [
      `${show(out)} 09:15`,
      `${show(back)} 17:40`,
      words.car,
      words.plate,
      String(chance.whole(140, 1180)),
      words.full,
    ]
    for (const [index, word] of words.rental.entries()) {
      sheet.put(word, 308, 162 + 12 * index, { ...small, color: '#666' })
      sheet.put(rental[index]!, 390, 162 + 12 * index, small)
    }

    const ends = [0, 330, 430, 545]
    sheet.fill(44, 254, 507, 15, '#333')
    for (const [index, word] of words.heads.entries()) {
      const style = { ...small, bold: true, color: '#fff' }
      if (index === 0) sheet.put(word, 50, 258, style)
      else sheet.right(word, ends[index]!, 258, style)
    }
    let y = 276
    for (const [index, name] of words.items.entries()) {
      if (index % 2 === 1) sheet.fill(44, y - 3, 507, 15, '#f4f4f4')
      sheet.put(name, 50, y, small)
      sheet.right(String(counts[index]), 330, y, small)
      sheet.right(money(prices[index]!), 430, y, small)
      sheet.right(money(amounts[index]!), 545, y, small)
      y += 15
    }
    y += 12
    const held = 10_000 * chance.whole(3, 9)
    const aside = [held, -held, 110_000, total]
    for (const [index, word] of words.aside.entries()) {
      sheet.put(word, 50, y + 13 * index, { ...small, color: '#666' })
      sheet.right(`${money(aside[index]!)} €`, 290, y + 13 * index, { ...small, color: '#666' })
    }
    const sums = [net, total - net, total]
    for (const [index, word] of words.sums.entries()) {
      const style = { size: index === 2 ? 12 : 9, bold: index === 2 }
      sheet.put(word, 330, y + 18 * index, style)
      sheet.right(`${money(sums[index]!)} €`, 545, y + 18 * index, style)
    }
    sheet.prose(words.legal, 44, 776, 507, { size: 7, color: '#666' })
    return labelled(words.brand, [issued, show(issued)], [total, money(total)], ['EUR', '€'])
  },
)
