import type { Metadata } from 'sharp'
import { expect, test } from 'vitest'
import { planFor } from './decoding-plan.ts'

const jpeg = { format: 'jpeg', channels: 3, depth: 'uchar', chromaSubsampling: '4:2:0' } as const
const png = { format: 'png', channels: 4, depth: 'uchar' } as const
const webp = { format: 'webp', channels: 3, depth: 'uchar' } as const
const fifty = { width: 8160, height: 6120 }
const twelve = { width: 4032, height: 3024 }

test.each<[string, Partial<Metadata>]>([
  ['a photo', { ...jpeg, ...twelve }],
  [
    'a progressive photo to be rotated',
    { ...jpeg, ...twelve, isProgressive: true, orientation: 6 },
  ],
  ['a photo of 50 megapixels', { ...jpeg, ...fifty }],
  ['one to be rotated', { ...jpeg, ...fifty, orientation: 6 }],
  ['one that is progressive', { ...jpeg, ...fifty, isProgressive: true }],
  ['a large PNG of 16 bits, row by row', { ...png, ...fifty, depth: 'ushort' }],
  ['an interlaced screenshot', { ...png, ...twelve, isProgressive: true }],
  ['a WebP of 12 megapixels', { ...webp, ...twelve }],
])('%s is decoded at once', (_name, header) => {
  expect(planFor(header as Metadata)).toBe('at-once')
})

test('a progressive photo of 50 megapixels on its side is decoded first and turned then', () => {
  const header = { ...jpeg, ...fifty, isProgressive: true, orientation: 8 }
  expect(planFor(header as Metadata)).toBe('in-two-steps')
})

test.each<[string, Partial<Metadata>]>([
  [
    'an interlaced PNG of 16 bits',
    { ...png, width: 7000, height: 7000, depth: 'ushort', isProgressive: true },
  ],
  ['a WebP of 50 megapixels', { ...webp, ...fifty }],
  ['a WebP that moves', { ...webp, width: 5000, height: 4000, pages: 2 }],
  [
    'a progressive JPEG with all of its colours',
    { ...jpeg, ...fifty, isProgressive: true, chromaSubsampling: '4:4:4' },
  ],
])('Hole 8: %s is refused', (_name, header) => {
  expect(planFor(header as Metadata)).toBe('refuse')
})
