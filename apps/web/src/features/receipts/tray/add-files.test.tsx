import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { answerUploads } from '#test/uploads.ts'

beforeEach(startOnNewDevice)
afterEach(async () => {
  await untilDeviceRests()
  vi.unstubAllGlobals()
})

test('a file that the phone cannot open is reported, and the others are added', async () => {
  answerUploads({})
  const { startSyncQueue } = await import('#offline/entries/sync-queue.ts')
  const { currentToast } = await import('#ui/toast-store.ts')
  const { addPhotos } = await import('./add-files.ts')
  const stop = startSyncQueue(1)
  const inTheCloud = new File(['a'], 'a.jpg', { type: 'image/jpeg' })
  inTheCloud.arrayBuffer = () => Promise.reject(new DOMException('Not here', 'NotFoundError'))
  const here = new File(['b'], 'b.jpg', { type: 'image/jpeg' })
  const ids = await addPhotos([inTheCloud, here], { source: 'upload', tripId: 9 })
  expect(ids).toHaveLength(1)
  expect(currentToast()?.description).toBe(
    'This photo could not be opened. Please choose it again.',
  )
  stop()
})
