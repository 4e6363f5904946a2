import { addDays, anyDay, dayIn } from '#paper/days.ts'
import { type Figures, figure, sum, taxWithin } from '#paper/figures.ts'
import { anyGuest } from '#paper/guests.ts'
import { labelled, template } from '#paper/template.ts'

/** A spa hotel of the old kind: board by the day, treatments of the house, a down payment taken off before the rest is paid at the desk. */
export const cureGuests = template(
  'hotel-cure-guests',
  {},
  {
    de: {
      hotel: 'Spa Hotel Imperator',
      place: 'Karlovy Vary · Karlsbad',
      title: 'Rechnung – Steuerbeleg Nr.',
      facts: ['Ausstellungsdatum', 'Tag der Leistung', 'Anreise – Abreise', 'Zimmer', 'Gast'],
      parts: ['Unterkunft und Verpflegung', 'Kuranwendungen'],
      board: [
        ['Einzelzimmer Superior, Halbpension', 285000, 12],
        ['Kurtaxe der Stadt', 5000, 0],
      ] as [string, number, number][],
      cures: [
        ['Kohlensäurebad', 78000, 21],
        ['Teilmassage 20 Min.', 89000, 21],
        ['Moorpackung', 72000, 21],
      ] as [string, number, number][],
      sums: ['Gesamtbetrag', 'Anzahlung vom', 'An der Rezeption bezahlt'],
      vat: ['MwSt.', 'Basis', 'Steuer'],
      legal:
        'Imperator Lázne a.s., Zámecký vrch 61, 360 01 Karlovy Vary, Tschechische Republik · IC 255 51 408 · DIC CZ25551408 · Handelsregister Plzen, B 1408 · Tel. +420 355 551 408 · www.spa-imperator.example',
      figures: '1 234,56' as Figures,
      day: 'dd.MM.yyyy',
      currency: 'CZK',
    },
    it: {
      hotel: 'Hotel Terme Regina Euganea',
      place: 'Abano Terme · Padova',
      title: 'Fattura n.',
      facts: ['Data fattura', 'Data prestazione', 'Arrivo – partenza', 'Camera', 'Ospite'],
      parts: ['Soggiorno', 'Reparto cure'],
      board: [
        ['Camera singola, mezza pensione', 10800, 10],
        ['Imposta di soggiorno', 250, 0],
      ] as [string, number, number][],
      cures: [
        ['Bagno termale ozonizzato', 2600, 22],
        ['Massaggio parziale 25 min.', 3800, 22],
        ['Fango locale', 3400, 22],
      ] as [string, number, number][],
      sums: ['Totale fattura', 'Caparra del', 'Pagato alla cassa'],
      vat: ['IVA', 'Imponibile', 'Imposta'],
      legal:
        'Regina Euganea S.p.A. – Viale delle Terme 88 – 35031 Abano Terme (PD) – P.IVA e C.F. 02555140281 – REA PD 255514 – Cap. Soc. € 520.000 i.v. – Tel. 049 555 1408 – www.reginaeuganea.example',
      figures: '1.234,56' as Figures,
      day: 'dd.MM.yyyy',
      currency: 'EUR',
    },
  },
  (sheet, words, chance, language) => {
    const nights = chance.whole(4, 7)
    const arrival = anyDay(chance)
    const leaves = addDays(arrival, nights)
    const show = (day: string) => dayIn(day, words.day, language)
    const money = (minor: number) => figure(minor, words.figures)
    const { name, firm, street, town, country } = anyGuest(chance, language)
    const groups = [
      words.board.map(([item, price, rate]) => ({ item, count: nights, price, rate })),
      words.cures.map(([item, price, rate]) => ({ item, count: chance.whole(1, 3), price, rate })),
    ]
    const all = groups.flat()
    const worth = (rows: typeof all) => sum(rows.map(({ count, price }) => count * price))
    const total = worth(all)
    const deposit = words.currency === 'CZK' ? 500000 : 20000
    const blue = '#3b6a8f'
    sheet.frame(28, 28, 539, 786, blue)
    sheet.frame(32, 32, 531, 778, blue)
    sheet.put('~', 58, 48, { size: 34, face: 'serif', color: blue })
    sheet.put(words.hotel, 92, 52, { size: 20, face: 'serif', bold: true, color: blue })
    sheet.put(words.place, 92, 77, { size: 10, face: 'serif', color: blue })
    sheet.put(`${words.title} ${leaves.slice(2, 4)}${chance.digits(5)}`, 58, 122, {
      size: 13,
      bold: true,
    })
    const facts = [
      show(leaves),
      show(leaves),
      `${show(arrival)} – ${show(leaves)}`,
      String(chance.whole(11, 64)),
      name,
    ]
    for (const [index, fact] of words.facts.entries()) {
      sheet.put(`${fact}:`, 58, 150 + 14 * index)
      sheet.put(facts[index]!, 160, 150 + 14 * index)
    }
    sheet.lines([firm, street, town, country], 360, 150, { size: 10.5 })
    let y = 246
    for (const [index, rows] of groups.entries()) {
      sheet.put(words.parts[index]!, 58, y, { size: 11, face: 'serif', bold: true, color: blue })
      sheet.rule(y + 15, 58, 537, { color: blue })
      y += 22
      for (const { item, count, price } of rows) {
        sheet.right(`${count} ×`, 82, y)
        sheet.put(item, 92, y)
        sheet.right(money(price), 440, y)
        sheet.right(money(count * price), 537, y)
        y += 15
      }
      sheet.right(money(worth(rows)), 537, y + 2, { bold: true })
      y += 30
    }
    sheet.rule(y, 58, 537, { color: blue })
    const labels = [
      `${words.sums[0]} ${words.currency}`,
      `${words.sums[1]} ${show(addDays(arrival, -21))}`,
      words.sums[2]!,
    ]
    for (const [index, minor] of [total, -deposit, total - deposit].entries()) {
      sheet.put(labels[index]!, 300, y + 10 + 18 * index, {
        size: index ? 9.5 : 11.5,
        bold: index === 0,
      })
      sheet.right(money(minor), 537, y + 10 + 18 * index, {
        size: index ? 9.5 : 11.5,
        bold: index === 0,
      })
    }
    for (const [index, word] of words.vat.entries())
      sheet.right(word, [90, 160, 225][index]!, y + 10, { size: 8 })
    for (const [index, rate] of [...new Set(all.map((one) => one.rate))]
      .toSorted((a, b) => a - b)
      .entries()) {
      const gross = worth(all.filter((one) => one.rate === rate))
      const cells = [
        `${rate} %`,
        money(gross - taxWithin(gross, rate)),
        money(taxWithin(gross, rate)),
      ]
      for (const [at, cell] of cells.entries())
        sheet.right(cell, [90, 160, 225][at]!, y + 23 + 12 * index, { size: 8 })
    }
    sheet.prose(words.legal, 58, 776, 480, { size: 7.5, color: '#555' })
    return labelled(
      words.hotel,
      [leaves, show(leaves)],
      [total, money(total)],
      [words.currency, words.currency],
    )
  },
)
