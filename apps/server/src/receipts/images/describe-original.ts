import { hash } from 'node:crypto'
import { hasManifest, isMarkedGenerated, takenAtIn } from '@quittance/contract/photo-marks'
import type { GeneratedMark, OriginalFile } from '#db/schema/trips.ts'

type Metadata = { exif?: Buffer | undefined; xmp?: Buffer | undefined }

/** What the bytes of a received image say, before they are re-encoded. */
export function describeOriginal(bytes: Buffer, { exif, xmp }: Metadata): OriginalFile {
  const takenAt = exif && takenAtIn(exif)
  // Some PNG files compress their XMP.
  const generated = markIn(bytes) ?? (xmp && markIn(xmp))
  return {
    sha256: hash('sha256', bytes),
    bytes: bytes.length,
    ...(takenAt && { takenAt }),
    ...(generated && { generated }),
  }
}

function markIn(bytes: Buffer): GeneratedMark | undefined {
  if (!isMarkedGenerated(bytes)) return undefined
  return hasManifest(bytes) ? 'c2pa' : 'xmp'
}
