import { imageRules } from '@quittance/contract/image-rules'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { receipts } from '#db/schema.ts'
import { answerOf, useTestApp } from '#test/app.ts'
import { hugeWebp, photo, placeholder, png } from '#test/images.ts'
import { leftovers, post, save } from '#test/receipts.ts'
import { newTraveller, newTrip } from '#test/trips.ts'

const product = await useTestApp()
const { browser, id: tripId } = await newTrip(product)
const image = await photo().jpeg().toBuffer()

describe('what is stored', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('of a %s is an upright JPEG', async (format) => {
    const sideways = await photo().withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
    const stored = await storedImage(sideways)
    const { info, data } = await sharp(stored).raw().toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: 300, height: 400 })
    // Red was left; a quarter turn to the right brings it to the top.
    expect(data[0]).toBeGreaterThan(200)
    expect(data.at(-1)).toBeGreaterThan(200)
    expect((await sharp(stored).metadata()).format).toBe('jpeg')
  })

  test('has no metadata: not where it was taken, not by whom, not with what', async () => {
    const telling = await photo()
      .withExif({
        IFD0: { Artist: 'Ada Byron', Model: 'Phone 7', Copyright: 'Ada' },
        IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withIccProfile('p3')
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada Byron</x:xmpmeta>')
      .jpeg()
      .toBuffer()
    expect(telling.toString('latin1')).toContain('Ada Byron')
    const stored = await storedImage(telling)
    const { exif, icc, xmp, iptc, comments } = await sharp(stored).metadata()
    expect([exif, icc, xmp, iptc, comments]).toEqual(Array(5).fill(undefined))
    expect(stored.toString('latin1')).not.toMatch(/Exif|ICC_PROFILE|adobe|Ada|Phone/)
  })

  test.each([
    ['a web page', Buffer.from('<html><script>alert(1)</script>')],
    ['a zip', Buffer.from('PK\x03\x04 and so on')],
  ])('has nothing of %s appended to the picture', async (_name, appended) => {
    const stored = await storedImage(Buffer.concat([image, appended]))
    expect(stored.includes(appended)).toBe(false)
    expect(stored.subarray(-2).toString('hex')).toBe('ffd9')
  })

  test('of a transparent PNG has a white background', async () => {
    const clear = { width: 40, height: 40, channels: 4, background: '#00000000' } as const
    const stored = await storedImage(await sharp({ create: clear }).png().toBuffer())
    const [channel] = await sharp(stored).raw().toBuffer()
    expect(channel).toBe(255)
  })

  test('comes with a thumbnail, also of a file of exactly 10 MB', async () => {
    const { id } = (await save(browser, tripId, { image })).json()
    const response = await browser.call(`GET /api/receipts/${tripId}/${id}/thumbnail`)
    expect(response.headers['content-type']).toBe('image/jpeg')
    const thumbnail = await sharp(response.rawPayload).metadata()
    expect(thumbnail).toMatchObject({ format: 'jpeg', width: 192, height: 256 })
    const padded = Buffer.concat([image, Buffer.alloc(imageRules.maxBytes - image.length)])
    expect((await save(browser, tripId, { image: padded })).statusCode).toBe(201)
  })
})

describe.each(['/api/receipts', '/api/receipts/process'])('%s refuses', (path) => {
  const ftyp = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(500)])
  const gif = Buffer.concat([Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), Buffer.alloc(500)])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(200)}<script/></svg>`
  const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(500)])

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a renamed PDF', () => pdf],
    ['an SVG', () => Buffer.from(svg)],
    ['a GIF', () => gif],
    ['a HEIC', () => ftyp],
    ['an empty file', () => Buffer.alloc(0)],
    ['a few bytes of nothing', () => Buffer.from('not an image')],
    ['a JPEG cut off', () => image.subarray(0, -200)],
    ['a PNG cut off', async () => (await photo().png().toBuffer()).subarray(0, 300)],
    ['a WebP cut off', async () => (await photo().webp().toBuffer()).subarray(0, 150)],
    ['a web page with the first bytes of a JPEG', () => start('\xff\xd8\xff\xe0<html>')],
    ['a zip with the first bytes of a PNG', () => start('\x89PNG\r\n\x1a\nPK\x03\x04')],
    ['a sound with the first bytes of a WebP', () => start('RIFF\0\0\0\0WEBP<html>')],
    ['a PNG without its pixels', () => png(100, 100)],
  ])('%s', async (_name, make) => {
    const bytes = await make()
    const response = await refused(path, { bytes, name: 'photo.jpg', type: 'image/jpeg' })
    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual({
      message: 'Please select a JPEG, PNG, or WebP image file.',
      code: 'UNSUPPORTED_MEDIA',
    })
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['one byte more than 10 MB', () => oversized(1)],
    ['many bytes more than 10 MB', () => oversized(8 * 1024 * 1024)],
    ['a PNG bomb of 30,000 x 30,000', () => png(30_000, 30_000)],
    ['a bomb that is no larger than a placeholder', () => png(30_000, 30_000, Buffer.alloc(9))],
    ['just over 50 megapixels', () => png(10_000, 5_001)],
  ])('%s', async (_name, make) => {
    expect(await answerOf(refused(path, await make()), 413)).toEqual({
      message: 'Please select an image smaller than 10MB.',
      code: 'TOO_LARGE',
    })
  })
})

test.each(['/api/receipts', '/api/receipts/process'])(
  'Hole 8: %s says why it refuses a small file that unpacks to a gigabyte',
  async (path) => {
    const deep = { bits: 16, isColoured: true, isInterlaced: true }
    for (const bomb of [png(7000, 7000, undefined, deep), hugeWebp()]) {
      const response = await answerOf(refused(path, bomb), 413)
      expect(response).toEqual({ message: imageRules.tooMuchToUnpack, code: 'TOO_LARGE' })
    }
  },
)

describe('showing an image', () => {
  test('a browser caches its copy and revalidates it', async () => {
    const { id } = (await save(browser, tripId, { image })).json()
    for (const kind of ['image', 'thumbnail']) {
      const url = `GET /api/receipts/${tripId}/${id}/${kind}?t=1`
      const first = await browser.call(url)
      expect(first.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
      })
      const headers = { 'if-none-match': first.headers.etag as string }
      const second = await browser.call(url, undefined, { headers })
      expect(second.statusCode).toBe(304)
      expect(second.rawPayload).toHaveLength(0)
    }
  })

  test.each(['image', 'thumbnail'])(
    'the %s is kept for good where the address names it, by this session alone',
    async (kind) => {
      const { id, imageVersion } = (await save(browser, tripId, { image })).json()
      const other = (await save(browser, tripId, { image })).json().imageVersion
      const [row] = await product.db.select().from(receipts).where(eq(receipts.id, id))
      expect(imageVersion).not.toBe(other)
      expect(row?.imageKey).not.toContain(imageVersion)

      const path = `/api/receipts/${tripId}/${id}/${kind}`
      const named = await browser.call(`GET ${path}?v=${imageVersion}`)
      const timed = await browser.call(`GET ${path}?t=${imageVersion}`)
      for (const { statusCode, headers } of [named, timed]) {
        expect(statusCode).toBe(200)
        expect(headers).toMatchObject({
          'cache-control': 'private, max-age=31536000, immutable',
          vary: 'cookie',
        })
      }
      for (const query of ['', `?v=${other}`, '?v=', `?t=${other}`]) {
        const unnamed = await browser.call(`GET ${path}${query}`)
        expect(unnamed.rawPayload.equals(named.rawPayload)).toBe(true)
        expect(unnamed.headers['cache-control']).toBe('private, no-cache')
      }
      const stranger = (await newTraveller(product)).browser
      const denied = await stranger.call(`GET ${path}?v=${imageVersion}`)
      expect(denied.statusCode).toBe(404)
      expect(denied.headers['cache-control']).toBe('no-store')
    },
  )

  test('a receipt entered by hand shows the placeholder and has no thumbnail', async () => {
    const { id, imageVersion } = (await save(browser, tripId, { image: placeholder })).json()
    expect(imageVersion).toBeNull()
    const shown = await browser.call(`GET /api/receipts/${tripId}/${id}/image`)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/png')
    expect(shown.rawPayload.length).toBeLessThan(100)
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1, height: 1 })
    const thumbnail = await browser.call(`GET /api/receipts/${tripId}/${id}/thumbnail`)
    expect(thumbnail.statusCode).toBe(404)
    expect(thumbnail.json().message).toBe('Image not found')
  })

  test('an image that is gone from the store answers 404, and is not kept', async () => {
    const { id, imageVersion } = (await save(browser, tripId, { image })).json()
    const [row] = await product.db.select().from(receipts).where(eq(receipts.id, id))
    await product.storage.remove(row?.imageKey ?? '')
    const path = `/api/receipts/${tripId}/${id}/image?v=${imageVersion}`
    const response = await browser.call(`GET ${path}`)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'Image not found', code: 'NOT_FOUND' })
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test.each(['image', 'thumbnail'])("the %s is its owner's alone", async (kind) => {
    const { id } = (await save(browser, tripId, { image })).json()
    const other = await newTrip(product)
    const answers = [
      await other.browser.call(`GET /api/receipts/${tripId}/${id}/${kind}`),
      await other.browser.call(`GET /api/receipts/${other.id}/${id}/${kind}`),
      await browser.call(`GET /api/receipts/${other.id}/${id}/${kind}`),
      await browser.call(`GET /api/receipts/${tripId}/2147483647/${kind}`),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ message: 'Receipt not found', code: 'NOT_FOUND' })
    }
    const bad = await browser.call(`GET /api/receipts/${tripId}/x/${kind}`)
    expect(bad.json().message).toBe('Invalid receipt ID')
  })
})

async function storedImage(sent: Buffer) {
  const saved = await answerOf(save(browser, tripId, { image: sent }), 201)
  const shown = await browser.call(`GET /api/receipts/${tripId}/${saved.id}/image`)
  return shown.rawPayload
}

async function refused(path: string, sent: Buffer | { bytes: Buffer; name: string; type: string }) {
  const before = await leftovers(product)
  const response = path.endsWith('process')
    ? await post(browser, path, { image: sent })
    : await save(browser, tripId, { image: sent })
  expect(await leftovers(product)).toEqual({ ...before, uploads: 0 })
  return response
}

function start(text: string) {
  return Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(500)])
}

function oversized(by: number) {
  return Buffer.concat([start('\xff\xd8\xff'), Buffer.alloc(imageRules.maxBytes + by - 503)])
}
