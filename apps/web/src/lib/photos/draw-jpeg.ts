import type { Size } from './fit-pixels.ts'

export type Picture = ImageBitmap | HTMLVideoElement

export type Part = Size & { x: number; y: number }

/** Draws a crop as a JPEG of that size, on white; null if a canvas cannot hold that many pixels. */
export async function drawJpeg(
  picture: Picture,
  part: Part,
  { width, height }: Size,
  quality: number,
): Promise<Blob | null> {
  const canvas = canvasOf({ width, height })
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // Transparent areas would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const blob = await encode(canvas, quality)
  // Safari counts a canvas until it is collected, and has room for only a few large ones.
  canvas.width = 0
  canvas.height = 0
  return blob
}

/** Every browser has the page's canvas; a service worker has no page. */
function canvasOf({ width, height }: Size): HTMLCanvasElement | OffscreenCanvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function encode(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  quality: number,
): Promise<Blob | null> {
  if ('convertToBlob' in canvas) {
    return canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null)
  }
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
}
