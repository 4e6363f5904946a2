import sharp, { type Sharp } from 'sharp'

/** A raw picture between two drawing steps: encoding and decoding would take longer than the steps. */
export type Pixels = { data: Buffer; raw: { width: number; height: number; channels: 1 | 3 | 4 } }

export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { data, raw: { width, height, channels: info.channels as Pixels['raw']['channels'] } }
}

export function openPixels({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw })
}
