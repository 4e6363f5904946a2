import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactElement, StrictMode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate, usePathname } from 'wouter/use-browser-location'
import { Dialog } from './dialog.tsx'
import { hasOpenLayer, useHasOpenLayer } from './layers.ts'
import { Lightbox } from './lightbox.tsx'

/** Resolves on the next move; registered before the guard can hide it. */
const waiting = vi.hoisted(() => {
  const callbacks: (() => void)[] = []
  addEventListener('popstate', () => callbacks.shift()?.(), { capture: true })
  return callbacks
})

/** The history events that the router and the pages see. */
const heard = vi.fn()

beforeEach(async () => {
  await waitFor(() => expect(isGuarded()).toBe(false))
  history.pushState(null, '', '/before')
  history.pushState(null, '', '/page')
  addEventListener('popstate', heard)
})

afterEach(() => {
  removeEventListener('popstate', heard)
  heard.mockClear()
})

test('Back closes the topmost layer only, one press after another, and then leaves the page', async () => {
  show(<Layers />)
  press('Open form')
  press('Open question')
  press('Open picture')
  expect(open()).toEqual(['form', 'question', 'picture'])
  expect(isGuarded()).toBe(true)

  await back()
  expect(open()).toEqual(['form', 'question'])
  await waitFor(() => expect(isGuarded()).toBe(true))
  await back()
  expect(open()).toEqual(['form'])
  await waitFor(() => expect(isGuarded()).toBe(true))
  await back()
  expect(open()).toEqual([])
  expect([location.pathname, isGuarded(), hasOpenLayer()]).toEqual(['/page', false, false])
  expect(heard).not.toHaveBeenCalled()

  await back()
  expect(location.pathname).toBe('/before')
  expect(heard).toHaveBeenCalledOnce()
})

test('a layer that stays is not closed by Back, and the page is not left', async () => {
  const close = vi.fn()
  show(<Dialog open isStaying onOpenChange={close} title="Codes" />)
  await back()
  await waitFor(() => expect(isGuarded()).toBe(true))
  await back()
  expect(close).not.toHaveBeenCalled()
  expect(location.pathname).toBe('/page')
})

test('one layer that makes way for another keeps the same guard', async () => {
  show(<Layers />)
  press('Open form')
  const length = history.length
  press('Picture instead of form')
  expect(open()).toEqual(['picture'])
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([history.length, isGuarded()]).toEqual([length, true])
})

test('a layer that closes and leads to another page takes nothing of its way', async () => {
  show(<Layers />)
  press('Open form')
  press('Leave')
  expect(screen.getByText('At /next')).toBeTruthy()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([location.pathname, isGuarded()]).toEqual(['/next', false])
  await back()
  expect(screen.getByText('At /page')).toBeTruthy()
  await back()
  expect(screen.getByText('At /before')).toBeTruthy()
})

test('so does a page that follows while the guard is on its way out', async () => {
  show(<Layers />)
  press('Open form')
  const left = vi.spyOn(history, 'back')
  press('Close form')
  await waitFor(() => expect(left).toHaveBeenCalledOnce())
  left.mockRestore()
  act(() => navigate('/next'))
  expect(screen.getByText('At /next')).toBeTruthy()
  await waitFor(() => expect(isGuarded()).toBe(false))
  expect(location.pathname).toBe('/next')
  await back()
  expect(screen.getByText('At /page')).toBeTruthy()
  await back()
  expect(screen.getByText('At /before')).toBeTruthy()
})

test('an address that is replaced below a layer is the page’s own afterwards', async () => {
  history.replaceState(null, '', '/page?receipt=3')
  show(<Layers />)
  press('Open form')
  act(() => navigate('/page', { replace: true }))
  press('Close form')
  await waitFor(() => expect(isGuarded()).toBe(false))
  expect([location.pathname, location.search]).toEqual(['/page', ''])
  await back()
  expect(location.pathname).toBe('/before')
})

test('going forward to where a layer was leads nowhere', async () => {
  show(<Layers />)
  press('Open form')
  await back()
  expect(isGuarded()).toBe(false)
  const [there, backAgain] = [arrival(), arrival()]
  history.forward()
  await act(() => there)
  expect(isGuarded()).toBe(true)
  await act(() => backAgain)
  expect([location.pathname, isGuarded(), open()]).toEqual(['/page', false, []])
  expect(heard).not.toHaveBeenCalled()
})

function show(element: ReactElement) {
  return render(element, { wrapper: StrictMode })
}

function Layers() {
  const [shown, setShown] = useState({ form: false, question: false, picture: false })
  const set = (change: Partial<typeof shown>) => setShown({ ...shown, ...change })
  const path = usePathname()
  const isAnyOpen = useHasOpenLayer()
  const actions = {
    'Open form': () => set({ form: true }),
    'Open question': () => set({ question: true }),
    'Open picture': () => set({ picture: true }),
    'Close form': () => set({ form: false }),
    'Close question': () => set({ question: false }),
    'Picture instead of form': () => set({ form: false, picture: true }),
    Leave: () => {
      set({ form: false })
      navigate('/next')
    },
  }
  return (
    <>
      <p>At {path}</p>
      {isAnyOpen && <p>Something is open</p>}
      {Object.entries(actions).map(([name, doIt]) => (
        <button key={name} type="button" onClick={doIt}>
          {name}
        </button>
      ))}
      <Dialog open={shown.form} onOpenChange={(form) => set({ form })} title="form">
        <Dialog
          open={shown.question}
          onOpenChange={(question) => set({ question })}
          title="question"
        />
      </Dialog>
      {shown.picture && (
        <Lightbox onClose={() => set({ picture: false })}>
          <RadixDialog.Title>picture</RadixDialog.Title>
        </Lightbox>
      )}
    </>
  )
}

function press(name: string) {
  fireEvent.click(screen.getByText(name))
}

function open() {
  const titles = screen.queryAllByRole('dialog', { hidden: true })
  return titles.map((dialog) => dialog.querySelector('h2')?.textContent)
}

/** Presses Back and waits until the browser has moved. */
async function back() {
  const arrived = arrival()
  history.back()
  await act(() => arrived)
}

function arrival() {
  return new Promise<void>((resolve) => waiting.push(resolve))
}

function isGuarded() {
  return Boolean(history.state?.isBackGuard)
}
