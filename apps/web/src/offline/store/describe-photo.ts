import { exifOfJpeg, takenAtIn } from '@quittance/contract/photo-marks'
import type { EntryPhoto } from './entry.ts'
import { sha256 } from './sha256.ts'

export async function describePhoto(file: File, bytes: ArrayBuffer): Promise<EntryPhoto> {
  const { name, type, size } = file
  const exif = exifOfJpeg(new Uint8Array(bytes))
  const takenAt = exif && takenAtIn(exif)
  return { name, type, size, sha256: await sha256(bytes), ...(takenAt && { takenAt }) }
}
