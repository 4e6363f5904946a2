import { pdfOf } from '@quittance/test-support/pdf'
import { drawReceipt } from '@quittance/test-support/receipts/draw-receipt'
import sharp from 'sharp'
import { plainReceipt } from './plain-receipt.ts'

const a4 = { width: 1240, height: 1754 }

/** Three receipts of three shops, each in the middle of a white sheet. */
export async function scannedReceipts(): Promise<Buffer[]> {
  const receipts = [
    plainReceipt,
    { ...plainReceipt, vendor: 'Northgate Books', date: '15/03/2025', total: '16.30' },
    { ...plainReceipt, vendor: 'Taxi Cabot', date: '16/03/2025', total: '16.30' },
  ]
  return Promise.all(receipts.map(async (receipt) => onSheet(await drawReceipt(receipt))))
}

function onSheet(picture: Buffer) {
  return sharp(picture)
    .resize({ ...a4, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .jpeg()
    .toBuffer()
}

/** A PDF as scanners write it: of every page a picture. */
export function scanOf(pictures: Buffer[]): Promise<Buffer> {
  return pdfOf((page) => {
    for (const [index, picture] of pictures.entries()) {
      if (index > 0) page.addPage()
      page.image(picture, 0, 0, { fit: [595.28, 841.89] })
    }
  })
}

/** A TIFF of several pages; all must be of one size. */
export function tiffOf(pictures: Buffer[]): Promise<Buffer> {
  return sharp(pictures, { join: { animated: true } })
    .tiff({ compression: 'deflate' })
    .toBuffer()
}
