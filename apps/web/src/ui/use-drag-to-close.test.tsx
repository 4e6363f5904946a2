import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'

type Window = { isWide?: boolean; isCalm?: boolean }

beforeEach(() => {
  look({})
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
  HTMLElement.prototype.setPointerCapture = () => {}
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function look({ isWide = false, isCalm = false }: Window) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('motion') ? isCalm : isWide,
  }))
}

function show(props: Partial<Parameters<typeof Dialog>[0]> = {}) {
  const onOpenChange = vi.fn()
  render(<Dialog open form="sheet" title="Edit Trip" {...props} onOpenChange={onOpenChange} />)
  return onOpenChange
}

/** By this many pixels, in this many milliseconds since the last move. */
function drag(distance: number, passed: number, on: Element = screen.getByText('Edit Trip')) {
  let now = 0
  const at = (type: string, clientY: number, pointerId = 1) => {
    const event = new MouseEvent(type, { bubbles: true, clientY, button: 0 })
    Object.defineProperty(event, 'timeStamp', { value: now })
    Object.assign(event, { pointerId, isPrimary: pointerId === 1 })
    fireEvent(on, event)
  }
  at('pointerdown', 100)
  now = 1000
  at('pointermove', 100 + distance / 2)
  now += passed
  at('pointermove', 100 + distance)
  return {
    release: (after = 0) => {
      now += after
      at('pointerup', 100 + distance)
    },
    cancel: () => at('pointercancel', 100),
    /** Another finger. */
    touch: (type: string, clientY: number) => at(type, clientY, 2),
  }
}

const sheet = () => screen.getByRole('dialog')

test('a sheet follows the finger downwards, and never up', () => {
  show()
  drag(80, 1000)
  expect(sheet().style.translate).toBe('0 80px')
  drag(-80, 1000)
  expect(sheet().style.translate).toBe('0 0px')
})

test.each([
  ['slowly by a quarter of its height', 100, 1000, 0, false],
  ['slowly by more', 101, 1000, 0, true],
  ['a little, but quickly', 60, 20, 0, true],
  ['by a tap that trembles', 24, 10, 0, false],
  ['quickly, by a finger that then rested', 60, 20, 81, false],
])('let go after it was pulled %s', (_how, distance, passed, after, isClosed) => {
  const onOpenChange = show()
  drag(distance, passed).release(after)
  expect(onOpenChange.mock.calls).toEqual(isClosed ? [[false]] : [])
})

test('another finger neither moves the sheet nor lets it go', () => {
  const onOpenChange = show()
  const { touch, release } = drag(300, 1000)
  touch('pointerdown', 100)
  touch('pointermove', 120)
  touch('pointerup', 120)
  expect(sheet().style.translate).toBe('0 300px')
  expect(onOpenChange).not.toHaveBeenCalled()
  release()
  expect(onOpenChange).toHaveBeenCalledOnce()
})

test.each([
  ['one that stays open after all', 'release', 1],
  ['a pull that the system takes away, which closes nothing,', 'cancel', 0],
] as const)('%s is back in its place', async (_what, end, asked) => {
  const onOpenChange = show()
  drag(300, 1000)[end]()
  await waitFor(() => expect(sheet().style.translate).toBe(''))
  expect(onOpenChange).toHaveBeenCalledTimes(asked)
})

test('a press on the close button is no pull', () => {
  show()
  drag(300, 1000, screen.getByRole('button', { name: 'Close' }))
  expect(sheet().style.translate).toBe('')
})

test.each<[string, Window, Partial<Parameters<typeof Dialog>[0]>]>([
  ['a card in the middle of a desk', { isWide: true }, {}],
  ['one where no motion is wanted', { isCalm: true }, {}],
  ['one that closes by its own buttons only', {}, { isStaying: true }],
  ['one that holds what would be lost', {}, { isFirm: true }],
  ['a whole screen', {}, { form: 'screen' }],
])('%s is not dragged', (_what, window, props) => {
  look(window)
  const onOpenChange = show(props)
  drag(300, 10).release()
  expect(sheet().style.translate).toBe('')
  expect(onOpenChange).not.toHaveBeenCalled()
})
