import { expect, test } from 'vitest'
import {
  addToTray,
  applyReading,
  closedTray,
  finish,
  openForm,
  skip,
  type TrayEntry,
  trayPosition,
} from './tray.ts'

const entry = (id: string, isRead = false): TrayEntry => ({
  id,
  reading: isRead ? {} : null,
  readingProblem: null,
})
const three = [entry('a'), entry('b', true), entry('c')]
const several = addToTray(closedTray, ['a', 'b', 'c'])

test('one alone goes straight to its form, several show as a list', () => {
  expect(addToTray(closedTray, ['a']).reviewing).toBe('a')
  expect(several).toMatchObject({ isOpen: true, reviewing: null })
})

test('the first that is read opens its form, later ones wait for their turn', () => {
  const first = applyReading(several, three)
  expect(first.reviewing).toBe('b')
  expect(applyReading(first, [entry('a', true), entry('b', true), entry('c')]).reviewing).toBe('b')
})

test('after closing by hand, none opens automatically', () => {
  expect(applyReading({ ...several, opensFirst: false }, three).reviewing).toBeNull()
})

test('saving leads to the next, one that is read before one that is not', () => {
  const open = openForm(several, 'b')
  expect(trayPosition(open, 'b', three)).toEqual({ position: 1, total: 3 })
  const left = [entry('a'), entry('c', true)]
  const next = finish(open, 'b', left)
  expect(next.reviewing).toBe('c')
  expect(trayPosition(next, 'c', left)).toEqual({ position: 2, total: 3 })
})

test('one that failed counts as read: its form says so', () => {
  const failed = { ...entry('a'), readingProblem: { message: 'No' } }
  expect(applyReading(several, [failed, entry('c')]).reviewing).toBe('a')
})

test('skipped ones stay, but are not shown again by themselves', () => {
  const skipped = skip(openForm(several, 'b'), 'b', three)
  expect(skipped.reviewing).toBe('a')
  expect(trayPosition(skipped, 'a', three)).toEqual({ position: 2, total: 3 })
  expect(skip({ ...skipped, skipped: ['b', 'c'] }, 'a', three)).toEqual(closedTray)
})

test('when the last is gone, the round is over', () => {
  expect(finish(openForm(several, 'c'), 'c', [])).toEqual(closedTray)
})

test('what was saved behind another form leaves that one open', () => {
  const open = openForm(several, 'b')
  expect(finish(open, 'a', three)).toBe(open)
})

test('Truth 23: saving a receipt that is reviewed alone closes it, whatever else waits', () => {
  const alone = { ...openForm(closedTray, 'b'), isAlone: true }
  expect(trayPosition(alone, 'b', three)).toEqual({ position: 1, total: 1 })
  expect(finish(alone, 'b', [entry('a', true)])).toEqual(closedTray)
})
