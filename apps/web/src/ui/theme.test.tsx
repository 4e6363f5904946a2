import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeProvider, useTheme } from './theme.tsx'

let systemIsDark = false

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark
    },
    addEventListener() {},
    removeEventListener() {},
  }))
})

afterEach(() => {
  systemIsDark = false
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function Probe() {
  const { theme, setTheme } = useTheme()
  return (
    <button type="button" onClick={() => setTheme('dark')}>
      {theme}
    </button>
  )
}

const isDark = () => document.documentElement.classList.contains('dark')

test('using the theme outside its provider is an error', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(<Probe />)).toThrow('useTheme must be used within a ThemeProvider')
})

test('follows the system until the user chooses', () => {
  systemIsDark = true
  render(<Probe />, { wrapper: ThemeProvider })
  expect(screen.getByRole('button').textContent).toBe('system')
  expect(isDark()).toBe(true)
})

test('remembers the choice under vite-ui-theme', () => {
  render(<Probe />, { wrapper: ThemeProvider })
  fireEvent.click(screen.getByRole('button'))
  expect(isDark()).toBe(true)
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark')
  cleanup()
  render(<Probe />, { wrapper: ThemeProvider })
  expect(screen.getByRole('button').textContent).toBe('dark')
})
