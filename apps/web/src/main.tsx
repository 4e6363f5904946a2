import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { CrashScreen } from '#app/crash-screen.tsx'
import { loadFirstScreen } from '#app/first-screen.ts'
import '#ui/styles.css'

// Some components add a <style>, which the page's CSP only allows with its nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
if (nonce) setNonce(nonce)

const root = createRoot(document.querySelector('#root') as HTMLElement, {
  onUncaughtError(error) {
    reportError(error)
    root.render(<CrashScreen />)
  },
})

function show() {
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

// The font is preloaded, and text shown before it has loaded would stay in the fallback font.
const font = Promise.race([
  document.fonts.load('1em "Inter Variable"'),
  new Promise((resolve) => setTimeout(resolve, 300)),
])

// If preloading fails, the screen loads its code again when shown.
void Promise.all([loadFirstScreen(), font]).then(show, show)
