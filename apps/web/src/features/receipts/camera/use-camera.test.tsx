import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useCamera } from './use-camera.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Cameras as they were opened, each with a track that can be stopped. */
function cameras() {
  const opened: (EventTarget & { readyState: string })[] = []
  const getUserMedia = async () => {
    const track = Object.assign(new EventTarget(), {
      readyState: 'live',
      stop: () => void (track.readyState = 'ended'),
    })
    opened.push(track)
    return { getVideoTracks: () => [track] }
  }
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  return () => opened.map(({ readyState }) => readyState)
}

test('a covered camera stays on for the next photo, but is off after a minute', async () => {
  vi.useFakeTimers()
  const states = cameras()
  const { result, rerender, unmount } = renderHook(
    (isCovered: boolean) => useCamera('environment', isCovered),
    { initialProps: false },
  )
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await wait(1000)
  expect(result.current.state).toBe('live')
  rerender(true)
  await wait(50_000)
  rerender(false)
  expect(result.current.state).toBe('live')
  rerender(true)
  await wait(60_000)
  await wait(1000)
  expect(states()).toEqual(['ended'])
  rerender(false)
  await wait(1000)
  expect(states()).toEqual(['ended', 'live'])
  expect(result.current.state).toBe('live')
  unmount()
  await wait(1000)
  expect(states()).toEqual(['ended', 'ended'])
})
