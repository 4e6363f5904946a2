import { expect, test } from 'vitest'
import { wordsAbout } from './words-about-photo.ts'

const kiosk = { vendor: 'Kiosk', date: '2026-03-12', amount: '3.20' }
const nothing = { vendor: '', date: '', amount: '' }

test('one receipt that was read needs no words, also as an earlier version kept it', () => {
  expect(wordsAbout({ ...kiosk, paper: 'one' })).toBeUndefined()
  expect(wordsAbout(kiosk)).toBeUndefined()
})

test('what cannot be one receipt is said, with what to do', () => {
  expect(wordsAbout({ ...kiosk, paper: 'several' })).toMatch(/two receipts.*each one by itself/)
  expect(wordsAbout({ ...kiosk, paper: 'cut' })).toMatch(/missing.*photograph all of it/)
  expect(wordsAbout({ ...nothing, paper: 'none' })).toMatch(
    /not look like a receipt.*another photo/,
  )
})

test('a receipt of which nothing was read is to be typed', () => {
  expect(wordsAbout({ ...nothing, paper: 'one' })).toMatch(/Please fill in the fields/)
  expect(wordsAbout(nothing)).toMatch(/Please fill in the fields/)
})

test('a document is not to be photographed again', () => {
  expect(wordsAbout({ ...kiosk, paper: 'several' }, 'document')).toBeUndefined()
  expect(wordsAbout({ ...kiosk, paper: 'cut' }, 'document')).toMatch(/missing.*check every field/)
  expect(wordsAbout({ ...nothing, paper: 'none' }, 'document')).toMatch(/another document/)
  expect(wordsAbout(nothing, 'document')).toMatch(/from this document/)
})
