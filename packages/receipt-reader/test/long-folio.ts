import type { PdfPage } from '@quittance/test-support/pdf'

type Row = { day: string; name: string; amount: string }

const columns = { day: 50, name: 130, amount: 480 }

function drawHead(page: PdfPage, number: number, count: number) {
  page.font('Helvetica').fontSize(18).text('Hotel Seeblick GmbH', 50, 50)
  page.fontSize(10).text('Uferweg 12, 6003 Luzern', 50, 75)
  page.text('Rechnung Nr. 2025-1187', 50, 110).text('Datum: 14.03.2025', 400, 110)
  page.text(`Seite ${number} von ${count}`, 400, 125)
}

function drawRow(page: PdfPage, y: number, { day, name, amount }: Row) {
  page.text(day, columns.day, y).text(name, columns.name, y)
  page.text(amount, columns.amount, y, { width: 60, align: 'right' })
}

/** A hotel bill of 129,00 a night over several pages; each but the last carries its sum forward. */
export function drawLongFolio(page: PdfPage, pages = 3): void {
  const nights = 4
  let sum = 0
  for (let number = 1; number <= pages; number++) {
    if (number > 1) page.addPage()
    drawHead(page, number, pages)
    if (number > 1) drawRow(page, 150, { day: '', name: 'Übertrag', amount: euros(sum) })
    for (let night = 0; night < nights; night++) {
      const day = `${String((number - 1) * nights + night + 1).padStart(2, '0')}.03.2025`
      drawRow(page, 170 + night * 18, { day, name: 'Übernachtung Zimmer 214', amount: '129,00' })
    }
    sum += nights * 129
    const name = number < pages ? 'Übertrag' : 'Gesamtbetrag EUR'
    drawRow(page, 640, { day: '', name, amount: euros(sum) })
  }
}

function euros(whole: number) {
  return `${whole.toLocaleString('de-DE')},00`
}
