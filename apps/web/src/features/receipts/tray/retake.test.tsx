import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice, untilDeviceRests } from '#test/device.ts'
import { extracted, sure } from '#test/entries.ts'
import { answerUploads } from '#test/uploads.ts'

const read = { ...extracted, currency: 'GBP', confidence: { ...sure, amount: 0.4 } }

let stopCourier = () => {}
beforeEach(startOnNewDevice)
afterEach(async () => {
  stopCourier()
  await untilDeviceRests()
  vi.unstubAllGlobals()
})

const photo = (bytes: string) => new File([bytes], `${bytes}.jpg`, { type: 'image/jpeg' })

/** The first photo is read; the next one stays unread. */
async function takeFirst() {
  const { resumeSync, startSyncQueue } = await import('#offline/entries/sync-queue.ts')
  const { entryList } = await import('#offline/entries/entry-list.ts')
  const { storePhoto } = await import('#offline/entries/store-entry.ts')
  let isFirst = true
  answerUploads({
    process: () => {
      if (!isFirst) return 'never'
      isFirst = false
      return { body: { ...read, uploadId: null } }
    },
  })
  stopCourier = startSyncQueue(1)
  const { id } = await storePhoto(photo('first'), { source: 'camera', tripId: 9 })
  void resumeSync()
  await expect.poll(() => entryList.get().entries[0]?.reading?.amount).toBe('3.20')
  return { id, entries: () => entryList.get().entries }
}

test('Truth 24: Retake clears what was read, and keeps what was typed, marked as typed', async () => {
  const { id, entries } = await takeFirst()
  const { scheduleDraftSave } = await import('#offline/entries/draft-autosave.ts')
  const { retake } = await import('./retake.ts')
  const { blankReceipt } = await import('#features/receipts/form/blank-receipt.ts')
  const { notesAbout } = await import('#features/receipts/review/review-notes.ts')
  const form = {
    ...blankReceipt('EUR'),
    vendor: 'Kiosk',
    amount: '3.20',
    currency: 'GBP' as const,
    category: 'food' as const,
    notes: 'With the team',
  }
  // A failed save has marked the amount, though nobody typed it.
  scheduleDraftSave(id, { form, edited: ['notes', 'amount'], lookedAt: [] })

  expect(await retake(id, photo('second'), 'EUR')).toBe(true)
  const [again, ...others] = entries()
  expect(others).toEqual([])
  expect(again).toMatchObject({
    photo: { name: 'second.jpg' },
    reading: null,
    edited: ['notes'],
    form: { vendor: '', amount: '', currency: 'EUR', category: 'other', notes: 'With the team' },
  })
  const asian = { megabytes: 0, part: null, canLoad: false, isHere: false, isForServer: false }
  const known = { isAtWork: false, duplicate: null, doubtful: [], asian }
  const said = again && notesAbout({ entry: again, ...known }).map(({ words }) => words)
  expect(said).toContain('Typed by you before the retake: notes')
})

test('Truth 24: nothing of a receipt that was only read is handed on', async () => {
  const { id, entries } = await takeFirst()
  const { retake } = await import('./retake.ts')
  expect(await retake(id, photo('second'), 'EUR')).toBe(true)
  expect(entries()).toMatchObject([{ reading: null, form: null, edited: [] }])
})
