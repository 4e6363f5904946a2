import { imageRules } from '@quittance/contract/image-rules'
import { beforeEach, expect, test, vi } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { startOnNewDevice } from '#test/device.ts'
import { photoFacts as photo } from '#test/entries.ts'

beforeEach(startOnNewDevice)

async function store() {
  return { ...(await import('#offline/store/entries.ts')), ...(await import('./photo-to-send.ts')) }
}

test('is a real PNG, small enough to be known as the one of a manual receipt', async () => {
  const { photoToSend } = await store()
  const entry = newEntry({ userId: 1, tripId: 9, source: 'manual', photo: null })
  const file = await photoToSend(entry)
  const bytes = await file.bytes()
  expect([...bytes.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
  expect(file.type).toBe('image/png')
  expect(file.size).toBeLessThan(imageRules.placeholderBytes)
})

test('what was made smaller goes, unless its owner wants the original sent', async () => {
  const { storeEntry, storeSentForm, photoToSend } = await store()
  const entry = newEntry({ userId: 1, tripId: 9, source: 'camera', photo })
  const bytes = new Uint8Array([1, 2, 3]).buffer
  await storeEntry(entry, { id: entry.id, bytes, type: 'image/jpeg' })
  await storeSentForm(entry.id, { bytes: new Uint8Array([1]).buffer, type: 'image/jpeg' })
  expect((await photoToSend(entry)).size).toBe(1)
  expect((await photoToSend({ ...entry, sendsOriginal: true })).size).toBe(3)
})

test('a picture marked as generated goes whole, since a smaller one would lose the mark', async () => {
  vi.doMock('./shrink-photo.ts', () => ({
    shrinkPhoto: async () => ({ bytes: new ArrayBuffer(1), type: 'image/jpeg' }),
  }))
  const { storeEntry, photoToSend } = await store()
  const mark = 'cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
  const sizes = ['any other picture', `before ${mark} after`].map(async (text) => {
    const entry = newEntry({ userId: 1, tripId: 9, source: 'upload', photo })
    const { buffer } = new TextEncoder().encode(text)
    await storeEntry(entry, { id: entry.id, bytes: buffer, type: 'image/png' })
    return (await photoToSend(entry)).size
  })
  expect(await Promise.all(sizes)).toEqual([1, mark.length + 13])
  vi.doUnmock('./shrink-photo.ts')
})

test('a photo that is not on this device any more is no reason to send nothing in its place', async () => {
  const { storeEntry, photoToSend } = await store()
  const entry = newEntry({ userId: 1, tripId: 9, source: 'camera', photo })
  await storeEntry(entry, null)
  await expect(photoToSend(entry)).rejects.toThrow('not on this device')
})
