import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'

export const cameraFile = join(import.meta.dirname, '../.cache/e2e/camera.mjpeg')

/** The video of Chromium's fake camera: one frame, a receipt on a table. */
export default async function recordFakeCamera() {
  const receipt = await drawReceipt({
    vendor: 'The Copper Kettle',
    address: ['14 Cornhill', 'London EC3V'],
    date: '2026-03-12',
    lines: [
      { name: 'Pie of the day', price: '15.95' },
      { name: 'Sparkling water', price: '3.25' },
    ],
    total: '19.20',
    currency: 'GBP',
    footer: 'Thank you',
  })
  const frame = await sharp(receipt)
    .resize(960, 1280, { fit: 'contain', background: '#6b5a4a' })
    .jpeg({ quality: 90 })
    .toBuffer()
  await mkdir(dirname(cameraFile), { recursive: true })
  await writeFile(cameraFile, frame)
}
