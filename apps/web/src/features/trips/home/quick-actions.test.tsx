import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tripWithSummary } from '#test/trips.ts'
import { QuickActions } from './quick-actions.tsx'

test('Truth 27: the heading Quick Actions is visible', () => {
  render(<QuickActions trip={tripWithSummary()} />)
  expect(screen.getByRole('heading', { name: 'Quick Actions' }).className).not.toContain('sr-only')
})
