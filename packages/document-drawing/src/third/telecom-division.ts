import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure, sum } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A mobile brand that is a division of a utility: four tiles, then paragraphs that say in law's language who sells to whom. */
export const division = oneOff('telecom-division', {}, 'it', (sheet, chance) => {
  const issued = anyDay(chance)
  const shown = dayIn(issued, 'd MMMM yyyy', 'it')
  const due = dayIn(addDays(issued, 20), 'd MMMM yyyy', 'it')
  const money = (minor: number) => figure(minor, '1.234,56')
  const guest = anyGuest(chance, 'it')
  const charges: [string, number][] = [
    ['Canone Cellula Ufficio 50 GB', 1640],
    ['Roaming dati Zona 2: Svizzera, Regno Unito', 10 * chance.whole(90, 420)],
    ['Chiamate internazionali', 10 * chance.whole(12, 160)],
    ['Noleggio router portatile', 410],
  ]
  const net = sum(charges.map(([, minor]) => minor))
  const tax = Math.round(net * 0.22)
  const total = net + tax
  const ends = addDays(issued, -6)

  for (const [x, y] of [
    [56, 46],
    [68, 39],
    [68, 53],
    [80, 46],
  ] as const)
    sheet.disc(x, y, 6, '#6a2c91')
  sheet.put('Cellula Mobile', 94, 36, { size: 19, bold: true, color: '#6a2c91' })
  sheet.right('Telefonia mobile per imprese', 545, 42, { size: 9, color: '#555' })
  const tiles: [string, string][] = [
    ['Fattura n.', `CM-${chance.digits(8)}`],
    ['Emessa il', shown],
    ['Importo della fattura', `€ ${money(total)}`],
    ['Addebito in conto il', due],
  ]
  for (const [index, [word, value]] of tiles.entries()) {
    sheet.fill(50 + 125 * index, 76, 120, 42, '#f0e8f5')
    sheet.put(word, 58 + 125 * index, 83, { size: 7.5, color: '#6a2c91' })
    sheet.put(value, 58 + 125 * index, 97, { size: 9.5, bold: true })
  }
  sheet.put('Le parti', 50, 142, { size: 11, bold: true })
  let y = sheet.prose(
    `La presente fattura è emessa da Cellula Mobile, divisione telefonia di Servizi Appennino S.p.A. (sede legale in Via dei Mille 5, 06121 Perugia, P.IVA 02890410543), in qualità di venditore, nei confronti di ${guest.firm}, con sede in ${guest.street}, ${guest.town}, in qualità di cliente intestatario del contratto n. ${chance.digits(9)}.`,
    50,
    160,
    495,
    { size: 10 },
  )
  sheet.put('Linea e periodo', 50, y + 12, { size: 11, bold: true })
  y = sheet.prose(
    `Linea 377 555 ${chance.digits(4)} in uso a ${guest.name}. Consumi dal ${dayIn(addDays(ends, -30), 'dd/MM/yyyy', 'it')} al ${dayIn(ends, 'dd/MM/yyyy', 'it')}; canoni anticipati fino al ${dayIn(addDays(ends, 30), 'dd/MM/yyyy', 'it')}.`,
    50,
    y + 30,
    495,
    { size: 10 },
  )
  sheet.put('Dettaglio degli importi', 50, y + 12, { size: 11, bold: true })
  y += 34
  const line = (word: string, minor: number, bold = false) => {
    const amount = `€ ${money(minor)}`
    sheet.put(word, 50, y, { size: 10, bold })
    const [from, to] = [
      56 + sheet.widthOf(word, { size: 10, bold }),
      538 - sheet.widthOf(amount, { size: 10, bold }),
    ]
    for (let x = from; x < to; x += 4) sheet.disc(x, y + 8, 0.4, '#777')
    sheet.right(amount, 545, y, { size: 10, bold })
    y += 17
  }
  for (const [word, minor] of charges) line(word, minor)
  line('Totale imponibile', net)
  line('IVA 22%', tax)
  line('Totale fattura', total, true)
  line('Residuo fatture precedenti', 0)
  sheet.prose(
    'Il pagamento avviene con addebito diretto SEPA; la ricevuta di addebito della banca vale come quietanza. Per i pagamenti tardivi si applicano interessi al tasso legale maggiorato di 3 punti. Servizio clienti 800 555 014, reclami entro 3 mesi dalla data della fattura.',
    50,
    y + 20,
    495,
    { size: 8, color: '#555' },
  )
  sheet.rule(790, 50, 545)
  sheet.middle(
    'Cellula Mobile è un marchio di Servizi Appennino S.p.A. – Gruppo Appennino, energia, acqua, telefonia – cap. soc. € 12.000.000 i.v.',
    297,
    797,
    { size: 7.5, color: '#555' },
  )
  return labelled('Cellula Mobile', [issued, shown], [total, money(total)], ['EUR', '€'])
})
