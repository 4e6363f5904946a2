import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pricing } from './pricing.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('choosing Pro is remembered across signing up', () => {
  render(<Pricing />)
  fireEvent.click(screen.getByRole('link', { name: 'Choose Pro Plan' }))
  expect(localStorage.getItem('subscriptionIntent')).toBe('pro')
  expect(location.pathname + location.search).toBe('/signup?intent=pro')
})

test('the free trial leads to signing up and remembers nothing', () => {
  render(<Pricing />)
  fireEvent.click(screen.getByRole('link', { name: 'Start Free Trial' }))
  expect(localStorage.getItem('subscriptionIntent')).toBeNull()
  expect(location.pathname + location.search).toBe('/signup')
})
