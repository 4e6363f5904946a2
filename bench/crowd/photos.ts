import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'

/** As many as a phone's camera has, 12 million. */
const pixels = { width: 3000, height: 4000 }

export async function drawPhoto(number: number): Promise<Buffer> {
  const total = `${10 + (number % 80)}.50`
  const drawn = await drawReceipt({
    vendor: `Museum Shop ${number}`,
    address: ['12 Harbour Street', 'Bergen'],
    date: '2026-03-02',
    lines: [
      { name: 'Catalogue', price: `${8 + (number % 80)}.00` },
      { name: 'Postcard', price: '2.50' },
    ],
    total,
    currency: 'EUR',
    footer: 'Thank you',
  })
  return sharp(drawn)
    .resize({ ...pixels, fit: 'cover', position: 'top' })
    .jpeg({ quality: 88 })
    .toBuffer()
}
