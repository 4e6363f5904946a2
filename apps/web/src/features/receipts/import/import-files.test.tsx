import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { answerUploads } from '#test/uploads.ts'

let stop: (() => void)[] = []
beforeEach(startOnNewDevice)
afterEach(async () => {
  for (const end of stop) end()
  stop = []
  await untilDeviceRests()
  vi.unstubAllGlobals()
})

async function openApp() {
  answerUploads({})
  const { startSyncQueue } = await import('#offline/entries/sync-queue.ts')
  const { entryList } = await import('#offline/entries/entry-list.ts')
  const { currentToast } = await import('#ui/toast-store.ts')
  const { importFiles } = await import('./import-files.ts')
  stop.push(startSyncQueue(1))
  return { importFiles, entries: () => entryList.get().entries, told: currentToast }
}

const pdf = (name = 'bill.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg', { type: 'image/jpeg' })
const zip = (name = 'all.zip') => new File(['PK\u0003\u0004'], name)

test('documents and photos are sorted by their bytes, and each is kept as what it is', async () => {
  const app = await openApp()
  const heic = new File(['\0\0\0\u0010ftypheic\0\0\0\0'], 'IMG_1.jpg', { type: 'image/jpeg' })
  const renamed = new File([await photo().arrayBuffer()], 'scan.pdf', { type: 'application/pdf' })
  expect(await app.importFiles([pdf(), photo(), heic, renamed], 9)).toHaveLength(4)
  expect(app.entries()).toMatchObject([
    { source: 'import', tripId: 9, document: { kind: 'pdf', pages: null }, photo: { size: 8 } },
    { source: 'upload' },
    { source: 'import', document: { kind: 'heic' } },
    { source: 'upload', photo: { type: 'image/jpeg' } },
  ])
  expect(app.entries()[1]?.document).toBeUndefined()
  expect(app.told()).toBeNull()
})

test('several are reported together, each with its own reason', async () => {
  const app = await openApp()
  const large = new File(['%PDF-', new Uint8Array(25 * 1024 * 1024)], 'large.pdf')
  await app.importFiles([zip('a.zip'), zip('b.zip'), large], 9)
  expect(app.told()?.title).toBe('3 files were not added')
  expect(app.told()?.description).toMatch(/^a\.zip and b\.zip: Please choose a PDF.*large\.pdf: /)
})

test('every file that could not be stored is reported', async () => {
  const app = await openApp()
  const { storageFailure } = await import('#features/receipts/tray/add-files.ts')
  await app.importFiles([pdf('kept.pdf')], 9)
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await app.importFiles([pdf('a.pdf'), pdf('b.pdf')], 9)
  vi.restoreAllMocks()
  expect(storageFailure.get().map(({ reason, entry }) => [reason, entry.photo?.name])).toEqual([
    ['no-room', 'a.pdf'],
    ['no-room', 'b.pdf'],
  ])
})

test('a document of more than 25 MB is not kept, a photo of more than 10 as ever', async () => {
  const app = await openApp()
  const large = new File(['%PDF-', new Uint8Array(25 * 1024 * 1024)], 'large.pdf')
  expect(await app.importFiles([large], 9)).toEqual([])
  expect(app.told()).toMatchObject({
    title: 'File Too Large',
    description: 'Please choose a document smaller than 25 MB.',
  })
  const bytes = [new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(10 * 1024 * 1024)]
  await app.importFiles([new File(bytes, 'large.jpg', { type: 'image/jpeg' })], 9)
  expect(app.told()?.description).toBe('Please select an image smaller than 10MB.')
  expect(app.entries()).toEqual([])
})

test('a photo that the phone cannot open is reported, and the others are added', async () => {
  const { told } = await openApp()
  const { addPhotos } = await import('#features/receipts/tray/add-files.ts')
  const inTheCloud = photo()
  inTheCloud.arrayBuffer = () => Promise.reject(new DOMException('Not here', 'NotFoundError'))
  const ids = await addPhotos([inTheCloud, photo()], { source: 'upload', tripId: 9 })
  expect(ids).toHaveLength(1)
  expect(told()?.description).toBe('This photo could not be opened. Please choose it again.')
})

test('a file that the phone cannot open is reported', async () => {
  const app = await openApp()
  const inTheCloud = pdf()
  inTheCloud.slice = () => {
    throw new DOMException('Not here', 'NotFoundError')
  }
  expect(await app.importFiles([inTheCloud, pdf('here.pdf')], 9)).toHaveLength(1)
  expect(app.told()?.description).toBe(
    'bill.pdf: This file could not be opened. Please choose it again.',
  )
})
