import { expect, test } from 'vitest'
import {
  documentProblemMessage,
  documentProblems,
  documentRemarkMessage,
  documentRemarks,
} from './document-rules.ts'

test('every problem has words of its own', () => {
  const said = documentProblems.map((problem) => documentProblemMessage(problem))
  expect(new Set(said.map(({ description }) => description)).size).toBe(documentProblems.length)
  for (const { title, description } of said) {
    expect(title).not.toBe('')
    expect(description).toMatch(/\.$/)
    expect(description).not.toMatch(/undefined|null/)
  }
})

test('includes the number of pages if known', () => {
  expect(documentProblemMessage('too-many-pages', { pages: 31 }).description).toContain(
    'has 31 pages',
  )
  expect(documentProblemMessage('too-many-pages').description).toContain('has more than 30 pages')
})

test('names the file attached to a PDF', () => {
  expect(documentProblemMessage('attachment', { name: 'setup.exe' }).description).toMatch(
    /^“setup.exe” is attached/,
  )
  expect(documentProblemMessage('attachment', { name: '' }).description).toMatch(
    /^Another file is attached/,
  )
})

test('every remark has words of its own', () => {
  const said = documentRemarks.map((remark) => documentRemarkMessage(remark, 3))
  expect(new Set(said).size).toBe(documentRemarks.length)
  expect(said.at(-1)).toBe('These pages look like 3 receipts.')
})
