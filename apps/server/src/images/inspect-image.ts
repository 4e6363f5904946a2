import { open } from 'node:fs/promises'
import { imageRules } from '@quittance/contract/receipts'
import sharp from 'sharp'
import { AppError } from '#http/app-error.ts'

/** By its first bytes, whatever its name or declared type: a JPEG, a PNG or a WebP. */
export async function requireImageSignature(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (!hasImageSignature(buffer.subarray(0, bytesRead))) throw invalidImage()
  } finally {
    await file.close()
  }
}

/** Reads the header only: an image that would not fit in memory is refused undecoded. */
export async function requireReasonableSize(path: string): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => {
      throw invalidImage()
    })
  if (width * height > imageRules.maxPixels) throw new AppError('TOO_LARGE', imageRules.tooLarge)
}

export function invalidImage() {
  return new AppError('UNSUPPORTED_MEDIA', imageRules.invalidType)
}

function hasImageSignature(head: Buffer): boolean {
  const text = head.toString('latin1')
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  )
}
