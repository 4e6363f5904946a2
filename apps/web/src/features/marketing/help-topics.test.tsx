import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, show } from '#test/calls.tsx'
import { HelpTopics } from './help-topics.tsx'

test.each([
  ['start HERE confirm', '1 answer', ['How do I start a trip?']],
  ['security', '3 answers', ['Can I sign in without my password?']],
  ['rabbit', 'No answer has these words. Try fewer of them, or write to us below.', []],
])('a search for "%s" finds %s, unfolded', (words, said, questions) => {
  answer({})
  const { container } = show(<HelpTopics />)
  const shown = () =>
    [...container.querySelectorAll('summary')].map((one) => one.firstChild?.textContent)
  const all = shown()
  expect(container.querySelector('details[open]')).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
  expect(screen.getByRole('status').textContent).toBe(said)
  expect(shown()).toEqual(expect.arrayContaining(questions))
  expect(container.querySelector('details:not([open])')).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } })
  expect(shown()).toEqual(all)
})
