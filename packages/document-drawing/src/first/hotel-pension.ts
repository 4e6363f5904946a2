import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** Half a sheet, as from a block of forms: a frame, few words, the sum in a box of its own. */
export const pension = template(
  'hotel-pension',
  { size: 'A5', wide: true },
  {
    de: {
      house: 'Pension Enzianblick',
      owner: 'Inh. Maria Obermüller',
      address: 'Dorfstraße 4, 87561 Oberstdorf, Steuer-Nr. 127/245/30112',
      title: 'Rechnung Nr.',
      day: 'Oberstdorf, den',
      for: 'für',
      items: ['Übernachtungen im Einzelzimmer', 'Frühstück', 'Kurtaxe'],
      sum: 'Summe inkl. MwSt.',
      tax: ['7 % MwSt. aus', 'ergibt'],
      paid: 'Betrag in bar erhalten',
      days: 'dd.MM.yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', '€'] as [string, string],
    },
    it: {
      house: 'Affittacamere Bellavista',
      owner: 'di Rossana Conti',
      address: 'Lungolago 12, 28838 Stresa (VB), P.IVA 02233440035',
      title: 'Fattura n.',
      day: 'Stresa, li',
      for: 'per',
      items: ['Pernottamenti in camera singola', 'Colazione', 'Tassa di soggiorno'],
      sum: 'Importo totale',
      tax: ['IVA 10% su', 'pari a'],
      paid: 'Saldato in contanti',
      days: 'dd/MM/yyyy',
      figures: '1.234,56' as Figures,
      money: ['EUR', 'Euro'] as [string, string],
    },
  },
  (sheet, words, chance, language) => {
    const arrival = anyDay(chance)
    const nights = chance.whole(1, 6)
    const leaving = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.days, language)
    const money = (minor: number) => figure(minor, words.figures)
    const prices = [100 * chance.whole(42, 79), 900, 220]
    const total = sum(prices) * nights
    const taxed = (prices[0]! + prices[1]!) * nights
    const tax = taxWithin(taxed, language === 'de' ? 7 : 10)

    sheet.frame(24, 24, sheet.width - 48, sheet.height - 48, '#2c5530', 6)
    sheet.put(words.house, 44, 42, { size: 20, bold: true, color: '#2c5530' })
    sheet.put(words.owner, 44, 66, { size: 9 })
    sheet.put(words.address, 44, 78, { size: 7.5 })
    sheet.put(`${words.title} ${chance.digits(3)}`, 400, 46, { size: 13, bold: true })
    sheet.put(`${words.day} ${show(leaving)}`, 400, 66, { size: 9 })
    const guest = anyGuest(chance, language)
    sheet.put(words.for, 44, 112, { size: 8 })
    sheet.put(`${guest.name}, ${guest.firm}, ${guest.town}`, 64, 110, { size: 10 })
    sheet.put(`${show(arrival)} – ${show(leaving)}`, 64, 126, { size: 8 })
    for (const [index, name] of words.items.entries()) {
      const y = 160 + 24 * index
      sheet.put(String(nights), 56, y, { size: 10 })
      sheet.put(name, 90, y, { size: 10 })
      sheet.right(money(prices[index]!), 430, y, { size: 10 })
      sheet.right(money(prices[index]! * nights), 540, y, { size: 10 })
      sheet.rule(y + 16, 44, 550, { color: '#9bb39d' })
    }
    for (const x of [80, 360, 450]) sheet.upright(x, 150, 224, { color: '#9bb39d' })
    sheet.put(words.sum, 300, 250, { size: 12, bold: true })
    sheet.frame(440, 242, 110, 26, '#2c5530')
    sheet.right(`${money(total)} ${words.money[1]}`, 544, 249, { size: 12, bold: true })
    sheet.put(`${words.tax[0]} ${money(taxed - tax)} ${words.tax[1]} ${money(tax)}`, 44, 290, {
      size: 8,
    })
    sheet.put(words.paid, 44, 320)
    sheet.rule(350, 380, 540)
    return labelled(words.house, [leaving, show(leaving)], [total, money(total)], words.money)
  },
)
