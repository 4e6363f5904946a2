import type { Size } from './fit-pixels.ts'

export type Picture = ImageBitmap | HTMLVideoElement

export type Part = Size & { x: number; y: number }

/** A part of a picture as a JPEG of that size, on white; null for more pixels than a canvas holds here. */
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
  // What lets the background through would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height)
  const blob = await encode(canvas, quality)
  // Safari counts a canvas until it is collected, and has room for a few large ones only.
  canvas.width = 0
  canvas.height = 0
  return blob
}

/** A page has the canvas that every browser knows; a service worker has no page. */
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
