import { exifOfJpeg, takenAtIn } from '@quittance/contract/photo-marks'
import type { EntryPhoto } from './entry.ts'

export async function describePhoto(file: File, bytes: ArrayBuffer): Promise<EntryPhoto> {
  const { name, type, size } = file
  const exif = exifOfJpeg(new Uint8Array(bytes))
  const takenAt = exif && takenAtIn(exif)
  return { name, type, size, sha256: await sha256(bytes), ...(takenAt && { takenAt }) }
}

/** As 64 hex digits, like the server's. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
