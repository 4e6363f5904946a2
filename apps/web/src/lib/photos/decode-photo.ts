export type Photo = { bytes: ArrayBuffer; type: string }

/** Wide enough to be made into any photo that is sent. */
const reducedWidth = 3000

/** A photo upright, as its camera was held; null for what this browser cannot decode. To be closed after. */
export async function decodePhoto(photo: Photo): Promise<ImageBitmap | null> {
  // A phone that has no room for all of a very large photo may still have it for a smaller copy.
  return (await decode(photo, {})) ?? (await decode(photo, { resizeWidth: reducedWidth }))
}

/** Whether it is an image at all, to this browser; one that has no way to tell leaves it to the server. */
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
