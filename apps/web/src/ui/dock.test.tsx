import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Docked, DockPlace } from './dock.tsx'

test.each([
  ['in the dock', true, 'navigation'],
  ['where it is written, without a dock', false, 'main'],
])('docked content is rendered %s', (_place, hasDock, role) => {
  render(
    <>
      <nav>{hasDock && <DockPlace />}</nav>
      <main>
        <Docked>
          <button type="button">3 to check</button>
        </Docked>
      </main>
    </>,
  )
  expect(screen.getByRole(role).contains(screen.getByRole('button'))).toBe(true)
})
