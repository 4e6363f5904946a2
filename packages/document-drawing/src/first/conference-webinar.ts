import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { figure } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, oneOff } from '#paper/template.ts'

/** A course online: an order of a shop in the middle of a mail, with a coupon, dates of the course below. */
export const webinar = oneOff('conference-webinar', {}, 'it', (sheet, chance) => {
  const ordered = anyDay(chance)
  const show = (day: string) => dayIn(day, 'd MMMM yyyy', 'it')
  const money = (minor: number) => `${figure(minor, '1.234,56')} €`
  const price = 100 * chance.whole(90, 260)
  const off = Math.round(price / 10)
  const tax = Math.round((price - off) * 0.22)
  const total = price - off + tax
  sheet.fill(70, 40, 455, 60, '#6a4c93')
  sheet.put('Grazie per il tuo ordine', 94, 60, { size: 18, color: '#ffffff' })
  sheet.put('Accademia Bottega Digitale', 94, 120, { size: 12, bold: true })
  sheet.put(`[Ordine n. ${chance.digits(5)}] (${show(ordered)})`, 94, 146, {
    size: 12,
    color: '#6a4c93',
  })
  const rows: [string, string][] = [
    ['Corso online: fatturazione all’estero', money(price)],
    ['Sconto codice AUTUNNO', money(-off)],
    ['Subtotale', money(price - off)],
    ['IVA 22%', money(tax)],
    ['Metodo di pagamento', 'Carta di credito'],
    ['Totale', money(total)],
  ]
  for (const [index, [word, value]] of rows.entries()) {
    sheet.frame(94, 176 + 30 * index, 407, 30, '#ccc')
    sheet.put(word, 104, 186 + 30 * index, { size: 10, bold: index === 5 })
    sheet.right(value, 491, 186 + 30 * index, { size: 10, bold: index === 5 })
  }
  sheet.put(`Lezioni: ${show(addDays(ordered, 12))}, ${show(addDays(ordered, 19))}`, 94, 376, {
    size: 10,
  })
  const guest = anyGuest(chance, 'it')
  sheet.put('Indirizzo di fatturazione', 94, 404, { size: 11, bold: true })
  sheet.lines([guest.firm, guest.street, guest.town], 94, 422, { size: 10 })
  sheet.middle(
    'Bottega Digitale S.r.l.s., Via Po 40, 10123 Torino, P.IVA 11223340019',
    sheet.width / 2,
    500,
    { size: 8, color: '#777' },
  )
  return labelled(
    'Accademia Bottega Digitale',
    [ordered, show(ordered)],
    [total, figure(total, '1.234,56')],
    ['EUR', '€'],
  )
})
