import { open, readFile } from 'node:fs/promises'
import { imageRules } from '@quittance/contract/image-rules'
import { AppError } from '#http/app-error.ts'

const pngSignature = '\x89PNG\r\n\x1a\n'

/** Checks the first bytes, not the name or declared type: JPEG, PNG or WebP. */
export async function requireImageSignature(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    if (!hasImageSignature(buffer.subarray(0, bytesRead))) throw invalidImage()
  } finally {
    await file.close()
  }
}

/** For a tiny PNG, as manual entry sends it; undefined for any other image. */
export async function pixelsOfSmallPng(path: string): Promise<number | undefined> {
  const head = await readFile(path)
  if (!head.toString('latin1').startsWith(pngSignature)) return undefined
  if (head.toString('latin1', 12, 16) !== 'IHDR' || head.length < 24) throw invalidImage()
  return head.readUInt32BE(16) * head.readUInt32BE(20)
}

export function invalidImage() {
  return new AppError('UNSUPPORTED_MEDIA', imageRules.invalidType)
}

function hasImageSignature(head: Buffer): boolean {
  const text = head.toString('latin1')
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith(pngSignature) ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  )
}
