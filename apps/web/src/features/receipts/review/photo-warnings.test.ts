import { expect, test } from 'vitest'
import { photoWarning } from './photo-warnings.ts'

const kiosk = { vendor: 'Kiosk', date: '2026-03-12', amount: '3.20' }
const nothing = { vendor: '', date: '', amount: '' }

test('one receipt that was read needs no words, also as an earlier version kept it', () => {
  expect(photoWarning({ ...kiosk, paper: 'one' })).toBeUndefined()
  expect(photoWarning(kiosk)).toBeUndefined()
})

test('what cannot be one receipt is said, with what to do', () => {
  expect(photoWarning({ ...kiosk, paper: 'several' })).toMatch(/two receipts.*each one separately/)
  expect(photoWarning({ ...kiosk, paper: 'cut' })).toMatch(/missing.*photograph all of it/)
  expect(photoWarning({ ...nothing, paper: 'none' })).toMatch(
    /not look like a receipt.*another photo/,
  )
})

test('an unreadable receipt has to be typed', () => {
  expect(photoWarning({ ...nothing, paper: 'one' })).toMatch(/Please fill in the fields/)
  expect(photoWarning(nothing)).toMatch(/Please fill in the fields/)
})

test('a document is not to be photographed again', () => {
  expect(photoWarning({ ...kiosk, paper: 'several' }, 'document')).toBeUndefined()
  expect(photoWarning({ ...kiosk, paper: 'cut' }, 'document')).toMatch(/missing.*check every field/)
  expect(photoWarning({ ...nothing, paper: 'none' }, 'document')).toMatch(/another document/)
  expect(photoWarning(nothing, 'document')).toMatch(/from this document/)
})
