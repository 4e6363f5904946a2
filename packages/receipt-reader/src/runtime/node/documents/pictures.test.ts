import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { folder, useFolder } from '#test/folder.ts'
import { drawHeic, openHeic } from './heic.ts'
import { kindOfBytes } from './kind-of-bytes.ts'
import { drawTiff, openTiff } from './tiff.ts'

useFolder()

function paper(width: number, height: number, background = '#c01030') {
  return sharp({ create: { width, height, channels: 3, background } })
}

function pngs(count: number) {
  return Promise.all(Array.from({ length: count }, () => paper(60, 40).png().toBuffer()))
}

test('a TIFF of three pages has three', async () => {
  const tiff = await sharp(await pngs(3), { join: { animated: true } })
    .tiff()
    .toBuffer()
  const { kind, pages } = await openTiff(tiff)
  expect(kind).toBe('tiff')
  expect(pages).toEqual(Array.from({ length: 3 }, () => ({ width: 60, height: 40, texts: null })))
  expect(await drawTiff(tiff, folder, [1, 3])).toMatchObject([
    { page: 1, file: 'page-001.jpg', width: 60, height: 40 },
    { page: 3, file: 'page-003.jpg', width: 60, height: 40 },
  ])
})

test('a TIFF of 31 pages is refused with their number', async () => {
  const tiff = await sharp(await pngs(31), { join: { animated: true } })
    .tiff()
    .toBuffer()
  await expect(openTiff(tiff)).rejects.toMatchObject({
    problem: 'too-many-pages',
    facts: { pages: 31 },
  })
})

test.each([
  ['in the colours of print', () => paper(60, 40).toColourspace('cmyk').tiff()],
  [
    'of a fax',
    () =>
      paper(60, 40, '#fff').toColourspace('b-w').tiff({ bitdepth: 1, compression: 'ccittfax4' }),
  ],
  ['with 16 bits a colour', () => paper(60, 40).toColourspace('rgb16').tiff()],
])('a TIFF %s becomes a picture in the colours of screens', async (_, draw) => {
  const [drawn] = await drawTiff(await draw().toBuffer(), folder, [1])
  const { space, channels, width } = await sharp(join(folder, drawn!.file)).metadata()
  expect(['srgb', 'b-w']).toContain(space)
  expect({ channels, width }).toEqual({ channels: space === 'b-w' ? 1 : 3, width: 60 })
})

test('a TIFF that lies on its side is turned', async () => {
  const tiff = await paper(60, 40).withMetadata({ orientation: 6 }).tiff().toBuffer()
  expect((await openTiff(tiff)).pages).toMatchObject([{ width: 40, height: 60 }])
  expect(await drawTiff(tiff, folder, [1])).toMatchObject([{ width: 40, height: 60 }])
})

test('a TIFF larger than a picture may be is drawn smaller, a far larger one is refused', async () => {
  const tall = await paper(10, 6000).tiff({ compression: 'lzw' }).toBuffer()
  expect((await openTiff(tall)).pages).toMatchObject([{ width: 7, height: 4000 }])
  const huge = await paper(9000, 6000).tiff({ compression: 'lzw' }).toBuffer()
  await expect(openTiff(huge)).rejects.toMatchObject({ problem: 'too-large' })
})

test('a TIFF that was cut off is damaged', async () => {
  const tiff = await paper(60, 40).tiff({ compression: 'lzw' }).toBuffer()
  await expect(openTiff(tiff.subarray(0, 20))).rejects.toMatchObject({ problem: 'damaged' })
})

const encoder = 'heif-enc'
// In CI it must be there.
const canEncode = Boolean(process.env.CI) || !spawnSync(encoder, ['--version']).error

/** As Debian's heif-enc writes it, with transparency where the picture has it. */
async function heicOf(picture: Sharp, options: string[] = []) {
  const [png, heic] = [join(folder, 'in.png'), join(folder, 'out.heic')]
  await picture.png().toFile(png)
  execFileSync(encoder, [...options, '-o', heic, png])
  return readFile(heic)
}

test.skipIf(!canEncode).each([
  ['plain', () => paper(303, 201), []],
  ['of 10 bits', () => paper(303, 201), ['-b', '10']],
  ['transparent', () => paper(303, 201).ensureAlpha(0.5), []],
])('a HEIC that is %s becomes a picture', async (_, draw, options) => {
  const heic = await heicOf(draw(), options)
  expect(kindOfBytes(heic)).toBe('heic')
  expect((await openHeic(heic)).pages).toEqual([{ width: 303, height: 201, texts: null }])
  const [drawn] = await drawHeic(heic, folder, [1])
  expect(drawn).toMatchObject({ width: 303, height: 201 })
  const { dominant } = await sharp(join(folder, drawn!.file)).stats()
  expect(dominant.r).toBeGreaterThan(dominant.g + 60)
})

test('what only begins like HEIC is damaged', async () => {
  const junk = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(500)])
  await expect(openHeic(junk)).rejects.toMatchObject({ problem: 'damaged' })
  await expect(drawHeic(junk, folder, [1])).rejects.toMatchObject({ problem: 'damaged' })
})
