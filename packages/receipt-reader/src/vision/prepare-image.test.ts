import sharp from 'sharp'
import { expect, test } from 'vitest'
import { prepareImage } from './vision-reader.ts'

async function sizeOf(image: Buffer) {
  const { format, width, height } = await sharp(await prepareImage(image)).metadata()
  return { format, width, height }
}

function paper(width: number, height: number) {
  return sharp({ create: { width, height, channels: 4, background: '#fff0' } })
}

test('a large photo is made small enough and turned upright', async () => {
  const lying = await paper(3000, 1500).flatten().jpeg().withMetadata({ orientation: 6 }).toBuffer()
  expect(await sizeOf(lying)).toEqual({ format: 'jpeg', width: 1000, height: 2000 })
})

test('a small one keeps its size, and what was transparent is paper', async () => {
  const small = await paper(40, 60).png().toBuffer()
  expect(await sizeOf(small)).toEqual({ format: 'jpeg', width: 40, height: 60 })
  const { channels } = await sharp(await prepareImage(small)).stats()
  expect(channels[0]?.min).toBeGreaterThan(250)
})
