import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

export type Theme = 'light' | 'dark' | 'system'

const storageKey = 'vite-ui-theme'
const darkQuery = '(prefers-color-scheme: dark)'
const ThemeContext = createContext<{ theme: Theme; setTheme: (theme: Theme) => void } | null>(null)

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(storedTheme)

  useEffect(() => {
    const system = matchMedia(darkQuery)
    const apply = () => {
      const isDark = theme === 'dark' || (theme === 'system' && system.matches)
      document.documentElement.classList.toggle('dark', isDark)
      paintBrowserBar()
    }
    apply()
    system.addEventListener('change', apply)
    return () => system.removeEventListener('change', apply)
  }, [theme])

  function choose(next: Theme) {
    localStorage.setItem(storageKey, next)
    setTheme(next)
  }

  return <ThemeContext value={{ theme, setTheme: choose }}>{children}</ThemeContext>
}

export function useTheme() {
  const context = useContext(ThemeContext)
  if (!context) throw new Error('useTheme must be used within a ThemeProvider')
  return context
}

function storedTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function paintBrowserBar() {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground')
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground)
}
