import type { PdfPage } from '@quittance/test-support/pdf'
/** A hotel's bill, on one page. */
export function drawFolio(page: PdfPage): void {
  page.font('Helvetica').fontSize(18).text('Hotel Seeblick GmbH', 50, 50)
  page.fontSize(10).text('Uferweg 12, 6003 Luzern', 50, 75)
  page.text('Rechnung Nr. 2025-1187', 50, 110).text('Datum: 14.03.2025', 400, 110)
  for (const [index, day] of ['12', '13', '14'].entries()) {
    const y = 150 + index * 18
    page.text(`${day}.03.2025`, 50, y).text('Übernachtung Zimmer 214', 130, y)
    page.text('129,00', 480, y, { width: 60, align: 'right' })
  }
  page.text('Gesamtbetrag EUR', 130, 640).text('387,00', 480, 640, { width: 60, align: 'right' })
}

/** Sets entries of the page's own dictionary, such as how it is turned and cut. */
export function setPage(page: PdfPage, entries: Record<string, unknown>): void {
  const { dictionary } = page.page as unknown as { dictionary: { data: object } }
  Object.assign(dictionary.data, entries)
}
