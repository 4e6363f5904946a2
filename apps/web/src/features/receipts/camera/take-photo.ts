import { encodePortrait } from './encode-photo.ts'

type StillCamera = {
  getPhotoCapabilities: () => Promise<{
    imageWidth?: { max: number }
    imageHeight?: { max: number }
  }>
  takePhoto: (settings?: { imageWidth?: number; imageHeight?: number }) => Promise<Blob>
}

type StillCameraMaker = new (track: MediaStreamTrack) => StillCamera

const longestWait = 5000

/** A full-resolution still where the browser supports it, otherwise the current video frame. */
export async function takePhoto(video: HTMLVideoElement, track: MediaStreamTrack): Promise<File> {
  const still = await takeStill(track).catch(() => null)
  if (!still) return encodePortrait(video)
  try {
    return await encodePortrait(still)
  } finally {
    still.close()
  }
}

async function takeStill(track: MediaStreamTrack): Promise<ImageBitmap | null> {
  const { ImageCapture } = globalThis as { ImageCapture?: StillCameraMaker }
  if (!ImageCapture) return null
  const camera = new ImageCapture(track)
  const blob = await Promise.race([
    camera.getPhotoCapabilities().then(({ imageWidth, imageHeight }) =>
      camera.takePhoto({
        ...(imageWidth?.max && { imageWidth: imageWidth.max }),
        ...(imageHeight?.max && { imageHeight: imageHeight.max }),
      }),
    ),
    // Some cameras never respond.
    new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait)),
  ])
  return blob && createImageBitmap(blob)
}
