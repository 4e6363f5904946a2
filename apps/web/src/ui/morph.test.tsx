import { afterEach, expect, test, vi } from 'vitest'
import { morph } from './morph.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})

function useBrowser(ready: Promise<void>) {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const start = vi.fn((change: () => void) => {
    change()
    return { ready }
  })
  Object.assign(document, { startViewTransition: start })
  return start
}

test('makes the change where the browser knows no transitions', () => {
  const change = vi.fn()
  morph(change)
  expect(change).toHaveBeenCalledOnce()
})

test('makes it within a transition, and a motion left out is no error', async () => {
  const skipped = Promise.reject(new DOMException('Skipped', 'AbortError'))
  const start = useBrowser(skipped)
  const change = vi.fn()
  morph(change)
  expect(start).toHaveBeenCalledOnce()
  expect(change).toHaveBeenCalledOnce()
  await expect(skipped).rejects.toThrow('Skipped')
})
