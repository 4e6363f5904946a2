import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tripWithSummary } from '#test/trips.ts'
import { FactStrip } from './current-trip.tsx'

test('a trip that is not active is called Finalized', () => {
  const trip = tripWithSummary({ status: 'finalized' })
  render(<FactStrip trip={trip} />)
  expect(screen.getByText('Finalized')).toBeTruthy()
})
