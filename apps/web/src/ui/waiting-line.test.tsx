import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { WaitingLine } from './waiting-line.tsx'

test('one line names the first thing with its action, counts the others, and opens to all of them', () => {
  const check = vi.fn()
  const toCheck = { id: 'check', words: '3 to check', onSelect: check }
  const trial = { id: 'trial', words: 'Your trial ends', details: <p>Upgrade</p> }
  const asked = { id: 'asked', words: '2 questions', href: '/history/7' }
  const { rerender } = render(<WaitingLine things={[toCheck, trial, asked]} />)
  fireEvent.click(screen.getByRole('button', { name: '3 to check' }))
  expect(check).toHaveBeenCalledOnce()
  expect(screen.queryByText('Your trial ends')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '2 more', expanded: false }))
  expect(screen.getByRole('link', { name: '2 questions' }).getAttribute('href')).toBe('/history/7')
  fireEvent.click(screen.getByRole('button', { name: 'Your trial ends', expanded: false }))
  expect(screen.getByText('Upgrade')).toBeTruthy()

  rerender(<WaitingLine things={[trial, asked]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Your trial ends +1', expanded: false }))
  expect(screen.getByText('Upgrade')).toBeTruthy()
  expect(screen.getByRole('link', { name: '2 questions' })).toBeTruthy()
})
