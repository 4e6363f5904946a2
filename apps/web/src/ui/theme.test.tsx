import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useTheme } from './theme.tsx'

function Probe() {
  return useTheme().theme
}

test('using the theme outside its provider is an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Probe />)).toThrow('useTheme must be used within a ThemeProvider')
  vi.restoreAllMocks()
})
