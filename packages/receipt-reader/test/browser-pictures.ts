import sharp from 'sharp'
import { vi } from 'vitest'

type Bitmap = { width: number; height: number; pixels: Buffer; close(): void }

/**
 * Puts pictures as a browser has them in the place of those that Node lacks: decoded upright by the same library as on
 * the server, drawn onto a canvas that holds no more than it is large. With `noise` it hides what is on it.
 */
export function stubBrowserPictures({ noise = 0 } = {}) {
  const canvases: { width: number; height: number }[] = []
  const closed = vi.fn<() => void>()

  async function createImageBitmap(photo: Blob, options: ImageOptions): Promise<Bitmap> {
    if (
      (options.imageOrientation ?? 'from-image') !== 'from-image' ||
      options.colorSpaceConversion !== 'none'
    ) {
      throw new Error('The picture would be turned or coloured otherwise than on the server.')
    }
    const { data, info } = await sharp(await photo.bytes())
      .autoOrient()
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { width: info.width, height: info.height, pixels: data, close: closed }
  }

  class OffscreenCanvas {
    width: number
    height: number
    constructor(width: number, height: number) {
      this.width = width
      this.height = height
      canvases.push({ width, height })
    }
    getContext() {
      return createContext(this.width, this.height, noise)
    }
  }

  vi.stubGlobal('createImageBitmap', createImageBitmap)
  vi.stubGlobal('OffscreenCanvas', OffscreenCanvas)
  return { canvases, closed }
}

type ImageOptions = { imageOrientation?: string; colorSpaceConversion?: string }

function createContext(width: number, height: number, noise: number) {
  const drawn = new Uint8ClampedArray(width * height * 4)
  return {
    createImageData: () => ({ data: new Uint8ClampedArray(width * height * 4) }),
    putImageData({ data }: { data: Uint8ClampedArray }) {
      drawn.set(data)
    },
    fillStyle: '',
    fillRect(_left: number, _top: number, _width: number, rows: number) {
      if (this.fillStyle === '#ffffff') drawn.fill(255, 0, width * rows * 4)
    },
    drawImage({ pixels }: Bitmap, ...[, top, , rows]: number[]) {
      const from = top! * width * 4
      for (let at = 0; at < width * rows! * 4; at += 1) {
        const alpha = pixels[from + (at | 3)]! / 255
        drawn[at] = pixels[from + at]! * alpha + drawn[at]! * (1 - alpha)
      }
    },
    getImageData(_left: number, _top: number, _width: number, rows: number) {
      return { data: drawn.slice(0, width * rows * 4).map((level) => level + noise) }
    },
  }
}
