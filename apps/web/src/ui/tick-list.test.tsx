import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TickList } from './tick-list.tsx'

const texts = ['Shoes', 'Coat', 'Keys']

function ticks(doneCount: number) {
  return texts.map((text, index) => ({ text, isDone: index < doneCount }))
}

test('met conditions are ticked visibly and for screen readers, and the count is announced', () => {
  const { container, rerender } = render(<TickList ticks={ticks(0)} />)
  const told = container.querySelector('[aria-live]')
  expect(told?.textContent).toBe('')
  rerender(<TickList ticks={ticks(2)} />)
  expect(
    screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent),
  ).toEqual(['Shoes: done', 'Coat: done', 'Keys'])
  expect(told?.textContent).toBe('2 of 3 done')
})
