import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decodeImage } from '#runtime/node/read-image.ts'
import { stubBrowserPictures } from '#test/browser-pictures.ts'
import { decodePhoto, givesTruePixels } from './decode-photo.ts'

let browser: ReturnType<typeof stubBrowserPictures>

beforeEach(() => {
  browser = stubBrowserPictures()
})
afterEach(() => vi.unstubAllGlobals())

/** Colours that differ from pixel to pixel. */
function drawn(width: number, height: number, channels: 3 | 4 = 3) {
  const data = Uint8Array.from(
    { length: width * height * channels },
    (_, at) => (at * 37 + ((at / width) | 0) * 11) % 256,
  )
  return sharp(data, { raw: { width, height, channels } })
}

async function bothOf(photo: Buffer) {
  return [await decodePhoto(new Blob([new Uint8Array(photo)])), await decodeImage(photo)] as const
}

test('a photo has the pixels that it has on the server, however many strips it is looked at in', async () => {
  for (const [width, height] of [
    [40, 511],
    [40, 512],
    [33, 1300],
  ] as const) {
    const [here, there] = await bothOf(await drawn(width, height).png().toBuffer())
    expect(here.raster).toEqual(there.raster)
    expect([here.width, here.height]).toEqual([width, height])
  }
  expect(Math.max(...browser.canvases.map((canvas) => canvas.height))).toBe(512)
  expect(browser.closed).toHaveBeenCalledTimes(3)
})

test('a photo that was taken sideways stands upright', async () => {
  const photo = await drawn(60, 40).withMetadata({ orientation: 6 }).png().toBuffer()
  const [here, there] = await bothOf(photo)
  expect([here.width, here.height]).toEqual([40, 60])
  expect(here.raster).toEqual(there.raster)
})

test('what can be seen through lies on white', async () => {
  const clear = await drawn(20, 20, 4)
    .composite([
      {
        input: { create: { width: 20, height: 20, channels: 4, background: '#00000000' } },
        blend: 'source',
      },
    ])
    .png()
    .toBuffer()
  const [here] = await bothOf(clear)
  expect(new Set(here.raster.data)).toEqual(new Set([255]))
})

test('a large photo is read at the working size, and a part of it from the whole one', async () => {
  const photo = await drawn(3200, 400).png().toBuffer()
  const [here, there] = await bothOf(photo)
  expect([here.width, here.height]).toEqual([3200, 400])
  expect([here.raster.width, here.raster.height]).toEqual([there.raster.width, there.raster.height])
  const part = { x: 2900, y: 300, width: 200, height: 200 }
  const [cut, sameCut] = await Promise.all([here.cutOut(part), there.cutOut(part)])
  // The photo ends before the part does.
  expect(cut).toEqual(sameCut)
  expect(cut.width).toBeLessThan(200)
})

test('what is no photo is said to be none', async () => {
  const text = new Blob(['not a photo'])
  await expect(decodePhoto(text)).rejects.toMatchObject({ name: 'BadPhotoError' })
})

test('a canvas that hides what is on it is found out; a level of noise is no harm', () => {
  expect(givesTruePixels()).toBe(true)
  stubBrowserPictures({ noise: 1 })
  expect(givesTruePixels()).toBe(true)
  stubBrowserPictures({ noise: 40 })
  expect(givesTruePixels()).toBe(false)
})

test('a picture with more pixels than the server takes is refused, and let go', async () => {
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 9000, height: 6000, close }))
  await expect(decodePhoto(new Blob(['large']))).rejects.toMatchObject({ name: 'BadPhotoError' })
  expect(close).toHaveBeenCalledOnce()
})
