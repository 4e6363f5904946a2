import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Docked, DockPlace } from './dock.tsx'

test('docked content is rendered in the dock', () => {
  render(
    <>
      <nav>
        <DockPlace />
      </nav>
      <main>
        <Docked>
          <button type="button">3 to check</button>
        </Docked>
      </main>
    </>,
  )
  expect(screen.getByRole('navigation').contains(screen.getByRole('button'))).toBe(true)
})

test('without such a place it stays where it is written', () => {
  render(
    <main>
      <Docked>
        <button type="button">3 to check</button>
      </Docked>
    </main>,
  )
  expect(screen.getByRole('main').contains(screen.getByRole('button'))).toBe(true)
})
