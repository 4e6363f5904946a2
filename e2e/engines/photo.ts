import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { receiptPhoto } from '#e2e/images.ts'

/** A file with a receipt as a phone's camera takes it: larger than what the app sends. */
export async function cameraPhoto(path: string) {
  const { buffer } = await receiptPhoto('Pastelaria')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const size = { width: 1200, height: 1600 }
  const desk = sharp({ create: { ...size, channels: 3, background: '#777777', noise } })
  const bytes = await desk
    .composite([{ input: buffer }])
    .jpeg({ quality: 95 })
    .toBuffer()
  await writeFile(path, bytes)
  return { path, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}
