export type Photo = { bytes: ArrayBuffer; type: string }

/** Wide enough for any photo that is sent. */
const reducedWidth = 3000

/** Decodes a photo upright; null if this browser cannot. The caller must close it. */
export async function decodePhoto(photo: Photo): Promise<ImageBitmap | null> {
  // A phone without memory for a very large photo may still manage a smaller copy.
  return (await decode(photo, {})) ?? (await decode(photo, { resizeWidth: reducedWidth }))
}

/** Whether this browser can decode it; one without a decoder leaves that to the server. */
export async function canDecode(bytes: ArrayBuffer, type: string): Promise<boolean> {
  if (typeof createImageBitmap === 'undefined') return true
  const picture = await decode({ bytes, type }, { resizeWidth: 16, resizeHeight: 16 })
  picture?.close()
  return picture !== null
}

async function decode(
  { bytes, type }: Photo,
  options: ImageBitmapOptions,
): Promise<ImageBitmap | null> {
  try {
    const blob = new Blob([bytes], { type })
    return await createImageBitmap(blob, { imageOrientation: 'from-image', ...options })
  } catch {
    return null
  }
}
