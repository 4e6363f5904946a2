import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'

/** A photo in the form that Playwright uploads. */
export async function receiptPhoto(vendor: string, total = '12.50') {
  const buffer = await drawReceipt({
    vendor,
    address: ['1 High Street'],
    date: '2026-03-12',
    lines: [{ name: 'Lunch', price: total }],
    total,
    currency: 'EUR',
    footer: 'Thank you',
  })
  return { name: `${vendor}.jpg`, mimeType: 'image/jpeg', buffer }
}
