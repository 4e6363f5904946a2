import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice } from '#test/device.ts'

beforeEach(() => {
  startOnNewDevice()
  // A worker resolves relative URLs against its own.
  vi.stubGlobal('Response', {
    redirect: (location: string, status: number) => ({ status, location }),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function share(files: File[], userId: number | null = 1) {
  const { setDeviceUser } = await import('#offline/store/device-user.ts')
  const { entriesOf } = await import('#offline/store/entries.ts')
  const { takeShared } = await import('./take-shared.ts')
  if (userId !== null) await setDeviceUser(userId)
  const body = new FormData()
  for (const file of files) body.append('images', file)
  const request = new Request('https://quittance.example/share', { method: 'POST', body })
  return { answer: await takeShared(request), entries: await entriesOf(1) }
}

const pdf = (bytes: BlobPart[] = ['%PDF-1.7']) =>
  new File(bytes, 'bill.pdf', { type: 'application/pdf' })

test('photos and documents are kept as what they are, by their bytes', async () => {
  const photo = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' })
  const gif = new File(['GIF89a'], 'b.gif', { type: 'image/gif' })
  const { answer, entries } = await share([photo, gif, pdf()])
  expect(answer).toMatchObject({ status: 303, location: '/receipts?shared=3' })
  const kept = Object.fromEntries(
    entries.map(({ photo: file, document }) => [file?.name, document]),
  )
  expect(kept).toEqual({ 'a.jpg': null, 'b.gif': null, 'bill.pdf': { kind: 'pdf', pages: null } })
  expect(entries[0]).toMatchObject({ source: 'shared', tripId: null, userId: 1 })
})

test('what can be no receipt, and what is too large, is counted and stops no other', async () => {
  const song = new File(['ID3'], 'song.mp3', { type: 'audio/mpeg' })
  const large = pdf(['%PDF-1.7', new Uint8Array(25 * 1024 * 1024)])
  const { answer, entries } = await share([song, large, pdf()])
  expect(answer).toMatchObject({ location: '/receipts?shared=1&refused=1&large=1' })
  expect(entries).toHaveLength(1)
})
