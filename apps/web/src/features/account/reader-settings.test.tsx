import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReaderState } from '#offline/reader/reader-state.ts'
import { show } from '#test/calls.tsx'
import { press } from '#test/hands.ts'
import { readyReader as ready } from '#test/reader-files.ts'

const megabyte = 1_000_000
const version = {
  manifest: '/assets/reader/list.json',
  sha256: 'abc',
  sets: {
    base: { kept: 10.1 * megabyte, sent: 8.6 * megabyte },
    asian: { kept: 4.1 * megabyte, sent: 3.5 * megabyte },
  },
}
const does = {
  enableReader: vi.fn(async () => {}),
  stopLoading: vi.fn(),
  removeReader: vi.fn(async () => {}),
  setDeviceOnly: vi.fn(async () => {}),
  loadAsian: vi.fn(async () => {}),
  tryAgain: vi.fn(async () => {}),
}
vi.mock('#offline/reader/reader-control.ts', () => does)

const here = {
  done: 6 * megabyte,
  total: 10.1 * megabyte,
  toSend: 3.5 * megabyte,
  isAlwaysHere: false,
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.clearAllMocks())

async function open(state: ReaderState, of: typeof version | null = version) {
  vi.stubGlobal('READER_VERSION', of ?? undefined)
  const { readerState } = await import('#offline/reader/reader-state.ts')
  const { announcements } = await import('#ui/announcements.ts')
  const { ReaderSettings } = await import('./reader-settings.tsx')
  readerState.set(state)
  const said: string[] = []
  announcements.subscribe(({ text }) => said.push(text))
  show(<ReaderSettings />)
  const card = () => screen.queryByRole('region', { name: 'Read receipts on this phone' })
  const set = (next: ReaderState) => waitFor(() => readerState.set(next))
  return { card, set, said, words: () => card()?.textContent ?? '' }
}

test('off, it says what it costs and is downloaded by a press', async () => {
  const { words } = await open({ kind: 'off', isToOffer: false })
  expect(words()).toContain('downloaded once')
  expect(does.enableReader).not.toHaveBeenCalled()
  press('Download, 9 MB')
  expect(does.enableReader).toHaveBeenCalledOnce()
})

test('a download shows how far it is, can be stopped, and is said at its quarters only', async () => {
  const { set, said, words } = await open({ kind: 'off', isToOffer: false })
  const button = screen.getByRole('button')
  for (let done = 0; done <= 10; done += 0.5) {
    await set({ kind: 'loading', ...here, done: done * megabyte, total: 10 * megabyte })
  }
  expect(words()).toContain('10 of 10 MB')
  expect(screen.getByRole('progressbar').ariaValueNow).toBe('100')
  expect(screen.getByRole('button', { name: 'Stop' })).toBe(button)
  press('Stop')
  expect(does.stopLoading).toHaveBeenCalledOnce()
  await set(ready)
  expect(said).toEqual([
    'Downloading, 0 of 10 MB',
    'Downloading, 3 of 10 MB',
    'Downloading, 5 of 10 MB',
    'Downloading, 8 of 10 MB',
    'Downloading, 10 of 10 MB',
    'Receipts can be read on this phone now',
  ])
})

test.each([
  ['stopped', 'Download paused', 'Continue'],
  ['network', 'Download interrupted', 'Continue'],
  ['damaged', 'The download was damaged', 'Try Again'],
  ['full', 'This device is full', 'Continue'],
  ['cleared', 'Your browser deleted the download', 'Download, 4 MB'],
] as const)('what is %s says so, what is here, and goes on', async (why, title, label) => {
  const { words } = await open({ kind: 'broken', why, ...here })
  expect(words()).toContain(title)
  expect(words()).toContain('6 of 10 MB downloaded.')
  press(label)
  expect(does.enableReader).toHaveBeenCalledOnce()
})

test('on, it can be used always, and learns Japanese and Chinese', async () => {
  const { words, set, said } = await open(ready)
  expect(words()).toContain('10 MB on this phone')
  const always = screen.getByRole('switch', { name: 'Always on this phone' })
  expect(screen.getByText(/Photos are sent only to be saved/)).toBeDefined()
  fireEvent.click(always)
  expect(does.setDeviceOnly).toHaveBeenCalledWith(true)
  expect(words()).toContain('4 MB, once')
  press('Add Japanese and Chinese')
  expect(does.loadAsian).toHaveBeenCalledOnce()
  const amount = { total: 4 * megabyte, toSend: 2e6 }
  for (let done = 0; done <= 3; done += 0.5) {
    await set({ ...ready, asian: { kind: 'loading', ...amount, done: done * megabyte } })
  }
  expect(words()).toContain('3 of 4 MB')
  press('Stop Japanese and Chinese')
  expect(does.stopLoading).toHaveBeenCalledOnce()
  const broken = { kind: 'broken', why: 'network', ...amount, done: 3 * megabyte } as const
  await set({ ...ready, asian: broken })
  await set({ ...ready, asian: { ...broken, kind: 'loading' } })
  await set({ ...ready, hasAsian: true, bytes: 14.2e6 })
  expect(words()).toContain('14 MB on this phone')
  expect(screen.queryByRole('button', { name: /Japanese/ })).toBeNull()
  expect(said).toEqual([
    'Japanese and Chinese: Downloading, 0 of 4 MB',
    'Japanese and Chinese: Downloading, 1 of 4 MB',
    'Japanese and Chinese: Downloading, 2 of 4 MB',
    'Japanese and Chinese: Downloading, 3 of 4 MB',
    'Japanese and Chinese: Download interrupted, 3 of 4 MB',
    'Japanese and Chinese: Downloading, 3 of 4 MB',
    'Japanese and Chinese can be read on this phone now',
  ])
})

test('photos that only this phone may read wait for it, until they are let go', async () => {
  const { words, set } = await open({ kind: 'broken', why: 'update', ...here, isAlwaysHere: true })
  expect(words()).toContain('photos wait for it')
  const always = screen.getByRole('switch', { name: 'Always on this phone' })
  fireEvent.click(always)
  expect(does.setDeviceOnly).toHaveBeenCalledWith(false)
  await set({ kind: 'broken', why: 'update', ...here })
  expect(words()).toContain('photos are read by the server')
  expect(screen.getByRole('switch')).toBe(always)
  press('Update, 4 MB')
  expect(does.enableReader).toHaveBeenCalledOnce()
})

test('focus stays in the row when Stop disappears', async () => {
  const { set } = await open({
    ...ready,
    asian: { kind: 'loading', done: 2e6, total: 4.1e6, toSend: 2e6 },
  })
  screen.getByRole('button', { name: 'Stop Japanese and Chinese' }).focus()
  await set({ ...ready, hasAsian: true })
  const row = screen.getByRole('group', { name: 'Japanese and Chinese' })
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test('it is removed after a question, which says what it frees; a removal that fails says so', async () => {
  const { toastStore } = await import('#ui/toast-store.ts')
  const { set } = await open({ kind: 'broken', why: 'cleared', ...here, done: 0 })
  press('Remove')
  const { textContent } = screen.getByRole('dialog')
  expect(textContent).toContain('Photos are then read by our server again')
  expect(textContent).not.toContain('0 MB')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await set(ready)
  press('Remove')
  const question = within(screen.getByRole('dialog'))
  expect(question.getByText(/frees 10 MB/)).toBeDefined()
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(does.removeReader).not.toHaveBeenCalled()
  does.removeReader.mockRejectedValueOnce(new Error('It is closed.'))
  press('Remove')
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(does.removeReader).toHaveBeenCalledOnce())
  await waitFor(() => expect(toastStore.get()?.title).toBe('It could not be removed'))
})

test.each([
  [{ kind: 'slow', seconds: 24.4 }, 'A receipt took 24 seconds'],
  [{ kind: 'died' }, 'too little memory'],
  [{ kind: 'hidden' }, 'This browser hides photos'],
] as const)('a weakness (%o) is named, and can be tried again', async (weakness, named) => {
  const { words } = await open({ ...ready, weakness })
  expect(words()).toContain(named)
  expect(words().includes('This device')).toBe(weakness.kind !== 'hidden')
  expect(screen.queryByRole('switch')).toBeNull()
  press('Try Again')
  expect(does.tryAgain).toHaveBeenCalledOnce()
})

test('a browser that cannot says why, and offers nothing; neither does one not known yet', async () => {
  const { words, set } = await open({
    kind: 'impossible',
    why: 'This browser is too old.',
    isAlwaysHere: false,
  })
  expect(words()).toContain('Not possible hereThis browser is too old.')
  expect(screen.queryByRole('button')).toBeNull()
  await set({ kind: 'unknown' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a build without the reader shows no card', async () => {
  const { card } = await open({ kind: 'impossible', why: '', isAlwaysHere: false }, null)
  expect(card()).toBeNull()
})
