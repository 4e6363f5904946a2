import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReaderState } from '#offline/reader/reader-state.ts'
import { show } from '#test/calls.tsx'
import { readyReader as ready } from '#test/reader-files.ts'

const sets = { base: { kept: 10.1e6, sent: 8.6e6 }, asian: { kept: 4.1e6, sent: 3.5e6 } }
const does = {
  enableReader: vi.fn(async () => {}),
  stopLoading: vi.fn(),
  tryAgain: vi.fn(async () => {}),
}
vi.mock('#offline/reader/reader-control.ts', () => does)

const due = { kind: 'off', isToOffer: true } as const

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('READER_VERSION', { manifest: '/list.json', sha256: 'abc', sets })
})
afterEach(() => {
  vi.clearAllMocks()
  Reflect.deleteProperty(navigator, 'connection')
})

async function open(state: ReaderState) {
  const { readerState } = await import('#offline/reader/reader-state.ts')
  const { useLayer } = await import('#ui/layers.ts')
  const { ReaderOffer } = await import('./reader-offer.tsx')
  readerState.set(state)
  let cover = () => {}
  function Covered() {
    const [isCovered, setIsCovered] = useState(false)
    useEffect(() => {
      cover = () => setIsCovered(true)
    }, [])
    useLayer(isCovered, () => {})
    return <ReaderOffer />
  }
  show(<Covered />)
  const set = (next: ReaderState) => act(() => readerState.set(next))
  return { set, cover: () => act(cover), offer: () => screen.queryByRole('region') }
}

test('an offer that is due is taken by a press, and shows what comes of it', async () => {
  const { set, offer } = await open(due)
  expect(does.enableReader).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Download, 9 MB' }))
  expect(does.enableReader).toHaveBeenCalledOnce()
  set({ kind: 'loading', done: 5e6, total: 10.1e6, toSend: 4e6, isAlwaysHere: false })
  expect(offer()?.textContent).toContain('5 of 10 MB')
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  expect(does.stopLoading).toHaveBeenCalledOnce()
  set(ready)
  expect(offer()?.textContent).toContain('10 MB on this phone')
  expect(screen.getByRole('link', { name: 'Settings' })).toBeDefined()
})

test('a phone found too weak while the card is open is tried again by it', async () => {
  const { set } = await open(due)
  fireEvent.click(screen.getByRole('button', { name: 'Download, 9 MB' }))
  set({ ...ready, weakness: { kind: 'died' } })
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(does.tryAgain).toHaveBeenCalledOnce()
  expect(does.enableReader).toHaveBeenCalledOnce()
})

test.each<ReaderState>([
  { kind: 'unknown' },
  { kind: 'impossible', why: 'Too old.', isAlwaysHere: false },
  { kind: 'off', isToOffer: false },
  { kind: 'loading', done: 0, total: 1, toSend: 1, isAlwaysHere: false },
  { kind: 'broken', why: 'stopped', done: 0, total: 1, toSend: 1, isAlwaysHere: false },
])('where it is %o nothing is offered', async (state) => {
  expect((await open(state)).offer()).toBeNull()
})

test.each([{ saveData: true }, { type: 'cellular' }])(
  'nothing is offered over %o',
  async (over) => {
    Object.defineProperty(navigator, 'connection', { value: over, configurable: true })
    expect((await open(due)).offer()).toBeNull()
  },
)

test('it does not come while one looks at the page, but under what covers it', async () => {
  const { set, cover, offer } = await open({ kind: 'unknown' })
  set(due)
  expect(offer()).toBeNull()
  cover()
  expect(offer()).not.toBeNull()
})
