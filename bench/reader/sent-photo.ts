import { sentQuality, sizeToSend } from '@quittance/web/fit-for-sending'
import sharp from 'sharp'

/** A photo as the browser draws and encodes it to be sent. */
export async function drawnForSending(photo: Buffer): Promise<Buffer> {
  const { autoOrient } = await sharp(photo).metadata()
  const { width, height } = sizeToSend(autoOrient)
  // Browsers scale by the mean of neighbours, and keep colour at half the size.
  const drawn = sharp(photo).autoOrient().resize(width, height, { fit: 'fill', kernel: 'linear' })
  return drawn.jpeg({ quality: 100 * sentQuality, chromaSubsampling: '4:2:0' }).toBuffer()
}

/** The same at full resolution: the effect of encoding alone. */
export function encodedAgain(photo: Buffer): Promise<Buffer> {
  return sharp(photo)
    .autoOrient()
    .jpeg({ quality: 100 * sentQuality, chromaSubsampling: '4:2:0' })
    .toBuffer()
}

/** As the server re-encodes every photo before reading it. */
export function asStored(photo: Buffer): Promise<Buffer> {
  return sharp(photo).autoOrient().jpeg({ quality: 88 }).toBuffer()
}

const phonePhoto = { width: 3024, height: 4032 }
let table: Promise<Buffer> | undefined

/** The receipt in a phone's photo of 12 megapixels with the table around it, as our camera encodes it. */
export async function onTable(photo: Buffer): Promise<Buffer> {
  table ??= emptyTable()
  return sharp(await table)
    .composite([{ input: await sharp(photo).autoOrient().toBuffer(), gravity: 'centre' }])
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Grey, with the grain of a sensor, which is what takes most of a photo's bytes; the same in every run. */
async function emptyTable(): Promise<Buffer> {
  const side = 509
  let state = 1
  const grain = Uint8Array.from({ length: side * side }, () => {
    state = (state * 16_807) % 2_147_483_647
    return 96 + (state % 49)
  })
  const raw = { width: side, height: side, channels: 1 } as const
  const tile = await sharp(grain, { raw }).blur(0.8).png().toBuffer()
  return sharp({ create: { ...phonePhoto, channels: 3, background: '#777777' } })
    .composite([{ input: tile, tile: true }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
