import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Entry } from '#offline/entries/entry-list.ts'
import { startOnNewDevice } from '#test/device.ts'
import { readyReader as ready } from '#test/reader-files.ts'

beforeEach(startOnNewDevice)
afterEach(() => vi.unstubAllGlobals())

const slow = { kind: 'slow', seconds: 24 } as const

async function open() {
  const { useReadingToast } = await import('./use-reading-toast.ts')
  const { readerState } = await import('#offline/reader/reader-state.ts')
  const { currentToast } = await import('#ui/toast-store.ts')
  renderHook(() => useReadingToast())
  return { set: readerState.set, title: () => currentToast()?.title }
}

test('a phone that turns out too weak to read says so, once', async () => {
  const { set, title } = await open()
  set(ready)
  expect(title()).toBeUndefined()
  set({ ...ready, weakness: slow })
  expect(title()).toBe('Our server reads your receipts again')
})

/** A photo that is reviewed. */
async function review() {
  const { lastReading } = await import('#offline/entries/sync-queue.ts')
  const { entryList, setEntryProgress } = await import('#offline/entries/entry-list.ts')
  const { trayStore } = await import('./tray-store.ts')
  const entry = { id: 'one', state: 'checking', readingProblem: null } as Entry
  entryList.set({ ...entryList.get(), entries: [entry] })
  trayStore.review(entry.id)
  return {
    begin: () => setEntryProgress(entry.id, { doing: 'reading', part: 1 }),
    fail: () => lastReading.set({ id: entry.id, isRead: false }),
  }
}

test('that its photo was not read does not hide why; of the next it is said', async () => {
  const { set, title } = await open()
  const { begin, fail } = await review()
  set(ready)
  begin()
  set({ ...ready, weakness: slow })
  fail()
  expect(title()).toBe('Our server reads your receipts again')
  fail()
  expect(title()).toBe('Processing Error')
})

test('a tab that only hears of it says of its own next photo why that was not read', async () => {
  const { set, title } = await open()
  set(ready)
  set({ ...ready, weakness: slow })
  const { fail } = await review()
  fail()
  expect(title()).toBe('Processing Error')
})

test('one that was found too weak before says nothing more', async () => {
  const { set, title } = await open()
  set({ ...ready, weakness: slow })
  set({ ...ready, hasAsian: true, weakness: slow })
  expect(title()).toBeUndefined()
})
